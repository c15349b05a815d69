import { botsFor } from '@luftschloss/bots';
import { findGame } from '@luftschloss/engine';
import { type Player, parseOptions, simulateGame } from '@luftschloss/engine/kernel';
import { describe, expect, test } from 'vitest';
import { seedOf, tell } from '../../../testing/seed.ts';
import { THOROUGH } from '../../../testing/thorough.ts';
import { GAME_CARDS } from '../src/games/index.ts';
import { freshSetUp } from '../src/home/set-up.ts';
import { newcomer as ofBetween } from './newcomer/between.ts';
import { newcomer as ofCastles } from './newcomer/castles.ts';
import { newcomer as ofPalace } from './newcomer/palace.ts';

const NEWCOMERS: { readonly [game: string]: Player } = {
  castles: ofCastles as unknown as Player,
  between: ofBetween as unknown as Player,
  palace: ofPalace as unknown as Player,
};
/** The newcomer tries on what the page shows at every place; at The Palace that is a third of a second for each game. */
const GAMES_EACH: { readonly [game: string]: number } = THOROUGH
  ? { castles: 200, between: 200, palace: 200 }
  : { castles: 40, between: 40, palace: 8 };

/** So few games as in a short run say something only if they are always the same. */
const seedFor = (name: string): string => (THOROUGH ? seedOf(name) : name);

/** How often somebody who only follows the numbers of the page wins against easygoing bots, from every seat in turn. */
function share(game: string, seats: number): number {
  const found = findGame(game);
  const { options } = freshSetUp(game, 'Ada', false);
  const parsed = found && parseOptions<object>(found.rules.options, options);
  if (!found || !parsed?.ok) throw new Error(`${game} cannot be played`);
  const games = GAMES_EACH[game];
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const me = number % seats;
    const players = Array.from({ length: seats }, (_, seat) => (seat === me ? NEWCOMERS[game] : botsFor(game).easy));
    const { result, illegalActions } = simulateGame(found.rules, parsed.value, players, seedFor(`newcomer ${game} ${seats} ${number}`));
    expect(illegalActions).toBe(0);
    if (result.winners.includes(me)) wins += 1 / result.winners.length;
  }
  tell(`${game}: a newcomer won ${((100 * wins) / games).toFixed(1)} % of ${games} games of ${seats} against easygoing bots`);
  return wins / games;
}

// The newcomer knows nothing but the numbers on the screen: what it wins, somebody who thinks a little wins all the more.
describe('whoever follows the numbers on the screen', () => {
  test.each(GAME_CARDS)('wins more than half of their games of two against the easygoing bot: $id', ({ id }) => {
    expect(share(id, 2)).toBeGreaterThan(0.5);
  });

  test('meets the easygoing bot in the first game of each kind, and wins more than their share of those with three', () => {
    const firstGames = GAME_CARDS.map(({ id }) => freshSetUp(id, 'Ada', false));
    for (const { seats } of firstGames) expect(seats.slice(1).every(({ bot }) => bot === 'easy')).toBe(true);
    for (const { game, seats } of firstGames.filter((each) => each.seats.length > 2)) {
      expect(share(game, seats.length)).toBeGreaterThan(1 / seats.length);
    }
  });
});
