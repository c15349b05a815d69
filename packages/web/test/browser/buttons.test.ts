import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import { recordOf } from '../tables.ts';
import { type VisitOptions, visit } from './chromium.ts';
import { kindsOfButtons, type Looks, looksOf } from './contrast.ts';
import { stored, waitForQuestion } from './play.ts';
import { sharedChromium, sharedSite } from './shared.ts';
import { nextFrames } from './work.ts';

const LEAST = 4.5;
const NOWHERE = { x: 2, y: 2 };

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedChromium();
});

const TABLE = stored('t', recordOf({ seed: 'a duel' }));
const GENERAL = stored('g', recordOf({ game: 'palace', options: {}, seed: 'buttons' }));

interface Place {
  readonly name: string;
  readonly path: string;
  ready(page: Page): Promise<unknown>;
}

const PLACES: readonly Place[] = [
  { name: 'home', path: '', ready: (page) => page.getByRole('button', { name: 'Play Castles now' }).waitFor() },
  { name: 'a new table', path: 'new', ready: (page) => page.getByRole('button', { name: 'Open the table' }).waitFor() },
  { name: 'rules', path: 'rules/palace', ready: (page) => page.locator('h2').first().waitFor() },
  { name: 'settings', path: 'settings', ready: (page) => page.getByRole('button', { name: 'Rename' }).waitFor() },
  { name: 'a table of Castles', path: 'table/t', ready: waitForQuestion },
  {
    name: 'looking back at a table',
    path: 'table/t',
    async ready(page) {
      await waitForQuestion(page);
      await page.getByRole('button', { name: 'Replay' }).click();
    },
  },
  {
    name: 'an action of the general table',
    path: 'table/g',
    async ready(page) {
      await page.evaluate(() =>
        localStorage.setItem('luftschloss.settings', JSON.stringify({ pace: 'quick', name: 'Ada', inWords: true })),
      );
      await page.reload();
      await page.locator('.action').first().click();
      await page.getByTestId('confirm').waitFor();
    },
  },
  {
    name: 'the menu of a table',
    path: 'table/t',
    async ready(page) {
      await waitForQuestion(page);
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
];

async function at(place: Place, options: VisitOptions, scenario: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await visit(browser, `${site.address}#/${place.path}`, { ...options, storage: { ...TABLE, ...GENERAL } });
  try {
    await place.ready(page);
    await scenario(page);
  } finally {
    await close();
  }
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Lets the form be sent nowhere, so that what was touched stays in sight. */
function stayHere(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('submit', stop, { capture: true });
}

/** At rest, under the pointer, held down, and with the keyboard on it; nothing is pressed, as the pointer leaves before it is let go. */
async function statesOf(page: Page, button: Locator): Promise<{ readonly [state: string]: Looks }> {
  const { x, y } = await middleOf(button);
  const rest = await looksOf(button);
  await page.mouse.move(x, y);
  // A browser with much to do sees the pointer a frame later.
  await nextFrames(page);
  const hovered = await looksOf(button);
  await page.mouse.down();
  await nextFrames(page);
  const held = await looksOf(button);
  await page.mouse.move(NOWHERE.x, NOWHERE.y);
  await page.mouse.up();
  await page.keyboard.press('Shift');
  await button.focus().catch(() => {});
  const focused = await looksOf(button);
  return { rest, hovered, held, focused };
}

describe.each(['light', 'dark'] as const)('every kind of button can be read in every state (%s)', (theme) => {
  // One of them by day and one by night stand for all.
  test.each(sampled(PLACES, ({ name }) => name === (theme === 'light' ? 'a table of Castles' : 'home')))('$name', async (place) => {
    await at(place, { theme, size: { width: 1280, height: 800 } }, async (page) => {
      const kinds = await kindsOfButtons(page);
      expect(kinds.length).toBeGreaterThan(0);
      for (const kind of kinds) {
        const button = page.locator(kind);
        const name = await button.evaluate((each) => `${each.className} “${each.textContent}”`);
        for (const [state, { contrast }] of Object.entries(await statesOf(page, button)))
          expect(contrast, `${name} ${state}`).toBeGreaterThanOrEqual(LEAST);
      }
    });
  });

  test.runIf(THOROUGH || theme === 'light')('a primary button answers the pointer, and stays what it is', async () => {
    await at(PLACES[0], { theme }, async (page) => {
      const button = page.getByRole('button', { name: 'Play Castles now' });
      const answers = async (): Promise<boolean> => {
        const { rest, hovered } = await statesOf(page, button);
        return hovered.ground !== rest.ground;
      };
      await expect.poll(answers).toBe(true);
      const { rest, hovered, held } = await statesOf(page, button);
      expect(Math.min(rest.contrast, hovered.contrast, held.contrast)).toBeGreaterThan(6);
    });
  });

  test.runIf(THOROUGH || theme === 'dark')('a finger leaves nothing behind on what it has touched', async () => {
    await at(PLACES[1], { theme, size: { width: 390, height: 844 }, touch: true }, async (page) => {
      expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false);
      const open = page.getByRole('button', { name: 'Open the table' });
      const before = await looksOf(open);
      await page.evaluate(stayHere);
      const { x, y } = await middleOf(open);
      await page.touchscreen.tap(x, y);
      // The browser shows a tap as pressed for a moment.
      await expect.poll(() => looksOf(open)).toEqual(before);
    });
  });
});
