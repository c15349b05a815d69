import { english } from '@luftschloss/words/english';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { visit } from './chromium.ts';
import { Pointer } from './pointer.ts';
import { sharedChromium, sharedSite } from './shared.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedChromium();
});

test('a rule is searched, opened, followed by the next chapter, and all of them are printed', async () => {
  const { page, complaints, close } = await visit(browser, `${site.address}#/rules/castles`, {});
  const pointer = new Pointer(page);
  await page.locator('article.chapter h2').waitFor();
  await pointer.press(page.locator('.search input'));
  await page.keyboard.type('fence');
  await pointer.press(page.locator('.findings a').first());
  const clause = page.locator('[data-clause="fence"]');
  await clause.waitFor();
  expect(await clause.locator('.verdict').innerText()).toContain(english.words.rules.figures.refused());
  expect(await clause.locator('svg').count()).toBe(1);
  await pointer.press(page.locator('.leafing .primary'));
  await page.locator('[data-clause="adjacent"]').waitFor();
  expect(await page.locator('article.chapter').count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await page.locator('[data-clause="ask-barbican"]').waitFor();
  expect(await page.locator('article.chapter').count()).toBe(17);
  expect(await page.locator('.masthead').isVisible()).toBe(false);
  // The frame of a sheet would run through the first letters, since nothing is left between it and the text.
  const outlines = await page.locator('article.chapter').evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle));
  expect(new Set(outlines)).toEqual(new Set(['none']));
  expect(complaints).toEqual([]);
  await close();
});

test.runIf(THOROUGH)('the picture of all signs is in sight whole on a tablet, and can be read on a phone', async () => {
  const { page, complaints, close } = await visit(browser, `${site.address}#/rules/castles/points-order`, {
    size: { width: 820, height: 1180 },
  });
  const picture = page.locator('[data-clause="points-order"] .wide');
  await picture.locator('svg').waitFor();
  expect(await picture.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await picture.locator('svg').boundingBox())?.width).toBeGreaterThanOrEqual(639);
  expect(complaints).toEqual([]);
  await close();
});

test('pieces are filtered, and one is opened with the rule behind it', async () => {
  const { page, complaints, close } = await visit(browser, `${site.address}#/gallery/castles/rooms`, {});
  const pointer = new Pointer(page);
  await page.locator('.piece').first().waitFor();
  await page.locator('[data-filter="size"]').selectOption('350');
  await page.locator('[data-filter="type"]').selectOption('living');
  await page.locator('[data-filter="origin"]').selectOption('first');
  await expect.poll(() => page.locator('.piece').count()).toBe(2);
  await pointer.press(page.locator('[data-piece="salon"]'));
  const dialog = page.getByTestId('piece');
  await dialog.locator('[data-clause="connected"]').waitFor();
  await pointer.press(dialog.getByRole('button', { name: english.words.gallery.close() }));
  await expect.poll(() => dialog.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
