import { advance } from './advance.ts';
import { firstAction } from './choices.ts';
import type { GameRecord, RecordedAction } from './record.ts';
import { openRng, type Rng, rngState, tagSeed } from './rng.ts';
import type { GameResult, GameTypes, Rules } from './rules.ts';

/**
 * How much a bot may think about one decision: so many games played out in its head, which gives the same answer everywhere, or so long by a clock that the
 * caller brings.
 */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number; readonly clock: () => number };

/** A bot: sees a view, returns an action. Without a budget it takes what its level is made for, in playouts. */
export interface Player<G extends GameTypes = GameTypes> {
  readonly name: string;
  choose(rules: Rules<G>, view: G['view'], rng: Rng, budget?: Budget): G['action'];
}

export interface SimulatedGame {
  readonly record: GameRecord;
  readonly result: GameResult;
  readonly illegalActions: number;
}

/** No game of the family comes near this many actions: more means that it does not end. */
const MOST_ACTIONS = 20_000;

/** Plays one whole game. A bot that tries something illegal is counted and moved by the first legal action instead. */
export function simulateGame<G extends GameTypes>(
  rules: Rules<G>,
  options: G['options'],
  players: readonly Player<G>[],
  seed: string,
  budget?: Budget,
): SimulatedGame {
  const tagged = tagSeed(seed);
  const rngs = players.map((_, seat) => openRng(rngState(`splitmix32:${tagged}/bot ${seat}`)));
  let state = rules.setup(options, players.length, rngState(tagged));
  const actions: RecordedAction[] = [];
  let illegalActions = 0;
  for (let toAct = rules.toAct(state); toAct.length > 0; toAct = rules.toAct(state)) {
    if (actions.length >= MOST_ACTIONS) throw new Error(`a game of ${rules.id} does not end (seed ${tagged})`);
    const seat = toAct[0];
    const view = rules.view(state, seat);
    let action = players[seat].choose(rules, view, rngs[seat], budget);
    let next = advance(rules, state, seat, action, view);
    if (!next.ok) {
      illegalActions++;
      action = firstAction(rules, view);
      next = advance(rules, state, seat, action, view);
      if (!next.ok) throw new Error(`the rules of ${rules.id} refuse their own action ${JSON.stringify(action)} (seed ${tagged})`);
    }
    actions.push({ seat, action });
    state = next.state;
  }
  const result = rules.result(state);
  if (!result) throw new Error(`nobody can act, but the game of ${rules.id} is not over (seed ${tagged})`);
  const record: GameRecord = {
    format: 'luftschloss-record',
    game: rules.id,
    rulesVersion: rules.version,
    tags: {},
    options: { ...(options as Record<string, unknown>) },
    seats: players.map(({ name }) => ({ name, bot: name })),
    seed: tagged,
    actions,
    scores: result.standings.map(({ score }) => score),
  };
  return { record, result, illegalActions };
}
