import { type PalaceView, swanCounts } from '@luftschloss/engine/palace';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tell } from '../../../../testing/seed.ts';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import { moatEnds } from '../../src/games/palace/moat-ends.ts';
import { asks, palaceWhere } from '../palace-games.ts';
import { violations } from './axe.ts';
import type { VisitOptions } from './chromium.ts';
import { during } from './during.ts';
import { tooSmall } from './legible.ts';
import { playPalaceByHand, pressOnBoard } from './palace-hand.ts';
import { silenceBots, stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { PHONE } from './sights.ts';
import { workOfPicking } from './work.ts';

const DESK = { size: { width: 1280, height: 800 } } as const;
const swansOf = (view: PalaceView): number => swanCounts(view.players[0]).reduce((sum, count) => sum + count, 0);

const MIDDLE = palaceWhere(4, (view) => asks('act', 24)(view) && swansOf(view) >= 6);
const PRICE = palaceWhere(3, (view) => asks('pay', 16)(view) && swansOf(view) >= 7);
const DEAL = palaceWhere(2, asks('deal'));
const LAST_MOAT = palaceWhere(3, (view) => asks('moat')(view) && moatEnds(view, null).some(({ ends }) => ends));

type Record = typeof MIDDLE;

function at(record: Record, options: VisitOptions, scenario: (page: Page, hand: Pointer) => Promise<void>): Promise<void> {
  return during('#/table/t', { ...options, storage: stored('t', record) }, async (page) => {
    await page.getByTestId('board').waitFor();
    await scenario(page, new Pointer(page, { touch: options.touch ?? false }));
  });
}

/** A tile of the row that fits somewhere is in hand. */
async function pickOne(page: Page, hand: Pointer): Promise<void> {
  const tiles = page.locator('[data-testid=row-tile]:not([disabled])');
  for (let i = (await tiles.count()) - 1; i >= 0; i--) {
    await hand.press(tiles.nth(i));
    await page.getByTestId('hand').waitFor();
    if ((await page.locator('[data-site]').count()) > 1) return;
  }
  throw new Error('nothing fits');
}

const nowOf = async (page: Page): Promise<number> => Number.parseInt(await page.locator('.my-board .score').first().innerText(), 10);
const stepOf = (page: Page): Promise<string | null> => page.locator('.palace-table').getAttribute('data-step');

/** Nobody knows a tile by its id, or a place by its numbers. */
async function idsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[title], [aria-label]')].flatMap((each) => [
      each.getAttribute('title') ?? '',
      each.getAttribute('aria-label') ?? '',
    ]);
    return [document.body.innerText, ...named].flatMap((text) => text.match(/\b[A-Z]{3}-\d\d\b|\bF\d\d\b|column -?\d/g) ?? []);
  });
}

