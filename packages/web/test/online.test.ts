import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium, type Visit, visit } from './browser/chromium.ts';
import { finalSums, rushToTheEnd } from './browser/play.ts';
import { buildSite, DIST } from './browser/site.ts';

interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

interface ServerPackage {
  startServer(settings: object): Promise<Running>;
  readSettings(env: object, flags: object): { readonly ok: true; readonly value: object } | { readonly ok: false; readonly error: string };
}

/** The page never imports the server; this test does, where the workspace has one. */
async function serverPackage(): Promise<ServerPackage | null> {
  const name = '@luftschloss/server';
  try {
    return (await import(name)) as ServerPackage;
  } catch {
    return null;
  }
}

const server = await serverPackage();

describe.skipIf(!server)('people at a table on a server', () => {
  let browser: Browser;
  let running: Running;
  let folder: string;
  let port = 0;

  const start = async (): Promise<void> => {
    const settings = server?.readSettings(
      {
        HOST: '127.0.0.1',
        PORT: String(port),
        LUFTSCHLOSS_DATA: folder,
        LUFTSCHLOSS_BOT_PACE: '0',
        LUFTSCHLOSS_LOG_LEVEL: 'silent',
        LUFTSCHLOSS_REQUESTS_PER_MINUTE: '0',
        LUFTSCHLOSS_MESSAGES_PER_SECOND: '0',
      },
      {},
    );
    if (!server || !settings?.ok) throw new Error(settings?.ok === false ? settings.error : 'no server');
    running = await server.startServer(settings.value);
    port = Number(new URL(running.address).port);
  };

  beforeAll(async () => {
    await buildSite(DIST);
    folder = await mkdtemp(join(tmpdir(), 'luftschloss-'));
    await start();
    browser = await launchChromium();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const person = async (name: string, path = ''): Promise<Visit> => {
    const arrived = await visit(browser, 'about:blank', {});
    await arrived.context.addInitScript(
      (settings) => {
        if (location.protocol.startsWith('http')) localStorage.setItem('luftschloss.settings', settings);
      },
      JSON.stringify({ name, pace: 'quick' }),
    );
    arrived.complaints.length = 0;
    await arrived.page.goto(path.startsWith('http') ? path : `${running.address}/${path}`);
    return arrived;
  };

  /** Follows an invitation and takes the seat. */
  const guest = async (name: string, link: string): Promise<Visit> => {
    const arrived = await person(name, link);
    await arrived.page.getByRole('button', { name: 'Sit down' }).click();
    await arrived.page.getByText('you', { exact: true }).waitFor();
    return arrived;
  };

  const openTable = async (page: Page, game: string, friends: readonly number[]): Promise<string> => {
    await page.getByText(game, { exact: true }).click();
    for (const seat of friends) await page.getByLabel(`Who plays seat ${seat}`).selectOption('friend by link');
    await page.getByRole('button', { name: 'Open the table' }).click();
    return page.locator('.invitation').inputValue();
  };

  test('a whole game of Castles, with the server stopped and started again in the middle', async () => {
    const ada = await person('Ada', '#/new');
    const ben = await guest('Ben', await openTable(ada.page, 'Castles', [2]));
    await ada.page.getByRole('button', { name: 'Begin' }).click();
    await Promise.all([ada, ben].map(({ page }) => page.getByTestId('board').waitFor()));
    const played = Promise.all([rushToTheEnd(ada.page), rushToTheEnd(ben.page)]);
    await ada.page.waitForTimeout(700);
    await running.stop();
    await ada.page.getByText('Connection lost').waitFor();
    await start();
    await played;
    const [first, second] = await Promise.all([finalSums(ada.page), finalSums(ben.page)]);
    expect(first).toEqual(second);
    for (const { sum, total } of first) expect(sum).toBe(total);
    await Promise.all([ada, ben].map(({ context }) => context.close()));
  });

  test.each([
    ['Between Two Castles', [2, 3]],
    ['The Palace', [2]],
  ])('a whole game of %s, every person in a browser of their own', async (game, friends) => {
    const host = await person('Ada', '#/new');
    const link = await openTable(host.page, game, friends);
    const guests: Visit[] = [];
    for (const seat of friends) guests.push(await guest(`Guest ${seat}`, link));
    await host.page.getByRole('button', { name: 'Begin' }).click();
    const all = [host, ...guests];
    const pressed = await Promise.all(all.map(({ page }) => rushToTheEnd(page)));
    for (const count of pressed) expect(count).toBeGreaterThan(5);
    for (const { complaints, context } of all) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('an onlooker sees no secrets in the messages that reach the page', async () => {
    const ada = await person('Ada', '#/new');
    const link = await openTable(ada.page, 'Castles', [2]);
    const ben = await guest('Ben', link);
    const heard: string[] = [];
    const eve = await person('Eve');
    eve.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    await eve.page.goto(`${running.address}/#/online/${/table\/([^#]+)/.exec(link)?.[1]}`);
    await ada.page.getByRole('button', { name: 'Begin' }).click();
    await eve.page.getByTestId('board').waitFor();
    // One of the two is asked first which bonus cards to keep.
    const letters = async (): Promise<number> => (await ada.page.locator('.letter').count()) + (await ben.page.locator('.letter').count());
    await expect.poll(letters, { timeout: 10_000 }).toBeGreaterThan(1);
    const views = heard.filter((text) => text.includes('"bonusCards"'));
    expect(views.length).toBeGreaterThan(0);
    for (const text of views) expect(text).not.toMatch(/"bonusCards":\["(?!\?)/);
    for (const text of heard) expect(text).not.toMatch(/"seed"|"hidden"/);
    await Promise.all([ada, ben, eve].map(({ context }) => context.close()));
  });
});
