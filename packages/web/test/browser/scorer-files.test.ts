import { expectOk, OWN_TILES_FORMAT, type TableSheet } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../../testing/seed.ts';
import { sampled } from '../../../../testing/thorough.ts';
import { scorer as between } from '../../src/games/between/scorer/index.ts';
import { scorer as castles } from '../../src/games/castles/scorer/index.ts';
import { scorer as palace } from '../../src/games/palace/scorer/index.ts';
import { finishedRecord, finishedTable, scores } from '../scorer-tables.ts';
import { during } from './during.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { savedFile, scoredByCommand } from './saved-file.ts';
import { sharedSite } from './shared.ts';
import { PHONE } from './sights.ts';

const { scorer: words } = english.words;

const GAMES = [
  ['castles', castles, 3, { edition: 'collectors', passages: true, moats: true, swans: true, towers: true, decrees: true }],
  ['between', between, 3, {}],
  ['palace', palace, 3, {}],
] as const;

/** What the tabs say: by player, or by castle where those are scored. */
function shown({ standings, sheet }: Pick<TableSheet, 'standings' | 'sheet'>): string[] {
  return (sheet?.boards ?? standings).map(({ score }) => String(score));
}

/** Whoever prints by the menu of the browser gets the sheet too, and not an empty page. */
async function printed(page: Page, names: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.printed-sheet');
  await paper.waitFor();
  for (const name of names) expect(await paper.innerText()).toContain(name);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundImage)).toBe('none');
  await page.emulateMedia({ media: null });
  await paper.waitFor({ state: 'detached' });
}

describe('a table as a file', () => {
  test.each(sampled(GAMES, ([game]) => game === 'palace'))(
    'of %s: the page, the command line and the final scoring say the same, and the file opens again',
    async (game, scorer, seats, options) => {
      const finished = finishedTable(scorer, game, seats, options, seedOf(`file of ${game}`));
      const storage = { 'luftschloss.scored.saved': JSON.stringify({ id: 'saved', touched: 1, game, file: finished.table }) };
      await during('#/score/saved', { ...PHONE, storage }, async (page) => {
        await page.locator('.scorer-board').waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.size.width);
        const file = await savedFile(page);
        const sheet = await scoredByCommand(file);
        expect(scores(sheet)).toEqual(scores(finished.result));
        expect(await page.locator('.tab-score').allTextContents()).toEqual(shown(sheet));
        await page.keyboard.press('Escape');
        await printed(page, finished.names);
        await page.goto(`${sharedSite().address}#/score`);
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(file) });
        await expect.poll(() => page.locator('.tab-score').allTextContents()).toEqual(shown(sheet));
        expect(page.url()).not.toContain('saved');
      });
    },
  );

  test('that is none of ours is answered with a sentence, and nothing is kept', async () => {
    await during('#/score', PHONE, async (page) => {
      for (const [name, text, answer] of [
        ['picture.json', '\u0000\u0001', words.problems.noJson()],
        ['other.json', '{"game":"chess"}', words.problems.noGame()],
      ]) {
        await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
        await page.getByRole('alert').getByText(answer).waitFor();
      }
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('luftschloss.scored')))).toEqual([]);
    });
  });
});

describe('a finished game', () => {
  test.each(sampled(GAMES, ([game]) => game === 'between'))(
    'of %s opens on the drawing board with the scores of its end, and nothing is asked',
    async (game, _, seats, options) => {
      const record = finishedRecord(game, seats, options, seedOf(`a game of ${game} to be opened`));
      await during('#/table/ended', { ...PHONE, storage: stored('ended', record) }, async (page) => {
        const hand = new Pointer(page, { touch: true });
        await hand.press(page.getByTestId('to-scorer'));
        await page.locator('.scorer-board').waitFor();
        await hand.press(page.getByTestId('to-sheet'));
        for (const [seat, score] of (record.scores ?? []).entries())
          await expect.poll(() => page.getByTestId(`total-${seat}`).textContent()).toBe(String(score));
        expect(await page.locator('.question.open').count()).toBe(0);
      });
    },
  );
});

