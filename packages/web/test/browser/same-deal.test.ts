import { botsFor } from '@luftschloss/bots';
import { type GameRecord, simulateGame } from '@luftschloss/engine/kernel';
import { expect, test } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { rulesOf } from '../../src/games/index.ts';
import '../tables.ts'; // loads the games
import { violations } from './axe.ts';
import { during } from './during.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';

const PHONE = { size: { width: 390, height: 844 }, touch: true, theme: 'dark' } as const;

/** Ada's game and another one from the same start. */
function twoGames(game: string): readonly [GameRecord, GameRecord] {
  const rules = rulesOf(game);
  if (!rules) throw new Error(game);
  const { greedy, easy } = botsFor(game);
  const options = Object.fromEntries(Object.entries(rules.options).map(([name, spec]) => [name, spec.default]));
  const seats = [{ name: 'Ada' }, { name: 'Eduard', bot: 'easy' }];
  const play = (me: typeof greedy): GameRecord => ({ ...simulateGame(rules, options, [me, easy], 'chacha8:twice').record, seats });
  return [play(greedy), play(easy)];
}

const GAMES = [
  ['castles', {}],
  ['palace', PHONE],
] as const;

test.each(sampled(GAMES, ([game]) => game === 'castles'))(
  'a finished game of %s is dealt again, and games of one deal are compared',
  (game, options) => {
    const [first, second] = twoGames(game);
    const storage = { ...stored('first', first, 1), ...stored('second', second, 2) };
    return during('#/table/second', { ...options, storage }, async (page) => {
      const hand = new Pointer(page, { touch: 'touch' in options });
      await hand.press(page.getByTestId('compare-deal'));
      const totals = page.getByTestId('compared-total');
      await expect.poll(() => totals.count()).toBe(2);
      expect(await totals.first().innerText()).toContain(String(first.scores?.[0]));
      expect(await violations(page)).toEqual([]);
      await page.goBack();
      await hand.press(page.getByTestId('same-deal'));
      await hand.press(page.getByTestId('deal-again'));
      await expect.poll(() => page.url()).not.toContain('second');
      const id = /table\/(.+)$/.exec(page.url())?.[1];
      const kept = await page.evaluate((key) => localStorage.getItem(key), `luftschloss.table.${id}`);
      expect((JSON.parse(kept ?? '{}') as { record?: GameRecord }).record).toMatchObject({ seed: first.seed, seats: second.seats });
      await page.goto(`${page.url().split('#')[0]}#/`);
      await expect.poll(() => page.getByText('same deal as 2 other tables').count()).toBe(3);
    });
  },
);
