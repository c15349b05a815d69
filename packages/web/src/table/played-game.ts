import {
  advance,
  type Checked,
  type GameRecord,
  type GameTypes,
  type Refusal,
  type ReplayStep,
  type Rules,
  reject,
  replay,
  type Seat,
  type Viewer,
} from '@luftschloss/engine/kernel';
import { rulesOf } from '../games/index.ts';
import type { LogLine, Moment } from './link.ts';
import { logLines } from './log-lines.ts';

/** A running game in memory: its record, and the state after every action. */
export interface PlayedGame {
  readonly rules: Rules;
  readonly record: GameRecord;
  readonly states: readonly GameTypes['state'][];
  readonly steps: readonly ReplayStep<GameTypes>[];
}

export function openPlayedGame(record: GameRecord): Checked<PlayedGame> {
  const rules = rulesOf(record.game);
  if (!rules) return reject('by-rules', { refusal: { code: 'no-such-game', params: { game: record.game } } });
  const replayed = replay(rules, record);
  if (!replayed.ok) return replayed;
  const { states, steps } = replayed.value;
  return { ok: true, value: { rules, record, states, steps } };
}

export function lastState({ states }: PlayedGame): GameTypes['state'] {
  return states[states.length - 1];
}

export type Played = { readonly ok: true; readonly value: PlayedGame } | { readonly ok: false; readonly refusal: Refusal };

/** The game with one more action, or why not. */
export function played(playedGame: PlayedGame, seat: Seat, action: unknown): Played {
  const { rules, record, states, steps } = playedGame;
  const next = advance(rules, lastState(playedGame), seat, action);
  if (!next.ok) return next;
  const taken = action as { readonly type: string };
  const { scores: _, ...rest } = record;
  const actions = [...record.actions, { seat, action: taken }];
  const result = rules.result(next.state);
  const extended = result ? { ...rest, actions, scores: result.standings.map(({ score }) => score) } : { ...rest, actions };
  const step = { seat, action: taken, events: next.events, barrier: next.barrier };
  return { ok: true, value: { rules, record: extended, states: [...states, next.state], steps: [...steps, step] } };
}

/** The game with its first actions only. */
export function takenBack({ rules, record, states, steps }: PlayedGame, keep: number): PlayedGame {
  const { scores: _, ...rest } = record;
  return {
    rules,
    record: { ...rest, actions: record.actions.slice(0, keep) },
    states: states.slice(0, keep + 1),
    steps: steps.slice(0, keep),
  };
}

export function momentOf({ rules, states }: PlayedGame, step: number, viewer: Viewer): Moment {
  const at = Math.max(0, Math.min(step, states.length - 1));
  const state = states[at];
  return { step: at, view: rules.view(state, viewer), toAct: rules.toAct(state), result: rules.result(state) };
}

/** What one action has told the viewer. */
export function linesOf({ rules, steps }: PlayedGame, index: number, viewer: Viewer): LogLine[] {
  const { seat, events } = steps[index];
  const seen = events.map((event) => rules.redact(event, viewer)).filter((event) => event !== null);
  return logLines({ events: seen, step: index + 1, actor: seat });
}

/** What all actions have told the viewer. */
export function storyOf(playedGame: PlayedGame, viewer: Viewer): LogLine[] {
  return playedGame.steps.flatMap((_, index) => linesOf(playedGame, index, viewer));
}
