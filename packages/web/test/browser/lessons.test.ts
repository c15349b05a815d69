import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../../../../testing/patience.ts';
import { sampled } from '../../../../testing/thorough.ts';
import { violations } from './axe.ts';
import { visit } from './chromium.ts';
import { during } from './during.ts';
import { look, openEyes } from './eyes.ts';
import { SIZES, stepByStep, steps } from './glowing.ts';
import { Pointer } from './pointer.ts';
import { sharedChromium, sharedSite } from './shared.ts';
import { PHONE } from './sights.ts';
import { nextFrames } from './work.ts';

describe.each(sampled(SIZES, ({ name }) => name === 'phone'))('the first lesson on a $name', ({ size, touch }) => {
  test('is begun from the entrance hall and leads on by what glows; left, it waits at its step', async () => {
    const { page, complaints, close } = await visit(await sharedChromium(), sharedSite().address, { size, touch });
    const hand = new Pointer(page, { touch });
    await hand.press(page.getByRole('link', { name: english.words.home.learn.front() }));
    await hand.press(page.locator('[data-lesson="castles-first"] a'));
    await page.getByTestId('lesson-task').waitFor();
    expect(await violations(page)).toEqual([]);
    await stepByStep(page, hand, 5);
    const fifth = english.words.learn.lesson.step({ at: 5, count: await steps(page) });
    await hand.press(page.locator('.lesson .leave'));
    await hand.press(page.locator('[data-lesson="castles-first"] a'));
    await expect.poll(() => page.locator('.lesson .where').textContent(), { timeout: PATIENCE.poll }).toBe(fifth);
    expect(complaints).toEqual([]);
    await close();
  });

  test('answers something else, takes it back, and shows what it meant', async () => {
    const { page, complaints, close } = await visit(await sharedChromium(), sharedSite().address, { size, touch });
    const hand = new Pointer(page, { touch });
    await page.goto(`${sharedSite().address}#/learn/castles/castles-first`);
    await page.getByTestId('lesson-task').waitFor();
    await hand.press(page.getByTestId('pass'));
    await expect
      .poll(() => page.getByTestId('lesson-answer').textContent(), { timeout: PATIENCE.poll })
      .toBe(english.words.learn.answers.didOther());
    await hand.press(page.getByTestId('step-back'));
    await hand.press(page.getByTestId('show-me'));
    await page.getByTestId('lesson-done').waitFor();
    expect(await page.locator('.ghost').count()).toBe(1);
    await page.locator('[data-testid="board"]').focus();
    await page.keyboard.press('Escape');
    await hand.press(page.getByTestId('lesson-next'));
    await page.getByTestId('lesson-task').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test('on a phone the table of a lesson is hidden by a rule that was asked for, not by what a game says itself', async () => {
  const { size, touch } = PHONE;
  await during('#/learn/between/between-first', { size, touch }, async (page) => {
    const hand = new Pointer(page, { touch });
    const table = page.locator('.table-beside');
    await page.getByTestId('lesson-task').waitFor();
    await expect.poll(() => table.isVisible(), { timeout: PATIENCE.poll }).toBe(true);
    await hand.press(page.getByRole('button', { name: english.words.learn.lesson.why() }));
    await expect.poll(() => table.isVisible(), { timeout: PATIENCE.poll }).toBe(false);
  });
});

test('beside a lesson both castles say for whom they count, and rooms that a bonus brings are shown whole, in long words too', async () => {
  await during('#/learn/between/between-first', { size: { width: 1280, height: 800 }, language: 'de' }, async (page, arrived) => {
    const hand = new Pointer(page);
    await openEyes(arrived);
    const step = page.getByTestId('lesson-steps').getByRole('button');
    await hand.press(step.nth(4));
    await nextFrames(page);
    expect(await look(page)).toEqual([]);
    await hand.press(step.nth(7));
    await hand.press(page.getByTestId('show-me'));
    await page.getByTestId('earns').waitFor();
    expect(await look(page)).toEqual([]);
  });
});
