import './moment.css';
import type { Answer, Finding, Reviewed } from '@luftschloss/bots/review';
import type { Words } from '@luftschloss/words';
import PlayOn from '../branches/PlayOn.tsx';
import { useLanguage } from '../words/language.ts';
import { isTelling, sourceWords } from './source-words.ts';
import type { ReviewSelection } from './useSelection.ts';
import { type Measure, worthWords } from './worth-words.ts';

interface MomentCardProps {
  selection: ReviewSelection;
  selected: Reviewed;
  steps: boolean; // the way to other decisions is here and not elsewhere
  tryIt(): void;
}

/** One decision: what was played, what would have been better, and why. */
export function MomentCard({ selection, selected, steps, tryIt }: MomentCardProps) {
  const { moment } = useLanguage().words.review;
  const { finished, seat, inWords, roundAt } = selection;
  const { step, finding } = selected;
  const { record } = finished.playedGame;
  return (
    <div className={`moment sheet ${finding?.better ? 'costly' : ''}`} data-testid="moment">
      {steps && <Where selection={selection} selected={selected} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="moment-text" tabIndex={0} aria-labelledby="moment-title">
        <h2 id="moment-title">
          {finding?.better
            ? moment.betterLabel({ action: inWords(step, finding.better.action) })
            : moment.playedLabel({ action: inWords(step, record.actions[step].action) })}
        </h2>
        {!finding && <p>{moment.notYet()}</p>}
        {finding && !finding.better && <p>{moment.nothingBetter()}</p>}
        {finding && <Bars finding={finding} measure={selection.measure(finding.played, finding.better)} />}
        {finding?.better && <Why selection={selection} finding={finding} better={finding.better} />}
      </section>
      <p className="moment-actions">
        {finding?.better && (
          <button type="button" className="primary" onClick={tryIt} data-testid="try-it">
            {moment.tryIt()}
          </button>
        )}
        <PlayOn left={async () => ({ id: finished.id, record, address: finished.address })} step={step} seat={seat} round={roundAt(step)} />
      </p>
    </div>
  );
}

/** The moments that cost most are one press away, and so are the decisions before and after. */
export function Where({ selection, selected }: { selection: ReviewSelection; selected: Reviewed }) {
  const { moment } = useLanguage().words.review;
  const { moments, roundAt, go, select } = selection;
  const round = roundAt(selected.step);
  return (
    <div className="where">
      {moments.map(({ step }, index) => (
        <button
          key={step}
          type="button"
          className="to-moment"
          aria-pressed={step === selected.step}
          aria-label={moment.number({ number: index + 1, count: moments.length })}
          onClick={() => select(step)}
          data-testid="to-moment"
        >
          {index + 1}
        </button>
      ))}
      <span>{round === undefined ? moment.decision() : moment.round({ round })}</span>
      <button type="button" onClick={() => go(-1)} aria-label={moment.previous()} aria-keyshortcuts="K">
        ◂
      </button>
      <button type="button" onClick={() => go(1)} aria-label={moment.next()} aria-keyshortcuts="J">
        ▸
      </button>
    </div>
  );
}

/** A cost that hardly differs from game to game still has a spread. */
const LEAST_ERROR = 0.1;

/** How long the bar of an answer is, from 0 to 1, and how much of it is a point or a whole chance. Of a lead, the middle is even. */
function scaleOf(measure: Measure, { played, better }: Finding): { length(answer: Answer): number; unit: number } {
  if (measure === 'chance') return { length: ({ chance }) => chance ?? 0, unit: 1 };
  const most = Math.max(1, ...[played, better ?? played].map(({ points }) => Math.abs(points)));
  return measure === 'points'
    ? { length: ({ points }) => points / most, unit: 1 / most }
    : { length: ({ points }) => 0.5 + points / (2 * most), unit: 1 / (2 * most) };
}

/** Bars with the spread of the difference as a line at the end of the better one. */
function Bars({ finding, measure }: { finding: Finding; measure: Measure }) {
  const { words } = useLanguage();
  const { moment } = words.review;
  const { played, better, cost, worlds } = finding;
  const { length, unit } = scaleOf(measure, finding);
  const share = (answer: Answer): number => Math.max(0, Math.min(1, length(answer)));
  const spread = unit * ((measure === 'chance' ? cost.chanceError : cost.pointsError) ?? 0);
  const bars = [
    { kind: 'played', title: moment.played(), answer: played, spread: 0 },
    ...(better ? [{ kind: 'better', title: moment.better(), answer: better, spread }] : []),
  ];
  return (
    <>
      <dl className="bars">
        {bars.map(({ kind, title, answer, spread: half }) => (
          <div key={kind} className={kind}>
            <dt>{title}</dt>
            <dd>
              <span className="bar" aria-hidden="true">
                <i style={{ inlineSize: `${100 * share(answer)}%` }} />
                {half > 0 && (
                  <b
                    style={{
                      insetInlineStart: `${100 * Math.max(0, share(answer) - half)}%`,
                      inlineSize: `${100 * Math.min(1, 2 * half)}%`,
                    }}
                  />
                )}
              </span>
              <strong>{worthWords(words, answer, measure)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small">
        {GAMES_IN_WORDS[measure](moment, worlds)}
        {better && <> · {moment.pointsMore({ points: cost.points, error: Math.max(LEAST_ERROR, cost.pointsError) })}</>}
      </p>
    </>
  );
}

const GAMES_IN_WORDS: { readonly [M in Measure]: (moment: Words['review']['moment'], worlds: number) => string } = {
  chance: (moment, worlds) => moment.games({ worlds }),
  lead: (moment, worlds) => moment.gamesLead({ worlds }),
  points: (moment, worlds) => moment.gamesAlone({ worlds }),
};

/** What both have in common explains nothing. */
function Why({ selection, finding, better }: { selection: ReviewSelection; finding: Finding; better: Answer }) {
  const language = useLanguage();
  const { moment } = language.words.review;
  const { telling, inWords, selected, finished } = selection;
  const { played } = finding;
  const told = (answer: Answer, other: Answer): string[] => {
    const known = new Set(other.reasons.map((fact) => JSON.stringify(fact)));
    return answer.reasons.filter((fact) => !known.has(JSON.stringify(fact))).map(telling.hint);
  };
  const [forBetter, forPlayed] = [told(better, played), told(played, better)];
  return (
    <div className="why">
      {forBetter.length > 0 && <Reasons title={moment.effects()} reasons={forBetter} kind="better" />}
      {finding.sources && !isTelling(finding.sources) && <p>{moment.sourcesUnclear({ worlds: finding.sources.worlds })}</p>}
      {finding.sources && isTelling(finding.sources) && (
        <Reasons
          title={moment.sources({ worlds: finding.sources.worlds })}
          reasons={sourceWords(language, finished.playedGame.rules.id, finding.sources)}
          kind="sources"
        />
      )}
      {forBetter.length + forPlayed.length === 0 && <p>{moment.sameAtOnce()}</p>}
      <p className="was">{moment.playedLabel({ action: inWords(selected?.step ?? 0, played.action) })}</p>
      {forPlayed.length > 0 && <Reasons title={moment.effects()} reasons={forPlayed} kind="played" />}
    </div>
  );
}

function Reasons({ title, reasons, kind }: { title: string; reasons: readonly string[]; kind: string }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={kind}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}
