import { type Seat, type Taken, undoable } from '@luftschloss/engine/kernel';
import { botAt, type LogState, peopleAtTable, protectedActions } from './log-state.ts';

const DAY = 86_400_000;

/** How many of the last actions a seat may take back without asking anybody. Alone with bots, what they did in between goes with it. */
export function takenBackAlone(logState: LogState, taken: readonly Taken[], seat: Seat): number {
  if (logState.standIns[seat] !== null) return 0;
  const others = peopleAtTable(logState).some((each) => each !== seat);
  const unasked = others ? [] : logState.table.chairs.map((_, each) => each).filter((each) => each !== seat);
  const from = protectedActions(logState);
  return undoable(from === 0 ? taken : taken.slice(from), seat, unasked);
}

/** Only ever to before a decision of one's own: nobody lets a bot think again. */
export function mayTakeBackAlone(logState: LogState, taken: readonly Taken[], seat: Seat, keep: number): boolean {
  return taken.length - keep <= takenBackAlone(logState, taken, seat) && taken[keep].seat === seat;
}

/** Everybody else who is there. Whoever lets a clock run out is not. */
export function whoMustAgreeToEnd(logState: LogState, seat: Seat): readonly Seat[] {
  return peopleAtTable(logState).filter((each) => each !== seat && !logState.late.includes(each));
}

/** Bots stand in for everybody else: until when the one who is left must wait for them before ending the game alone; `null`: no longer. */
export function stillExpected(logState: LogState, seat: Seat, now: number): number | null {
  const { pace } = logState.table;
  const patience = pace.type === 'days' ? pace.days * DAY : DAY;
  const until = logState.awaySince.map((since, each) =>
    each === seat || since === null || botAt(logState, each) === null ? 0 : since + patience,
  );
  const last = Math.max(0, ...until);
  return last > now ? last : null;
}
