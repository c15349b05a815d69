import { type Player, randomPlayer } from '@luftschloss/engine/kernel';
import { hintsOf } from './advice.ts';
import { between } from './between/index.ts';
import { castles } from './castles/index.ts';
import type { Bots, GameBots } from './game-bots.ts';
import type { Hints } from './hints.ts';
import type { Judge } from './judge.ts';
import { palace } from './palace/index.ts';

export type { Bots, GameBots } from './game-bots.ts';
export type { Hint, Hints } from './hints.ts';
export type { Forecast, Judge } from './judge.ts';
export { legalChoice } from './legal-choice.ts';
export { doTask, reviewOf } from './review/work.ts';
export { AS_GOOD, CLEARLY_BEHIND, isAsGood, isClearlyBehind, toTheEnd, type Weighed, weighed } from './weighing.ts';

/** One row for each game, by its id. */
const GAME_BOTS: { readonly [game: string]: GameBots } = { castles, between, palace };

function rowOf(game: string): GameBots | null {
  return Object.hasOwn(GAME_BOTS, game) ? GAME_BOTS[game] : null;
}

/** The bots that can play a game, from weak to strong: `random` plays them all. */
export function botsFor(game: string): Bots {
  return { random: randomPlayer, ...rowOf(game)?.bots };
}

/** Who judges decisions of a game; `null` where nobody does. */
export function judgeFor(game: string): Judge | null {
  return rowOf(game)?.judge ?? null;
}

/** Who gives hints about a game: the best first. `null` where nobody does. */
export function hintsFor(game: string): Hints | null {
  const judge = judgeFor(game);
  return judge && hintsOf(judge);
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
