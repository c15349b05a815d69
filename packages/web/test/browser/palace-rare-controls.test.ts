import {
  canPay,
  currentTask,
  emptySlots,
  movesFor,
  type PalaceView,
  palace,
  SLOTS,
  swanCounts,
  type TileId,
} from '@luftschloss/engine/palace';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { answerOf } from '../../src/table/bot-answer.ts';
import { asks, palaceWhere } from '../palace-games.ts';
import type { VisitOptions } from './chromium.ts';
import { during } from './during.ts';
import { pressOnBoard } from './palace-hand.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { PHONE } from './sights.ts';

const DESK = { size: { width: 1280, height: 800 } } as const;
const MOVING = SLOTS.indexOf('move-moat');

const sensible = (view: PalaceView): unknown => answerOf({ game: 'palace', bot: 'greedy', view, seed: 'person' });

/** A tile of the row that somebody may lay on that slot. */
function forSlot(view: PalaceView, slot: number): TileId | undefined {
  return view.row.flatMap((tile) => tile ?? []).find((tile) => palace.refusal(view, { type: 'activate', tile, slot }) === null);
}

/** Sensible, but Ada wants to move the moat: no favor covers that slot, and a room wakes it. */
function moatMover(view: PalaceView): unknown {
  const action = sensible(view) as { readonly type: string; readonly slot?: number };
  if (view.viewer !== 0) return action;
  const tile = action.type === 'keep-favor' ? undefined : forSlot(view, MOVING);
  if (tile !== undefined) return { type: 'activate', tile, slot: MOVING };
  return action.slot === MOVING ? { ...action, slot: emptySlots(view.players[0]).find((slot) => slot !== MOVING) } : action;
}

type Record = ReturnType<typeof palaceWhere>;

function at(record: Record, options: VisitOptions, scenario: (page: Page, hand: Pointer) => Promise<void>): Promise<void> {
  return during('#/table/t', { ...options, storage: stored('t', record) }, async (page) => {
    await page.getByTestId('board').waitFor();
    await scenario(page, new Pointer(page, { touch: options.touch ?? false }));
  });
}

const stepOf = (page: Page): Promise<string | null> => page.locator('.palace-table').getAttribute('data-step');

/** Does something that takes the game on. */
async function goesOn(page: Page, doing: () => Promise<void>): Promise<void> {
  const step = await stepOf(page);
  await doing();
  await expect.poll(() => stepOf(page)).not.toBe(step);
}

/** The name of somebody else leads to their board, and back from it. */
async function thereAndBack(page: Page, hand: Pointer): Promise<void> {
  const title = page.locator('.my-board h2');
  const mine = await title.innerText();
  const name = page.locator('.rival-name').first();
  await hand.press(name);
  await expect.poll(() => title.innerText()).not.toBe(mine);
  expect(await name.getAttribute('aria-pressed')).toBe('true');
  await hand.press(name);
  await expect.poll(() => title.innerText()).toBe(mine);
}

