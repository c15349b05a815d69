import type { Player } from '@luftschloss/engine/kernel';
import type { Judge } from './judge.ts';

export type Bots = { readonly [name: string]: Player };

/** What a game has of its own. A bot of one game is only ever asked about that game. */
export interface GameBots {
  /** By name, from weak to strong. */
  readonly bots: Bots;
  readonly judge?: Judge;
}
