import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { during } from './during.ts';
import { person } from './guests.ts';
import { Pointer } from './pointer.ts';
import { RunningServer } from './running-server.ts';
import { sharedChromium } from './shared.ts';

const PHONE = { size: { width: 390, height: 844 }, touch: true, theme: 'dark' } as const;

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([RunningServer.open(), sharedChromium()]);
});

afterAll(() => server?.close());

/** Plays a table to its end by its first legal actions, in the name of whoever sits at that page. */
async function playOut(page: Page, table: string): Promise<void> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'content-type': 'application/json' };
  const address = `${server.address}/api/tables/${table}`;
  for (let number = 0; ; number++) {
    const { actions } = (await (await fetch(`${address}/choices`, { headers })).json()) as { actions?: readonly object[] };
    if (!actions || actions.length === 0) return;
    const body = JSON.stringify({ id: `first-${number}`, action: actions[0] });
    await fetch(`${address}/actions`, { method: 'POST', headers, body });
  }
}

/** Begins the try of today by hand, and finishes it. */
async function tryAlone(page: Page, touch: boolean): Promise<void> {
  const hand = new Pointer(page, { touch });
  await hand.press(page.getByTestId('begin-solo'));
  await page.getByTestId('board').waitFor();
  const table = page.url();
  // Nobody draws the table meanwhile.
  await page.goto('about:blank');
  await playOut(page, /online\/([^/]+)/.exec(table)?.[1] ?? '');
  await page.goto(table);
  await hand.press(page.getByRole('link', { name: 'Today’s ranking' }));
  await page.locator('[data-kind=solo] .ranking .you').waitFor();
}

test('two people try the castle of the day, are ranked, and look at each other’s castles afterwards', async () => {
  const ada = await person(browser, server, 'Ada', '#/day', PHONE);
  const ben = await person(browser, server, 'Ben');
  await new Pointer(ben.page).press(ben.page.getByRole('link', { name: 'Play today’s castles' }));
  await tryAlone(ada.page, true);
  await ben.page.reload();
  const solo = ben.page.locator('[data-kind=solo]');
  await solo.getByText('Ada').waitFor();
  expect(await solo.getByRole('checkbox').count(), 'nobody looks before the own try').toBe(0);
  expect(await solo.getByRole('link', { name: 'Ada' }).count()).toBe(0);
  await tryAlone(ben.page, false);
  await new Pointer(ben.page).press(solo.getByTestId('look'));
  const totals = ben.page.getByTestId('compared-total');
  await expect.poll(() => totals.count()).toBe(2);
  await expect.poll(() => ben.page.locator('.boards .drawing svg').count()).toBe(2);
  await new Pointer(ben.page).press(ben.page.getByRole('button', { name: 'The week' }));
  await expect.poll(() => solo.locator('.ranking tbody tr').count()).toBe(2);
  await expect.poll(() => ben.page.locator('.mine .bests li').count()).toBe(1);
  // A line is as high as its words, not as its letters below each other.
  const heights = await ben.page.locator('.mine tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(70);
  for (const { page } of [ada, ben]) {
    expect(await violations(page)).toEqual([]);
    await page.goto(`${server.address}/#/`);
    await expect.poll(() => page.getByTestId('day-solo').innerText()).toMatch(/\d+ point/);
  }
  expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ada.close(), ben.close()]);
});

test('while a server takes its time to say that it is there, nobody is offered the castle that counts nowhere', async () => {
  const { page, close } = await person(browser, server, 'Ada');
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => {
    page.route('**/house.json', async (route) => {
      resolve();
      await new Promise<void>((release) => {
        answer = release;
      });
      await route.continue();
    });
  });
  await page.goto(`${server.address}/?again#/day`);
  await asked;
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByTestId('begin-solo').count()).toBe(0);
  answer();
  await page.getByText('Unranked: this page').or(page.getByTestId('begin-solo')).first().waitFor();
  expect(await page.getByText('Unranked: this page').count()).toBe(0);
  await close();
});

test('without a server the castle of the day can be played, and the page says that it is unranked', () =>
  during('#/day', PHONE, async (page) => {
    await page.getByText('Unranked: this page runs without a server').waitFor();
    expect(await violations(page)).toEqual([]);
    await new Pointer(page, { touch: true }).press(page.getByTestId('begin-bots'));
    await page.getByTestId('board').waitFor();
    await page.goBack();
    await page.getByText('Your game is waiting for you').waitFor();
  }));