describe.each([['desk', DESK], ...(THOROUGH ? ([['phone', PHONE]] as const) : [])] as const)('by pointer at a %s', (kind, size) => {
  /** One's own board lies beside the palace, or on a page of its own. */
  const toMyBoard = async (page: Page, hand: Pointer): Promise<void> => {
    if (kind === 'phone') await hand.press(page.locator('[data-tab-of=mine]'));
  };

  test('a moat tile is taken from one end and laid at another', async () => {
    const moves = palaceWhere(2, (view) => currentTask(view)?.type === 'act' && movesFor(view, 0).length > 0, moatMover);
    await at(moves, size, async (page, hand) => {
      await hand.press(page.getByTestId('move-moat'));
      await pressOnBoard(page, hand, '.moat-end.take');
      await page.locator('.moat-end.taken').waitFor();
      expect(await page.getByTestId('confirm').isDisabled()).toBe(true);
      await pressOnBoard(page, hand, '.moat-end.lay');
      await expect.poll(() => page.getByTestId('confirm').isEnabled()).toBe(true);
      await goesOn(page, () => hand.press(page.getByTestId('confirm')));
      await expect.poll(() => page.locator('.log-line').allInnerTexts()).toContainEqual(expect.stringMatching(/moat/));
    });
  });

  test('a favor is asked for from the turn panel, put back, asked for again, and laid on a slot', async () => {
    const asking = palaceWhere(3, (view) => asks('act', 12)(view) && palace.refusal(view, { type: 'ask-favor' }) === null);
    await at(asking, size, async (page, hand) => {
      if (kind === 'desk') await thereAndBack(page, hand);
      await hand.press(page.getByTestId('ask-favor'));
      await hand.press(page.getByTestId('ask').getByRole('button', { name: 'Put back' }));
      await page.getByTestId('ask').waitFor({ state: 'detached' });
      await hand.press(page.getByTestId('ask-favor'));
      await goesOn(page, () => hand.press(page.getByTestId('confirm')));
      if ((await page.getByTestId('confirm-pay').count()) > 0) await goesOn(page, () => hand.press(page.getByTestId('confirm-pay')));
      await page.getByTestId('favor').first().waitFor();
      await hand.press(page.getByTestId('favor').last());
      const slots = page.locator(`[data-testid^=${kind === 'phone' ? 'ask-' : ''}slot-]:not([disabled]):visible`);
      await hand.press(slots.last());
      await goesOn(page, () => hand.press(page.getByTestId('confirm')));
    });
  });

  test('a room of the row is laid on a slot', async () => {
    const rich = palaceWhere(
      3,
      (view) =>
        asks('act', 12)(view) && canPay(view, 0, 3) && emptySlots(view.players[0]).some((slot) => forSlot(view, slot) !== undefined),
    );
    await at(rich, size, async (page, hand) => {
      const rooms = await page.locator('.slot-box.room').count();
      await toMyBoard(page, hand);
      // An empty slot begins it; the page asks for the tile.
      await hand.press(page.locator('[data-testid^=slot-]:not([disabled]):visible').first());
      if (kind === 'phone') await hand.press(page.locator('[data-tab-of=palace]'));
      await hand.press(page.locator('[data-testid=row-tile]:not([disabled])').nth(3));
      await page.getByTestId('hand').waitFor();
      await goesOn(page, () => hand.press(page.getByTestId('build')));
      if ((await page.getByTestId('confirm-pay').count()) > 0) await goesOn(page, () => hand.press(page.getByTestId('confirm-pay')));
      await expect.poll(() => page.locator('.slot-box.room').count()).toBe(rooms + 1);
    });
  });

  test('of several rewards one is chosen to come first', async () => {
    await at(palaceWhere(2, asks('rewards')), size, async (page, hand) => {
      const rewards = page.getByTestId('claim');
      await rewards.last().waitFor();
      expect(await rewards.count()).toBeGreaterThan(1);
      await hand.press(rewards.last());
      expect(await rewards.last().getAttribute('aria-pressed')).toBe('true');
      await goesOn(page, () => hand.press(page.getByTestId('confirm')));
    });
  });

  test('a swan of any color is another one than was laid out', async () => {
    await at(palaceWhere(2, asks('swan')), size, async (page, hand) => {
      const colours = page.getByTestId('ask').locator('[data-testid^=colour-]');
      const other = page.getByTestId('ask').locator('[data-testid^=colour-][aria-pressed=false]').first();
      expect(await colours.count()).toBe(5);
      const colour = await other.getAttribute('data-testid');
      await hand.press(other);
      expect(await page.getByTestId(colour ?? '').getAttribute('aria-pressed')).toBe('true');
      await goesOn(page, () => hand.press(page.getByTestId('confirm')));
    });
  });

  test('a reward of three swans is chosen one by one', async () => {
    await at(palaceWhere(2, asks('extra-swans')), size, async (page, hand) => {
      const laid = page.locator('.ask .token.laid');
      await laid.first().waitFor();
      await hand.press(laid.first());
      expect(await laid.count()).toBe(2);
      expect(await page.getByTestId('confirm').isDisabled()).toBe(true);
      await hand.press(page.getByTestId('colour-P'));
      expect(await laid.count()).toBe(3);
      await goesOn(page, () => hand.press(page.getByTestId('confirm')));
    });
  });

  test('a secret swan is paid in the place of an open one', async () => {
    const secret = (view: PalaceView): boolean =>
      asks('pay')(view) && view.players[0].secret.length > 0 && swanCounts(view.players[0]).reduce((a, b) => a + b, 0) > 5;
    const record = palaceWhere(2, secret);
    await at(record, size, async (page, hand) => {
      const hidden = page.locator('[data-swan$=secret][aria-pressed=false]');
      if ((await hidden.count()) > 0) {
        await hand.press(page.getByTestId('laid').first());
        await hand.press(hidden.first());
      }
      await expect.poll(() => page.locator('[data-swan$=secret][aria-pressed=true]').count()).toBeGreaterThan(0);
      await goesOn(page, () => hand.press(page.getByTestId('confirm-pay')));
    });
  });

  test('a room of the row is discarded, and another reward is a room for a slot', async () => {
    await at(palaceWhere(2, asks('discard', 4)), size, async (page, hand) => {
      await hand.press(page.locator('[data-testid=row-tile]:not([disabled])').first());
      await goesOn(page, () => hand.press(page.getByTestId('confirm')));
    });
    await at(palaceWhere(2, asks('take-room')), size, async (page, hand) => {
      await hand.press(page.locator('[data-testid=row-tile]:not([disabled])').first());
      await hand.press(page.locator(`[data-testid^=${kind === 'phone' ? 'ask-' : ''}slot-]:not([disabled]):visible`).first());
      await goesOn(page, () => hand.press(page.getByTestId('confirm')));
    });
  });
});