describe('building in the palace', () => {
  test('pick, try, turn, put back, drag, build and pay by pointer: what is shown is what is then scored', async () => {
    await at(MIDDLE, DESK, async (page, hand) => {
      await silenceBots(page);
      expect(await idsOn(page)).toEqual([]);
      const inherited = (): Promise<string> =>
        page
          .locator('.rooms > g')
          .first()
          .evaluate((room) => getComputedStyle(room).cursor);
      const untouched = await inherited();
      await pickOne(page, hand);
      expect(await inherited(), 'what thousands of parts of the drawing inherit stays as it is').toBe(untouched);
      expect(await violations(page)).toEqual([]);
      await pressOnBoard(page, hand, '[data-site]');
      const ghost = page.locator('.ghost');
      await ghost.waitFor();
      const turns = await ghost.getAttribute('data-turns');
      if (await page.getByTestId('turn').isEnabled()) {
        await hand.press(page.getByTestId('turn'));
        await expect.poll(() => ghost.getAttribute('data-turns')).not.toBe(turns);
      }
      await page.keyboard.press('Escape');
      await ghost.waitFor({ state: 'detached' });
      expect(await page.getByTestId('hand').count()).toBe(0);
      await pickOne(page, hand);
      await hand.drag(page.locator('[data-testid=row-tile][aria-pressed=true]'), page.locator('[data-site]').first());
      await ghost.waitFor();
      expect(await idsOn(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
      const before = await nowOf(page);
      const gain = Number((await page.getByTestId('preview-gain').innerText()).replace('−', '-'));
      await hand.press(page.getByTestId('build'));
      if ((await page.getByTestId('confirm-pay').count()) > 0) await hand.press(page.getByTestId('confirm-pay'));
      const greys = await page.getByTestId('ask').getByTestId('colour-R').count();
      if (greys === 0) await expect.poll(() => nowOf(page)).toBe(before + gain);
    });
  });

  test('undo takes a build back before it is paid', async () => {
    await at(PRICE, DESK, async (page, hand) => {
      await page.getByTestId('confirm-pay').waitFor();
      await hand.press(page.getByRole('button', { name: 'Undo' }));
      await page.getByTestId('turn-panel').waitFor();
      expect(await page.locator('[data-testid=row-tile]:not([disabled])').count()).toBeGreaterThan(0);
    });
  });

  test('a cell where it does not go says why', async () => {
    await at(MIDDLE, DESK, async (page, hand) => {
      await pickOne(page, hand);
      const box = await page.getByTestId('board').boundingBox();
      await hand.press({ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 60 });
      await hand.press(page.getByTestId('refused').getByRole('link'));
      await page.getByTestId('rule-dialog').getByRole('heading').first().waitFor();
      await hand.press(page.getByRole('dialog').getByRole('button').first());
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
  });

  test('by keyboard alone: a number picks, arrows move, R turns, Enter builds', async () => {
    await at(MIDDLE, DESK, async (page) => {
      const step = await stepOf(page);
      for (const key of ['6', '5', '7', '8', '4']) {
        await page.keyboard.press(key);
        if ((await page.locator('[data-site]').count()) > 0) break;
      }
      await page.keyboard.press('ArrowRight');
      await page.locator('.ghost').waitFor();
      await page.keyboard.press('r');
      await page.keyboard.press('Enter');
      await expect.poll(() => stepOf(page)).not.toBe(step);
    });
  });
});

const SIZES = [
  ['desk', DESK],
  ['phone', PHONE],
] as const;

describe.each(sampled(SIZES, ([name]) => name === 'phone'))('at a %s', (_, size) => {
  test('a payment is laid out; a tap sends a swan to the price and back', async () => {
    await at(PRICE, { ...size, theme: 'dark' }, async (page, hand) => {
      const confirm = page.getByTestId('confirm-pay');
      await confirm.waitFor();
      expect(await confirm.isEnabled()).toBe(true);
      expect(await violations(page)).toEqual([]);
      expect(await idsOn(page)).toEqual([]);
      const laid = await page.getByTestId('laid').count();
      await hand.press(page.getByTestId('laid').first());
      await expect.poll(() => page.getByTestId('laid').count()).toBe(laid - 1);
      expect(await confirm.isDisabled()).toBe(true);
      await hand.press(page.locator('[data-testid=swan][aria-pressed=false]').first());
      await expect.poll(() => page.getByTestId('laid').count()).toBe(laid);
      const step = await stepOf(page);
      await hand.press(confirm);
      await expect.poll(() => stepOf(page)).not.toBe(step);
    });
  });

  test('the first favor is three cards and six slots', async () => {
    await at(DEAL, size, async (page, hand) => {
      await page.getByTestId('favor').first().waitFor();
      expect(await page.getByTestId('favor').count()).toBe(3);
      const cutOff = await page.locator('.ask .hand-scroll').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(cutOff, 'cards and slots are in sight at once').toBeLessThanOrEqual(1);
      expect(await violations(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
      await playPalaceByHand({ page, hand, most: 1 });
      await expect.poll(() => page.locator('.slot-box.favor').count()).toBe(1);
    });
  });

  test.runIf(THOROUGH)('the moat tile that ends the game asks once more, and then the game ends', async () => {
    await at(LAST_MOAT, size, async (page, hand) => {
      await page.getByTestId('ask').waitFor();
      const step = await stepOf(page);
      await pressOnBoard(page, hand, '.moat-end.last');
      await page.getByTestId('confirm').waitFor();
      expect(await page.locator('.ask .warning').count()).toBe(1);
      expect(await stepOf(page)).toBe(step);
      expect(await violations(page)).toEqual([]);
      await hand.press(page.getByTestId('confirm'));
      const { kinds } = await playPalaceByHand({ page, hand });
      expect(kinds.get('end')).toBe(1);
      expect(await page.getByTestId('end-news').innerText()).toMatch(/with \d+ points/);
      expect(await idsOn(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
    });
  });
});

test('on a phone the swans of the palace stay large enough to be told apart, and a small map leads to the rest', async () => {
  await at(MIDDLE, PHONE, async (page, hand) => {
    await pickOne(page, hand);
    const cell = await page.locator('[data-site] rect').first().boundingBox();
    expect(cell?.width).toBeGreaterThanOrEqual(36);
    const places = await page.locator('[data-site]').count();
    expect(places).toBeGreaterThan(0);
    expect(await tooSmall(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    for (const tab of ['mine', 'rivals', 'log', 'palace']) {
      await hand.press(page.locator(`[data-tab-of=${tab}]`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    expect(await page.getByTestId('hand').isVisible(), 'what is held stays while one looks around').toBe(true);
  });
});

test.runIf(THOROUGH)(
  'in a late palace of four, picking a tile shows its places within 50 milliseconds of work, drawing included',
  async () => {
    const late = palaceWhere(4, (view) => asks('act', 50)(view) && view.palace.tiles.length > 45);
    await at(late, DESK, async (page) => {
      const tile = page.locator('[data-testid=row-tile]:not([disabled])').last();
      const took = await workOfPicking(page, tile);
      await tile.click();
      tell(`picking a tile: ${took.toFixed(1)} ms, ${await page.locator('[data-site]').count()} places`);
      expect(took).toBeLessThan(50);
    });
  },
);
