import type { Fact } from '@luftschloss/engine/kernel';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Attempt, MomentTable } from '../table/moment-table.ts';
import { type Thinker, workerThinker } from '../table/thinker.ts';
import type { WeighedAnswer } from '../table/weigh-answer.ts';
import { keepTry } from './progress.ts';
import type { Puzzle } from './puzzle.ts';
import { doneOf, isEnough, isRight, judged, LOT, NO_LOTS, type Verdict, verdictOn, withLot } from './verdict.ts';

/** `asking`: nothing is done yet. `weighing`: an answer that nobody thought of is played through. `answered`: there is a verdict. `failed`: there is none. */
export type Phase = 'asking' | 'weighing' | 'answered' | 'failed';

export interface PuzzleControls {
  readonly puzzle: Puzzle;
  readonly link: MomentTable;
  readonly attempt: Attempt;
  readonly phase: Phase;
  readonly verdict: Verdict | null;
  readonly done: number; // of the weighing, from 0 to 1
  readonly shown: number; // counted up when the solution is to be laid out
  readonly reasons: readonly (readonly Fact[])[] | null; // what speaks for each stored answer
  readonly tried: unknown; // the last answer that was not right, or null
  show(): void;
  again(): void;
}

interface Judged {
  readonly answer: unknown;
  readonly verdict: Verdict | null;
  readonly done: number;
  readonly failed?: true;
}

/** A puzzle that is being solved; how it went is kept in this browser. */
export function usePuzzle(puzzle: Puzzle): PuzzleControls {
  const { game, id, answers, position, seat } = puzzle;
  const link = useMemo(() => new MomentTable({ id: `puzzle-${id}`, position, seat }), [id, position, seat]);
  const attempt = useSyncExternalStore(link.subscribe, link.attempt);
  const [thinker, setThinker] = useState<Thinker | null>(null);
  const [judging, setJudging] = useState<Judged | null>(null);
  const [shown, setShown] = useState(0);
  const [tried, setTried] = useState<unknown>(null);
  const reasons = useReasons(puzzle, thinker);
  useEffect(() => {
    const made = workerThinker();
    setThinker(made);
    return () => made.close();
  }, []);
  const { answer } = attempt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer is judged once, and showing the solution afterwards changes nothing.
  useEffect(() => {
    if (!answer || !thinker) return;
    let left = false;
    const told = (judged: Judged): void => {
      if (left) return;
      setJudging(judged);
      if (!judged.verdict) return;
      const right = isRight(judged.verdict);
      if (!right) setTried(answer);
      keepTry(localStorage, game, id, right && shown === 0);
    };
    const known = verdictOn(answers, answer);
    if (known) told({ answer, verdict: known, done: 1 });
    else weighedLive(puzzle, thinker, answer, told, () => left).catch(() => told({ answer, verdict: null, done: 0, failed: true }));
    return () => {
      left = true;
    };
  }, [answer, thinker]);
  const current = answer && judging?.answer === answer ? judging : null;
  const show = useCallback(() => {
    if (link.attempt().answer) link.undo();
    setShown((count) => count + 1);
  }, [link]);
  return {
    puzzle,
    link,
    attempt,
    phase: !answer ? 'asking' : phaseOf(current),
    verdict: current?.verdict ?? null,
    done: current?.done ?? 0,
    shown,
    reasons,
    tried,
    show,
    again: link.undo,
  };
}

function phaseOf(judged: Judged | null): Phase {
  if (judged?.failed) return 'failed';
  return judged?.verdict ? 'answered' : 'weighing';
}

/** Plays the answer through against the best one, lot after lot, until it is clear what it is worth. */
async function weighedLive(
  { game, view, answers, id }: Puzzle,
  thinker: Thinker,
  answer: unknown,
  told: (judged: Judged) => void,
  isOver: () => boolean,
): Promise<void> {
  let lots = NO_LOTS;
  told({ answer, verdict: null, done: 0 });
  while (!isOver() && !isEnough(lots)) {
    const weigh = { actions: [answers[0].action, answer], worlds: LOT };
    const reply = await thinker.think({ game, bot: 'hard', view, seed: `puzzle ${id} lot ${lots.worlds}`, weigh });
    const [, mine] = reply as readonly WeighedAnswer[];
    lots = withLot(lots, mine.behind, mine.standardError);
    told({ answer, verdict: isEnough(lots) ? judged(lots.behind, lots.standardError) : null, done: doneOf(lots) });
  }
}

/** What speaks for each of the answers that were weighed beforehand; `null` until somebody has said it. */
function useReasons({ game, view, answers, id }: Puzzle, thinker: Thinker | null): readonly (readonly Fact[])[] | null {
  const [reasons, setReasons] = useState<readonly (readonly Fact[])[] | null>(null);
  useEffect(() => {
    let left = false;
    const weigh = { actions: answers.map(({ action }) => action), worlds: 0 };
    thinker?.think({ game, bot: 'hard', view, seed: `puzzle ${id}`, weigh }).then(
      (reply) => !left && setReasons((reply as readonly WeighedAnswer[]).map((each) => each.reasons)),
      () => {
        // Numbers say it, too.
      },
    );
    return () => {
      left = true;
    };
  }, [game, view, answers, id, thinker]);
  return reasons;
}
