import type { GameRecord } from '@luftschloss/engine/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { answerOf } from '../../src/table/bot-answer.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { lastState, openPlayedGame, played } from '../../src/table/played-game.ts';
import { recordOf } from '../tables.ts';
import { violations } from './axe.ts';
import { during } from './during.ts';
import { look, openEyes } from './eyes.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { PHONE } from './sights.ts';

const DESK = { size: { width: 1280, height: 800 } } as const;

/** A whole game of sensible people. */
function finished(game: string, players: number): GameRecord {
  const opened = openPlayedGame(recordOf({ game, options: {}, seats: againstBots(['Ada'], players - 1), seed: 'to look back at' }));
  if (!opened.ok) throw new Error(opened.problem.code);
  let playedGame = opened.value;
  for (;;) {
    const { rules } = playedGame;
    const [seat] = rules.toAct(lastState(playedGame));
    if (seat === undefined) return playedGame.record;
    const next = played(playedGame, seat, answerOf({ game, bot: 'greedy', view: rules.view(lastState(playedGame), seat), seed: 'replay' }));
    if (!next.ok) throw new Error(next.refusal.code);
    playedGame = next.value;
  }
}

async function goTo(page: Page, step: number): Promise<void> {
  await page.getByLabel('Step of the game').fill(String(step));
  await page.getByText(new RegExp(`^${step} of`)).waitFor();
}

/** Looks back to the middle, through the eyes of Eduard and of Ada; nothing there can be done. */
async function lookBack(page: Page, hand: Pointer, mine: string, doing: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Replay' }));
  await goTo(page, 40);
  const own = (): Promise<string> => page.locator(mine).first().innerText();
  await page.locator(mine).first().waitFor();
  const ada = await own();
  await page.getByLabel('Seen by').selectOption({ label: 'Eduard' });
  await expect.poll(own).not.toBe(ada);
  expect(await page.locator(doing).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Seen by').selectOption({ label: 'Ada' });
  await expect.poll(own).toBe(ada);
  await hand.press(page.getByRole('button', { name: 'Back to the game' }));
  await page.getByTestId('ending').waitFor();
}

test('The Palace: looking back is done through every seat, and a line of the score lights up what it counts', async () => {
  await during('#/table/t', { ...DESK, storage: stored('t', finished('palace', 3)) }, async (page) => {
    const hand = new Pointer(page);
    await page.getByTestId('palace-picture').waitFor();
    expect(await page.getByTestId('counting').count(), 'whoever opens a finished game wants its scores').toBe(0);
    await hand.press(page.getByRole('button', { name: /Blueprint/ }));
    await hand.hover(page.locator('.reason', { hasText: 'of every type' }).first());
    await expect.poll(() => page.locator('.palace-picture .cell-glow').count()).toBe(8);
    await hand.press(page.getByRole('button', { name: 'Count it again' }));
    for (let i = 0; i < 2; i++) await hand.press(page.getByRole('button', { name: 'Keep counting' }));
    await page.locator('.count-bars li').nth(2).waitFor();
    expect(await violations(page)).toEqual([]);
    await hand.press(page.getByTestId('to-the-scores'));
    await page.getByTestId('end-news').waitFor();
    await lookBack(page, hand, '.my-board h2', '[data-testid=build], [data-testid=confirm], [data-testid=confirm-pay]');
  });
});

test.runIf(THOROUGH)('on a phone the palace and the blueprint boards are there at the end', async () => {
  await during('#/table/t', { ...PHONE, storage: stored('t', finished('palace', 2)) }, async (page) => {
    await page.getByTestId('palace-picture').waitFor();
    expect(await page.locator('.side-by-side .my-board').first().isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
  });
});

test.runIf(THOROUGH)(
  'Between Two Castles: looking back is done through every seat, and a line of the score lights up its rooms',
  async () => {
    await during('#/table/t', { ...DESK, storage: stored('t', finished('between', 3)) }, async (page, visit) => {
      const hand = new Pointer(page);
      await page.getByTestId('end-news').waitFor();
      await hand.press(page.locator('.final th button').first());
      const before = await page.locator('.side-by-side').innerHTML();
      await hand.hover(page.locator('.reason').first());
      await expect.poll(() => page.locator('.side-by-side').innerHTML()).not.toBe(before);
      await openEyes(visit);
      await hand.press(page.getByRole('button', { name: 'Look at the castles' }));
      await page.locator('.back-to-scores').waitFor();
      expect(await look(page, true)).toEqual([]);
      await hand.press(page.locator('.back-to-scores'));
      await lookBack(page, hand, '.castle-name', '[data-testid=place]:not([disabled]), [data-testid=keep]:not([disabled])');
    });
  },
);
