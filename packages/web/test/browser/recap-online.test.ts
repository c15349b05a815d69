import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, PHONE, sitTogether } from './company.ts';
import { rushToTheEnd } from './play.ts';
import { RunningServer } from './running-server.ts';
import { sharedChromium } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([RunningServer.open(), sharedChromium()]);
});

afterAll(() => server?.close());

const isAsked = async (page: Page): Promise<boolean> => (await page.locator('.question.mine').count()) > 0;

/** Somebody presses on until the question is another's. */
async function actUntilAnotherIsAsked(page: Page): Promise<void> {
  while (await isAsked(page)) {
    await rushToTheEnd(page, 1);
    await page.waitForTimeout(100);
  }
}

/** The deal says who begins: if it is the first one, they press on until the other is asked. */
async function actUntilAsked(first: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await isAsked(first)) || (await isAsked(other))).toBe(true);
  if (await isAsked(other)) return;
  await actUntilAnotherIsAsked(first);
  await other.locator('.question.mine').waitFor();
}

/** A page that sleeps in a pocket: nobody sees it, and what the server says reaches it after it is looked at again. */
async function sleepyPage(page: Page): Promise<{ sleep(): Promise<void>; wake(): Promise<void>; hear(): void }> {
  let missed: (() => void)[] | null = null;
  await page.routeWebSocket(/.*/, (socket: WebSocketRoute) => {
    const upstream = socket.connectToServer();
    upstream.onMessage((text) => {
      if (missed) missed.push(() => socket.send(text));
      else socket.send(text);
    });
  });
  await page.reload();
  await page.locator('.table').waitFor();
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  return {
    sleep() {
      missed = [];
      return hide(true);
    },
    wake: () => hide(false),
    hear() {
      const told = missed ?? [];
      missed = null;
      for (const tell of told) tell();
    },
  };
}

test('a phone that slept while another person built tells of it as soon as it hears of it, and when its page is opened anew', async () => {
  const { ada, ben } = await sitTogether(browser, server, {
    game: 'castles',
    ben: { ...PHONE, fresh: true, storage: { 'luftschloss.recap': 'on' } },
  });
  const phone = await sleepyPage(ben.page);
  const recap = ben.page.getByTestId('recap');
  await actUntilAsked(ada.page, ben.page);
  expect(await recap.count(), 'there was no turn yet').toBe(0);
  await actUntilAnotherIsAsked(ben.page);
  await expect.poll(() => isAsked(ada.page)).toBe(true);
  expect(await recap.count(), 'whoever watches needs none').toBe(0);
  await phone.sleep();
  await actUntilAnotherIsAsked(ada.page);
  await phone.wake();
  expect(await recap.count(), 'nothing is known yet').toBe(0);
  phone.hear();
  await recap.waitFor();
  expect(await recap.innerText()).toContain('Ada');
  await ben.page.reload();
  await recap.waitFor();
  await close([ada, ben]);
});
