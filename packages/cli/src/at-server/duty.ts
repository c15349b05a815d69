import type { Seat } from '@luftschloss/engine/kernel';
import type { Followed } from './followed.ts';

/** What somebody in a seat has to do next. */
export type Duty = 'wait' | 'decide' | 'come-back' | 'answer-undo' | 'answer-stop' | 'over' | 'stopped' | 'read-only' | 'unseated';

export function dutyOf({ card, seat, shown }: Followed): Duty {
  if (!card) return 'wait';
  if (seat === null) return 'unseated';
  if (!shown || card.status === 'gathering') return 'wait';
  const { situation } = shown;
  if (situation.readOnly !== null) return 'read-only';
  if (situation.result) return 'over';
  if (situation.stopped) return 'stopped';
  if (situation.standIns[seat] !== null) return 'come-back';
  if (isAsked(situation.proposal, seat)) return 'answer-undo';
  if (isAsked(situation.ending, seat)) return 'answer-stop';
  return situation.toAct.includes(seat) ? 'decide' : 'wait';
}

function isAsked(question: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null, seat: Seat): boolean {
  return question !== null && question.seat !== seat && !question.agreed.includes(seat);
}

/** Milliseconds to think: as many as were given, but never more than a small part of what the clock of the table has left. */
export function thinkingTime({ seat, shown }: Followed, wanted: number, now: number): number {
  const clocks = shown?.situation.clocks;
  if (!clocks || seat === null) return wanted;
  const left = clocks.left[seat] - (clocks.running.includes(seat) ? Math.max(0, now - clocks.since) : 0);
  return Math.max(LEAST, Math.min(wanted, Math.floor(left / DECISIONS_LEFT)));
}

const LEAST = 50;
/** A clock must last for so many more decisions. */
const DECISIONS_LEFT = 30;
