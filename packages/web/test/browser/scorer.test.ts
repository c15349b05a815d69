import { expectOk, type TableFile } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seedOf, tell } from '../../../../testing/seed.ts';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { scorer } from '../../src/games/castles/scorer/index.ts';
import { open } from '../../src/scorer/entry.ts';
import { type Entered, entering, type FinishedTable, finishedTable, scores, withTilesOf } from '../scorer-tables.ts';
import type { Tap } from '../scorer-taps.ts';
import { violations } from './axe.ts';
import { during } from './during.ts';
import { type Point, Pointer } from './pointer.ts';
import { sharedSite } from './shared.ts';
import { PHONE } from './sights.ts';

const ID = 'entered';
const KEY = `luftschloss.scored.${ID}`;

/** Where on the screen a cell of the board is, by where the tile in hand lies. */
async function onScreen(page: Page, { x, y, from }: Extract<Tap, { on: 'board' }>): Promise<Point> {
  const box = await page.locator('.handle').boundingBox();
  if (!box || !from) throw new Error('nothing in hand');
  const scale = box.width / from.width;
  return { x: box.x + (x - from.left) * scale, y: box.y + (y - from.top) * scale };
}

async function tapAll(page: Page, hand: Pointer, taps: readonly Tap[]): Promise<void> {
  for (const tap of taps) {
    if (tap.on === 'letter') await hand.press(page.locator(`[data-letter="${tap.letter}"]`));
    else if (tap.on === 'key') await hand.press(page.locator(`[data-key="${tap.row}:${tap.key}"]`));
    else if (tap.on === 'find') await hand.press(await inSight(page, `[data-find="${tap.tile}"]`));
    else if (tap.on === 'board') await tapBoard(page, hand, tap);
    else if (tap.on === 'dragged') throw new Error('nothing of this is to be dragged');
    else await hand.press(page.getByTestId(tap.on));
  }
}

/** A hand scrolls to what it presses, and that would be one more thing to do. */
async function inSight(page: Page, selector: string): Promise<Locator> {
  const found = page.locator(selector);
  await found.waitFor();
  await expect.poll(async () => (await found.boundingBox())?.x ?? -1).toBeGreaterThanOrEqual(0);
  const box = await found.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeLessThan(PHONE.size.width);
  return found;
}

/** A tap on the board counts when the browser has sent its click: the next one waits for what it moved. */
async function tapBoard(page: Page, hand: Pointer, tap: Extract<Tap, { on: 'board' }>): Promise<void> {
  const held = (): Promise<string> => page.locator('.held').evaluate((tile) => tile.outerHTML); // it may have turned in its place
  const before = await held();
  await hand.press(await onScreen(page, tap));
  await expect.poll(held).not.toBe(before);
}

function kept(page: Page): Promise<TableFile> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').file, KEY);
}

/** Where each tile lies, in whatever order. */
function lying(table: TableFile, tab: number): string[] {
  return scorer
    .laid(table, tab)
    .map(({ tile, x, y, r, level }) => `${tile} ${x} ${y} ${r} ${level}`)
    .sort();
}

/** Answers that cannot be read off the tiles, as the finished game has them. */
function answered(finished: FinishedTable, entered: TableFile): TableFile {
  return withTilesOf(scorer, finished.table, entered);
}

describe('at the drawing board on a phone', () => {
  test('castles of a finished game are entered with at most three taps for each room, and score as the game did', async () => {
    // Castles of 15, 16 and 14 rooms.
    const finished = finishedTable(scorer, 'castles', 3, { edition: 'first', rooms: 'printed' }, 'fifteen 1');
    const start = expectOk(scorer.tables.read(scorer.begin(finished.names, finished.options)));
    const plan = entering(scorer, open(start), finished.table, english);
    const storage = { [KEY]: JSON.stringify({ id: ID, touched: 1, game: 'castles', file: start }) };
    await during(`#/score/${ID}`, { ...PHONE, storage }, async (page) => {
      const hand = new Pointer(page, { touch: true });
      const boards = plan.slice(0, THOROUGH ? plan.length : 1);
      for (const [tab, { taps }] of boards.entries()) {
        if (tab > 0) await hand.press(page.getByTestId('next'));
        await tapAll(page, hand, taps);
        await expect.poll(async () => lying(await kept(page), tab)).toEqual(lying(finished.table, tab));
      }
      tellTaps(boards);
      expect(await violations(page)).toEqual([]);
      if (boards.length < plan.length) return;
      const sheet = scorer.tables.sheet(answered(finished, await kept(page)));
      expect(sheet.questions).toEqual([]);
      expect(scores(sheet)).toEqual(scores(finished.result));
    });
  });

  test('a sheet is scored, asked for what nobody can see, and sent as a link; a link that was cut off says so', async () => {
    const finished = finishedTable(scorer, 'castles', 2, { edition: 'first', rooms: 'printed' }, seedOf('a sheet on a phone'));
    const [{ money: _, ...ada }, ben] = finished.table.players as readonly ({ readonly money?: number } & TableFile['players'][number])[];
    const file = { ...finished.table, players: [ada, ben] };
    const storage = { [KEY]: JSON.stringify({ id: ID, touched: 1, game: 'castles', file }) };
    await during(`#/score/${ID}`, { ...PHONE, storage }, async (page) => {
      const hand = new Pointer(page, { touch: true });
      await hand.press(page.getByTestId('to-sheet'));
      const money = page.locator('[data-question="players[0].money"]');
      await money.locator('input').fill(String((finished.table.players[0] as { readonly money?: number }).money));
      for (const { seat, score } of finished.result.standings)
        await expect.poll(() => page.getByTestId(`total-${seat}`).textContent()).toBe(String(score));
      expect(await violations(page)).toEqual([]);
      await hand.press(page.locator('.scorer-head button'));
      const link = page.getByTestId('link');
      await expect.poll(() => link.inputValue()).toContain('#/score/link/');
      const address = await link.inputValue();
      await page.goto(`${sharedSite().address}#/score/link/${address.slice(-40)}`);
      await page.getByRole('alert').getByText(english.words.scorer.problems.brokenLink()).waitFor();
      await page.goto(address);
      await expect
        .poll(() => page.locator('.tab-score').allTextContents())
        .toEqual(finished.result.standings.map(({ score }) => String(score)));
    });
  });
});

function tellTaps(boards: readonly Entered[]): void {
  const [taps, tiles] = [boards.reduce((sum, each) => sum + each.taps.length, 0), boards.reduce((sum, each) => sum + each.tiles, 0)];
  tell(`drawing board on a phone: ${taps} taps for ${tiles} tiles of ${boards.length} castles`);
  expect(taps / tiles).toBeLessThanOrEqual(3);
}
