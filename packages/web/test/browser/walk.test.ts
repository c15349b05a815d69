import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { recordOf } from '../tables.ts';
import { visit } from './chromium.ts';
import { stored } from './play.ts';
import { sharedChromium, sharedSite } from './shared.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedChromium();
});

const TABLES = {
  ...stored('castles', recordOf({ seed: 'a walk' })),
  ...stored('between', recordOf({ game: 'between', options: {}, seats: againstBots(['Ada'], 2), seed: 'a walk' })),
  ...stored('palace', recordOf({ game: 'palace', options: {}, seed: 'a walk' })),
};

/** Every page, and every kind of table between them. */
const WALK = [
  ...['', 'table/castles', 'new', 'table/palace', '', 'table/castles', 'rules/castles', 'rules/between', 'table/between'],
  ...['gallery', 'settings', 'table/castles', 'about', 'nowhere', ''],
];
const PAGES = [
  '',
  'new',
  'rules/castles',
  'rules/between',
  'gallery',
  'settings',
  'about',
  'nowhere',
  'table/castles',
  'table/between',
  'table/palace',
];

/** Where everything is and how it is coloured: what somebody would notice, element by element. */
async function sight(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(350);
  return page.evaluate(() => {
    scrollTo(0, 0);
    const seen: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('#page *')) {
      if (element.closest('svg, [role=status], [role=timer], .visually-hidden') || element.offsetParent === null) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontFamily, borderTopWidth, display } = getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round).join(' ');
      const words = element.children.length === 0 ? (element.textContent ?? '').slice(0, 30) : '';
      seen.push(
        [
          element.tagName,
          element.className,
          words,
          place,
          color,
          backgroundColor,
          fontSize,
          fontFamily.slice(0, 14),
          borderTopWidth,
          display,
        ].join(' | '),
      );
    }
    return seen;
  });
}

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    location.hash = address;
  }, `/${path}`);
}

/** The same page in a tab of its own, with the same tables. */
async function freshly(context: BrowserContext, path: string): Promise<string[]> {
  const tab = await context.newPage();
  try {
    await tab.goto(`${site.address}#/${path}`);
    return await sight(tab);
  } finally {
    await tab.close();
  }
}

const SIGHTS = [
  ['a desktop by day', { size: { width: 1280, height: 800 }, theme: 'light' }],
  ['a phone by night', { size: { width: 390, height: 844 }, touch: true, theme: 'dark' }],
] as const;

describe.runIf(THOROUGH).each(SIGHTS)('on %s', (_, options) => {
  test('after a walk through all pages and tables without a reload, every page looks as when it was freshly loaded', async () => {
    const { page, context, complaints, close } = await visit(browser, site.address, { ...options, storage: TABLES, fresh: true });
    for (const path of WALK) {
      await go(page, path);
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(150);
    }
    for (const path of PAGES) {
      await go(page, path);
      const walked = await sight(page);
      const fresh = await freshly(context, path);
      expect(walked.length, path).toBeGreaterThan(8);
      expect(
        walked.filter((line) => !fresh.includes(line)),
        path,
      ).toEqual([]);
      expect(walked.length, path).toBe(fresh.length);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});

const RESIZED = ['', 'new', 'rules/palace', 'settings', 'table/castles', 'table/between', 'table/palace'];

test('a page in a window that was made smaller and larger again looks as before', async () => {
  const large = { width: 1280, height: 800 };
  const { page, complaints, close } = await visit(browser, site.address, { size: large, storage: TABLES });
  for (const path of sampled(RESIZED, (each) => each === 'table/castles')) {
    await go(page, path);
    const before = await sight(page);
    for (const size of [
      { width: 360, height: 640 },
      { width: 820, height: 1180 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(size);
      await page.waitForTimeout(250);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${size.width}`).toBeLessThanOrEqual(size.width);
    }
    await page.setViewportSize(large);
    await expect.poll(async () => (await sight(page)).filter((line) => !before.includes(line)), { message: path }).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
});
