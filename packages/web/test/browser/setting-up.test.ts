import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import { openTable as openLocal, recordOf, sensibleAction, settled } from '../tables.ts';
import { violations } from './axe.ts';
import { type VisitOptions, visit } from './chromium.ts';
import { tooSmall } from './legible.ts';
import { stored } from './play.ts';
import { sharedChromium, sharedSite } from './shared.ts';

const ALL_SIZES = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;
const SIZES = sampled(ALL_SIZES, ([width]) => width === 360);
const themesAt = (width: number) => (THOROUGH ? (['light', 'dark'] as const) : ([width === 360 ? 'dark' : 'light'] as const));

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedChromium();
});

async function at(path: string, options: VisitOptions, scenario: (page: Page) => Promise<void>): Promise<void> {
  const { page, close, complaints } = await visit(browser, `${site.address}#/${path}`, options);
  try {
    await scenario(page);
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses where the thing is, wherever the page has been scrolled to. */
async function press(page: Page, thing: Locator): Promise<void> {
  await thing.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y } = await middleOf(thing);
  await page.mouse.click(x, y);
}

/** Whether the middle of a thing lies in the window with nothing over it. */
async function isInReach(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  });
}

const choice = (page: Page, name: RegExp): Locator => page.locator('.choice', { has: page.locator('strong', { hasText: name }) }).first();
const openButton = (page: Page): Locator => page.getByRole('button', { name: 'Open the table' });

describe('setting up a table', () => {
  test.each(SIZES)('“Open the table” and what it opens are in reach from everywhere (%i x %i)', async (width, height) => {
    for (const theme of themesAt(width)) {
      await at('new', { size: { width, height }, touch: width < 900, theme }, async (page) => {
        await openButton(page).waitFor();
        await press(page, choice(page, /^Everything/));
        for (const share of [0, 0.5, 1]) {
          await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
          expect(await isInReach(openButton(page)), `scrolled ${share}`).toBe(true);
          expect(await isInReach(page.locator('.summary strong'))).toBe(true);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await tooSmall(page)).toEqual([]);
        expect(await violations(page)).toEqual([]);
      });
    }
  });

  const screens = [
    [1280, 800],
    [1920, 1080],
  ] as const;

  test.each(sampled(screens, ([width]) => width === 1280))(
    'is one screen (%i x %i): every choice is in sight without scrolling',
    async (width, height) => {
      await at('new', { size: { width, height } }, async (page) => {
        await openButton(page).waitFor();
        for (const box of [/^First edition/, /^Collector/, /^Everything/, /^Alone/]) {
          await press(page, choice(page, box));
          const bar = (await page.locator('.set-up-bar').boundingBox())?.y ?? 0;
          for (const card of await page.locator('.choice, .wished-seat, .adding button').all()) {
            const place = await card.boundingBox();
            expect((place?.y ?? 0) + (place?.height ?? 0), (await card.innerText()).slice(0, 20)).toBeLessThanOrEqual(bar);
          }
        }
      });
    },
  );

  test('the chosen box stays marked; what is changed is said, and put back', async () => {
    await at('new', { size: { width: 1280, height: 800 } }, async (page) => {
      const radio = page.getByRole('radio', { name: /^Collector/ });
      await press(page, choice(page, /^Collector/));
      expect(await radio.isChecked()).toBe(true);
      expect(await page.getByRole('radio', { name: /^First edition/ }).isChecked()).toBe(false);
      await press(page, choice(page, /^Moats/));
      await page.getByText('Castles: Collector’s Edition, changed').waitFor();
      expect(await radio.isChecked()).toBe(true);
      await press(page, page.getByRole('button', { name: 'Back to the defaults' }));
      await page.getByText('Castles: Collector’s Edition', { exact: true }).waitFor();
      expect(await page.getByRole('checkbox', { name: 'Moats' }).isChecked()).toBe(false);
    });
  });

  test('what the box cannot have says why and cannot be pressed', async () => {
    await at('new', { size: { width: 1280, height: 800 } }, async (page) => {
      const towers = page.getByRole('checkbox', { name: 'Towers' });
      await press(page, choice(page, /^Towers/));
      expect(await towers.isChecked()).toBe(false);
      expect(await choice(page, /^Towers/).innerText()).toMatch(/Collector/);
      await press(page, choice(page, /^Collector/));
      await press(page, choice(page, /^Towers/));
      expect(await towers.isChecked()).toBe(true);
    });
  });

  test('on a phone a touch on an expansion adds it and tells what it brings', async () => {
    await at('new', { size: { width: 390, height: 844 }, touch: true }, async (page) => {
      await press(page, choice(page, /^Moats/));
      expect(await page.getByRole('checkbox', { name: 'Moats' }).isChecked()).toBe(true);
      expect(await page.locator('.told').innerText()).toMatch(/^Moats\. .*Barbican/);
    });
  });

  test('a bot is called at the table, in its log and at the end as it was called in the form', async () => {
    await at('new', { size: { width: 1280, height: 800 } }, async (page) => {
      await page.getByLabel('Name of seat 1').fill('Eduard');
      const bot = await page.getByLabel('Name of seat 2').inputValue();
      expect(bot).not.toBe('Eduard');
      await press(page, page.locator('.level', { hasText: 'Ambitious' }));
      await press(page, openButton(page));
      await page.getByTestId('board').waitFor();
      const seats = await page.evaluate(() => {
        const key = Object.keys(localStorage).find((each) => each.startsWith('luftschloss.table.')) ?? '';
        return JSON.parse(localStorage.getItem(key) ?? '{}').record.seats;
      });
      expect(seats).toEqual([{ name: 'Eduard' }, { name: bot, bot: 'greedy' }]);
      await page.locator('.seat', { hasText: bot }).first().waitFor();
    });
  });
});

