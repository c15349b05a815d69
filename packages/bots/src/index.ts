import { type Player, randomPlayer } from '@luftschloss/engine/kernel';

export type Bots = { readonly [name: string]: Player };

/** The bots that a game has of its own, by the game's id. */
const OWN_BOTS: { readonly [game: string]: Bots } = {};

/** The bots that can play a game: `random` plays them all. */
export function botsFor(game: string): Bots {
  return { random: randomPlayer, ...(Object.hasOwn(OWN_BOTS, game) ? OWN_BOTS[game] : {}) };
}
