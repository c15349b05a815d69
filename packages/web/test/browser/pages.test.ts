import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GameRecord } from '@luftschloss/engine/kernel';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { openTable, recordOf, sensibleAction, settled } from '../tables.ts';
import { violations } from './axe.ts';
import { visit } from './chromium.ts';
import { during } from './during.ts';
import { tooSmall } from './legible.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { sharedChromium, sharedSite } from './shared.ts';
import { DESK, PHONE, sights } from './sights.ts';
import { DIST } from './site.ts';
import { watchWork } from './work.ts';

const PAGES = ['', 'new', 'rules/castles', 'rules/between', 'rules/palace', 'gallery', 'score', 'settings', 'about', 'nowhere'];

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedChromium();
});

const played = new Map<string, Promise<GameRecord>>();

/** A game after so many actions, at a decision of the person, or at its end; played once for all tests. */
function playedFor(game: string, bots: number, actions: number): Promise<GameRecord> {
  const key = `${game} ${bots} ${actions}`;
  const record = played.get(key) ?? playOn(game, bots, actions);
  played.set(key, record);
  return record;
}

async function playOn(game: string, bots: number, actions: number): Promise<GameRecord> {
  let kept = recordOf({ game, options: {}, seats: againstBots(['Ada'], bots), seed: 'pages' });
  const link = openTable(kept, (record) => {
    kept = record;
  });
  for (let i = 0; i < 1000; i++) {
    await settled(link);
    const { step, toAct, result } = link.snapshot();
    if (result || (step >= actions && toAct.includes(0))) break;
    link.act(sensibleAction(link));
  }
  link.close();
  return kept;
}

const TO_THE_END = Number.POSITIVE_INFINITY;
const wide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

describe.each(sights('phone by night'))('on a %s', (_, sight) => {
  test('every page is accessible, legible and not too wide', async () => {
    await during('#/', sight, async (page) => {
      for (const path of sampled(PAGES, (_, index) => index % 2 === 0)) {
        await page.goto(`${site.address}#/${path}`);
        await page.locator('main h1').first().waitFor();
        await page.waitForTimeout(60);
        expect(await violations(page), path).toEqual([]);
        expect(await tooSmall(page), path).toEqual([]);
        expect(await wide(page), path).toBeLessThanOrEqual(sight.size.width);
      }
    });
  });

  const tables = [
    ['between', 2, 30],
    ['palace', 1, 60],
  ] as const;

  test.each(sampled(tables, ([game]) => game === 'palace'))(
    'the table of %s in words is accessible, legible and not too wide',
    async (game, bots, actions) => {
      const record = await playedFor(game, bots, actions);
      await during('#/table/t', { ...sight, inWords: true, storage: stored('t', record) }, async (page) => {
        await page.locator('.action').first().click();
        await page.getByTestId('confirm').waitFor();
        expect(await violations(page)).toEqual([]);
        expect(await tooSmall(page)).toEqual([]);
        expect(await wide(page)).toBeLessThanOrEqual(sight.size.width);
      });
    },
  );
});

const ENDS = [
  ['between', 2, DESK],
  ['palace', 1, PHONE],
] as const;

