import { english } from '@luftschloss/words/english';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from '../../../../testing/patience.ts';
import type { Pointer } from './pointer.ts';

export const SIZES = [
  { name: 'phone', size: { width: 390, height: 844 }, touch: true },
  { name: 'desktop', size: { width: 1280, height: 800 }, touch: false },
] as const;

/** As somebody who knows nothing: presses what glows until the step is done, then the button that leads on. Without `until` to the end. */
export async function stepByStep(page: Page, hand: Pointer, until = Number.POSITIVE_INFINITY): Promise<void> {
  const where = page.locator('.lesson .where');
  const next = page.getByTestId('lesson-next');
  const ring = page.locator('.spotlight');
  const count = await steps(page);
  for (let presses = 0; presses < count * 8; presses++) {
    if ((await page.locator('.lesson').getAttribute('data-phase')) === 'over') return;
    if (until <= count && (await where.textContent()) === english.words.learn.lesson.step({ at: until, count })) return;
    await expect.poll(async () => (await next.count()) + Number(await ring.isVisible()), { timeout: PATIENCE.poll }).toBeGreaterThan(0);
    if (await next.count()) {
      await hand.press(next);
      continue;
    }
    const before = await page.locator('.lesson-page').innerHTML();
    const box = await ring.boundingBox();
    if (box) await hand.press({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await expect.poll(() => page.locator('.lesson-page').innerHTML(), { timeout: PATIENCE.poll }).not.toBe(before);
  }
  throw new Error(`step ${until} is out of reach`);
}

export function steps(page: Page): Promise<number> {
  return page.locator('.dots li').count();
}
