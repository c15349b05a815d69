import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import type { Visit } from './chromium.ts';
import { close, DESKTOP, hand, PHONE, sitTogether } from './company.ts';
import { person } from './guests.ts';
import { playPalaceByHand } from './palace-hand.ts';
import { RunningServer } from './running-server.ts';
import { sharedChromium } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([RunningServer.open(), sharedChromium()]);
});

afterAll(() => server?.close());

const pressed = (page: Page, id: string): Promise<string | null> => page.getByTestId(id).getAttribute('aria-pressed');

/** Eve watches from her phone. */
async function onlooker(ada: Visit): Promise<Visit> {
  await hand(ada).press(ada.page.getByRole('button', { name: 'Menu' }));
  const link = await ada.page.getByTestId('watch-link').inputValue();
  await ada.page.keyboard.press('Escape');
  const eve = await person(browser, server, 'Eve', link, PHONE);
  await eve.page.getByTestId('watching').getByText('You are watching.').waitFor();
  expect(await eve.page.locator('.table').boundingBox(), 'whoever watches sees as much as whoever plays').toEqual({
    x: 0,
    y: 0,
    ...PHONE.size,
  });
  return eve;
}

test('The Palace: what one has chosen stays while the other chooses, and whoever watches sees the palace and presses nothing', async () => {
  const { ada, ben } = await sitTogether(browser, server, { game: 'palace', ada: DESKTOP, ben: PHONE });
  await hand(ada).press(ada.page.getByTestId('favor').nth(1));
  await hand(ada).press(ada.page.getByTestId('slot-4'));
  const eve = await onlooker(ada);
  await playPalaceByHand({ page: ben.page, hand: hand(ben, true), most: 1 });
  await expect.poll(() => ada.page.locator('.log-line').allInnerTexts()).toContainEqual(expect.stringContaining('Ben'));
  expect(await ada.page.getByTestId('favor').nth(1).getAttribute('aria-pressed')).toBe('true');
  expect(await pressed(ada.page, 'slot-4')).toBe('true');
  expect(await ada.page.getByTestId('change').count()).toBe(0);

  // Whoever does not build looks at the other's board meanwhile, and goes on looking at it.
  await playPalaceByHand({ page: ada.page, hand: hand(ada), most: 1 });
  const builder = await Promise.race(
    [ada, ben].map((visit) =>
      visit.page
        .getByTestId('turn-panel')
        .waitFor()
        .then(() => visit),
    ),
  );
  const other = builder === ada ? ben : ada;
  if (other === ben) await hand(ben, true).press(ben.page.locator('[data-tab-of=rivals]'));
  await hand(other, other === ben).press(other.page.locator('.rival-name').first());
  const board = other.page.locator('.my-board h2');
  const title = await board.innerText();
  const built = await eve.page.locator('.palace-board .rooms > g').count();
  await playPalaceByHand({ page: builder.page, hand: hand(builder, builder === ben), most: 1 });
  await expect.poll(() => eve.page.locator('.palace-board .rooms > g').count()).toBeGreaterThan(built);
  expect(await board.innerText()).toBe(title);
  expect(title).toContain(builder === ada ? 'Ada' : 'Ben');
  expect(await eve.page.getByTestId('turn-panel').count()).toBe(0);
  expect(await eve.page.locator('[data-testid=row-tile]:not([disabled])').count()).toBe(0);
  expect(await violations(eve.page)).toEqual([]);
  expect([ada, ben, eve].flatMap(({ complaints }) => complaints)).toEqual([]);
  await close([ada, ben, eve]);
});

test('Between Two Castles: a tile that one tries stays while the partner places his, and whoever watches sees both castles', async () => {
  const { ada, ben } = await sitTogether(browser, server, { game: 'between', bots: ['greedy'], ada: DESKTOP, ben: PHONE });
  const eve = await onlooker(ada);
  for (const [visit, touch] of [
    [ada, false],
    [ben, true],
  ] as const) {
    const { page } = visit;
    for (let i = 0; i < 2; i++) await hand(visit, touch).press(page.locator('.hand-tile[aria-pressed=false]:not([disabled])').first());
    await hand(visit, touch).press(page.getByTestId('keep'));
  }
  await hand(ada).press(ada.page.locator('.tile[data-source=own]').first());
  await hand(ada).press(ada.page.getByTestId('next-place'));
  const tried = ada.page.getByTestId('tried');
  const where = await tried.getAttribute('transform');
  await hand(ben, true).press(ben.page.locator('.tile[data-source=own]').first());
  await hand(ben, true).press(ben.page.getByTestId('next-place'));
  await hand(ben, true).press(ben.page.getByTestId('place'));
  await expect.poll(() => ben.page.locator('.tile[data-source=own]').count()).toBe(1);
  await expect.poll(() => ada.page.locator('.tile[data-source=partner]').count()).toBeLessThan(4);
  // The board may be fitted anew; the tile stays in its hand, tried, unless the partner's lies there now, and then a line says so.
  if ((await ada.page.getByTestId('change').count()) === 0) {
    await tried.waitFor();
    expect(await ada.page.getByTestId('place').isEnabled()).toBe(true);
    expect(where).not.toBeNull();
  }
  expect(await eve.page.getByTestId('place').count()).toBe(0);
  expect(await eve.page.locator('.castle-tabs .castle-total').locator('visible=true').count()).toBe(2);
  expect(await violations(eve.page)).toEqual([]);
  expect([ada, ben, eve].flatMap(({ complaints }) => complaints)).toEqual([]);
  await close([ada, ben, eve]);
});
