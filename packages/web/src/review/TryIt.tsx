import './try-it.css';
import type { Decision, Finding, Reviewed } from '@luftschloss/bots/review';
import type { Words } from '@luftschloss/words';
import { useEffect, useMemo, useRef, useState } from 'react';
import { MomentTable } from '../table/moment-table.ts';
import { Table } from '../table/TablePage.tsx';
import { useLanguage } from '../words/language.ts';
import { type ReviewPool, workerPool } from './review-pool.ts';
import type { Desk } from './useDesk.ts';
import { type Verdict, verdictAtOnce, verdictFrom } from './verdict.ts';
import { measureOf, worthWords } from './worth-words.ts';

interface TryItProps {
  desk: Desk;
  moment: Reviewed; // something better was found
  back(): void;
}

/** The real table at that moment, without the answer: that comes after one has acted. */
export function TryIt({ desk, moment, back }: TryItProps) {
  const [tries, setTries] = useState(0);
  const [tried, setTried] = useState<unknown>(null);
  const { finished, seat } = desk;
  const link = useMemo(
    () =>
      new MomentTable({ id: `try-${moment.step}-${tries}`, playedGame: finished.playedGame, step: moment.step, seat, answered: setTried }),
    [finished, seat, moment.step, tries],
  );
  const again = (): void => {
    setTried(null);
    setTries(tries + 1);
  };
  return (
    <div data-style="try-it" className="try-page">
      <Answer key={tries} desk={desk} moment={moment} tried={tried} again={again} back={back} />
      <div className="try-table">
        <Table key={tries} link={link} />
      </div>
    </div>
  );
}

interface AnswerProps extends TryItProps {
  tried: unknown; // `null` before anything was done
  again(): void;
}

function Answer({ desk, moment, tried, again, back }: AnswerProps) {
  const { words } = useLanguage();
  const { tryIt } = words.review;
  const [shown, setShown] = useState(false);
  const verdict = useVerdict(desk, moment, tried);
  const { better } = moment.finding as Finding;
  const answered = shown || (verdict !== null && verdict.kind !== 'same' && verdict.kind !== 'worse');
  return (
    <section className="answer sheet" aria-labelledby="try-title">
      <h1 id="try-title">{tryIt.title()}</h1>
      <div aria-live="polite" data-testid="try-answer">
        {tried === null && !shown && <p>{tryIt.task()}</p>}
        {tried !== null && !verdict && <p>{tryIt.thinking()}</p>}
        {verdict && <p className={`verdict ${verdict.kind}`}>{tryIt[verdict.kind]()}</p>}
        {verdict?.worth && <p>{tryIt.worth(comparedWords(words, verdict.worth))}</p>}
        {answered && better && <p>{tryIt.answer({ action: desk.inWords(moment.step, better.action) })}</p>}
      </div>
      <p className="try-actions">
        {tried !== null && (
          <button type="button" className="primary" onClick={again} data-testid="try-again">
            {tryIt.again()}
          </button>
        )}
        {!answered && (
          <button type="button" onClick={() => setShown(true)}>
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
function useVerdict({ finished, review }: Desk, { step, finding }: Reviewed, tried: unknown): Verdict | null {
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
    const task = { step, look: { name: 'try', worlds: 60, keep: 1, rivals: [finding.better?.action ?? finding.played.action] } };
    pool.current.ask({ game, decision: { ...decision, action: tried as Decision['action'] }, task }).then(
      (result) => current && setVerdict(verdictFrom(result)),
      () => current && setVerdict({ kind: 'worse', worth: null }),
    );
    return () => {
      current = false;
    };
  }, [tried, finding, step, game, decision]);
  return tried === null ? null : verdict;
}

function comparedWords(words: Words, { yours, best }: NonNullable<Verdict['worth']>): { yours: string; best: string } {
  const measure = measureOf(yours, best);
  return { yours: worthWords(words, yours, measure), best: worthWords(words, best, measure) };
}