test.each(sampled(ENDS, ([game]) => game === 'between'))(
  'the end of %s in words is accessible, and leads to the next game',
  async (game, bots, size) => {
    const record = await playedFor(game, bots, TO_THE_END);
    await during('#/table/t', { ...size, inWords: true, storage: stored('t', record) }, async (page) => {
      await page.locator('.final').waitFor();
      await page.locator('.final tbody button').first().click();
      expect(await violations(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
      expect(await wide(page)).toBeLessThanOrEqual(size.size.width);
      await page.getByRole('button', { name: 'Play again' }).click();
      await page.locator('.final').waitFor({ state: 'detached' });
      await page.locator('.action').first().waitFor();
    });
  },
);

describe('the general table', () => {
  test('zooms by buttons, keys and wheel: names of rooms appear, and text is never too small', async () => {
    const record = await playedFor('between', 2, 40);
    await during('#/table/t', { ...PHONE, inWords: true, storage: stored('t', record) }, async (page) => {
      const hand = new Pointer(page, { touch: true });
      const written = (): Promise<number> => page.locator('.board-paper text').count();
      await page.locator('.board-paper text').first().waitFor();
      const far = await written();
      for (let i = 0; i < 5; i++) {
        await hand.press(page.getByRole('button', { name: 'Zoom in' }));
        expect(await tooSmall(page)).toEqual([]);
      }
      await expect.poll(written).toBeGreaterThan(far);
      await hand.press(page.getByRole('button', { name: 'Show everything' }));
      await expect.poll(written).toBe(far);
      await page.getByTestId('board').focus();
      await page.keyboard.press('+');
      await page.keyboard.press('0');
      await expect.poll(written).toBe(far);
      const width = async (): Promise<number> => (await page.locator('.board-paper').boundingBox())?.width ?? 0;
      const before = await width();
      await hand.wheel(page.getByTestId('board'), -300);
      await expect.poll(width).toBeGreaterThan(before);
    });
  });

  test('a tile leaves only the actions that speak of it, and an action shows itself on the board', async () => {
    const record = await playedFor('palace', 1, 40);
    await during('#/table/t', { ...DESK, inWords: true, storage: stored('t', record) }, async (page) => {
      const piece = page.locator('.tray button').first();
      await piece.click();
      // Beside the letters on its picture.
      const type =
        (await piece.innerText())
          .split('\n')
          .find((line) => line.length > 3)
          ?.split(':')[0]
          .toLowerCase() ?? '';
      expect(type).not.toBe('');
      const listed = await page.locator('section.decision .action').allInnerTexts();
      expect(listed.length).toBeGreaterThan(0);
      for (const text of listed) expect(text.toLowerCase()).toContain(type);
      await page.locator('.action[data-kind=build]').first().click();
      await page.getByText('if you do this').waitFor();
      await page.getByRole('button', { name: 'Not yet' }).click();
      await page.getByText('if you do this').waitFor({ state: 'detached' });
    });
  });

  test('looks back by itself, and after the end through the eyes of anybody', async () => {
    const running = await playedFor('between', 2, 20);
    await during('#/table/t', { ...DESK, inWords: true, storage: stored('t', running) }, async (page) => {
      await page.getByRole('button', { name: 'Replay' }).click();
      await page.getByLabel('Speed').selectOption('fast');
      expect(await page.getByLabel('Seen by').count()).toBe(0);
      await page.getByRole('button', { name: 'Play automatically' }).click();
      await page.getByText(/^([2-9]|\d\d+) of/).waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await page.locator('.action').first().waitFor();
    });
    const over = await playedFor('between', 2, TO_THE_END);
    await during('#/table/t', { ...DESK, inWords: true, storage: stored('t', over) }, async (page) => {
      await page.getByRole('button', { name: 'Replay' }).click();
      await page.getByLabel('Step of the game').fill('0');
      const hand = (): Promise<string> => page.locator('.tray').innerText();
      const own = await hand();
      await page.getByLabel('Seen by').selectOption({ label: 'Eduard' });
      await expect.poll(hand).not.toBe(own);
      await page.getByLabel('Seen by').selectOption({ label: 'an onlooker' });
      await page.locator('.tray').waitFor({ state: 'detached' });
    });
  });
});

describe('the house', () => {
  test('is silent until somebody wants to hear it', async () => {
    const record = await playedFor('between', 2, 10);
    const listen = (): void => {
      Object.assign(window, { notes: 0 });
      const strike = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        (window as unknown as { notes: number }).notes++;
        return strike.call(this);
      };
    };
    await during('#/table/t', { ...DESK, inWords: true, storage: stored('t', record) }, async (page) => {
      const notes = (): Promise<number> => page.evaluate(() => (window as unknown as { notes: number }).notes);
      const play = async (): Promise<void> => {
        await page.locator('section.decision .action').first().click();
        await page.getByTestId('confirm').click();
        await page.waitForTimeout(400);
      };
      await page.evaluate(listen);
      await play();
      await play();
      expect(await notes()).toBe(0);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByLabel('Sounds').check();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      const tried = await notes();
      expect(tried).toBeGreaterThan(0);
      await play();
      await expect.poll(notes).toBeGreaterThan(tried);
    });
  });

  test('can be installed, and plays on a phone with the network cut', async () => {
    const manifest = JSON.parse(await readFile(join(DIST, 'manifest.webmanifest'), 'utf8')) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    for (const { src, sizes } of manifest.icons.filter((icon) => icon.src.endsWith('.png'))) {
      const picture = await readFile(join(DIST, src));
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    // One file that does not exist, and nothing is kept at all.
    const kept = (await readFile(join(DIST, 'sw.js'), 'utf8')).match(/assets\/[\w./-]+\.\w+/g) ?? [];
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.filter((file) => !existsSync(join(DIST, file)))).toEqual([]);
    await during('', { ...PHONE, installs: true, inWords: true }, async (page, { context }) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('button', { name: 'Play now: The Palace' }).tap();
      for (let i = 0; i < 2; i++) {
        await page.locator('section.decision .action').first().tap();
        const asked = await page.getByTestId('confirm').elementHandle();
        await asked?.tap();
        await asked?.waitForElementState('hidden');
      }
      await page.reload();
      await page.locator('.log-line').nth(2).waitFor();
    });
  });

  test.runIf(THOROUGH)(
    'is kept in the browser although files did not come at first, and those that came are not fetched again',
    async () => {
      const fetched = new Map<string, number>();
      const { page, context, close } = await visit(browser, 'about:blank', { installs: true });
      await context.route('**/assets/**', async (route) => {
        if (!route.request().serviceWorker()) return route.continue();
        const times = (fetched.get(route.request().url()) ?? 0) + 1;
        fetched.set(route.request().url(), times);
        return times === 1 && fetched.size % 10 === 0 ? route.abort() : route.continue();
      });
      await page.goto(site.address);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const times = [...fetched.values()];
      expect(times.length).toBeGreaterThan(50);
      expect(times.filter((each) => each === 2).length, 'one of ten did not come at first').toBe(Math.floor(times.length / 10));
      expect(Math.max(...times)).toBe(2);
      await close();
    },
  );

  test('is ready after two seconds of work', async () => {
    const arrived = await visit(browser, 'about:blank', DESK);
    const worked = await watchWork(arrived.page);
    await arrived.page.goto(site.address);
    await arrived.page.getByRole('button', { name: 'Play Castles now' }).click({ trial: true });
    expect(await worked()).toBeLessThan(2000);
    await arrived.close();
  });
});

test('a page that does not come says so, leads home, and comes when it is loaded again', async () => {
  const { page, complaints, close } = await visit(browser, `${site.address}#/`);
  const hand = new Pointer(page);
  await page.route('**/RulesPage*.js', (route) => route.abort());
  await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Rules' }));
  await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
  await hand.press(page.getByRole('link', { name: 'Back to the entrance hall' }));
  await page.getByRole('heading', { name: 'Sit down and play' }).waitFor();
  await page.goBack();
  await page.unroute('**/RulesPage*.js');
  await hand.press(page.getByRole('button', { name: 'Load it again' }));
  await page.getByRole('heading', { name: 'Rules: Castles' }).waitFor();
  expect(complaints.length, 'the browser has complained of the missing file').toBeGreaterThan(0);
  await close();
});

test('on a phone, a piece of the gallery stands beside its words, and nothing is wider than the page', async () => {
  await during('#/gallery', PHONE, async (page) => {
    const [picture, words] = [page.locator('.piece .drawing svg').first(), page.locator('.piece h2').first()];
    await picture.waitFor();
    const [left, right] = [await picture.boundingBox(), await words.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.size.width);
  });
});
