import { advance } from './advance.ts';
import { firstAction } from './choices.ts';
import type { GameRecord, RecordedAction } from './record.ts';
import { openRng, type Rng, rngState, tagSeed } from './rng.ts';
import type { GameResult, GameTypes, Rules, Seat } from './rules.ts';

/**
 * How much a bot may think about one decision: a number of playouts, which gives the same answer on every machine, or milliseconds by the caller's clock.
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

/** Somebody must decide: the game goes on when it is told what was decided. */
export interface Asked<G extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly view: G['view'];
  /** The chance of this seat alone. */
  readonly rng: Rng;
}

/** Plays one whole game. A bot that tries something illegal is counted and moved by the first legal action instead. */
export function simulateGame<G extends GameTypes>(
  rules: Rules<G>,
  options: G['options'],
  players: readonly Player<G>[],
  seed: string,
  budget?: Budget,
): SimulatedGame {
  const names = players.map(({ name }) => name);
  const game = askedGame(rules, options, names, seed);
  let step = game.next();
  while (!step.done) {
    const { seat, view, rng } = step.value;
    step = game.next(players[seat].choose(rules, view, rng, budget));
  }
  return step.value;
}

/** A whole game, decision by decision, for whoever cannot answer at once: give every decision to `next`, whatever it is. */
export function* askedGame<G extends GameTypes>(
  rules: Rules<G>,
  options: G['options'],
  names: readonly string[],
  seed: string,
): Generator<Asked<G>, SimulatedGame, unknown> {
  const tagged = tagSeed(seed);
  const rngs = names.map((_, seat) => openRng(rngState(`splitmix32:${tagged}/bot ${seat}`)));
  let state = rules.setup(options, names.length, rngState(tagged));
  const actions: RecordedAction[] = [];
  let illegalActions = 0;
  for (let toAct = rules.toAct(state); toAct.length > 0; toAct = rules.toAct(state)) {
    if (actions.length >= MOST_ACTIONS) throw new Error(`a game of ${rules.id} does not end (seed ${tagged})`);
    const seat = toAct[0];
    const view = rules.view(state, seat);
    let action = (yield { seat, view, rng: rngs[seat] }) as G['action'];
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
    seats: names.map((name) => ({ name, bot: name })),
    seed: tagged,
    actions,
    scores: result.standings.map(({ score }) => score),
  };
  return { record, result, illegalActions };
}
