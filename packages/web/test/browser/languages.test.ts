import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type LanguageId, loadLanguage } from '@luftschloss/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import { recordOf } from '../tables.ts';
import { visit } from './chromium.ts';
import { during } from './during.ts';
import { stored } from './play.ts';
import { sharedChromium, sharedSite } from './shared.ts';
import { DIST } from './site.ts';

function inLanguage(language: string): { [key: string]: string } {
  return { 'luftschloss.settings': JSON.stringify({ pace: 'quick', name: 'Ada', language }) };
}

/** Every script that the first page loads, from the root of the site. Bots think in a thread of their own. */
async function scriptsOf(path: string, storage: { [key: string]: string }): Promise<string[]> {
  const { page, close } = await visit(await sharedChromium(), 'about:blank', { storage });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !/sw\.js|bot-worker/.test(pathname)) scripts.add(pathname.slice(1));
  });
  await page.goto(sharedSite().address + path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await close();
  return [...scripts];
}

async function compressed(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(join(DIST, file))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const TABLES = ['castles', 'between', 'palace'] as const;

test.each(sampled(['en', 'pl'], (language) => language === 'pl'))(
  'the first page needs at most 250 kB of compressed script in “%s”, also where it is a table',
  async (language) => {
    const own = inLanguage(language);
    const pages = [
      ['#/', own],
      ...sampled(TABLES, (game) => game === 'castles').map(
        (game) => ['#/table/t', { ...own, ...stored('t', recordOf({ game, options: {} })) }] as const,
      ),
    ] as const;
    for (const [index, [path, storage]] of pages.entries()) {
      const scripts = await scriptsOf(path, storage);
      const words = scripts.filter((file) => file.includes('/words/'));
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter((file) => !file.includes(`/words/${language}/`))).toEqual([]);
      const total = await compressed(scripts);
      expect(total).toBeGreaterThan(30_000);
      expect(total, `${path} ${index}`).toBeLessThan(250_000);
    }
  },
);

async function keptWords(page: Page): Promise<string[]> {
  const files = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('luftschloss-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  return [...new Set(files.flatMap((file) => /\/words\/([\w-]+)\//.exec(file)?.[1] ?? []))].sort();
}

async function choose(page: Page, language: string): Promise<void> {
  await page.locator('.language select').first().selectOption(language);
}

async function titleIn(language: LanguageId): Promise<string> {
  return (await loadLanguage(language)).words.shell.titles.settings();
}

test.runIf(THOROUGH)('a language once chosen is spoken without a network; others are not kept', async () => {
  await during('#/settings', { installs: true, storage: inLanguage('de') }, async (page, { context, complaints }) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await keptWords(page)).toEqual(['de']);
    await choose(page, 'pl');
    await expect.poll(() => keptWords(page)).toEqual(['de', 'pl']);

    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => page.title()).toBe(await titleIn('pl'));
    // German was only read on this page; what its tables say is kept all the same.
    await page.evaluate(() => {
      location.hash = '#/new';
    });
    await expect.poll(() => page.title()).not.toBe(await titleIn('pl'));
    await page.locator('form, fieldset').first().waitFor();
    await page.evaluate(() => {
      location.hash = '#/settings';
    });
    await choose(page, 'de');
    await expect.poll(() => page.title()).toBe(await titleIn('de'));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');

    // The browser tells that French did not come; the page goes on in German, says so, and does not pretend that French was chosen.
    expect(complaints).toEqual([]);
    await choose(page, 'fr');
    await page.getByText((await loadLanguage('de')).words.shell.settings.languageMissed({ language: LANGUAGES.fr.name })).waitFor();
    expect(complaints.length).toBeGreaterThan(0);
    expect(await page.title()).toBe(await titleIn('de'));
    expect(await page.locator('.language select').first().inputValue()).toBe('de');
    complaints.length = 0;
  });
});
