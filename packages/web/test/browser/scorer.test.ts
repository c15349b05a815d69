import { expectOk, type TableFile } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seedOf, tell } from '../../../../testing/seed.ts';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { scorer as between } from '../../src/games/between/scorer/index.ts';
import { scorer as castles } from '../../src/games/castles/scorer/index.ts';
import { scorer as palace } from '../../src/games/palace/scorer/index.ts';
import { open } from '../../src/scorer/entry.ts';
import type { GameScorer } from '../../src/scorer/game-scorer.ts';
import { type Entered, entering, finishedTable, scores } from '../scorer-tables.ts';
import { violations } from './axe.ts';
import { during } from './during.ts';
import { Pointer } from './pointer.ts';
import { savedFile, scoredByCommand } from './saved-file.ts';
import { sharedSite } from './shared.ts';
import { PHONE } from './sights.ts';
import { Thumb } from './tapping.ts';

const ID = 'entered';
const KEY = `luftschloss.scored.${ID}`;

function storageOf(file: TableFile): { readonly [key: string]: string } {
  return { [KEY]: JSON.stringify({ id: ID, touched: 1, game: file.game, file }) };
}

function kept(page: Page): Promise<TableFile> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').file, KEY);
}

/** Where each tile lies and whose it is, in whatever order. */
function lying(scorer: GameScorer, table: TableFile, tab: number): string[] {
  return scorer
    .laid(table, tab)
    .map(({ tile, x, y, r, level, owner }) => [tile.replace(/^STA-\d+/, 'STA'), x, y, r, level, owner].join(' ')) // stairs are all the same
    .sort();
}

interface Tapped {
  readonly thumb: Thumb;
  readonly tiles: number;
}

/** Enters boards of a finished table by taps alone, from an empty sheet on. */
async function enterByTaps(page: Page, scorer: GameScorer, finished: TableFile, boards: readonly Entered[]): Promise<Tapped> {
  const thumb = new Thumb(page);
  for (const [tab, { taps }] of boards.entries()) {
    if (tab > 0) await thumb.press(page.getByTestId('next'));
    await thumb.enter(taps);
    await expect.poll(async () => lying(scorer, await kept(page), tab)).toEqual(lying(scorer, finished, tab));
  }
  return { thumb, tiles: boards.reduce((sum, each) => sum + each.tiles, 0) };
}

/** What somebody needs who looks for the next tile between two taps, in seconds for each tap. */
const PACE = 2;

function tellTaps(what: string, { thumb, tiles }: Tapped): void {
  const seconds = Math.round(thumb.taps * PACE);
  tell(`drawing board on a phone, ${what}: ${thumb.taps} taps for ${tiles} tiles, ${seconds} s at ${PACE} s a tap`);
}

const FIRST = { edition: 'first', rooms: 'printed' };

describe('at the drawing board on a phone', () => {
  test('castles of a finished game are entered with at most three taps for each room, and score as the game did', async () => {
    // Castles of 15, 16 and 14 rooms; a short run enters the first.
    const finished = finishedTable(castles, 'castles', 3, FIRST, 'fifteen 1');
    const start = expectOk(castles.tables.read(castles.begin(finished.names, finished.options)));
    const plan = entering(castles, open(start), finished.table, english);
    await during(`#/score/${ID}`, { ...PHONE, storage: storageOf(start) }, async (page) => {
      const boards = plan.slice(0, THOROUGH ? plan.length : 1);
      const tapped = await enterByTaps(page, castles, finished.table, boards);
      tellTaps(`${boards.length} castles`, tapped);
      expect(tapped.thumb.taps / tapped.tiles).toBeLessThanOrEqual(3);
      expect(await violations(page)).toEqual([]);
      if (boards.length < plan.length) return;
      const { thumb } = tapped;
      await thumb.press(page.getByTestId('to-sheet'));
      const answered = await thumb.answerAll(castles, finished.table, () => kept(page));
      tellTaps(`with the whole sheet, ${answered} answers`, tapped);
      expect(thumb.taps * PACE).toBeLessThanOrEqual(6 * 60);
      await thumb.press(page.getByTestId('next-question'));
      for (const { seat, score } of finished.result.standings)
        await expect.poll(() => page.getByTestId(`total-${seat}`).textContent()).toBe(String(score));
      expect(scores(castles.tables.sheet(await kept(page)))).toEqual(scores(finished.result));
      expect(scores(await scoredByCommand(await savedFile(page)))).toEqual(scores(finished.result));
    });
  });

  test.runIf(THOROUGH).each([
    ['between', between],
    ['palace', palace],
  ] as const)('a castle of %s is entered by taps alone, and lies there as at the end of the game', async (game, scorer) => {
    const finished = finishedTable(scorer, game, 3, {}, seedOf(`by taps ${game}`));
    const start = expectOk(scorer.tables.read(scorer.begin(finished.names, finished.options)));
    const boards = entering(scorer, open(start), finished.table, english).slice(0, 1);
    await during(`#/score/${ID}`, { ...PHONE, storage: storageOf(start) }, async (page) => {
      const tapped = await enterByTaps(page, scorer, finished.table, boards);
      tellTaps(game, tapped);
      await tapped.thumb.press(page.getByTestId('to-sheet'));
      if (game === 'between') return; // its other castles have no tiles yet
      await tapped.thumb.answerAll(scorer, finished.table, () => kept(page));
      tellTaps(`${game} with the whole sheet`, tapped);
      expect(scores(scorer.tables.sheet(await kept(page)))).toEqual(scores(finished.result));
    });
  });

  test('a sheet is scored, asked for what nobody can see, and sent as a link; a link that was cut off says so', async () => {
    const finished = finishedTable(castles, 'castles', 2, { edition: 'first', rooms: 'printed' }, seedOf('a sheet on a phone'));
    const [{ money: _, ...ada }, ben] = finished.table.players as readonly ({ readonly money?: number } & TableFile['players'][number])[];
    const file = { ...finished.table, players: [ada, ben] };
    await during(`#/score/${ID}`, { ...PHONE, storage: storageOf(file) }, async (page) => {
      const hand = new Pointer(page, { touch: true });
      await hand.press(page.getByTestId('to-sheet'));
      const money = page.locator('[data-question="players[0].money"]');
      await money.locator('input').fill(String((finished.table.players[0] as { readonly money?: number }).money));
      for (const { seat, score } of finished.result.standings)
        await expect.poll(() => page.getByTestId(`total-${seat}`).textContent()).toBe(String(score));
      expect(await violations(page)).toEqual([]);
      await hand.press(page.getByTestId('share'));
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
