import { english } from '@luftschloss/words/english';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordOf } from '../tables.ts';
import { during } from './during.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';

const SLOWLY = 1500; // milliseconds
const LINE = english.words.shell.frame.loading();

/** From now on a part of the page comes slowly. */
async function slowDown(page: Page, part: string): Promise<void> {
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOWLY));
    await route.continue();
  });
}

/** Watches frame by frame whether the window ever is without its page. */
async function watchForBlanks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const noted = window as unknown as { blanks: number };
    noted.blanks = 0;
    const look = (): void => {
      if (document.querySelector('#page :is(h1, .drawing-board)') === null) noted.blanks++;
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { blanks: number }).blanks);
}

test('a page that comes slowly leaves the one before in sight, with a line about it', async () => {
  await during('#/', {}, async (page) => {
    const hand = new Pointer(page);
    await page.locator('main h1').waitFor();
    const before = await page.locator('main h1').innerText();
    await slowDown(page, 'NewTable');
    const blanks = await watchForBlanks(page);
    await hand.press(page.getByRole('link', { name: 'New table', exact: true }).first());
    await page.getByText(LINE).waitFor();
    expect(await page.locator('main h1').innerText()).toBe(before);
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
    await page.getByText(LINE).waitFor({ state: 'detached' });
    expect(await blanks()).toBe(0);
  });
});

test('a table that comes slowly does so too', async () => {
  await during('#/', { storage: stored('t', recordOf({ seed: 'slowly' })) }, async (page) => {
    const hand = new Pointer(page);
    await page.locator('main h1').waitFor();
    await slowDown(page, 'CastlesTable');
    const blanks = await watchForBlanks(page);
    await hand.press(
      page
        .getByRole('link', { name: 'Continue' })
        .or(page.getByRole('button', { name: 'Continue' }))
        .first(),
    );
    await page.getByText(LINE).waitFor();
    await page.getByTestId('board').waitFor();
    expect(await blanks()).toBe(0);
  });
});

test('who comes to the page first reads the line until there is something else', async () => {
  await during('#/about', {}, async (page) => {
    await page.locator('main h1').waitFor();
    await slowDown(page, 'Gallery');
    await page.evaluate(() => {
      location.hash = '#/gallery';
    });
    await page.reload();
    await page.getByText(LINE).waitFor();
    await page.locator('main h1').waitFor();
  });
});
