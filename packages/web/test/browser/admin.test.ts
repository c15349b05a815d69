import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { visit } from './chromium.ts';
import { tooSmall } from './legible.ts';
import { Pointer } from './pointer.ts';
import { RunningServer } from './running-server.ts';
import { sharedChromium } from './shared.ts';
import { sights } from './sights.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([RunningServer.open(), sharedChromium()]);
});
afterAll(() => server?.close());

async function newTable(game: string): Promise<string> {
  const seats = [{ type: 'me' }, { type: 'bot', bot: 'random' }, { type: 'open' }];
  const response = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats }),
  });
  return ((await response.json()) as { table: { id: string } }).table.id;
}

describe('the page of whoever runs the server', () => {
  test.each(sights('desktop by day'))('shows, removes and cleans up (%s)', async (_, options) => {
    const [gone, kept] = [await newTable('palace'), await newTable('castles')];
    const { page, close, complaints } = await visit(browser, server.adminLink, options);
    const hand = new Pointer(page, { touch: options.touch ?? false });
    await page.getByRole('heading', { name: 'Running this server' }).waitFor();
    await page.getByText('Started ').waitFor();
    expect(page.url(), 'nobody can read the key over a shoulder').toBe(`${server.address}/#/admin`);
    await hand.press(page.getByRole('button', { name: /Waiting for players/ }));
    const row = page.locator(`li:has(a[href="#/online/${gone}"])`);
    await hand.press(row.getByRole('button', { name: /^Remove the table/ }));
    await hand.press(row.getByRole('button', { name: 'Remove it for everybody' }));
    await row.waitFor({ state: 'detached' });
    expect((await fetch(`${server.address}/api/tables/${gone}`)).status).toBe(404);
    expect((await fetch(`${server.address}/api/tables/${kept}`)).status).toBe(200);
    await hand.press(page.getByRole('button', { name: 'Clean up now' }));
    await page.getByText('There was nothing to clean up.').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out').toBe(true);
    await page.reload();
    await page.getByText('Started ').waitFor();
    await hand.press(page.getByRole('button', { name: 'Leave, and forget the key in this tab' }));
    await page.getByRole('heading', { name: 'Running this server' }).waitFor({ state: 'detached' });
    await page.goto(`${server.address}/#/admin`);
    await page.getByText('use the link that it printed when it started').waitFor();
    expect(complaints.filter((each) => !each.includes('403'))).toEqual([]);
    await close();
  });

  test('stays shut for everybody else', async () => {
    const { page, close } = await visit(browser, `${server.address}/#/admin/a-guess`);
    await page.getByText('use the link that it printed when it started').waitFor();
    expect(await page.getByRole('heading', { name: 'Tables' }).count()).toBe(0);
    await close();
  });
});
