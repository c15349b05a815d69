import { botsFor } from '@luftschloss/bots';
import { advance, type GameEvent, type Seat, undoable } from '@luftschloss/engine/kernel';
import { conflict, forbidden, Problem } from '../problem.ts';
import { botAt, peopleAtTable } from './course.ts';
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
  const alone = course.actions.length - keep <= undoable(position.taken, seat) || peopleAtTable(course).length === 1;
  if (alone) return { body: { type: 'undo', seat, keep }, position: live.rewound(keep), events: [] };
  return { body: { type: 'ask-undo', seat, keep }, position, events: [] };
}

export function draftUndoAnswer(live: LiveGame, seat: Seat, agree: boolean): Draft {
  const { course, position } = playing(live);
  const { proposal } = course;
  if (!proposal) throw conflict('nothing-asked', 'Nobody asks to take anything back, or the game has gone on since.');
  if (proposal.agreed.includes(seat)) throw conflict('answered', 'You have agreed already.');
  const missing = peopleAtTable(course).filter((each) => each !== seat && !proposal.agreed.includes(each));
  if (agree && missing.length === 0) {
    return { body: { type: 'undo', seat: proposal.seat, keep: proposal.keep }, position: live.rewound(proposal.keep), events: [] };
  }
  return { body: { type: 'answer-undo', seat, agree }, position, events: [] };
}

export function draftLate(live: LiveGame, seat: Seat): Draft {
  const { position } = playing(live);
  return { body: { type: 'late', seat }, position, events: [] };
}

export function draftTakeOver(live: LiveGame, by: Seat, seat: Seat): Draft {
  const { course, position } = playing(live);
  if (seat >= course.standIns.length) throw conflict('no-such-seat', `There is no seat ${seat} at this table.`);
  if (seat === by) throw conflict('own-seat', 'You cannot let a bot take your own seat.');
  if (!course.late.includes(seat)) throw conflict('not-late', 'That player still has time.');
  return { body: { type: 'take-over', seat, by, bot: standInFor(live.table.game) }, position, events: [] };
}

/** Whoever gets up from a running game leaves a bot in the chair, and may come back. */
export function draftLeave(live: LiveGame, seat: Seat): Draft {
  const { course, position } = playing(live);
  if (course.standIns[seat] !== null) throw conflict('bot-plays', 'A bot plays for you already.');
  return { body: { type: 'take-over', seat, by: seat, bot: standInFor(live.table.game) }, position, events: [] };
}

/** The greedy bot where a game has one. */
export function standInFor(game: string): string {
  return Object.hasOwn(botsFor(game), 'greedy') ? 'greedy' : 'random';
}

export function draftComeBack(live: LiveGame, seat: Seat): Draft {
  const { course, position } = playing(live);
  if (course.standIns[seat] === null) throw conflict('no-bot', 'No bot plays for you.');
  return { body: { type: 'come-back', seat }, position, events: [] };
}

/** Somebody left who does not come back: whoever waited may end the game. Alone among bots, a player may end it at any time. */
export function draftStop(live: LiveGame, seat: Seat): Draft {
  const { course, position } = playing(live);
  const somebodyGone = course.late.some((each) => each !== seat) || course.standIns.some((bot) => bot !== null);
  const alone = peopleAtTable(course).every((each) => each === seat);
  if (botAt(course, seat) !== null) throw forbidden('Only a player at the table can end the game.');
  if (!somebodyGone && !alone) throw conflict('not-late', 'A game can only be ended early when a player has run out of time.');
  return { body: { type: 'stop', seat }, position, events: [] };
}

export function asProblem(error: unknown): unknown {
  return error instanceof Unplayable ? conflict('read-only', error.message) : error;
}
