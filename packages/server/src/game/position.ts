import { findGame, type Game } from '@luftschloss/engine';
import {
  advance,
  expectOk,
  type Fact,
  type GameEvent,
  parseOptions,
  playsVersion,
  type RecordedAction,
  type Rules,
  rngState,
  type Taken,
  versionsPlayed,
} from '@luftschloss/engine/kernel';
import type { Table } from '../table/table.ts';

export type AnyState = Parameters<Rules['toAct']>[0];

/** Where a game stands by its rules. */
export interface Position {
  readonly rules: Rules;
  readonly state: AnyState;
  /** One for each action that stands. */
  readonly taken: readonly Taken[];
}

/** The stored actions do not fit the rules: the game can be looked up, but not played on. */
export class Unplayable extends Error {
  readonly reason: Fact;

  constructor(reason: Fact) {
    super(reason.code);
    this.reason = reason;
  }
}

/** The rules that a table was started with, or a fact that says why they are not here. */
export function rulesOf({ game, rulesVersion }: Pick<Table, 'game' | 'rulesVersion'>, games?: readonly Game[]): Rules {
  const rules = findGame(game, games)?.rules;
  if (!rules) throw new Unplayable({ code: 'unknown-game', params: { game } });
  if (!playsVersion(rules, rulesVersion)) {
    throw new Unplayable({ code: 'other-version', params: { version: rulesVersion, plays: versionsPlayed(rules) } });
  }
  return rules;
}

export function startOf(table: Table, rules: Rules): Position {
  const options = expectOk(parseOptions(rules.options, table.options));
  return { rules, state: rules.setup(options, table.chairs.length, rngState(table.seed as string), table.rulesVersion), taken: [] };
}

export interface Step {
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

export function play(position: Position, { seat, action }: RecordedAction): Step {
  const { rules, state, taken } = position;
  const next = advance(rules, state, seat, action);
  if (!next.ok) throw new Unplayable({ code: 'misfit' });
  return { position: { rules, state: next.state, taken: [...taken, { seat, barrier: next.barrier }] }, events: next.events };
}

/** Plays actions one after the other and hands each step to `each`. */
export function playAll(start: Position, actions: readonly RecordedAction[], each?: (step: Step, index: number) => void): Position {
  const taken: Taken[] = [...start.taken];
  let { state } = start;
  const { rules } = start;
  for (const [index, { seat, action }] of actions.entries()) {
    const next = advance(rules, state, seat, action);
    if (!next.ok) throw new Unplayable({ code: 'misfit' });
    taken.push({ seat, barrier: next.barrier });
    state = next.state;
    each?.({ position: { rules, state, taken }, events: next.events }, index);
  }
  return { rules, state, taken };
}
