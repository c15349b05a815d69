import { botsFor, usualBot } from '@luftschloss/bots';
import { advance, type GameEvent, type Seat } from '@luftschloss/engine/kernel';
import { conflict, forbidden, refused, tooMuch } from '../problem.ts';
import { mayTakeBackAlone, stillExpected, whoMustAgreeToEnd } from './agreement.ts';
import type { EntryBody } from './entry.ts';
import type { LiveGame } from './live-game.ts';
import { botAt, type LogState, peopleAtTable, protectedActions } from './log-state.ts';
import { type Position, Unplayable } from './position.ts';
import { readOnly } from './read-only.ts';

/** What is about to be written into a table's log, and where the game would stand then. */
export interface Proposal {
  readonly body: EntryBody;
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

function playing(live: LiveGame) {
  if (live.table.status === 'gathering') throw conflict('not-started');
  if (live.readOnly) throw readOnly(live.readOnly);
  if (live.table.status === 'finished') throw conflict('game-over');
  return live.playable();
}

export function proposeAction(live: LiveGame, seat: Seat, action: unknown, byBot: boolean): Proposal {
  const { logState, position } = playing(live);
  if (!byBot && logState.standIns[seat] !== null) throw conflict('bot-plays');
  const { rules, state, taken } = position;
  const next = advance(rules, state, seat, action, live.viewOf(seat));
  if (!next.ok) throw refused(422, rules, next.refusal);
  // `advance` has checked the form.
  const body = { type: 'act' as const, seat, action: action as { readonly type: string } };
  return {
    body: byBot ? { ...body, bot: true } : body,
    position: { rules, state: next.state, taken: [...taken, { seat, barrier: next.barrier }] },
    events: next.events,
  };
}

/** Takes back alone what the rules allow; beyond that it asks the other people at the table. */
export function proposeUndo(live: LiveGame, seat: Seat, keep: number): Proposal {
  const { logState, position } = playing(live);
  if (keep >= logState.actions.length) throw conflict('nothing-to-undo');
  if (logState.standIns[seat] !== null) throw conflict('bot-plays');
  mustSpare(logState, keep);
  if (mayTakeBackAlone(logState, position.taken, seat, keep)) return undoDraft(live, seat, keep);
  if (peopleAtTable(logState).length === 1) {
    throw conflict('revealed');
  }
  mustNotPester(logState, seat);
  return { body: { type: 'ask-undo', seat, keep }, position, events: [] };
}

function undoDraft(live: LiveGame, seat: Seat, keep: number): Proposal {
  return { body: { type: 'undo', seat, keep }, position: live.rewound(keep), events: [] };
}

/** Nobody can be asked who is away: what they have decided in person stands. */
function mustSpare(logState: LogState, keep: number): void {
  if (keep >= protectedActions(logState)) return;
  throw conflict('away');
}

/** Enough for a slip and a second thought; then the game has to go on before anybody is asked again. */
const MOST_QUESTIONS = 3;

function mustNotPester(logState: LogState, seat: Seat): void {
  const { proposal, ending, questions } = logState;
  const open = proposal ?? ending;
  if (open && open.seat !== seat) throw conflict('asked');
  if (questions[seat] >= MOST_QUESTIONS) {
    throw tooMuch('too-many-questions');
  }
}

export function proposeUndoAnswer(live: LiveGame, seat: Seat, agree: boolean): Proposal {
  const { logState, position } = playing(live);
  const { proposal } = logState;
  if (!proposal) throw conflict('nothing-asked');
  mustHaveASay(logState, seat);
  const own = proposal.seat === seat;
  if (agree && proposal.agreed.includes(seat)) throw conflict('answered');
  const missing = peopleAtTable(logState).filter((each) => each !== seat && !proposal.agreed.includes(each));
  if (agree && missing.length === 0) {
    mustSpare(logState, proposal.keep);
    return undoDraft(live, proposal.seat, proposal.keep);
  }
  return { body: { type: 'answer-undo', seat, agree: agree && !own }, position, events: [] };
}

function mustHaveASay(logState: LogState, seat: Seat): void {
  if (logState.standIns[seat] !== null) throw conflict('bot-plays');
}

export function proposeLate(live: LiveGame, seat: Seat): Proposal {
  const { position } = playing(live);
  return { body: { type: 'late', seat }, position, events: [] };
}

export function proposeTakeOver(live: LiveGame, by: Seat, seat: Seat): Proposal {
  const { logState, position } = playing(live);
  if (seat >= logState.standIns.length) throw conflict('no-such-seat');
  if (seat === by) throw conflict('own-seat');
  if (logState.standIns[seat] !== null) throw conflict('bot-there');
  if (!logState.late.includes(seat)) throw conflict('not-late');
  return { body: { type: 'take-over', seat, by, bot: standInFor(live.table.game) }, position, events: [] };
}

/** Whoever gets up from a running game leaves a bot in the chair, and may come back. */
export function proposeLeave(live: LiveGame, seat: Seat): Proposal {
  const { logState, position } = playing(live);
  if (live.table.day) throw conflict('day-table');
  if (logState.standIns[seat] !== null) throw conflict('bot-plays-already');
  return { body: { type: 'take-over', seat, by: seat, bot: standInFor(live.table.game) }, position, events: [] };
}

export function standInFor(game: string): string {
  return usualBot(botsFor(game));
}

export function proposeComeBack(live: LiveGame, seat: Seat): Proposal {
  const { logState, position } = playing(live);
  if (logState.standIns[seat] === null) throw conflict('no-bot');
  return { body: { type: 'come-back', seat }, position, events: [] };
}

/** Ends the game before its end, if everybody agrees who is there; otherwise it asks them. */
export function proposeStop(live: LiveGame, seat: Seat, now = Date.now()): Proposal {
  const { logState, position } = playing(live);
  if (botAt(logState, seat) !== null) throw forbidden('players-only');
  if (logState.ending && logState.ending.seat !== seat) return proposeStopAnswer(live, seat, true, now);
  if (whoMustAgreeToEnd(logState, seat).length === 0) return stopDraft(live, seat, [], now);
  if (logState.ending) throw conflict('already-asked');
  mustNotPester(logState, seat);
  return { body: { type: 'ask-stop', seat }, position, events: [] };
}

export function proposeStopAnswer(live: LiveGame, seat: Seat, agree: boolean, now = Date.now()): Proposal {
  const { logState, position } = playing(live);
  const { ending } = logState;
  if (!ending) throw conflict('nothing-asked');
  mustHaveASay(logState, seat);
  if (agree && ending.agreed.includes(seat)) throw conflict('answered');
  const agreed = agree ? [...ending.agreed, seat] : [];
  const missing = whoMustAgreeToEnd(logState, ending.seat).filter((each) => !agreed.includes(each));
  if (agree && missing.length === 0) return stopDraft(live, ending.seat, agreed, now);
  return { body: { type: 'answer-stop', seat, agree }, position, events: [] };
}

/** One person alone waits for those who may yet come back; several who agree need not. */
function stopDraft(live: LiveGame, seat: Seat, agreed: readonly Seat[], now: number): Proposal {
  const { logState, position } = live.playable();
  const others = agreed.filter((each) => each !== seat);
  const until = others.length > 0 ? null : stillExpected(logState, seat, now);
  if (until !== null) {
    const hours = Math.ceil((until - now) / 3_600_000);
    throw conflict('may-come-back', { hours });
  }
  return { body: { type: 'stop', seat, ...(others.length > 0 ? { agreed: others } : {}) }, position, events: [] };
}

export function asProblem(error: unknown): unknown {
  return error instanceof Unplayable ? readOnly(error.reason) : error;
}
