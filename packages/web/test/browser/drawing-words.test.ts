import { loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { visit } from './chromium.ts';
import { sharedChromium, sharedSite } from './shared.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedChromium();
});

/** Names of the rooms that are drawn, for whoever listens. */
async function drawn(page: Page, within: string, room: string): Promise<void> {
  await page.locator(`${within} g.room > title`, { hasText: room }).first().waitFor({ state: 'attached' });
}

test.runIf(THOROUGH)('rooms of the gallery are drawn in the language of the reader, and anew in another one', async () => {
  const { close, page, complaints } = await visit(browser, `${sharedSite().address}#/gallery`, {
    storage: { 'luftschloss.settings': JSON.stringify({ language: 'de' }) },
  });
  const german = await loadLanguage('de');
  await drawn(page, '.piece', german.term('castles.room', 'buttery'));
  await page.goto(`${sharedSite().address}#/settings`);
  await page.locator('.language select').selectOption('en');
  await page.goto(`${sharedSite().address}#/gallery`);
  await drawn(page, '.piece', english.term('castles.room', 'buttery'));
  expect(complaints).toEqual([]);
  await close();
});

test('a board is drawn anew when the language changes, and whoever has no name reads “you” in it', async () => {
  const { close, page, complaints } = await visit(browser, sharedSite().address, {
    storage: { 'luftschloss.settings': JSON.stringify({ language: 'de', pace: 'quick' }) },
  });
  const german = await loadLanguage('de');
  await page.locator('.front button.primary').click();
  const board = page.locator('.drawing-board .world');
  await board.locator('g.room').first().waitFor({ state: 'attached' });
  const inGerman = await board.innerHTML();
  expect(await page.locator('.seat strong').first().innerText()).toBe(german.words.shell.person.you());
  await page.getByRole('button', { name: german.words.table.menu.open() }).click();
  await page.locator('dialog[open] .language select').selectOption('en');
  await expect.poll(() => board.innerHTML()).not.toBe(inGerman);
  expect(await page.locator('.seat strong').first().innerText()).toBe(english.words.shell.person.you());
  expect(complaints).toEqual([]);
  await close();
});