describe('the entrance hall', () => {
  test('names who one can play with in its first sentence, and begins against the easygoing bot', async () => {
    await at('', { size: { width: 1280, height: 800 } }, async (page) => {
      expect(await page.locator('.front-words p').first().innerText()).toMatch(/^Play with friends/);
      await press(page, page.getByRole('button', { name: 'Play Castles now' }));
      await page.getByTestId('board').waitFor();
      expect(await page.evaluate(() => Object.values(localStorage).some((text) => text.includes('"bot":"easy"')))).toBe(true);
    });
  });

  test.each(SIZES)('an unfinished game stands first, with “Continue” (%i x %i)', async (width, height) => {
    let record = recordOf();
    const link = openLocal(record, (next) => {
      record = next;
    });
    for (let i = 0; i < 3; i++) {
      await settled(link);
      link.act(sensibleAction(link));
    }
    link.close();
    for (const theme of themesAt(width)) {
      await at('', { size: { width, height }, touch: width < 900, theme, storage: stored('t', record) }, async (page) => {
        const onward = page.getByRole('link', { name: 'Continue: Castles with Eduard' });
        expect(await isInReach(onward)).toBe(true);
        expect((await middleOf(onward)).y).toBeLessThan((await middleOf(page.getByRole('button', { name: 'Play Castles now' }))).y);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await violations(page)).toEqual([]);
        await press(page, onward);
        await page.getByTestId('board').waitFor();
      });
    }
  });

  test('three unfinished games stand in a row where there is room, and leave the first screen to what is new', async () => {
    const three = { ...stored('a', recordOf(), 3), ...stored('b', recordOf(), 2), ...stored('c', recordOf(), 1) };
    await at('', { size: { width: 1280, height: 800 }, storage: three }, async (page) => {
      const onward = page.locator('.unfinished .button');
      await onward.first().waitFor();
      expect(await onward.count()).toBe(3);
      expect(new Set(await onward.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().y)))).size).toBe(1);
      expect(await isInReach(page.getByText('Set up a table').first())).toBe(true);
    });
  });

  test('a finished game does not stand first', async () => {
    const record = { ...recordOf(), scores: [10, 20] };
    await at('', { storage: stored('t', record) }, async (page) => {
      await page.getByText('My tables in this browser').waitFor();
      expect(await page.getByText('Continue').count()).toBe(0);
    });
  });
});
