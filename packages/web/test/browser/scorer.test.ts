import { expectOk, type TableFile } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../../testing/seed.ts';
import { scorer as castles } from '../../src/games/castles/scorer/index.ts';
import { open } from '../../src/scorer/entry.ts';
import { entering, finishedTable } from '../scorer-tables.ts';
import { violations } from './axe.ts';
import { during } from './during.ts';
import { Pointer } from './pointer.ts';
import { sharedSite } from './shared.ts';
import { PHONE } from './sights.ts';
import { enterBoards, Thumb, tellTaps } from './tapping.ts';

const ID = 'entered';
const KEY = `luftschloss.scored.${ID}`;

function storageOf(file: TableFile): { readonly [key: string]: string } {
  return { [KEY]: JSON.stringify({ id: ID, touched: 1, game: file.game, file }) };
}

function kept(page: Page): Promise<TableFile> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').file, KEY);
}

const FIRST = { edition: 'first', rooms: 'printed' };

describe('at the drawing board on a phone', () => {
  test('a castle of a finished game is entered by taps alone, with at most three for each room', async () => {
    const finished = finishedTable(castles, 'castles', 3, FIRST, 'fifteen 5056');
    const start = expectOk(castles.tables.read(castles.begin(finished.names, finished.options)));
    const boards = entering(castles, open(start), finished.table, english).slice(0, 1);
    await during(`#/score/${ID}`, { ...PHONE, storage: storageOf(start) }, async (page) => {
      const thumb = new Thumb(page);
      const tiles = await enterBoards(thumb, castles, finished.table, boards, () => kept(page));
      tellTaps(`${tiles} tiles`, thumb);
      expect(thumb.taps / tiles).toBeLessThanOrEqual(3);
      expect(await violations(page)).toEqual([]);
    });
  });

  test('what cannot be there is marked, and the sentence about it covers nothing of that', async () => {
    const start = expectOk(castles.tables.read(castles.begin(['Ada', 'Ben', 'Cleo'], FIRST)));
    const far = castles.lay('hallway', { x: 0, y: -12, r: 0, level: 'main' }, 0);
    const file = castles.withLaid(start, 0, [...castles.laid(start, 0), far]);
    await during(`#/score/${ID}`, { ...PHONE, storage: storageOf(file) }, async (page) => {
      const said = page.locator('.verdict.problem');
      await said.waitFor();
      const isFree = async (): Promise<boolean> => {
        const [tile, words] = await Promise.all([page.locator('.misfit .rim').boundingBox(), said.boundingBox()]);
        return tile !== null && words !== null && tile.y >= words.y + words.height;
      };
      await expect.poll(isFree).toBe(true);
      const cutOff = await page.locator('[data-tab="0"] .tab-words .small').evaluate((line) => {
        const text = document.createRange();
        text.selectNodeContents(line);
        return text.getBoundingClientRect().bottom - line.getBoundingClientRect().bottom;
      });
      expect(cutOff).toBeLessThan(2);
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
