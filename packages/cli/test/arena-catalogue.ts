import type { Player } from '@luftschloss/engine/kernel';
import type { Catalogue } from '../src/catalogue.ts';
import { catalogue as toys } from './toy-catalogue.ts';

/** Takes half as long again as it may. */
const tardy: Player = {
  name: 'tardy',
  choose(rules, view, rng, budget) {
    const end = performance.now() + (budget && 'milliseconds' in budget ? budget.milliseconds * 1.5 : 0);
    while (performance.now() < end);
    return toys.bots('high-card').random.choose(rules, view, rng);
  },
};

/** Sleeps for twice as long as it may think. */
const sleepy: Player = {
  name: 'sleepy',
  choose(rules, view, rng, budget) {
    const wait = budget && 'milliseconds' in budget ? budget.milliseconds * 2 : 0;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
    return toys.bots('high-card').random.choose(rules, view, rng);
  },
};

/** Plays what nobody has. */
const cheat: Player = { name: 'cheat', choose: () => ({ type: 'pick', card: 1000 }) };

/** Plays well when it may play out many games, at random otherwise. */
const thinker: Player = {
  name: 'thinker',
  choose(rules, view, rng, budget) {
    const bots = toys.bots('high-card');
    return (budget && 'playouts' in budget && budget.playouts >= 10 ? bots.bold : bots.random).choose(rules, view, rng);
  },
};

export const catalogue: Catalogue = {
  ...toys,
  url: import.meta.url,
  bots: (game) => ({ ...toys.bots(game), tardy, sleepy, cheat, thinker }),
};
