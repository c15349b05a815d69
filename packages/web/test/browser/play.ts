import type { GameRecord } from '@luftschloss/engine/kernel';
import type { Page } from 'playwright-core';
import { PATIENCE } from '../../../../testing/patience.ts';

/** A table to be found in the browser's storage, so that a test knows its seed. */
export function stored(id: string, record: GameRecord, touched = 1): { readonly [key: string]: string } {
  return { [`luftschloss.table.${id}`]: JSON.stringify({ id, touched, record }) };
}

/** `build`: something is in hand already. */
export type Question = 'pick' | 'ask' | 'build' | 'prices' | 'turn' | 'end';

/** Waits until the page asks the person something, and says what. */
export async function waitForQuestion(page: Page): Promise<Question> {
  const handle = await page.waitForFunction(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has('.ending') || has('.final')) return 'end';
    if (has('[data-testid=pick]')) return 'pick';
    if (has('.ask')) return 'ask';
    if (has('[data-testid=build]')) return 'build';
    if (has('[data-testid=set-prices]')) return 'prices';
    if (has('[data-testid=pass]') || has('.market-card.open')) return 'turn';
    return null;
  });
  return handle.jsonValue() as Promise<Question>;
}

/** Answers whatever is asked through the page's own buttons, until it is the person's turn to build, or the game is over. */
export async function answerUntilTurn(page: Page): Promise<'turn' | 'end'> {
  for (let i = 0; i < 200; i++) {
    const question = await waitForQuestion(page);
    if (question === 'turn' || question === 'end') return question;
    if (question === 'pick') await pickSome(page);
    else if (question === 'build') await page.getByTestId('build').click();
    else if (question === 'prices') await page.getByTestId('set-prices').click();
    else await page.locator('.ask-card, .action').first().click();
    if (question === 'ask' && (await page.getByTestId('confirm').count()) > 0) await page.getByTestId('confirm').click();
    await page.waitForTimeout(20);
  }
  throw new Error('the questions do not end');
}

/** Bots answer nothing from now on: what somebody does stays the last thing that was done, however slow the machine is. */
export async function silenceBots(page: Page): Promise<void> {
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {};
  });
}

export async function pickSome(page: Page): Promise<void> {
  const cards = page.locator('.pick .ask-card');
  const count = await cards.count();
  for (let i = 0; i < count && (await page.getByTestId('pick').isDisabled()); i++) await cards.nth(i).click();
  await page.getByTestId('pick').click();
}

/** What the hand presses next, by the first that is there. */
const ORDER = [
  '[data-testid=build]:not([disabled])',
  '[data-testid=confirm]',
  '[data-testid=set-prices]',
  '[data-testid=pick]:not([disabled])',
  '.pick .ask-card[aria-pressed=false]',
  '.ask .ask-card',
  // Not what may be done out of turn: nobody has to, and taking back never ends.
  'section.decision .action[data-kind=build]',
  'section.decision .action',
  '.ask .action',
  '.market-card.open .take',
  '[data-testid=pass]',
  // Between Two Castles: what waits for a bonus comes before one's own tiles.
  '[data-testid=keep]:not([disabled])',
  '[data-testid=assign]:not([disabled])',
  '[data-testid=place]:not([disabled])',
  '[data-testid=next-place]',
  '[data-testid=take-option]:not([disabled])',
  '[data-testid=ludwig-tile][aria-pressed=false]',
  '[data-testid=option][aria-pressed=false]',
  '.tile[data-source=bonus]',
  '.tile:is([data-source=own], [data-source=ludwig])',
  '.hand-tile[aria-pressed=false]:not([disabled])',
];

type Next = 'end' | 'nothing' | { readonly x: number; readonly y: number } | { readonly covered: string };

/** Runs in the page: waits a little for something to press, brings it into sight, and says where it is. */
async function nextToPress(order: readonly string[]): Promise<Next> {
  for (let i = 0; i < 60; i++) {
    if (document.querySelector('.ending, .final')) return 'end';
    const wanted = order.map((selector) => document.querySelector(selector)).find((element) => element !== null);
    // What was confirmed is still on its way.
    const sending = document.querySelector('[data-testid=confirm][disabled]') !== null;
    if (wanted && !sending) {
      wanted.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = wanted.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit && wanted.contains(hit) ? { x, y } : { covered: `${wanted.outerHTML.slice(0, 80)} by ${hit?.outerHTML.slice(0, 80)}` };
    }
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  return 'nothing';
}

/** So often something may be covered, by a sheet that is just going away. */
const MOST_COVERED = 200;

/**
 * Plays on by pressing the page's buttons as fast as they appear, by pointer, to the end or until so many were pressed or somebody has enough. Returns how
 * many were pressed; less than 0: it never ended.
 */
export async function rushToTheEnd(page: Page, most = Number.MAX_SAFE_INTEGER, enough: () => boolean = () => false): Promise<number> {
  const deadline = Date.now() + PATIENCE.test / 2;
  let pressed = 0;
  let covered = 0;
  while (pressed < most && !enough()) {
    const next: Next = await page.evaluate(nextToPress, ORDER);
    if (next === 'end') return pressed;
    if (Date.now() > deadline) return -pressed;
    if (next === 'nothing') continue;
    if ('covered' in next) {
      if (++covered > MOST_COVERED) throw new Error(`cannot be pressed: ${next.covered}`);
      continue;
    }
    covered = 0;
    await page.mouse.click(next.x, next.y);
    pressed++;
  }
  return pressed;
}

/** Several people play on together, to the end or until one of them has pressed so many: then the others, who may wait for that one, stop as well. */
export async function rushTogether(pages: readonly Page[], most?: number): Promise<readonly number[]> {
  let enough = false;
  return Promise.all(
    pages.map(async (page) => {
      const pressed = await rushToTheEnd(page, most, () => enough);
      enough ||= most !== undefined;
      return pressed;
    }),
  );
}

/** Every number on the final table adds up to its total. */
export async function finalSums(page: Page): Promise<readonly { readonly sum: number; readonly total: number }[]> {
  return page.evaluate(() => {
    const numbers = (row: Element): number[] => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
    const rows = [...document.querySelectorAll('.final tbody tr:not(.reasons)')].map(numbers);
    const totals = numbers(document.querySelector('.final tfoot tr') as Element);
    return totals.map((total, column) => ({ total, sum: rows.reduce((sum, row) => sum + row[column], 0) }));
  });
}
