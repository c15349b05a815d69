import type { RecordedAction, Seat } from '@luftschloss/engine/kernel';
import type { Clocks, Proposal } from '@luftschloss/protocol';
import type { Table } from '../table/table.ts';
import { afterReturn, type Deadline, newClocks, nextDeadline, turnClocks } from './clocks.ts';
import type { Entry, EntryBody } from './entry.ts';
import { Outages } from './outages.ts';

/** What the log alone tells of a game, without knowing its rules. */
export interface Course {
  readonly table: Pick<Table, 'pace' | 'chairs'>;
  readonly outages: Outages;
  /** Of the last entry. */
  number: number;
  lastAt: number;
  toAct: readonly Seat[];
  /** By seat: the entry after which it last came to be asked. */
  askedAt: readonly number[];
  /** Actions that still stand, and the number of the entry that each came with. */
  readonly actions: RecordedAction[];
  readonly actionNumbers: number[];
  /** The number that each id was stored under. */
  readonly numbers: Map<string, number>;
  /** Bots in the place of people who were late, by seat. */
  readonly standIns: (string | null)[];
  late: readonly Seat[];
  clocks: Clocks;
  proposal: Proposal | null;
  stopped: boolean;
}

export function newCourse(table: Pick<Table, 'pace' | 'chairs'>, toAct: readonly Seat[], began: number, outages = new Outages()): Course {
  const course: Course = {
    table,
    outages,
    number: 0,
    lastAt: began,
    toAct,
    askedAt: table.chairs.map(() => 0),
    actions: [],
    actionNumbers: [],
    numbers: new Map(),
    standIns: table.chairs.map(() => null),
    late: [],
    clocks: newClocks(table.pace, table.chairs.length, began),
    proposal: null,
    stopped: false,
  };
  course.clocks = turnClocks(course.clocks, table.pace, began, peopleToAct(course));
  return course;
}

/** The bot that moves a seat now, or `null` for a person. */
export function botAt(course: Course, seat: Seat): string | null {
  return course.standIns[seat] ?? course.table.chairs[seat].bot;
}

function peopleToAct(course: Course): readonly Seat[] {
  return course.toAct.filter((seat) => botAt(course, seat) === null);
}

/** People who have a say: not bots, and not those whom a bot stands in for. */
export function peopleAtTable(course: Course): readonly Seat[] {
  return course.table.chairs.map((_, seat) => seat).filter((seat) => botAt(course, seat) === null);
}

export function follow(course: Course, entry: Entry): void {
  course.number = entry.number;
  course.lastAt = entry.at;
  course.numbers.set(entry.id, entry.number);
  course.askedAt = course.askedAt.map((asked, seat) => (entry.toAct.includes(seat) && !course.toAct.includes(seat) ? entry.number : asked));
  course.toAct = entry.toAct;
  followBody(course, entry.body, entry.number);
  const lost = course.outages.between(course.clocks.since, entry.at);
  course.clocks = turnClocks(course.clocks, course.table.pace, entry.at, peopleToAct(course), lost);
}

export function deadlineOf({ clocks, table, late, outages }: Course): Deadline | null {
  return nextDeadline(clocks, table.pace, late, outages.since(clocks.since));
}

/** As people who read them now must understand them: with everything behind that cost no time. */
export function readableClocks({ clocks, outages }: Course): Clocks {
  const lost = outages.since(clocks.since);
  return lost === 0 ? clocks : { ...clocks, since: clocks.since + lost };
}

function followBody(course: Course, body: EntryBody, number: number): void {
  switch (body.type) {
    case 'act':
      course.actions.push({ seat: body.seat, action: body.action });
      course.actionNumbers.push(number);
      course.late = course.late.filter((seat) => seat !== body.seat);
      course.proposal = null;
      return;
    case 'undo':
      course.actions.length = body.keep;
      course.actionNumbers.length = body.keep;
      course.proposal = null;
      return;
    case 'ask-undo':
      course.proposal = { seat: body.seat, keep: body.keep, agreed: [body.seat] };
      return;
    case 'answer-undo':
      course.proposal = course.proposal && body.agree ? { ...course.proposal, agreed: [...course.proposal.agreed, body.seat] } : null;
      return;
    case 'late':
      course.late = [...course.late, body.seat];
      return;
    case 'take-over':
      course.standIns[body.seat] = body.bot;
      course.late = course.late.filter((seat) => seat !== body.seat);
      return;
    case 'come-back':
      course.standIns[body.seat] = null;
      course.clocks = afterReturn(course.clocks, course.table.pace, body.seat);
      return;
    case 'stop':
      course.stopped = true;
      course.proposal = null;
  }
}
