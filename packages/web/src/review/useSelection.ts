import type { Answer, Decision, Reviewed } from '@luftschloss/bots/review';
import type { Seat } from '@luftschloss/engine/kernel';
import { useEffect, useMemo, useState } from 'react';
import { screenOf } from '../games/index.ts';
import type { SeatAtTable } from '../table/link.ts';
import { shownSeats } from '../table/names.ts';
import { storyOf } from '../table/played-game.ts';
import type { Telling } from '../table/telling.ts';
import { useTelling } from '../table/useTelling.ts';
import { useWords } from '../words/language.ts';
import type { FinishedGame } from './finished-game.ts';
import { knownOf, momentsOf, roundAt } from './moments.ts';
import { ownSeat } from './own-seat.ts';
import { type ReviewControls, useReview } from './useReview.ts';
import { type Measure, measureOf } from './worth-words.ts';

export const BOARD_VIEWS = ['before', 'played', 'better', 'both'] as const;
export type BoardShows = (typeof BOARD_VIEWS)[number];

/** One selection for curve, list, board and card. */
export interface ReviewSelection {
  readonly finished: FinishedGame;
  readonly seat: Seat;
  /** The reader's own seat; `null` where nobody knows whose game it was, or several people sat around the screen. */
  readonly me: Seat | null;
  readonly seats: readonly SeatAtTable[];
  readonly telling: Telling;
  readonly review: ReviewControls;
  readonly moments: readonly Reviewed[]; // the costliest first
  readonly selected: Reviewed | null;
  readonly board: BoardShows;
  roundAt(step: number): number | undefined;
  /** How two answers to a decision are told apart. */
  measure(played: Answer, better: Answer | null): Measure;
  /** Something that could be done at a decision, in words. */
  inWords(step: number, action: unknown): string;
  select(step: number): void;
  /** To a neighbour of the selected decision. */
  go(by: 1 | -1): void;
  show(board: BoardShows): void;
  sit(seat: Seat): void;
}

export function useSelection(finished: FinishedGame, asked: Seat | null): ReviewSelection {
  const words = useWords();
  const { playedGame } = finished;
  const { record, rules } = playedGame;
  const seats = useMemo(
    () =>
      shownSeats(
        record.seats.map(({ name, bot }) => ({ name, bot: bot ?? null })),
        'local',
        words,
      ),
    [record, words],
  );
  const [seat, setSeat] = useState(() => firstSeat(seats, asked));
  const me = useMemo(() => ownSeat(finished, asked), [finished, asked]);
  const review = useReview(finished, seat);
  const [chosen, setChosen] = useState<number | null>(null);
  const [board, show] = useState<BoardShows>('both');
  const telling = useTelling({ game: rules.id, seats, viewer: seat });
  const rounds = useMemo(() => {
    const opens = screenOf(rules.id)?.opensRound;
    return roundAt(storyOf(playedGame, seat), opens && ((event) => opens(event, seats.length)));
  }, [playedGame, rules, seat, seats.length]);
  const known = knownOf(review.review);
  const moments = momentsOf(review.review);
  const selected = known.find(({ step }) => step === chosen) ?? moments[0] ?? known[0] ?? null;
  return {
    finished,
    seat,
    me,
    seats,
    telling,
    review,
    moments,
    selected,
    board,
    roundAt: rounds,
    measure: (played, better) => measureOf(played, better, !screenOf(rules.id)?.sharedCastles),
    inWords: (step, action) => telling.action((review.run.decisions.get(step) as Decision).view, action as Decision['action']),
    select: setChosen,
    go(by) {
      const at = selected ? known.indexOf(selected) : -1;
      const next = known[at + by];
      if (next) setChosen(next.step);
    },
    show,
    sit(next) {
      setSeat(next);
      setChosen(null);
    },
  };
}

/** Whoever the address names, or the first person at the table. */
function firstSeat(seats: readonly SeatAtTable[], asked: Seat | null): Seat {
  if (asked !== null && asked < seats.length) return asked;
  return Math.max(
    0,
    seats.findIndex(({ bot }) => bot === null),
  );
}

const NEXT_BOARD: { readonly [B in BoardShows]: BoardShows } = { before: 'played', played: 'better', better: 'both', both: 'before' };

/** J and K go from decision to decision, 1 to 3 to the moments, B to the next thing that the board can show. */
export function useSelectionKeys(selection: ReviewSelection, awake: boolean): void {
  useEffect(() => {
    if (!awake) return;
    const pressed = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const writing = target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;
      if (ctrlKey || metaKey || altKey || writing) return;
      const { moments, board } = selection;
      const keys: { readonly [key: string]: () => void } = {
        j: () => selection.go(1),
        k: () => selection.go(-1),
        b: () => selection.show(NEXT_BOARD[board]),
        ...Object.fromEntries(moments.map(({ step }, index) => [String(index + 1), () => selection.select(step)])),
      };
      const does = keys[key.toLowerCase()];
      if (!does) return;
      event.preventDefault();
      does();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [selection, awake]);
}
