import './decisions.css';
import type { Reviewed } from '@luftschloss/bots/review';
import type { Words } from '@luftschloss/words';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../words/language.ts';
import { summaryOf } from './moments.ts';
import type { ReviewSelection } from './useSelection.ts';
import { ANY_CHANCE } from './worth-words.ts';

/** Accuracy in one number, and every decision with what it cost. */
export function DecisionList({ selection, picked }: { selection: ReviewSelection; picked(): void }) {
  const { list } = useLanguage().words.review;
  const { review } = selection.review;
  const { accuracy, among, of } = summaryOf(review);
  const alone = selection.seats.length === 1;
  return (
    <section className="decisions sheet" aria-labelledby="decisions-title">
      <details className="accuracy">
        <summary>
          <b data-testid="accuracy">{accuracy === null ? list.waiting() : Math.round(accuracy)}</b>
          <span>
            <strong>{list.accuracy()}</strong>
            <small>{list.accuracyOf({ among, of })}</small>
          </span>
        </summary>
        <p>{list.accuracyHelp()}</p>
      </details>
      <p className="list-head">
        <strong id="decisions-title">{list.title()}</strong>
        <small>{alone ? list.costPoints() : list.costChance()}</small>
      </p>
      <ol>
        {review.decisions.map((each) => (
          <Row key={each.step} selection={selection} reviewed={each} picked={picked} />
        ))}
      </ol>
      <p className="small note">{list.note()}</p>
    </section>
  );
}

function Row({ selection, reviewed, picked }: { selection: ReviewSelection; reviewed: Reviewed; picked(): void }) {
  const { list } = useLanguage().words.review;
  const { finished, selected, moments, select, roundAt, inWords } = selection;
  const { step, finding } = reviewed;
  const isSelected = selected?.step === step;
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const round = roundAt(step);
  const number = moments.findIndex((each) => each.step === step) + 1;
  const choose = (): void => {
    select(step);
    picked();
  };
  return (
    <li>
      <button ref={row} type="button" aria-pressed={isSelected} disabled={!finding} onClick={choose} data-testid="decision">
        <span className="round">
          {round !== undefined && (
            <>
              <span className="visually-hidden">{list.inRound({ round })}</span>
              <span aria-hidden="true">{round}</span>
            </>
          )}
        </span>
        <span className="what">{inWords(step, finished.playedGame.record.actions[step].action)}</span>
        {number > 0 && <span className="number">{number}</span>}
        <Cost reviewed={reviewed} />
      </button>
    </li>
  );
}

/** A cost of so much fills the bar. */
const WHOLE_BAR = { chance: 0.3, points: 15 };

function Cost({ reviewed: { finding } }: { reviewed: Reviewed }) {
  const { list } = useLanguage().words.review;
  if (!finding) return <span className="cost">{list.waiting()}</span>;
  if (!finding.better) return <span className="cost">{list.best()}</span>;
  const { chance, points } = finding.cost;
  const share = chance === null || chance < ANY_CHANCE ? points / WHOLE_BAR.points : chance / WHOLE_BAR.chance;
  return (
    <span className="cost costly">
      <i style={{ inlineSize: `${Math.max(4, Math.min(1, share) * 34)}px` }} />
      {costWords(list, chance, points)}
    </span>
  );
}

function costWords(list: Words['review']['list'], chance: number | null, points: number): string {
  if (chance === null) return list.points({ cost: -Math.round(points) });
  return chance < ANY_CHANCE ? list.pointsLost({ cost: -Math.round(points) }) : list.chance({ cost: -chance });
}