describe('a tile of one’s own', () => {
  test('is described by its walls, kept, and comes into hand whatever was searched for', async () => {
    const file = expectOk(castles.tables.read(castles.begin(['Ada'], { edition: 'first', rooms: 'printed' })));
    const storage = { 'luftschloss.scored.own': JSON.stringify({ id: 'own', touched: 1, game: 'castles', file }) };
    await during('#/score/own', { ...PHONE, storage }, async (page) => {
      const hand = new Pointer(page, { touch: true });
      await hand.press(page.locator('[data-letter="w"]'));
      await hand.press(page.locator('.describe'));
      await page.locator('.own-form input').first().fill('My Cellar');
      await hand.press(page.locator('.own-form .primary'));
      await page.getByRole('alert').getByText(words.own.noDoor()).waitFor();
      await hand.press(page.locator('.wall').first());
      await hand.press(page.locator('.own-form .primary'));
      expect(await page.locator('.own-form input').first().inputValue()).toBe('');
      await expect.poll(async () => (await page.locator('.own-list').boundingBox())?.y).toBeLessThan(PHONE.size.height - 40);
      await hand.press(page.locator('.own-list button').first());
      await page.locator('.find.in-hand b').getByText('My Cellar').waitFor();
      await hand.press(page.getByTestId('put-down'));
      // Its only door is used, so it is complete and scores again.
      await expect.poll(() => page.locator('.tab-score').allTextContents()).toEqual(['6']);
      // Whoever gets the table gets the tile with it.
      await page.evaluate(() => localStorage.removeItem('luftschloss.own-tiles.castles'));
      await page.reload();
      for (const letter of ['m', 'y']) await hand.press(page.locator(`[data-letter="${letter}"]`));
      await page.locator('.find.taken b').getByText('My Cellar').waitFor();
    });
  });

  test('is kept when a file of such tiles is opened before any sheet is begun; a sheet is removed only after asking', async () => {
    const cellar = { name: 'My Cellar', type: 'downstairs', size: 100, points: 3, bonus: null, entrances: '0,0N' };
    const text = JSON.stringify({ format: OWN_TILES_FORMAT, game: 'castles', tiles: [cellar] });
    const file = expectOk(castles.tables.read(castles.begin(['Ada'], { edition: 'first', rooms: 'printed' })));
    const storage = { 'luftschloss.scored.one': JSON.stringify({ id: 'one', touched: 1, game: 'castles', file }) };
    await during('#/score', { ...PHONE, storage }, async (page) => {
      const hand = new Pointer(page, { touch: true });
      await page.locator('input[type=file]').setInputFiles({ name: 'tiles.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await page.getByText(words.start.ownKept({ count: 1, game: 'Castles' })).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('luftschloss.own-tiles.castles'))).toContain('My Cellar');
      await hand.press(page.locator('.kept-sheets button').first());
      await hand.press(page.locator('dialog[open] button').nth(1));
      await page.locator('.kept-sheets a').waitFor();
      await hand.press(page.locator('.kept-sheets button').first());
      await hand.press(page.locator('dialog[open] .primary'));
      await page.locator('.kept-sheets').waitFor({ state: 'detached' });
    });
  });
});

describe('what is entered', () => {
  const start = expectOk(castles.tables.read(castles.begin(['Ada', 'Ben'], { edition: 'first', rooms: 'printed' })));
  const storage = { 'luftschloss.scored.one': JSON.stringify({ id: 'one', touched: 1, game: 'castles', file: start }) };

  test('is undone and done again, an answer at the sheet and a tile at the board; whoever comes to answer finds the questions first', async () => {
    await during('#/score/one', { ...PHONE, storage }, async (page) => {
      const hand = new Pointer(page, { touch: true });
      await hand.press(page.locator('[data-find="hallway"]'));
      await hand.press(page.getByTestId('put-down'));
      await hand.press(page.getByTestId('to-sheet'));
      const [questions, ranking] = [await page.locator('.questions').boundingBox(), await page.locator('.final').boundingBox()];
      expect(questions?.y).toBeLessThan(ranking?.y ?? 0);
      const money = page.locator('[data-question="players[0].money"] input');
      await hand.press(money);
      await page.keyboard.type('12');
      await hand.press(page.getByRole('button', { name: words.answers.thousands(), exact: true }));
      await expect.poll(() => money.inputValue()).toBe('12000');
      await hand.press(page.getByTestId('to-tiles'));
      await hand.press(page.getByTestId('undo'));
      await expect.poll(() => money.inputValue()).toBe('');
      await hand.press(page.getByTestId('redo'));
      await expect.poll(() => money.inputValue()).toBe('12000');
      await hand.press(page.getByTestId('undo'));
      await hand.press(page.getByTestId('undo'));
      await page
        .locator('[data-tab="0"]')
        .getByText(words.tiles({ count: 0 }))
        .waitFor();
      await hand.press(page.getByTestId('redo'));
      await page
        .locator('[data-tab="0"]')
        .getByText(words.tiles({ count: 1 }))
        .waitFor();
    });
  });

  test('is the same in two tabs of a browser, and a browser that is full says that nothing is kept', async () => {
    await during('#/score/one', { ...PHONE, storage }, async (page, { context }) => {
      const hand = new Pointer(page, { touch: true });
      const other = await context.newPage();
      await other.goto(page.url());
      await other.locator('.scorer-board').waitFor();
      await page.bringToFront();
      await hand.press(page.locator('[data-find="hallway"]'));
      await hand.press(page.getByTestId('put-down'));
      await other
        .locator('[data-tab="0"]')
        .getByText(words.tiles({ count: 1 }))
        .waitFor();
      await other.close();
      await page.evaluate(() => {
        for (let size = 4_000_000; size > 0; size = Math.floor(size / 2))
          try {
            for (let number = 0; ; number++) localStorage.setItem(`filler ${size} ${number}`, 'x'.repeat(size));
          } catch {}
      });
      await hand.press(page.locator('[data-find="stairs"]'));
      await hand.press(page.getByTestId('put-down'));
      await page.getByTestId('not-kept').getByText(words.problems.noRoom()).waitFor();
      await page
        .locator('[data-tab="0"]')
        .getByText(words.tiles({ count: 2 }))
        .waitFor();
    });
  });
});
