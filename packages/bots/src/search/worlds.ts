import { type GameTypes, type Rng, type Rules, rngFrom, type Seat } from '@luftschloss/engine/kernel';
import { type Playout, playOut } from './playout.ts';

interface Hidden<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly view: G['view'];
  readonly rng: Rng;
}

export interface World<G extends GameTypes> {
  readonly state: G['state'];
  readonly seed: string;
}

/** Worlds that look like the view, by number: for one question they are always the same. */
export function worldsOf<G extends GameTypes>({ rules, view, rng }: Hidden<G>): (world: number) => World<G> {
  const seed = rng.below(0xffff_ffff);
  return (world) => ({ state: rules.sample(view, rngFrom(`${seed} world ${world}`)), seed: `${seed} play ${world}` });
}

/** What each action comes to, world after world, without end: every action is played in every world, so that luck is the same for all. */
export function* worthsByWorld<G extends GameTypes>(
  question: Playout<G> & Hidden<G>,
  actions: readonly G['action'][],
): Generator<readonly number[], never> {
  const { rules, view } = question;
  const worlds = worldsOf(question);
  for (let world = 0; ; world++) {
    const { state, seed } = worlds(world);
    yield actions.map((action) => playOut(question, rules.clone(state), view.viewer as Seat, action, rngFrom(seed), NEVER) as number);
  }
}

const NEVER = (): boolean => false;
