import type { BetweenView } from '@luftschloss/engine/between';
import type { GameRecord } from '@luftschloss/engine/kernel';
import { errors, type Locator, type Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { PATIENCE } from '../../../../testing/patience.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { openTable, recordOf, sensibleAction, settled } from '../tables.ts';
import { type Played, waitWhileOthersPlay } from './by-hand.ts';
import type { Point, Pointer } from './pointer.ts';
import { nextFrames } from './work.ts';

/** A game against bots, played on by somebody sensible until Ada meets such a moment. */
export async function playedUntil(bots: number, seed: string, is: (view: BetweenView) => boolean): Promise<GameRecord> {
  let kept = recordOf({ game: 'between', options: {}, seats: againstBots(['Ada'], bots), seed });
  const link = openTable(kept, (record) => {
    kept = record;
  });
  for (let i = 0; i < 1000; i++) {
    await settled(link);
    const { view, toAct, result } = link.snapshot();
    if (result || (toAct.includes(0) && is(view as BetweenView))) break;
    link.act(sensibleAction(link));
  }
  link.close();
  return kept;
}

/** What a person does next, by the first that is there. */
const STEPS: readonly (readonly [kind: string, selector: string])[] = [
  ['counted', '[data-testid=to-the-scores]'],
  ['end', '.final'],
  ['keep', '[data-testid=keep]:not([disabled])'],
  ['assign', '[data-testid=assign]:not([disabled])'],
  ['place', '[data-testid=place]:not([disabled])'],
  ['take a bonus', '[data-testid=take-option]:not([disabled])'],
  ['try a cell', '.open-cell'],
  ["Ludwig's tile", '[data-testid=ludwig-tile][aria-pressed=false]'],
  ['option of a bonus', '[data-testid=option][aria-pressed=false]'],
  ['tile of a bonus', '.tile[data-source=bonus]'],
  ['own tile', '.tile:is([data-source=own], [data-source=ludwig])'],
  ['tile of the hand', '.hand-tile[aria-pressed=false]:not([disabled])'],
];

/** Runs in the page: the first of these that can be seen. */
function firstSeen(steps: typeof STEPS): (typeof STEPS)[number] | null {
  // What was confirmed is still on its way.
  if (document.querySelector('.sending')) return null;
  const sees = (selector: string): boolean => [...document.querySelectorAll(selector)].some((each) => each.getClientRects().length > 0);
  return steps.find(([, selector]) => sees(selector)) ?? null;
}

export interface BetweenByHand {
  readonly page: Page;
  readonly hand: Pointer;
  readonly most?: number; // presses
  /** Partners build at the same time: a total may be another one by the time one looks, and what was there to be pressed may be gone. */
  readonly together?: boolean;
  /** Looks at the page before it is pressed. */
  look?(kind: string, presses: number): Promise<void>;
}

/** Plays Between Two Castles on as a person would: by pressing tiles, cells and buttons that can be seen, at coordinates. */
export async function playBetween({ page, hand, most = 600, together = false, look = async () => {} }: BetweenByHand): Promise<Played> {
  const kinds = new Map<string, number>();
  for (let presses = 0; presses < most; presses++) {
    const [kind, selector] = await waitWhileOthersPlay(page, firstSeen, STEPS);
    await look(kind, presses);
    if (kind === 'end') return { presses, kinds: kinds.set(kind, 1) };
    const targets = page.locator(selector).locator('visible=true');
    const count = await targets.count();
    // Somebody else's move may have taken it away since.
    if (count === 0) continue;
    const target = targets.nth(kind === 'try a cell' ? presses % count : 0);
    try {
      if (kind === 'place' && !together) await placeAndCompare(page, hand);
      else if (kind === 'try a cell') await hand.press(await atRest(page, hand, target));
      else await hand.press(target);
    } catch (error) {
      if (together && error instanceof errors.TimeoutError) continue;
      throw error;
    }
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return { presses: most, kinds };
}

/** Where a cell lies when the board has come to rest: what was taken up makes room for itself, and the board is fitted anew. */
async function atRest(page: Page, hand: Pointer, cell: Locator): Promise<Point> {
  await nextFrames(page);
  return vi.waitFor(() => hand.placeOf(cell), { timeout: PATIENCE.poll });
}

/** The new total that is promised before the confirmation is the total afterwards. */
async function placeAndCompare(page: Page, hand: Pointer): Promise<void> {
  const promised = page.getByTestId('new-total').locator('visible=true');
  const total = (await promised.count()) > 0 ? await promised.first().innerText() : null;
  await hand.press(page.getByTestId('place'));
  await page.getByTestId('place').waitFor({ state: 'detached' });
  if (total === null) return;
  await expect
    .poll(() => page.locator('.castle-total .score').allInnerTexts())
    .toContainEqual(expect.stringMatching(new RegExp(`^${total}\\b`)));
}
