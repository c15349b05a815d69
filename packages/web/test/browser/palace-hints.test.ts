import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { asks, palaceWhere } from '../palace-games.ts';
import { violations } from './axe.ts';
import { during } from './during.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { PHONE } from './sights.ts';

const TABLE = palaceWhere(3, asks('act', 12));
const SIZES = { desktop: { size: { width: 1280, height: 800 } }, phone: { ...PHONE } } as const;

const stepOf = async (page: Page): Promise<number> => Number(await page.locator('.palace-table').getAttribute('data-step'));

test.each(sampled(Object.entries(SIZES), ([name]) => name === 'phone'))(
  'hints for The Palace say why, in sight, and can be followed: %s',
  async (_name, visit) => {
    await during('#/table/t', { ...visit, storage: stored('t', TABLE) }, async (page) => {
      await page.getByTestId('board').waitFor();
      const hand = new Pointer(page, { touch: 'touch' in visit });
      await hand.press(page.getByRole('button', { name: 'Hint', exact: true }));
      const hints = page.locator('.hints');
      await hints.locator('li').first().waitFor();
      expect(await hints.locator('li').count()).toBeGreaterThan(1);
      expect(await hints.locator('.reasons').first().innerText()).toMatch(/now/);
      expect(await hints.innerText()).not.toMatch(/\b[A-Z]{3}-\d\d\b|undefined|NaN/);
      const box = await hints.boundingBox();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(true);
      expect(await violations(page)).toEqual([]);
      const before = await stepOf(page);
      await hand.press(hints.locator('li button').first());
      await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
    });
  },
);
