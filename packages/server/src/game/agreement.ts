import { type Seat, type Taken, undoable } from '@luftschloss/engine/kernel';
import { botAt, type Course, peopleAtTable, protectedActions } from './course.ts';

const DAY = 86_400_000;

/** How many of the last actions a seat may take back without asking anybody. Alone with bots, what they did in between goes with it. */
export function takenBackAlone(course: Course, taken: readonly Taken[], seat: Seat): number {
  if (course.standIns[seat] !== null) return 0;
  const others = peopleAtTable(course).some((each) => each !== seat);
  const unasked = others ? [] : course.table.chairs.map((_, each) => each).filter((each) => each !== seat);
  const from = protectedActions(course);
  return undoable(from === 0 ? taken : taken.slice(from), seat, unasked);
}

/** Only ever to before a decision of one's own: nobody lets a bot think again. */
export function mayTakeBackAlone(course: Course, taken: readonly Taken[], seat: Seat, keep: number): boolean {
  return taken.length - keep <= takenBackAlone(course, taken, seat) && taken[keep].seat === seat;
}

/** Everybody else who is there. Whoever lets a clock run out is not. */
export function whoMustAgreeToEnd(course: Course, seat: Seat): readonly Seat[] {
  return peopleAtTable(course).filter((each) => each !== seat && !course.late.includes(each));
}

/** Until when one person alone has to wait for those whom a bot stands in for, before the game may be ended over their heads; `null`: not any more. */
export function stillExpected(course: Course, seat: Seat, now: number): number | null {
  const { pace } = course.table;
  const patience = pace.type === 'days' ? pace.days * DAY : DAY;
  const until = course.awaySince.map((since, each) =>
    each === seat || since === null || botAt(course, each) === null ? 0 : since + patience,
  );
  const last = Math.max(0, ...until);
  return last > now ? last : null;
}
