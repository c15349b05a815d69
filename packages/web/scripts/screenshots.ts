// Makes the pictures of the documentation from the real page: desktop and phone, paper and blueprint.
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { GameRecord } from '@luftschloss/engine/kernel';
import type { Browser, Page } from 'playwright-core';
import { buildWebClient } from '../../../scripts/web-client.js';
import { againstBots } from '../src/table/new-table.ts';
import { launchChromium, type VisitOptions, visit } from '../test/browser/chromium.ts';
import { answerUntilTurn, pickSome, rushToTheEnd, stored, waitForQuestion } from '../test/browser/play.ts';
import { serveSite } from '../test/browser/site.ts';
import { openTable, recordOf, sensibleAction, settled } from '../test/tables.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screenshots');
const SIZES = {
  desktop: { size: { width: 1280, height: 800 }, touch: false },
  phone: { size: { width: 390, height: 844 }, touch: true },
} as const;
const THEMES = { paper: 'light', blueprint: 'dark' } as const;
const LARGEST = 400_000;
const LAST_PLAYED = Date.UTC(2026, 4, 1, 12);

/** A game in the middle, played by somebody sensible, at a turn of the person. */
async function midGame(game: string, options: object, bots: number, actions: number): Promise<GameRecord> {
  let kept = recordOf({ game, options: { ...options }, seats: againstBots(['Ada'], bots), seed: 'pictures' });
  const link = openTable(kept, (record) => {
    kept = record;
  });
  for (let i = 0; i < 2000; i++) {
    await settled(link);
    const { toAct, step, view } = link.snapshot();
    const asked = (view as { ask?: { type: string } }).ask?.type;
    if (step >= actions && toAct.includes(0) && (asked === undefined || asked === 'take-turn')) break;
    link.act(sensibleAction(link));
  }
  link.close();
  return kept;
}

interface Scene {
  readonly name: string;
  readonly path: string;
  readonly record?: GameRecord;
  /** Only what the documents show: every picture stays in the history for ever. */
  readonly pictures: readonly `${keyof typeof SIZES}-${keyof typeof THEMES}`[];
  prepare(page: Page): Promise<unknown>;
}

async function scenes(): Promise<Scene[]> {
  const castles = await midGame('castles', { edition: 'collectors' }, 2, 54);
  const everything = await midGame(
    'castles',
    { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true },
    4,
    130,
  );
  const between = await midGame('between', {}, 3, 62);
  const palace = await midGame('palace', {}, 2, 80);
  const hold = async (page: Page): Promise<void> => {
    await answerUntilTurn(page);
    await page.locator('.market-card.open .take').first().click();
  };
  const tryTile = async (page: Page): Promise<void> => {
    const tiles = page.locator('[data-testid=row-tile]:not([disabled])');
    const completing = page.locator('[data-site]:has([href="#palace-wax"])');
    await tiles.first().waitFor();
    for (let i = 0; i < (await tiles.count()) && (await completing.count()) === 0; i++) await tiles.nth(i).click();
    const anywhere = page.locator('[data-site]');
    await ((await completing.count()) > 0 ? completing : anywhere).first().click({ force: true });
    await page.locator('.ghost').waitFor();
  };
  return [
    {
      name: 'home',
      path: '#/',
      record: castles,
      pictures: ['desktop-paper'],
      prepare: (page) => page.getByText('Continue').first().waitFor(),
    },
    {
      name: 'new-table',
      path: '#/new',
      pictures: ['desktop-blueprint'],
      prepare: (page) => page.getByRole('button', { name: 'Open the table' }).waitFor(),
    },
    { name: 'castles', path: '#/table/t', record: castles, pictures: ['desktop-paper', 'phone-blueprint'], prepare: hold },
    { name: 'castles-five', path: '#/table/t', record: everything, pictures: ['desktop-blueprint'], prepare: hold },
    {
      name: 'castles-prices',
      path: '#/table/t',
      record: recordOf({ seed: 'a duel' }),
      pictures: ['phone-paper'],
      prepare: untilPrices,
    },
    { name: 'castles-end', path: '#/table/t', record: castles, pictures: ['desktop-paper'], prepare: rushToTheEnd },
    { name: 'between', path: '#/table/t', record: between, pictures: ['desktop-paper', 'phone-blueprint'], prepare: tryTileOfHand },
    { name: 'palace', path: '#/table/t', record: palace, pictures: ['desktop-paper', 'phone-paper'], prepare: tryTile },
  ];
}

/** Between: two tiles are kept, and one of them is tried at its best place. */
async function tryTileOfHand(page: Page): Promise<void> {
  const [inHand, own] = [page.locator('.hand-tile[aria-pressed=false]'), page.locator('.tile[data-source=own]')];
  await inHand.or(own).first().waitFor();
  if ((await own.count()) === 0) {
    for (let i = 0; i < 2; i++) await inHand.first().click();
    await page.getByTestId('keep').click();
  }
  await own.first().click();
  await page.getByTestId('next-place').click();
}

async function untilPrices(page: Page): Promise<void> {
  for (let i = 0; i < 20 && (await waitForQuestion(page)) !== 'prices'; i++) {
    if ((await waitForQuestion(page)) === 'turn') await page.getByTestId('pass').click();
    else await answerOnce(page);
    await page.waitForTimeout(80);
  }
}

async function answerOnce(page: Page): Promise<void> {
  if ((await page.getByTestId('pick').count()) > 0) await pickSome(page);
  else await page.locator('.ask-card').first().click();
}

async function take(browser: Browser, address: string, scene: Scene, name: string, options: VisitOptions): Promise<void> {
  const storage = scene.record ? stored('t', scene.record, LAST_PLAYED) : {};
  const { page, context } = await visit(browser, address + scene.path, { ...options, storage });
  await scene.prepare(page);
  await page.waitForTimeout(600);
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path });
  const { size } = await stat(path);
  console.log(`${name}.png ${Math.round(size / 1000)} kB${size > LARGEST ? ' is too large' : ''}`);
  await context.close();
}

const wanted = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
buildWebClient();
const site = await serveSite();
const browser = await launchChromium();
for (const scene of await scenes()) {
  if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
  for (const [device, size] of Object.entries(SIZES)) {
    for (const [theme, colours] of Object.entries(THEMES)) {
      const picture = `${device}-${theme}`;
      if (!scene.pictures.some((each) => each === picture)) continue;
      await take(browser, site.address, scene, `${scene.name}-${picture}`, { ...size, theme: colours });
    }
  }
}
await browser.close();
await site.close();
process.exit(0);
