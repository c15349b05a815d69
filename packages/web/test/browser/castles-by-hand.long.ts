import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { againstBots } from '../../src/table/new-table.ts';
import { recordOf } from '../tables.ts';
import { playByHand } from './by-hand.ts';
import { type VisitOptions, visit } from './chromium.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { sharedChromium, sharedSite } from './shared.ts';

const ALL = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true };
const SIZES: readonly (readonly [string, VisitOptions])[] = [
  ['1280 by 800', { size: { width: 1280, height: 800 } }],
  ['1920 by 1080', { size: { width: 1920, height: 1080 }, theme: 'dark' }],
  ['a phone', { size: { width: 390, height: 844 }, touch: true }],
  ['a small phone', { size: { width: 360, height: 640 }, touch: true, theme: 'dark' }],
];

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedChromium();
});

test.each(SIZES)('a whole game of five with every expansion by pointer alone, on %s', async (_, options) => {
  for (const seed of ['by hand', 'by another hand', 'by a third hand']) {
    const record = recordOf({ options: ALL, seats: againstBots(['Ada'], 4), seed });
    const { page, close, complaints } = await visit(browser, `${site.address}#/table/t`, { ...options, storage: stored('t', record) });
    await page.getByTestId('board').waitFor();
    const { presses, kinds } = await playByHand({
      page,
      hand: new Pointer(page, { touch: options.touch ?? false }),
      async look(kind) {
        const beyond = await page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          document.documentElement.scrollHeight - innerHeight,
        ]);
        expect(beyond, `${seed}: the page scrolls at ${kind}`).toEqual([0, 0]);
      },
    });
    expect(presses).toBeGreaterThan(20);
    expect(kinds.get('end')).toBe(1);
    expect(await page.getByTestId('end-news').innerText()).toMatch(/with \d+ points/);
    expect(complaints).toEqual([]);
    await close();
  }
});
