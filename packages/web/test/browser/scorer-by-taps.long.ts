import { byCategory, type TableFile, type TableSheet } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../../testing/seed.ts';
import { scorer as between } from '../../src/games/between/scorer/index.ts';
import { scorer as castles } from '../../src/games/castles/scorer/index.ts';
import { scorer as palace } from '../../src/games/palace/scorer/index.ts';
import { open } from '../../src/scorer/entry.ts';
import type { GameScorer } from '../../src/scorer/game-scorer.ts';
import { entering, type FinishedTable, finishedTable, scores } from '../scorer-tables.ts';
import { during } from './during.ts';
import { castleScoredByCommand, savedCastle, savedFile, scoredByCommand } from './saved-file.ts';
import { PHONE } from './sights.ts';
import { enterBoards, Thumb, tellTaps } from './tapping.ts';

/** Somebody who has never told the page their name. */
const STRANGER = { 'luftschloss.settings': JSON.stringify({ language: 'auto' }) };

/** From the first page on: which game, and who plays. Gives what is kept of the sheet. */
async function begin(page: Page, thumb: Thumb, { table, names }: FinishedTable): Promise<() => Promise<TableFile>> {
  if (table.game !== 'castles') await thumb.press(page.locator(`[data-game="${table.game}"]`));
  const fields = page.locator('.player-name input');
  for (const [seat, name] of names.entries()) await thumb.type(fields.nth(seat), name);
  await thumb.press(page.getByTestId('begin'));
  await page.locator('.scorer-board').waitFor();
  const key = `luftschloss.scored.${page.url().split('/').at(-1)}`;
  return () => page.evaluate((at) => JSON.parse(localStorage.getItem(at) ?? '{}').file, key);
}

/** What the command line says about each castle, and the parts of the final scoring that its tiles alone bring. */
async function castlesAgree(page: Page, scorer: GameScorer, table: TableFile, { standings, sheet }: TableSheet): Promise<void> {
  for (const [tab, { title }] of scorer.tabs(table, english).entries()) {
    await new Thumb(page).press(page.locator(`[data-tab="${tab}"]`));
    const byCommand = await castleScoredByCommand(await savedCastle(page, title));
    const sums = byCategory(standings[tab].lines);
    expect(byCommand).toBe(sheet ? sheet.boards[tab].score : (sums.get('rooms') ?? 0) + (sums.get('room-bonuses') ?? 0));
  }
}

const TABLES = [
  // Three castles of 15 rooms each; Ada and Cleo share the victory.
  ['castles', castles, { edition: 'first', rooms: 'printed' }, 'fifteen 5056', 3],
  ['between', between, {}, seedOf('between by taps'), 3],
  // Whose tile it is, is a tap on another player's tab.
  ['palace', palace, {}, seedOf('palace by taps'), 3.5],
] as const;

const MINUTES = 6;

describe('a table of three on a phone, from the first page to the last point, by taps alone', () => {
  test.each(TABLES)('of %s: quick enough, and the sheet says what the game said', async (game, scorer, options, seed, most) => {
    const finished = finishedTable(scorer, game, 3, options, seed);
    await during('#/score', { ...PHONE, storage: STRANGER }, async (page) => {
      const thumb = new Thumb(page);
      const kept = await begin(page, thumb, finished);
      tellTaps(`${game}, to begin`, thumb);
      const boards = entering(scorer, open(await kept()), finished.table, english);
      const before = thumb.taps;
      const tiles = await enterBoards(thumb, scorer, finished.table, boards, kept);
      tellTaps(`${game}, ${tiles} tiles`, thumb);
      expect((thumb.taps - before) / tiles).toBeLessThanOrEqual(most);
      await thumb.press(page.getByTestId('to-sheet'));
      const answered = await thumb.answerAll(scorer, finished.table, kept);
      tellTaps(`${game}, with ${answered} answers`, thumb);
      if (game === 'castles') {
        expect(boards.map((board) => board.tiles)).toEqual([15, 15, 15]);
        expect(thumb.minutesAt('slow')).toBeLessThanOrEqual(MINUTES);
      }
      for (const { seat, score } of finished.result.standings)
        await expect.poll(() => page.getByTestId(`total-${seat}`).textContent()).toBe(String(score));
      expect(scores(scorer.tables.sheet(await kept()))).toEqual(scores(finished.result));
      expect(scores(await scoredByCommand(await savedFile(page)))).toEqual(scores(finished.result));
      await page.keyboard.press('Escape');
      if (!scorer.oneBoard) await castlesAgree(page, scorer, finished.table, scorer.tables.sheet(await kept()));
    });
  });
});
