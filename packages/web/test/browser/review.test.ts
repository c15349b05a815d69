import { botsFor, judgeFor } from '@luftschloss/bots';
import { type Decision, decisionsOf, newReview } from '@luftschloss/bots/review';
import { findGame } from '@luftschloss/engine';
import { castles } from '@luftschloss/engine/castles';
import { expectOk, type GameRecord, parseOptions, type Rules, replay, simulateGame } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { lookAt } from '../../../bots/src/review/weigh-decision.ts';
import { keepReview } from '../../src/review/review-shelf.ts';
import { shelfOf } from '../tables.ts';
import { violations } from './axe.ts';
import { during } from './during.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';

const rules = castles as unknown as Rules;
const SEAT = 0;
let storage: { readonly [key: string]: string };

/** A finished game with what two worlds say about its last decisions, so that nobody waits for workers; and one that is not over. */
beforeAll(() => {
  const bots = botsFor('castles');
  const options = expectOk(parseOptions(rules.options, {}));
  const { record } = simulateGame(rules, options, [bots.random, bots.greedy], 'a review in the browser');
  const over: GameRecord = { ...record, seats: [{ name: 'Ada' }, { name: 'Eduard', bot: 'greedy' }] };
  const { scores: _, ...running } = { ...over, actions: over.actions.slice(0, -4) };
  storage = { ...stored('t', over), ...stored('running', running), ...reviewed(over) };
});

function reviewed(record: GameRecord, which: (decision: Decision) => boolean = () => true): { readonly [key: string]: string } {
  const rules = findGame(record.game)?.rules as Rules;
  const { states } = expectOk(replay(rules, record));
  const judge = judgeFor(record.game);
  const decisions = decisionsOf(rules, record, states, SEAT).filter(which).slice(-9);
  const look = { name: 'glance', worlds: 2, keep: 2 };
  const findings = decisions.map((each) => judge && lookAt(rules, judge, each, look));
  const review = newReview(
    SEAT,
    decisions.map(({ step }) => step),
  );
  const known = review.decisions.map((each, index) => ({ ...each, looks: 9, finding: findings[index] })).filter(({ finding }) => finding);
  const shelf = shelfOf();
  keepReview(shelf, 't', record, { review: { ...review, decisions: known }, depth: 'usual' }, 1);
  const [key] = [shelf.key(0) as string];
  return { [key]: shelf.getItem(key) as string };
}

const words = english.words.review;
const selected = (page: Page): Promise<string> => page.locator('.decisions [aria-pressed="true"] .what').innerText();

test('curve, list, board and card are one selection; a moment can be tried, and a running game tells nothing', {
  timeout: 120_000,
}, async () => {
  await during('#/review/t', { storage }, async (page) => {
    const hand = new Pointer(page);
    await page.getByTestId('moment').waitFor();
    expect(await page.getByTestId('decision').count()).toBeGreaterThan(3);
    await page.keyboard.press('1');
    const first = await selected(page);
    expect(await page.getByTestId('moment').innerText()).toContain(first);
    await page.keyboard.press('2');
    await expect.poll(() => selected(page)).not.toBe(first);
    const second = await selected(page);
    await page.keyboard.press('k');
    await expect.poll(() => selected(page)).not.toBe(second);
    await hand.press(page.getByTestId('to-moment').nth(1));
    await expect.poll(() => selected(page)).toBe(second);
    await hand.press(page.getByTestId('decision').last());
    expect(await page.getByTestId('decision').last().getAttribute('aria-pressed')).toBe('true');
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press('1');
    await hand.press(page.getByRole('button', { name: words.moment.before(), exact: true }));
    expect(await page.locator('.label').count()).toBe(0);
    await page.keyboard.press('b');
    expect(await page.locator('.label.played').count()).toBe(1);

    await hand.press(page.getByTestId('try-it'));
    await page.getByTestId('board').waitFor();
    expect(await page.getByTestId('try-answer').innerText()).toContain(words.tryIt.task());
    await hand.press(page.getByTestId('try-back'));
    await page.getByTestId('moment').waitFor();

    await page.goto(`${page.url().split('#')[0]}#/review/running`);
    await page.getByText(words.none.running()).waitFor();
    expect(await page.getByTestId('decision').count()).toBe(0);
  });
});

test.runIf(THOROUGH)(
  'tiles of The Palace lie on a board that can be moved, large enough to tell swans apart',
  { timeout: 120_000 },
  async () => {
    const palace = findGame('palace')?.rules as Rules;
    const { random, greedy } = botsFor('palace');
    const { record } = simulateGame(palace, expectOk(parseOptions(palace.options, {})), [random, greedy], 'a palace to look back at');
    const over: GameRecord = { ...record, seats: [{ name: 'Ada' }, { name: 'Eduard', bot: 'greedy' }] };
    const isBuilt = (action: unknown): boolean => (action as { readonly type: string }).type === 'build';
    const storage = { ...stored('t', over), ...reviewed(over, ({ action }) => isBuilt(action)) };
    await during('#/review/t', { storage, size: { width: 1280, height: 800 } }, async (page) => {
      const hand = new Pointer(page);
      await page.getByTestId('moment').waitFor();
      for (const moment of await page.getByTestId('to-moment').all()) {
        await hand.press(moment);
        const played = page.getByTestId('ghost-played');
        // What would have been better may be no tile: then both are drawn side by side.
        if ((await page.getByTestId('ghost-better').count()) === 0) continue;
        const { width } = (await played.boundingBox()) ?? { width: 0 };
        expect(width).toBeGreaterThan(40);
        await hand.press(page.getByRole('button', { name: words.moment.better(), exact: true }));
        await expect.poll(() => played.count()).toBe(0);
        return;
      }
      throw new Error('no moment was about two tiles');
    });
  },
);

test.runIf(THOROUGH)('on a phone the list is a tab, and nothing scrolls sideways', { timeout: 120_000 }, async () => {
  await during('#/review/t', { storage, size: { width: 360, height: 740 }, theme: 'dark', touch: true }, async (page) => {
    const hand = new Pointer(page, { touch: true });
    await page.getByTestId('moment').waitFor();
    expect(await violations(page)).toEqual([]);
    await hand.press(page.getByRole('tab', { name: words.list.title() }));
    await page.getByTestId('accuracy').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await hand.press(page.getByTestId('decision').first());
    await page.getByTestId('moment').waitFor();
  });
});
