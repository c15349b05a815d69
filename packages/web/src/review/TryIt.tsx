import './try-it.css';
import type { Decision, Finding, Reviewed } from '@luftschloss/bots/review';
import type { Words } from '@luftschloss/words';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { BesideTable } from '../table/BesideTable.tsx';
import { type Guide, GuideContext } from '../table/guide.ts';
import { MomentTable } from '../table/moment-table.ts';
import { takenBack } from '../table/played-game.ts';
import { Table } from '../table/TablePage.tsx';
import { useLanguage } from '../words/language.ts';
import { type ReviewPool, workerPool } from './review-pool.ts';
import type { ReviewSelection } from './useSelection.ts';
import { type Verdict, verdictAtOnce, verdictFrom } from './verdict.ts';
import { worthWords } from './worth-words.ts';

interface TryItProps {
  selection: ReviewSelection;
  moment: Reviewed; // something better was found
  back(): void;
}

/** The real table at that moment, without the answer: that comes after one has acted. */
export function TryIt({ selection, moment, back }: TryItProps) {
  const { finished, seat } = selection;
  const { step } = moment;
  const link = useMemo(
    () => new MomentTable({ id: `try-${step}`, position: takenBack(finished.playedGame, step), seat }),
    [finished, seat, step],
  );
  const { answer, laid } = useSyncExternalStore(link.subscribe, link.attempt);
  const [shown, setShown] = useState(0); // counted up when the answer is to be laid out
  const { tryIt } = useLanguage().words.review;
  const guide = useMemo(
    (): Guide => ({
      asks: answer === null,
      task: tryIt.title(),
      wanted: shown > 0 ? (moment.finding?.better?.action ?? null) : null,
      shown,
      held: () => {},
      setHelp: () => {},
    }),
    [answer, shown, moment, tryIt],
  );
  const show = (): void => {
    if (answer) link.undo();
    setShown(shown + 1);
  };
  return (
    <div data-style="try-it">
      <BesideTable
        panel={
          <Answer
            key={laid}
            selection={selection}
            moment={moment}
            tried={answer}
            shown={shown > 0}
            show={show}
            again={link.undo}
            back={back}
          />
        }
      >
        <GuideContext value={guide}>
          <Table key={laid} link={link} />
        </GuideContext>
      </BesideTable>
    </div>
  );
}

interface AnswerProps extends TryItProps {
  tried: unknown; // `null` before anything was done
  shown: boolean; // the answer lies on the table
  show(): void;
  again(): void;
}

function Answer({ selection, moment, tried, shown, show, again, back }: AnswerProps) {
  const { words } = useLanguage();
  const { tryIt, head, moment: said } = words.review;
  const verdict = useVerdict(selection, moment, tried);
  const { played, better } = moment.finding as Finding;
  const compared = verdict?.worth && comparedWords(words, selection, verdict.worth);
  const answered = shown || verdict?.kind === 'found' || verdict?.kind === 'good';
  return (
    <section className="try-panel sheet" aria-labelledby="try-title">
      <header>
        <h1 id="try-title">{tryIt.title()}</h1>
      </header>
      <div className="told" aria-live="polite" data-testid="try-answer">
        {tried === null && !shown && <p>{tryIt.task()}</p>}
        {tried === null && <p className="was">{said.playedLabel({ action: selection.inWords(moment.step, played.action) })}</p>}
        {tried !== null && !verdict && <p>{tryIt.thinking()}</p>}
        {verdict && <p className={`verdict ${verdict.kind}`}>{verdict.kind === 'failed' ? head.failed() : tryIt[verdict.kind]()}</p>}
        {compared && compared.yours !== compared.best && <p>{tryIt.worth(compared)}</p>}
        {answered && better && <p className="answer">{tryIt.answer({ action: selection.inWords(moment.step, better.action) })}</p>}
      </div>
      <p className="panel-buttons">
        {tried !== null && (
          <button type="button" className="primary" onClick={again} data-testid="try-again">
            {tryIt.again()}
          </button>
        )}
        {!answered && (
          <button type="button" onClick={show}>
            {tryIt.show()}
          </button>
        )}
        <button type="button" onClick={back} data-testid="try-back">
          {tryIt.back()}
        </button>
      </p>
    </section>
  );
}

/** What was tried is weighed against the best, unless it is known already. */
function useVerdict({ finished, review }: ReviewSelection, { step, finding }: Reviewed, tried: unknown): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const pool = useRef<ReviewPool | null>(null);
  const decision = review.run.decisions.get(step) as Decision;
  const game = finished.playedGame.rules.id;
  useEffect(() => () => pool.current?.close(), []);
  useEffect(() => {
    if (tried === null || !finding) return;
    const known = verdictAtOnce(finding, tried);
    if (known) {
      setVerdict(known);
      return;
    }
    let current = true;
    pool.current ??= workerPool(1);
    const task = {
      step,
      look: { name: 'try', worlds: 60, keep: 1, stake: finding.stake, rivals: [finding.better?.action ?? finding.played.action] },
    };
    pool.current.ask({ game, decision: { ...decision, action: tried as Decision['action'] }, task }).then(
      (result) => current && setVerdict(verdictFrom(result, finding)),
      () => current && setVerdict(verdictFrom(null, finding)),
    );
    return () => {
      current = false;
    };
  }, [tried, finding, step, game, decision]);
  return tried === null ? null : verdict;
}

function comparedWords(
  words: Words,
  { measure }: ReviewSelection,
  { yours, best }: NonNullable<Verdict['worth']>,
): { yours: string; best: string } {
  const told = measure(yours, best);
  return { yours: worthWords(words, yours, told), best: worthWords(words, best, told) };
}
