import type { RecordedAction, Seat } from '@luftschloss/engine/kernel';
import type { Clocks, Ending, Proposal } from '@luftschloss/protocol';
import type { Table } from '../table/table.ts';
import { type Deadline, type Gain, gainOf, newClocks, nextDeadline, type Turn, turnClocks, withoutGains } from './clocks.ts';
import type { Entry, EntryBody } from './entry.ts';
import { Outages } from './outages.ts';

/** What the log alone tells of a game, without knowing its rules. */
export interface LogState {
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
  /** Seats whose time is out and who have not decided since, even while a bot plays for them. */
  late: readonly Seat[];
  clocks: Clocks;
  gains: readonly Gain[];
  proposal: Proposal | null;
  ending: Ending | null;
  /** By seat: questions to the others since somebody last decided something. */
  questions: readonly number[];
  stopped: boolean;
}

export function newLogState(
  table: Pick<Table, 'pace' | 'chairs'>,
  toAct: readonly Seat[],
  began: number,
  outages = new Outages(),
): LogState {
  const logState: LogState = {
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
  const turn = { now: began, asked: toAct, asks: toAct, running: peopleToAct(logState), decided: null };
  logState.clocks = turnClocks(logState.clocks, table.pace, turn);
  return logState;
}

/** The bot that moves a seat now, or `null` for a person. */
export function botAt(logState: Pick<LogState, 'standIns' | 'table'>, seat: Seat): string | null {
  return logState.standIns[seat] ?? logState.table.chairs[seat].bot;
}

function peopleToAct(logState: LogState): readonly Seat[] {
  return logState.toAct.filter((seat) => botAt(logState, seat) === null);
}

/** People who have a say: not bots, and not those whom a bot stands in for. */
export function peopleAtTable(logState: LogState): readonly Seat[] {
  return logState.table.chairs.map((_, seat) => seat).filter((seat) => botAt(logState, seat) === null);
}

/** How many of the first actions nobody can take back now: whoever is away has decided them in person, and cannot be asked. */
export function protectedActions({ actions, byBot, standIns }: LogState): number {
  const away = standIns.flatMap((bot, seat) => (bot === null ? [] : [seat]));
  if (away.length === 0) return 0;
  for (let index = actions.length - 1; index >= 0; index--) if (!byBot[index] && away.includes(actions[index].seat)) return index + 1;
  return 0;
}

export function follow(logState: LogState, entry: Entry): void {
  const { body, at, toAct } = entry;
  logState.number = entry.number;
  logState.lastAt = at;
  logState.numbers.set(entry.id, entry.number);
  const asked = logState.toAct;
  logState.askedAt = logState.askedAt.map((before, seat) => (toAct.includes(seat) && !asked.includes(seat) ? entry.number : before));
  logState.toAct = toAct;
  const takenBack = body.type === 'undo' && logState.proposal === null;
  followBody(logState, body, entry);
  const turn: Turn = {
    now: at,
    asked,
    asks: toAct,
    running: peopleToAct(logState),
    decided: body.type === 'act' && !body.bot ? body.seat : null,
    takenBack,
    lost: logState.outages.between(logState.clocks.since, at),
  };
  logState.clocks = turnClocks(logState.clocks, logState.table.pace, turn);
  const gain = gainOf(logState.table.pace, turn, logState.actions.length);
  if (gain) logState.gains = [...logState.gains, gain];
}

export function deadlineOf({ clocks, table, late, outages }: LogState): Deadline | null {
  return nextDeadline(clocks, table.pace, late, outages.since(clocks.since));
}

/** Clocks for somebody who reads them now: time that cost nobody anything has been taken out. */
export function readableClocks({ clocks, outages }: LogState): Clocks {
  const lost = outages.since(clocks.since);
  return lost === 0 ? clocks : { ...clocks, since: clocks.since + lost };
}

/** What the others were asked has become pointless. */
function dropQuestions(logState: LogState): void {
  logState.proposal = null;
  logState.ending = null;
}

function followBody(logState: LogState, body: EntryBody, { number, at }: Entry): void {
  switch (body.type) {
    case 'act':
      logState.actions.push({ seat: body.seat, action: body.action });
      logState.actionNumbers.push(number);
      logState.byBot.push(body.bot === true);
      // Bots play on while people think about a question: what they do is taken back with the rest.
      if (body.bot) return;
      logState.late = logState.late.filter((seat) => seat !== body.seat);
      logState.questions = logState.questions.map(() => 0);
      dropQuestions(logState);
      return;
    case 'undo':
      logState.actions.length = body.keep;
      logState.actionNumbers.length = body.keep;
      logState.byBot.length = body.keep;
      logState.clocks = withoutGains(
        logState.clocks,
        logState.table.pace,
        logState.gains.filter(({ actions }) => actions > body.keep),
      );
      logState.gains = logState.gains.filter(({ actions }) => actions <= body.keep);
      dropQuestions(logState);
      return;
    case 'ask-undo':
      logState.proposal = { seat: body.seat, keep: body.keep, agreed: [body.seat] };
      countQuestion(logState, body.seat);
      return;
    case 'answer-undo':
      logState.proposal =
        logState.proposal && body.agree ? { ...logState.proposal, agreed: [...logState.proposal.agreed, body.seat] } : null;
      return;
    case 'ask-stop':
      logState.ending = { seat: body.seat, agreed: [body.seat] };
      countQuestion(logState, body.seat);
      return;
    case 'answer-stop':
      logState.ending = logState.ending && body.agree ? { ...logState.ending, agreed: [...logState.ending.agreed, body.seat] } : null;
      return;
    case 'late':
      logState.late = [...logState.late, body.seat];
      return;
    case 'take-over':
      logState.standIns[body.seat] = body.bot;
      logState.awaySince[body.seat] = at;
      dropQuestions(logState);
      return;
    case 'come-back':
      logState.standIns[body.seat] = null;
      logState.awaySince[body.seat] = null;
      dropQuestions(logState);
      return;
    case 'stop':
      logState.stopped = true;
      dropQuestions(logState);
      return;
  }
}

function countQuestion(logState: LogState, asker: Seat): void {
  logState.questions = logState.questions.map((count, seat) => (seat === asker ? count + 1 : count));
}
