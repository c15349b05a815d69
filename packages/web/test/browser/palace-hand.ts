import type { Page } from 'playwright-core';
import { type Played, waitWhileOthersPlay } from './by-hand.ts';
import type { Point, Pointer } from './pointer.ts';
import { nextFrames } from './work.ts';

export interface PalaceByHand {
  readonly page: Page;
  readonly hand: Pointer;
  readonly most?: number; // decisions
  /** Looks at the page at every decision, before it is answered. */
  look?(kind: string, decision: number): Promise<void>;
}

/** Runs in the page: what it asks the person, or `null`. */
function palaceQuestion(): string | null {
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  // What was confirmed may still be on its way, while others have chosen.
  if (!has('.palace-table') || has('.sending')) return null;
  if (has('.ending')) return 'end';
  if (has('[data-testid=confirm-pay]')) return 'pay';
  const ask = document.querySelector<HTMLElement>('[data-testid=ask]');
  if (ask) return `ask ${ask.dataset.kind}`;
  if (has('[data-testid=build]')) return 'build';
  if (has('[data-testid=turn-panel]')) return has('[data-testid=row-tile]:not([disabled])') ? 'turn' : 'rest';
  return null;
}

/** Plays The Palace on as a person would: by pressing what can be seen, at coordinates. */
export async function playPalaceByHand({ page, hand, most = 600, look = async () => {} }: PalaceByHand): Promise<Played> {
  const kinds = new Map<string, number>();
  let presses = 0;
  for (let decision = 0; decision < most; decision++) {
    const kind = await waitWhileOthersPlay(page, palaceQuestion, undefined);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    await look(kind, decision);
    if (kind === 'end') break;
    const before = await page.locator('.palace-table').getAttribute('data-step');
    presses += await answer(page, hand, kind);
    await page.waitForFunction(
      (step) => document.querySelector('.ending') !== null || document.querySelector('.palace-table')?.getAttribute('data-step') !== step,
      before,
    );
  }
  return { presses, kinds };
}

async function answer(page: Page, hand: Pointer, kind: string): Promise<number> {
  switch (kind) {
    case 'pay':
      await hand.press(page.getByTestId('confirm-pay'));
      return 1;
    case 'turn':
    case 'build':
      return takeTurn(page, hand);
    case 'rest':
      return rest(page, hand);
    case 'ask favor':
      return keepFavor(page, hand);
    case 'ask moat':
      return layMoat(page, hand);
    case 'ask room':
      return takeRoom(page, hand);
    case 'ask discard':
      await hand.press(page.getByTestId('decline'));
      return 1;
    default:
      await hand.press(page.getByTestId('confirm'));
      return 1;
  }
}

/** Runs in the page: the middle of the first of these that a press on the board would reach. A finger is wider than a point: beside a button it presses that. */
function firstInSight(selector: string): Point | null {
  const FINGER = 12;
  const onBoard = (x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && hit.closest('.drawing-board') !== null && hit.closest('button') === null;
  };
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const around = [0, FINGER, -FINGER].flatMap((dx) => [0, FINGER, -FINGER].map((dy) => onBoard(x + dx, y + dy)));
    if (around.every(Boolean)) return { x, y };
  }
  return null;
}

/** Where the board has come to rest: what has been taken up makes room for itself first. */
async function restingPlace(page: Page, selector: string): Promise<Point | null> {
  const look = async (): Promise<Point | null> => {
    await nextFrames(page);
    return page.evaluate(firstInSight, selector);
  };
  let place = await look();
  for (let again = await look(); again?.x !== place?.x || again?.y !== place?.y; again = await look()) place = again;
  return place;
}

/** Presses a cell that glows; where all of them are out of sight, the board is shown whole first. */
export async function pressOnBoard(page: Page, hand: Pointer, selector: string): Promise<boolean> {
  if ((await page.locator(selector).count()) === 0) return false;
  let place = await restingPlace(page, selector);
  if (!place) {
    await hand.press(page.getByRole('button', { name: 'Show everything' }));
    place = await restingPlace(page, selector);
  }
  if (!place) return false;
  await hand.press(place);
  return true;
}

/** The last tile of the row that fits somewhere, at its best place in sight. */
async function takeTurn(page: Page, hand: Pointer): Promise<number> {
  const tiles = page.locator('[data-testid=row-tile]:not([disabled])');
  let presses = 0;
  for (let i = (await tiles.count()) - 1; i >= 0; i--) {
    await hand.press(tiles.nth(i));
    await page.getByTestId('hand').waitFor();
    presses++;
    if (!(await pressOnBoard(page, hand, '[data-site]'))) continue;
    await page.locator('[data-testid=build]:not([disabled])').waitFor();
    await hand.press(page.getByTestId('build'));
    return presses + 2;
  }
  if (presses > 0) await page.keyboard.press('Escape');
  return presses + (await rest(page, hand));
}

/** Nothing fits: a favor, or the end of the turn. */
async function rest(page: Page, hand: Pointer): Promise<number> {
  const end = page.getByTestId('end-turn');
  if ((await end.count()) > 0) {
    await hand.press(end);
    return 1;
  }
  await hand.press(page.getByTestId('ask-favor'));
  await hand.press(page.getByTestId('confirm'));
  return 2;
}

/** A slot of the sheet where it has some, else of one's own board. */
async function pressSlot(page: Page, hand: Pointer): Promise<void> {
  const sheet = page.locator('[data-testid^=ask-slot-]:not([disabled]):visible');
  const own = page.locator('[data-testid^=slot-]:not([disabled]):visible');
  await hand.press((await sheet.count()) > 0 ? sheet.last() : own.last());
}

async function keepFavor(page: Page, hand: Pointer): Promise<number> {
  await hand.press(page.getByTestId('favor').first());
  await pressSlot(page, hand);
  await hand.press(page.getByTestId('confirm'));
  return 3;
}

async function takeRoom(page: Page, hand: Pointer): Promise<number> {
  const tiles = page.locator('[data-testid=row-tile]:not([disabled])');
  if ((await tiles.count()) > 0) {
    await hand.press(tiles.last());
    await pressSlot(page, hand);
    if (await page.getByTestId('confirm').isEnabled()) {
      await hand.press(page.getByTestId('confirm'));
      return 3;
    }
  }
  await hand.press(page.getByTestId('decline'));
  return 1;
}

async function layMoat(page: Page, hand: Pointer): Promise<number> {
  if (!(await pressOnBoard(page, hand, '[data-moat]'))) await hand.press(page.getByTestId('lay-moat').first());
  await page.waitForTimeout(20);
  const last = page.getByTestId('confirm');
  if ((await last.count()) > 0) await hand.press(last);
  return 2;
}
