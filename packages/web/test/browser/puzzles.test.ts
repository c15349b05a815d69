import { english } from '@luftschloss/words/english';
import { expect, test } from 'vitest';
import { PATIENCE } from '../../../../testing/patience.ts';
import castles from '../../src/games/castles/puzzles.json' with { type: 'json' };
import { violations } from './axe.ts';
import { visit } from './chromium.ts';
import { Pointer } from './pointer.ts';
import { sharedChromium, sharedSite } from './shared.ts';

/** The right answer is to build something, and passing was weighed: then nobody has to wait. */
const ASKED = castles.puzzles.find(
  ({ answers: [best, ...others] }) => best.action.type === 'buy-room' && others.some(({ action }) => action.type === 'pass'),
);

test('a puzzle on a phone: a wrong answer costs, the solution is shown and done, and the list remembers the try', async () => {
  const visited = await visit(await sharedChromium(), sharedSite().address, { size: { width: 390, height: 844 }, touch: true });
  const { page, complaints, close } = visited;
  const hand = new Pointer(page, { touch: true });
  const { doors } = english.words.home;
  await hand.press(page.getByRole('link', { name: doors.puzzles() }));
  const puzzle = page.locator(`a[href="#/puzzles/castles/${ASKED?.id}"]`);
  await puzzle.waitFor();
  expect(await violations(page)).toEqual([]);
  await hand.press(puzzle);
  await page.getByTestId('puzzle-task').waitFor();
  await hand.press(page.getByTestId('pass'));
  const verdict = page.getByTestId('verdict');
  await expect.poll(() => verdict.getAttribute('data-kind'), { timeout: PATIENCE.poll }).toBe('behind');
  await hand.press(page.getByTestId('again'));
  await hand.press(page.getByTestId('show'));
  await page.getByTestId('solution').waitFor();
  await expect.poll(() => page.locator('.ghost').count(), { timeout: PATIENCE.poll }).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => verdict.getAttribute('data-kind'), { timeout: PATIENCE.poll }).toBe('best');
  await hand.press(page.locator('.why summary'));
  await expect.poll(() => page.locator('.why .reasons').count(), { timeout: PATIENCE.poll }).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await hand.press(page.locator('.leave'));
  await expect.poll(() => puzzle.textContent(), { timeout: PATIENCE.poll }).toContain(english.words.puzzles.page.tried());
  expect(complaints).toEqual([]);
  await close();
});
