import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedOf, tell } from '../../../../testing/seed.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { recordOf } from '../tables.ts';
import { type Visit, type VisitOptions, visit } from './chromium.ts';
import { close, DESKTOP, PHONE, sitDownAll } from './company.ts';
import { playPalaceByHand } from './palace-hand.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { RunningServer } from './running-server.ts';
import { sharedChromium, sharedSite } from './shared.ts';

const SIZES: readonly (readonly [string, number, VisitOptions])[] = [
  ['1280 by 800', 4, { size: { width: 1280, height: 800 } }],
  ['1280 by 800', 2, { size: { width: 1280, height: 800 }, theme: 'dark' }],
  ['1920 by 1080', 3, { size: { width: 1920, height: 1080 } }],
  ['a phone', 4, { size: { width: 390, height: 844 }, touch: true, theme: 'dark' }],
  ['a phone', 2, { size: { width: 390, height: 844 }, touch: true }],
  ['a small phone', 3, { size: { width: 360, height: 640 }, touch: true }],
];

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedChromium();
});

async function scrollsAt(page: Visit['page']): Promise<readonly number[]> {
  return page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
}

test.each(SIZES)('a whole game of The Palace by pointer alone, on %s for %i', async (_, players, options) => {
  const seed = seedOf(`palace by hand ${players}`);
  const record = recordOf({ game: 'palace', options: {}, seats: againstBots(['Ada'], players - 1), seed });
  const { page, close, complaints } = await visit(browser, `${site.address}#/table/t`, { ...options, storage: stored('t', record) });
  const { presses, kinds } = await playPalaceByHand({
    page,
    hand: new Pointer(page, { touch: options.touch ?? false }),
    look: async (kind) => expect(await scrollsAt(page), `${seed}: the page scrolls at ${kind}`).toEqual([0, 0]),
  });
  tell(`${seed}: ${presses} presses, ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}`);
  expect(kinds.get('end')).toBe(1);
  expect(await page.getByTestId('end-news').innerText()).toMatch(/with \d+ points/);
  expect(complaints).toEqual([]);
  await close();
});

describe('several people', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await RunningServer.open();
  });
  afterAll(() => server?.close());

  test('play a whole game together, at desks and on a phone; what one holds stays while others choose', async () => {
    const { visits } = await sitDownAll(browser, server, { game: 'palace', sights: [DESKTOP, PHONE, DESKTOP] });
    const [ada, ben, eva] = visits;
    // All choose their first favor at once.
    const hand = new Pointer(ada.page);
    await hand.press(ada.page.getByTestId('favor').nth(1));
    await hand.press(ada.page.getByTestId('slot-4'));
    await playPalaceByHand({ page: ben.page, hand: new Pointer(ben.page, { touch: true }), most: 1 });
    await expect.poll(() => ada.page.locator('.log-line').allInnerTexts()).toContainEqual(expect.stringContaining('Ben'));
    expect(await ada.page.getByTestId('favor').nth(1).getAttribute('aria-pressed')).toBe('true');
    expect(await ada.page.getByTestId('slot-4').getAttribute('aria-pressed')).toBe('true');
    expect(await ada.page.getByTestId('change').count()).toBe(0);
    const played = await Promise.all(
      [ada, ben, eva].map(({ page }) => playPalaceByHand({ page, hand: new Pointer(page, { touch: page === ben.page }) })),
    );
    tell(`${played.map(({ presses }) => presses).join(', ')} presses`);
    for (const { kinds } of played) expect(kinds.get('end')).toBe(1);
    const news = await Promise.all(visits.map(({ page }) => page.getByTestId('end-news').innerText()));
    for (const each of news) expect(each).toMatch(/with \d+ points/);
    expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
    await close(visits);
  });
});
