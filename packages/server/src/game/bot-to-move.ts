import type { Seat } from '@luftschloss/engine/kernel';
import { botAt, type LogState } from './log-state.ts';
import type { Position } from './position.ts';

/**
 * The seat whose bot moves now. A bot that stands in for somebody who was late lets another late player go first where the rules give them precedence: the table
 * waits for that player anyway.
 */
export function botToMove(logState: Pick<LogState, 'toAct' | 'standIns' | 'late' | 'table'>, { rules, state }: Position): Seat | undefined {
  const isLate = (seat: Seat): boolean => logState.late.includes(seat);
  const waits = (seat: Seat): boolean =>
    isLate(seat) && (rules.yieldsTo?.(state, seat) ?? []).some((other) => isLate(other) && botAt(logState, other) === null);
  return logState.toAct.find((seat) => botAt(logState, seat) !== null && !waits(seat));
}
