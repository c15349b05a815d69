import type { RecordedAction, Seat } from '@luftschloss/engine/kernel';
import type { Clocks, Ending, Proposal } from '@luftschloss/protocol';
import type { Table } from '../table/table.ts';
import { type Deadline, type Gain, gainOf, newClocks, nextDeadline, type Turn, turnClocks, withoutGains } from './clocks.ts';
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
  /** For each of them: whether a bot decided it, in its own seat or in somebody's place. */
  readonly byBot: boolean[];
  /** The number that each id was stored under. */
  readonly numbers: Map<string, number>;
  /** Bots in the place of people who were late, by seat. */
  readonly standIns: (string | null)[];
  /** By seat: since when a bot stands in. */
  readonly awaySince: (number | null)[];
  /** Whose time is out and who has not decided since, whoever plays for them meanwhile. */
  late: readonly Seat[];
  clocks: Clocks;
  gains: readonly Gain[];
  proposal: Proposal | null;
  ending: Ending | null;
  /** By seat: questions to the others since somebody last decided something. */
  questions: readonly number[];
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
    byBot: [],
    numbers: new Map(),
    standIns: table.chairs.map(() => null),
    awaySince: table.chairs.map(() => null),
    late: [],
    clocks: newClocks(table.pace, table.chairs.length, began),
    gains: [],
    proposal: null,
    ending: null,
    questions: table.chairs.map(() => 0),
    stopped: false,
  };
  const turn = { now: began, asked: toAct, asks: toAct, running: peopleToAct(course), decided: null };
  course.clocks = turnClocks(course.clocks, table.pace, turn);
  return course;
}

/** The bot that moves a seat now, or `null` for a person. */
export function botAt(course: Pick<Course, 'standIns' | 'table'>, seat: Seat): string | null {
  return course.standIns[seat] ?? course.table.chairs[seat].bot;
}

function peopleToAct(course: Course): readonly Seat[] {
  return course.toAct.filter((seat) => botAt(course, seat) === null);
}

/** People who have a say: not bots, and not those whom a bot stands in for. */
export function peopleAtTable(course: Course): readonly Seat[] {
  return course.table.chairs.map((_, seat) => seat).filter((seat) => botAt(course, seat) === null);
}

/** How many of the first actions nobody can take back now: whoever is away has decided them in person, and cannot be asked. */
export function protectedActions({ actions, byBot, standIns }: Course): number {
  const away = standIns.flatMap((bot, seat) => (bot === null ? [] : [seat]));
  if (away.length === 0) return 0;
  for (let index = actions.length - 1; index >= 0; index--) if (!byBot[index] && away.includes(actions[index].seat)) return index + 1;
  return 0;
}

export function follow(course: Course, entry: Entry): void {
  const { body, at, toAct } = entry;
  course.number = entry.number;
  course.lastAt = at;
  course.numbers.set(entry.id, entry.number);
  const asked = course.toAct;
  course.askedAt = course.askedAt.map((before, seat) => (toAct.includes(seat) && !asked.includes(seat) ? entry.number : before));
  course.toAct = toAct;
  const takenBack = body.type === 'undo' && course.proposal === null;
  followBody(course, body, entry);
  const turn: Turn = {
    now: at,
    asked,
    asks: toAct,
    running: peopleToAct(course),
    decided: body.type === 'act' && !body.bot ? body.seat : null,
    takenBack,
    lost: course.outages.between(course.clocks.since, at),
  };
  course.clocks = turnClocks(course.clocks, course.table.pace, turn);
  const gain = gainOf(course.table.pace, turn, course.actions.length);
  if (gain) course.gains = [...course.gains, gain];
}

export function deadlineOf({ clocks, table, late, outages }: Course): Deadline | null {
  return nextDeadline(clocks, table.pace, late, outages.since(clocks.since));
}

/** As people who read them now must understand them: with everything behind that cost no time. */
export function readableClocks({ clocks, outages }: Course): Clocks {
  const lost = outages.since(clocks.since);
  return lost === 0 ? clocks : { ...clocks, since: clocks.since + lost };
}

/** What the others were asked has become pointless. */
function dropQuestions(course: Course): void {
  course.proposal = null;
  course.ending = null;
}

function followBody(course: Course, body: EntryBody, { number, at }: Entry): void {
  switch (body.type) {
    case 'act':
      course.actions.push({ seat: body.seat, action: body.action });
      course.actionNumbers.push(number);
      course.byBot.push(body.bot === true);
      // Bots play on while people think about a question: what they do is taken back with the rest.
      if (body.bot) return;
      course.late = course.late.filter((seat) => seat !== body.seat);
      course.questions = course.questions.map(() => 0);
      dropQuestions(course);
      return;
    case 'undo':
      course.actions.length = body.keep;
      course.actionNumbers.length = body.keep;
      course.byBot.length = body.keep;
      course.clocks = withoutGains(
        course.clocks,
        course.table.pace,
        course.gains.filter(({ actions }) => actions > body.keep),
      );
      course.gains = course.gains.filter(({ actions }) => actions <= body.keep);
      dropQuestions(course);
      return;
    case 'ask-undo':
      course.proposal = { seat: body.seat, keep: body.keep, agreed: [body.seat] };
      countQuestion(course, body.seat);
      return;
    case 'answer-undo':
      course.proposal = course.proposal && body.agree ? { ...course.proposal, agreed: [...course.proposal.agreed, body.seat] } : null;
      return;
    case 'ask-stop':
      course.ending = { seat: body.seat, agreed: [body.seat] };
      countQuestion(course, body.seat);
      return;
    case 'answer-stop':
      course.ending = course.ending && body.agree ? { ...course.ending, agreed: [...course.ending.agreed, body.seat] } : null;
      return;
    case 'late':
      course.late = [...course.late, body.seat];
      return;
    case 'take-over':
      course.standIns[body.seat] = body.bot;
      course.awaySince[body.seat] = at;
      dropQuestions(course);
      return;
    case 'come-back':
      course.standIns[body.seat] = null;
      course.awaySince[body.seat] = null;
      dropQuestions(course);
      return;
    case 'stop':
      course.stopped = true;
      dropQuestions(course);
      return;
  }
}

function countQuestion(course: Course, asker: Seat): void {
  course.questions = course.questions.map((count, seat) => (seat === asker ? count + 1 : count));
}
