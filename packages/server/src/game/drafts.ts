import { botsFor, usualBot } from '@luftschloss/bots';
import { advance, type GameEvent, type Seat } from '@luftschloss/engine/kernel';
import { conflict, forbidden, Problem } from '../problem.ts';
import { mayTakeBackAlone, stillExpected, whoMustAgreeToEnd } from './agreement.ts';
import { botAt, type Course, peopleAtTable, protectedActions } from './course.ts';
import type { EntryBody } from './entry.ts';
import type { LiveGame } from './live-game.ts';
import { type Position, Unplayable } from './position.ts';

/** What is about to be written into a table's log, and where the game would stand then. */
export interface Draft {
  readonly body: EntryBody;
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

function playing(live: LiveGame) {
  if (live.table.status === 'gathering') throw conflict('not-started', 'The game has not started yet.');
  if (live.readOnly) throw conflict('read-only', live.readOnly);
  if (live.table.status === 'finished') throw conflict('game-over', 'The game is over.');
  return live.playable();
}

export function draftAction(live: LiveGame, seat: Seat, action: unknown, byBot: boolean): Draft {
  const { course, position } = playing(live);
  if (!byBot && course.standIns[seat] !== null) throw conflict('bot-plays', 'A bot plays for you: come back first, then act.');
  const { rules, state, taken } = position;
  const next = advance(rules, state, seat, action, live.viewOf(seat));
  if (!next.ok) throw new Problem(422, next.refusal.code, rules.wording.refusal(next.refusal), next.refusal.params);
  // `advance` has checked the form.
  const body = { type: 'act' as const, seat, action: action as { readonly type: string } };
  return {
    body: byBot ? { ...body, bot: true } : body,
    position: { rules, state: next.state, taken: [...taken, { seat, barrier: next.barrier }] },
    events: next.events,
  };
}

/** Takes back alone what the rules allow; beyond that it asks the other people at the table. */
export function draftUndo(live: LiveGame, seat: Seat, keep: number): Draft {
  const { course, position } = playing(live);
  if (keep >= course.actions.length) throw conflict('nothing-to-undo', 'There is nothing to take back.');
  if (course.standIns[seat] !== null) throw conflict('bot-plays', 'A bot plays for you: come back first.');
  mustSpare(course, keep);
  if (mayTakeBackAlone(course, position.taken, seat, keep)) return undoDraft(live, seat, keep);
  if (peopleAtTable(course).length === 1) {
    throw conflict('revealed', 'That cannot be taken back: something was drawn or shown since, or it was not your own decision.');
  }
  mustNotPester(course, seat);
  return { body: { type: 'ask-undo', seat, keep }, position, events: [] };
}

function undoDraft(live: LiveGame, seat: Seat, keep: number): Draft {
  return { body: { type: 'undo', seat, keep }, position: live.rewound(keep), events: [] };
}

/** Nobody can be asked who is away: what they have decided in person stands. */
function mustSpare(course: Course, keep: number): void {
  if (keep >= protectedActions(course)) return;
  throw conflict('away', 'Somebody who is away has decided something since: it can only be taken back when they are here.');
}

/** Enough for a slip and a second thought; then the game has to go on before anybody is asked again. */
const MOST_QUESTIONS = 3;

function mustNotPester(course: Course, seat: Seat): void {
  const { proposal, ending, questions } = course;
  const open = proposal ?? ending;
  if (open && open.seat !== seat) throw conflict('asked', 'Somebody else has asked the table something: answer that first.');
  if (questions[seat] >= MOST_QUESTIONS) {
    throw new Problem(429, 'too-many-questions', 'You have asked often enough: go on with the game before you ask again.');
  }
}

export function draftUndoAnswer(live: LiveGame, seat: Seat, agree: boolean): Draft {
  const { course, position } = playing(live);
  const { proposal } = course;
  if (!proposal) throw conflict('nothing-asked', 'Nobody asks to take anything back, or the game has gone on since.');
  mustHaveASay(course, seat);
  const own = proposal.seat === seat;
  if (agree && proposal.agreed.includes(seat)) throw conflict('answered', 'You have agreed already.');
  const missing = peopleAtTable(course).filter((each) => each !== seat && !proposal.agreed.includes(each));
  if (agree && missing.length === 0) {
    mustSpare(course, proposal.keep);
    return undoDraft(live, proposal.seat, proposal.keep);
  }
  return { body: { type: 'answer-undo', seat, agree: agree && !own }, position, events: [] };
}

function mustHaveASay(course: Course, seat: Seat): void {
  if (course.standIns[seat] !== null) throw conflict('bot-plays', 'A bot plays for you: come back first.');
}

export function draftLate(live: LiveGame, seat: Seat): Draft {
  const { position } = playing(live);
  return { body: { type: 'late', seat }, position, events: [] };
}

export function draftTakeOver(live: LiveGame, by: Seat, seat: Seat): Draft {
  const { course, position } = playing(live);
  if (seat >= course.standIns.length) throw conflict('no-such-seat', `There is no seat ${seat} at this table.`);
  if (seat === by) throw conflict('own-seat', 'You cannot let a bot take your own seat.');
  if (course.standIns[seat] !== null) throw conflict('bot-plays', 'A bot plays there already.');
  if (!course.late.includes(seat)) throw conflict('not-late', 'That player still has time.');
  return { body: { type: 'take-over', seat, by, bot: standInFor(live.table.game) }, position, events: [] };
}

/** Whoever gets up from a running game leaves a bot in the chair, and may come back. */
export function draftLeave(live: LiveGame, seat: Seat): Draft {
  const { course, position } = playing(live);
  if (course.standIns[seat] !== null) throw conflict('bot-plays', 'A bot plays for you already.');
  return { body: { type: 'take-over', seat, by: seat, bot: standInFor(live.table.game) }, position, events: [] };
}

export function standInFor(game: string): string {
  return usualBot(botsFor(game));
}

export function draftComeBack(live: LiveGame, seat: Seat): Draft {
  const { course, position } = playing(live);
  if (course.standIns[seat] === null) throw conflict('no-bot', 'No bot plays for you.');
  return { body: { type: 'come-back', seat }, position, events: [] };
}

/** Ends the game before its end, if everybody agrees who is there; otherwise it asks them. */
export function draftStop(live: LiveGame, seat: Seat, now = Date.now()): Draft {
  const { course, position } = playing(live);
  if (botAt(course, seat) !== null) throw forbidden('Only a player at the table can end the game.');
  if (course.ending && course.ending.seat !== seat) return draftStopAnswer(live, seat, true, now);
  if (whoMustAgreeToEnd(course, seat).length === 0) return stopDraft(live, seat, [], now);
  if (course.ending) throw conflict('answered', 'You have asked already.');
  mustNotPester(course, seat);
  return { body: { type: 'ask-stop', seat }, position, events: [] };
}

export function draftStopAnswer(live: LiveGame, seat: Seat, agree: boolean, now = Date.now()): Draft {
  const { course, position } = playing(live);
  const { ending } = course;
  if (!ending) throw conflict('nothing-asked', 'Nobody asks to end the game, or it has gone on since.');
  mustHaveASay(course, seat);
  if (agree && ending.agreed.includes(seat)) throw conflict('answered', 'You have agreed already.');
  const agreed = agree ? [...ending.agreed, seat] : [];
  const missing = whoMustAgreeToEnd(course, ending.seat).filter((each) => !agreed.includes(each));
  if (agree && missing.length === 0) return stopDraft(live, ending.seat, agreed, now);
  return { body: { type: 'answer-stop', seat, agree }, position, events: [] };
}

/** One person alone waits for those who may yet come back; several who agree need not. */
function stopDraft(live: LiveGame, seat: Seat, agreed: readonly Seat[], now: number): Draft {
  const { course, position } = live.playable();
  const others = agreed.filter((each) => each !== seat);
  const until = others.length > 0 ? null : stillExpected(course, seat, now);
  if (until !== null) {
    const hours = Math.ceil((until - now) / 3_600_000);
    throw conflict(
      'may-come-back',
      `Somebody may yet come back: you can end the game alone in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    );
  }
  return { body: { type: 'stop', seat, ...(others.length > 0 ? { agreed: others } : {}) }, position, events: [] };
}

export function asProblem(error: unknown): unknown {
  return error instanceof Unplayable ? conflict('read-only', error.message) : error;
}
