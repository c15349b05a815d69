import { type Player, randomPlayer } from '@luftschloss/engine/kernel';
import { easy as betweenEasy } from './between/easy.ts';
import { greedy as betweenGreedy } from './between/greedy.ts';
import { hard as betweenHard } from './between/hard.ts';
import { easy as castlesEasy } from './castles/easy.ts';
import { greedy as castlesGreedy } from './castles/greedy.ts';
import { hard as castlesHard } from './castles/hard.ts';
import { greedy as palaceGreedy } from './palace/greedy.ts';

export { type Hint, type Hints, hintsFor } from './hints.ts';

export type Bots = { readonly [name: string]: Player };

/** The bots that a game has of its own, by the game's id. A bot of one game is only ever asked about that game. */
const OWN_BOTS: { readonly [game: string]: Bots } = {
  castles: { easy: castlesEasy as Player, greedy: castlesGreedy as Player, hard: castlesHard as Player },
  between: { easy: betweenEasy as Player, greedy: betweenGreedy as Player, hard: betweenHard as Player },
  palace: { greedy: palaceGreedy as Player },
};

/** The bots that can play a game, from weak to strong: `random` plays them all. */
export function botsFor(game: string): Bots {
  return { random: randomPlayer, ...(Object.hasOwn(OWN_BOTS, game) ? OWN_BOTS[game] : {}) };
}

/** The bot that plays where nobody has named one: greedy where there is one. */
export function usualBot(bots: Bots): string {
  return Object.hasOwn(bots, 'greedy') ? 'greedy' : 'random';
}

/** The bot of this name. A game that has none of this name, as after an upgrade, is played on by its usual one. */
export function botNamed(game: string, name: string): Player {
  const bots = botsFor(game);
  return bots[Object.hasOwn(bots, name) ? name : usualBot(bots)];
}