test('on a phone a tap on a line of the preview lights up its tiles, and a tap on the small map leads there', async () => {
  const wide = palaceWhere(4, (view) => asks('act', 36)(view) && view.palace.tiles.length > 30);
  await at(wide, PHONE, async (page, hand) => {
    const tiles = page.locator('[data-testid=row-tile]:not([disabled])');
    const line = page.locator('.preview-line').first();
    for (let i = (await tiles.count()) - 1; i >= 0 && (await line.count()) === 0; i--) {
      await hand.press(tiles.nth(i));
      await page.getByTestId('hand').waitFor();
      await pressOnBoard(page, hand, '[data-site]');
    }
    await hand.press(line);
    await expect.poll(() => page.locator('.cell-glow').count()).toBeGreaterThan(0);
    await hand.press(line);
    await expect.poll(() => page.locator('.cell-glow').count()).toBe(0);
    const map = await page.getByTestId('mini-map').boundingBox();
    if (!map) throw new Error('the whole palace is in sight');
    const seen = (): Promise<string | null> => page.locator('.world').getAttribute('style');
    const before = await seen();
    await hand.press({ x: map.x + map.width - 3, y: map.y + 3 });
    await expect.poll(seen).not.toBe(before);
    await hand.press({ x: map.x + 3, y: map.y + map.height - 3 });
    // Even its corner leads no farther than what there is to see.
    const board = await page.getByTestId('board').boundingBox();
    const rooms = await page.locator('.palace-board .rooms').boundingBox();
    expect((rooms?.x ?? 0) - (board?.x ?? 0)).toBeLessThan((board?.width ?? 0) / 2);
    expect((rooms?.y ?? 0) + (rooms?.height ?? 0)).toBeGreaterThan((board?.y ?? 0) + (board?.height ?? 0) / 3);
  });
});

test.runIf(THOROUGH)('a tap at the lower rim of the board tries the tile there, though the row comes to lie under the finger', async () => {
  const middle = palaceWhere(4, (view) => asks('act', 24)(view) && canPay(view, 0, 3));
  await at(middle, { ...PHONE, size: { width: 360, height: 640 } }, async (page, hand) => {
    const tiles = page.locator('[data-testid=row-tile]:not([disabled])');
    for (let i = (await tiles.count()) - 1; i >= 0 && (await page.locator('[data-site]').count()) === 0; i--) {
      await hand.press(tiles.nth(i));
      await page.getByTestId('hand').waitFor();
    }
    const held = await page.locator('[data-testid=row-tile][aria-pressed=true]').getAttribute('data-piece');
    const board = await page.getByTestId('board').boundingBox();
    const site = await page.locator('[data-site]').first().boundingBox();
    if (!board || !site) throw new Error('there is no place for it');
    const middleOf = { x: board.x + board.width / 2, y: board.y + 60 };
    const rim = { x: board.x + board.width / 3, y: board.y + board.height - 9 };
    const [dx, dy] = [rim.x - (site.x + site.width / 2), rim.y - (site.y + site.height / 2)];
    await hand.drag(middleOf, { x: middleOf.x + dx, y: middleOf.y + dy });
    await hand.press(rim);
    await page.locator('[data-testid=build]:not([disabled])').waitFor();
    await page.locator('.ghost').waitFor();
    expect(await page.locator('[data-testid=row-tile][aria-pressed=true]').getAttribute('data-piece')).toBe(held);
  });
});
