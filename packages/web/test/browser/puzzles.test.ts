import { english } from '@luftschloss/words/english';
import { expect, test } from 'vitest';
import { PATIENCE } from '../../../../testing/patience.ts';
import { THOROUGH } from '../../../../testing/thorough.ts';
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

test.runIf(THOROUGH)('beside a puzzle of Between nothing of a castle with a tall tower lies behind its head', async () => {
  const address = `${sharedSite().address}#/puzzles/between/8-63`;
  const { page, close } = await visit(await sharedChromium(), address, { size: { width: 1280, height: 800 } });
  await page.locator('.choose-panel').waitFor();
  const below = await page.locator('.over-castle.left').evaluate((head) => {
    const tops = [...document.querySelectorAll('.boards .rooms')].map((rooms) => rooms.getBoundingClientRect().top);
    return tops.map((top) => top - head.getBoundingClientRect().bottom);
  });
  expect(below.length).toBe(2);
  expect(Math.min(...below)).toBeGreaterThan(0);
  await close();
});

test.runIf(THOROUGH)('after the answer to a puzzle of Between nobody is waited for, also where others had not chosen', async () => {
  const address = `${sharedSite().address}#/puzzles/between/1-99`;
  const { page, close } = await visit(await sharedChromium(), address, { size: { width: 1280, height: 800 } });
  const hand = new Pointer(page);
  for (const tile of ['nursery', 'rabbit-room']) await hand.press(page.locator(`.hand-tile[data-tile="${tile}"]`));
  await hand.press(page.getByTestId('keep'));
  await expect.poll(() => page.getByTestId('verdict').getAttribute('data-kind'), { timeout: PATIENCE.poll }).toBe('best');
  const panel = page.locator('.choose-panel');
  expect(await panel.locator('.back').count()).toBe(2);
  expect(await panel.locator('.why').count()).toBe(0);
  await close();
});
