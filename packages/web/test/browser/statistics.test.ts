import { english } from '@luftschloss/words/english';
import { expect, test } from 'vitest';
import { keepAccuracy } from '../../src/statistics/accuracy.ts';
import { shelfOf } from '../tables.ts';
import { violations } from './axe.ts';
import { visit } from './chromium.ts';
import { Pointer } from './pointer.ts';
import { sharedChromium, sharedSite } from './shared.ts';

const GAME = {
  game: 'castles',
  edition: 'first',
  opponents: ['greedy'],
  categories: { rooms: 40, favors: 12 },
  rooms: ['ballroom', 'kitchen'],
};
const FINISHED = [
  { ...GAME, id: 'a', when: 1, score: 52, rank: 2, scores: [52, 60] },
  { ...GAME, id: 'b', when: 2, score: 71, rank: 1, scores: [71, 60] },
];

test('statistics on a phone: nothing yet, then numbers, charts and tables of what was played', async () => {
  const size = { width: 390, height: 844 };
  const { page, complaints, close } = await visit(await sharedChromium(), `${sharedSite().address}#/statistics`, { size, touch: true });
  const hand = new Pointer(page, { touch: true });
  const { page: say } = english.words.statistics;
  await page.getByText(say.none()).waitFor();
  const shelf = shelfOf();
  keepAccuracy(shelf, 'b', 0, { accuracy: 83.4, depth: 'usual' });
  const key = shelf.key(0) ?? '';
  await page.evaluate(
    ({ games, kept: [name, text] }) => {
      for (const game of games) localStorage.setItem(`luftschloss.finished.${game.id}`, JSON.stringify(game));
      localStorage.setItem(name, text);
    },
    { games: FINISHED, kept: [key, shelf.getItem(key) ?? ''] as const },
  );
  await page.reload();
  const summary = page.getByTestId('summary');
  await summary.waitFor();
  expect(await summary.textContent()).toContain(say.winsOf({ wins: 1, count: 2, share: 0.5 }));
  expect(await page.getByRole('img', { name: say.scoresLabel({ scores: [52, 71] }) }).count()).toBe(1);
  expect(await summary.textContent()).toContain(say.accuracyIn({ accuracy: 83.4, count: 1 }));
  expect(await page.getByRole('img', { name: say.accuraciesLabel({ accuracies: [83] }) }).count()).toBe(1);
  await hand.press(page.getByText(say.asTable()).first());
  expect(await page.getByRole('row', { name: say.placeOf({ rank: 2, players: 2 }) }).count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  expect(complaints).toEqual([]);
  await close();
});
