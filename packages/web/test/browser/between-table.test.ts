import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tell } from '../../../../testing/seed.ts';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { recordOf } from '../tables.ts';
import { violations } from './axe.ts';
import { playBetween, playedUntil } from './between-by-hand.ts';
import { during, visitOfAll } from './during.ts';
import { look, openEyes } from './eyes.ts';
import { tooSmall } from './legible.ts';
import { finalSums, stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { PHONE, sights } from './sights.ts';
import { nextFrames, workOfPicking } from './work.ts';

const DESK = { size: { width: 1280, height: 800 } } as const;
const CHOOSING = playedUntil(3, 'choosing', ({ phase, round, turn }) => phase === 'choose' && round === 1 && turn === 3);
const PLACING = playedUntil(3, 'placing', ({ phase, round, revealed }) => phase === 'place' && round === 2 && revealed[0].length === 2);

const wide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

test.runIf(THOROUGH)('a game of two with Ludwig, by finger on a phone', async () => {
  const record = recordOf({ game: 'between', options: {}, seats: againstBots(['Ada'], 1), seed: 'by hand' });
  await during('#/table/t', { ...PHONE, storage: stored('t', record) }, async (page) => {
    const { kinds } = await playBetween({ page, hand: new Pointer(page, { touch: true }) });
    expect(kinds.get('keep')).toBe(8);
    expect(kinds.get('assign')).toBe(4);
    expect(kinds.get('place')).toBeGreaterThanOrEqual(24);
    for (const { sum, total } of await finalSums(page)) expect(sum).toBe(total);
  });
});

test('words about a room lie beside the choice of tiles, and a hint beside the way back from another castle', async () => {
  await during('#/table/t', { ...DESK, storage: stored('t', await CHOOSING) }, async (page, arrived) => {
    const hand = new Pointer(page);
    await openEyes(arrived);
    for (const nth of [0, 1]) await hand.press(page.locator('.hand-tile').nth(nth));
    for (const board of await page.locator('.boards .drawing-board').all()) {
      await hand.press(board.locator('.rooms > g').first());
      await page.getByTestId('room-note').waitFor();
      await nextFrames(page);
      expect(await look(page)).toEqual([]);
      await hand.press(page.getByTestId('room-note').getByRole('button'));
    }
    await hand.press(page.getByRole('button', { name: 'Hint' }));
    await page.locator('.notes > *').first().waitFor();
    await hand.press(page.locator('.far-castle button').first());
    await page.getByTestId('other-castle').waitFor();
    expect(await look(page)).toEqual([]);
  });
});

describe('choosing', () => {
  const shared = visitOfAll('#/table/t', async () => ({ ...DESK, storage: stored('t', await CHOOSING) }));

  test('two tiles rise into the slots, a third takes the place of the second, and sink back', async () => {
    const { page } = shared();
    const hand = new Pointer(page);
    const tile = (nth: number) => page.locator('.hand-tile').nth(nth);
    const slots = page.locator('.slots .slot');
    for (const nth of [0, 1, 2]) await hand.press(tile(nth));
    expect(await page.locator('.hand-tile[aria-pressed=true]').count()).toBe(2);
    expect(await tile(1).getAttribute('aria-pressed')).toBe('false');
    expect(await page.locator('.suggested.pencil').count()).toBe(2);
    await hand.press(slots.nth(0));
    expect(await slots.count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await slots.count()).toBe(0);
    expect(await page.getByTestId('keep').isDisabled()).toBe(true);
  });

  test('says what each tile brings at most, which is what its best place then shows', async () => {
    const { page } = shared();
    const hand = new Pointer(page);
    await hand.press(page.locator('.hand-tile').first());
    const [left, right] = (await page.locator('.hand-tile .visually-hidden').first().textContent())?.match(/-?\d+(?=,|\.$)/g) ?? [];
    const gain = await page.locator('.suggested-gain text').innerHTML();
    expect(Number(gain.replace('+', ''))).toBe(Math.max(Number(left), Number(right)));
  });
});

describe('placing', () => {
  const shared = visitOfAll('#/table/t', async () => ({ ...DESK, storage: stored('t', await PLACING) }));

  test('a tile dragged onto a castle shows what changes, and is taken back after it was placed', async () => {
    const { page } = shared();
    const hand = new Pointer(page);
    const tile = page.locator('.tile[data-source=own]').first();
    await hand.press(tile);
    const cell = page.locator('.castle-0 .open-cell').first();
    const gain = await cell.locator('text').innerHTML();
    const place = await hand.placeOf(cell);
    await hand.press(tile);
    await hand.drag(tile, place);
    expect((await page.getByTestId('preview-gain').innerText()).replace('+', '')).toBe(gain);
    await page.getByTestId('tried').waitFor();
    await page.keyboard.press('Enter');
    await page.getByTestId('take-back').waitFor();
    expect(await page.locator('.tile[data-source=own]').count()).toBe(1);
    // Whoever looks back takes nothing back.
    await hand.press(page.getByRole('button', { name: 'Replay', exact: true }));
    await page.getByTestId('take-back').waitFor({ state: 'detached' });
    await hand.press(page.getByRole('button', { name: 'Back to the game' }));
    await hand.press(page.getByTestId('take-back'));
    await page.getByTestId('take-back').waitFor({ state: 'detached' });
    expect(await page.locator('.tile[data-source=own]').count()).toBe(2);
  });

  test('a cell that cannot be used says why', async () => {
    const { page } = shared();
    const hand = new Pointer(page);
    await hand.press(page.locator('.tile[data-source=own]').first());
    const board = await page.locator('.castle-0').boundingBox();
    if (!board) throw new Error('there is no castle');
    await hand.press({ x: board.x + 20, y: board.y + 80 });
    expect(await page.getByTestId('denied').textContent()).toMatch(/below|touches|level/);
    expect(await page.getByTestId('place').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
  });

  test('lines of the log light up their tile, here and in the castles of others, and nothing is spelled in codes', async () => {
    const { page } = shared();
    const hand = new Pointer(page);
    await hand.press(page.locator('.open-log'));
    const placed = page.locator('.log-line[data-event=placed]');
    await hand.hover(placed.last());
    await expect.poll(() => page.locator('.cells .lit, .far-castle rect[stroke-dasharray="14 7"]').count()).toBeGreaterThan(0);
    expect(await page.locator('.between-table').innerText()).not.toMatch(/-?\d+ ?, ?-\d|[a-z]+-[a-z]+-[a-z]+-/);
    // A line leads to a castle that is not in sight, there and back, and never to the one in sight.
    const leading = placed.locator('.line[aria-disabled=false]');
    await hand.press(leading.first());
    const other = await page.getByTestId('other-castle').getByRole('heading').innerText();
    expect(await leading.allInnerTexts()).not.toContainEqual(expect.stringContaining(other));
    await hand.press(leading.first());
    await page.getByTestId('other-castle').waitFor({ state: 'detached' });
  });

  test('another castle opens large and closes again; a room says what it wants', async () => {
    const { page } = shared();
    const hand = new Pointer(page);
    await hand.press(page.locator('.far-castle button').first());
    await page.getByTestId('other-castle').waitFor();
    await hand.press(page.getByTestId('back-to-mine'));
    await page.getByTestId('other-castle').waitFor({ state: 'detached' });
    const room = page.locator('.castle-0 .rooms > g').first();
    await hand.press(room);
    await page.getByTestId('room-note').waitFor();
  });

  test('the setting puts the table into words and back', async () => {
    const { page } = shared();
    const hand = new Pointer(page);
    const toggle = async (): Promise<void> => {
      await hand.press(page.getByRole('button', { name: 'Menu' }));
      await hand.press(page.getByLabel('Tables in words'));
      await page.keyboard.press('Escape');
    };
    await page.locator('.between-table').waitFor();
    await toggle();
    await page.locator('.general .action').first().waitFor();
    await toggle();
    await page.locator('.between-table').waitFor();
  });

  test('by keyboard alone: take, next best, other castle, arrows, place', async () => {
    await during('#/table/t', { ...DESK, storage: stored('t', await PLACING) }, async (page) => {
      await page.locator('.tile[data-source=own]').first().waitFor();
      await page.keyboard.press('1');
      await page.keyboard.press('n');
      const tried = (): Promise<string | null> => page.getByTestId('tried').getAttribute('transform');
      const castle = (): Promise<boolean> => page.locator('.castle-0 .tried').isVisible();
      const [first, left] = [await tried(), await castle()];
      await page.keyboard.press('n');
      expect(await tried()).not.toBe(first);
      await page.keyboard.press('o');
      await expect.poll(castle).toBe(!left);
      await page.keyboard.press('Escape');
      expect(await page.getByTestId('tried').count()).toBe(0);
      await page.keyboard.press('1');
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.tile[data-source=own]').count()).toBe(1);
    });
  });

  test('on a phone a stroke shows the other castle, and both totals stay', async () => {
    await during('#/table/t', { ...PHONE, storage: stored('t', await PLACING) }, async (page) => {
      const hand = new Pointer(page, { touch: true });
      const board = page.getByTestId('board');
      await board.waitFor();
      const { x, y } = await hand.placeOf(board);
      await hand.drag({ x: x + 90, y }, { x: x - 90, y });
      await page.locator('.castle-3').waitFor();
      expect(await page.locator('.castle-tabs .castle-total').locator('visible=true').count()).toBe(2);
      const cutOff = await page
        .locator('.castle-tabs strong')
        .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
      expect(cutOff, 'castles are named in full').toBe(0);
      await hand.press(page.getByTestId('show-left'));
      await page.locator('.castle-0').waitFor();
    });
  });

  test('on a phone a bonus that waits is asked again after the other castle got its tile', async () => {
    const record = playedUntil(
      3,
      'waiting',
      ({ revealed, waiting }) => revealed[0].length === 1 && waiting.some((bonus) => bonus?.by === 0),
    );
    await during('#/table/t', { ...PHONE, storage: stored('t', await record) }, async (page) => {
      const hand = new Pointer(page, { touch: true });
      const tray = page.getByTestId('bonus-tray');
      await tray.waitFor();
      await hand.press(page.locator('.tile[data-source=own]'));
      await hand.press(page.getByTestId('next-place'));
      expect(await tray.isVisible()).toBe(false);
      await hand.press(page.getByTestId('place'));
      await tray.waitFor();
    });
  });
});

describe.each(sights('phone by night'))('on a %s', (_, sight) => {
  const moments = [
    ['choosing', CHOOSING, '.hand-tile'],
    ['placing', PLACING, '.tile[data-source=own]'],
  ] as const;

  test.each(sampled(moments, ([name]) => name === 'placing'))(
    'the table is accessible, legible and not too wide while %s',
    async (_kind, record, first) => {
      await during('#/table/t', { ...sight, storage: stored('t', await record) }, async (page) => {
        const hand = new Pointer(page, { touch: 'touch' in sight });
        await hand.press(page.locator(first).first());
        if ((await page.getByTestId('next-place').count()) > 0) await hand.press(page.getByTestId('next-place'));
        expect(await violations(page)).toEqual([]);
        expect(await tooSmall(page)).toEqual([]);
        expect(await wide(page)).toBeLessThanOrEqual(sight.size.width);
      });
    },
  );
});

test.runIf(THOROUGH)(
  'in the last turn of seven, picking a tile shows its places within 50 milliseconds of work, drawing included',
  async () => {
    const late = await playedUntil(6, 'late', ({ phase, round, turn }) => phase === 'place' && round === 2 && turn === 4);
    await during('#/table/t', { ...DESK, storage: stored('t', late) }, async (page) => {
      const tile = page.locator('.tile[data-source=own]').first();
      const took = await workOfPicking(page, tile);
      await tile.click();
      tell(`picking a tile: ${took.toFixed(1)} ms, ${await page.locator('.open-cell').count()} places`);
      expect(took).toBeLessThan(50);
    });
  },
);
