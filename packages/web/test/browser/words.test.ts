import { loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { loadPseudoLanguage } from '@luftschloss/words/pseudo';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import type { Visit } from './chromium.ts';
import { foreignTo, readOn } from './foreign-words.ts';
import { openByHand, person } from './guests.ts';
import { pickSome, rushToTheEnd } from './play.ts';
import { Pointer } from './pointer.ts';
import { RunningServer } from './running-server.ts';
import { sharedChromium } from './shared.ts';

/** English with accents stands for any other language: whatever is plain in it was not said by a catalogue. */
const OTHER = 'en-XA';
const other = await loadPseudoLanguage();
const { words } = english;

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([RunningServer.open(), sharedChromium()]);
});

afterAll(() => server?.close());

/** Names are nobody's language, and lists are joined by the browser, which knows no accents. */
const NAMES = /\b(Ada|Ben|Luftschloss|and)\b/g;

async function plainWords(page: Page, selector: string): Promise<string[]> {
  const found = page.locator(selector).locator('visible=true');
  await found.first().waitFor();
  const texts = await found.allInnerTexts();
  const labels = await found.evaluateAll((elements) =>
    elements.flatMap((element) =>
      [element, ...element.querySelectorAll('*')].flatMap((each) =>
        ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''),
      ),
    ),
  );
  return [...texts, ...labels].flatMap((text) => text.replace(NAMES, '').match(/[a-z]{3,}/gi) ?? []);
}

/** While it is on, what the page does is changed on its way into something that the rules refuse. */
async function spoiling(page: Page): Promise<{ on: boolean }> {
  const spoil = { on: false };
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const sent = JSON.parse(String(message)) as { type: string };
      server.send(spoil.on && sent.type === 'act' ? JSON.stringify({ ...sent, action: { type: 'pass' } }) : message);
    });
  });
  return spoil;
}

/** Whoever is asked before Ben decides, until Ben is asked too. */
async function askedFirst(ada: Page, ben: Page): Promise<void> {
  const [first, second] = [ada.getByTestId('pick'), ben.getByTestId('pick')];
  await expect.poll(async () => (await first.isVisible()) || (await second.isVisible())).toBe(true);
  if (!(await second.isVisible())) await pickSome(ada);
  await second.waitFor();
}

interface Company {
  readonly ada: Visit;
  readonly ben: Visit;
  readonly spoil: { on: boolean };
}

/** Ada and Ben, each with a language of their own, in the waiting room of one table. */
async function company(game: string, [first, second]: readonly [string, string]): Promise<Company> {
  const ada = await person(browser, server, 'Ada', '', { size: { width: 1280, height: 800 }, language: first });
  await openByHand(ada.page, server, { game, seats: [{ type: 'me' }, { type: 'open' }], listed: true });
  const ben = await person(browser, server, 'Ben', '', { size: { width: 1280, height: 800 }, language: second });
  const spoil = await spoiling(ben.page);
  await ben.page.goto(ada.page.url());
  await ben.page.locator('.sitting-down button').click();
  await ben.page.locator('.waiting-seats li', { hasText: 'Ben' }).waitFor();
  return { ada, ben, spoil };
}

/** These people play on by pointer, until it is so. */
async function playUntil(pages: readonly Page[], isSo: () => Promise<boolean>): Promise<void> {
  let enough = false;
  const playing = Promise.all(pages.map((page) => rushToTheEnd(page, undefined, () => enough)));
  try {
    await expect.poll(isSo, { interval: 100 }).toBe(true);
  } finally {
    enough = true;
    await playing;
  }
}

/** By the pointer, where it is. */
async function pressed(button: Locator): Promise<void> {
  await new Pointer(button.page()).press(button);
}

describe('two people at one table', () => {
  test('each read their own language: waiting, question, refusal, log, talk and end; another one takes no reload', async () => {
    const { ada, ben, spoil } = await company('castles', ['en', OTHER]);
    expect(await plainWords(ben.page, 'h1, .waiting-seats, .actions, .talk, .chat')).toEqual([]);
    await ada.page.getByRole('button', { name: words.online.waiting.begin() }).click();
    for (const { page } of [ada, ben]) await page.locator('.table').waitFor();
    expect(await plainWords(ben.page, '[data-testid=question], .table-head .tools')).toEqual([]);

    await askedFirst(ada.page, ben.page);
    spoil.on = true;
    await pickSome(ben.page);
    expect(await plainWords(ben.page, '.refusal')).toEqual([]);
    spoil.on = false;
    await pickSome(ben.page);
    const pick = ada.page.getByTestId('pick');
    await expect.poll(async () => (await pick.isVisible()) || (await ada.page.locator('.log-line').count()) > 1).toBe(true);
    if (await pick.isVisible()) await pickSome(ada.page);
    for (const { page } of [ada, ben]) await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(1);
    const told = await ada.page.locator('.log-line .line').allInnerTexts();
    expect(told.join(' ')).toMatch(/You (keep|put)/);
    expect(told.join(' ')).toMatch(/Ben puts/);
    expect(await plainWords(ben.page, '.log-line .line')).toEqual([]);

    await ada.page.getByRole('button', { name: words.table.menu.open() }).click();
    await ada.page.getByRole('button', { name: words.table.requests.end() }).click();
    await ada.page.locator('.confirm-dialog[open] .primary').click();
    expect(await plainWords(ben.page, '.request')).toEqual([]);
    await ben.page.locator('.request button').first().click();
    expect(await plainWords(ben.page, '[data-testid=stopped-scores], .request, [data-testid=question]')).toEqual([]);

    await ben.page.evaluate(() => Object.assign(window, { stayed: true }));
    await ben.page.getByRole('button', { name: other.words.table.menu.open() }).click();
    await ben.page.locator('dialog[open] .language select').selectOption('en');
    await ben.page.locator('dialog[open]').getByRole('button', { name: words.table.menu.close() }).click();
    await ben.page.getByRole('button', { name: words.table.again.play() }).waitFor();
    await expect.poll(() => ben.page.locator('.log-line .line').first().innerText()).toMatch(/(keeps?|puts?) /);
    expect(await ben.page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(await ben.page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(await ben.page.getByTestId('change').count(), 'another language is no change of the table').toBe(0);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    await Promise.all([ada, ben].map((each) => each.close()));
  });

  test.runIf(THOROUGH)(
    'a quick phrase for a partner is read in the language of its reader, beside the castle and in the chat',
    async () => {
      const { ada, ben } = await company('between', ['de', 'pl']);
      const [german, polish] = await Promise.all([loadLanguage('de'), loadLanguage('pl')]);
      await pressed(ada.page.getByRole('button', { name: german.words.online.waiting.begin() }));
      for (const { page } of [ada, ben]) await page.locator('.table').waitFor();
      const phrase = ada.page.locator('.phrases button', { hasText: german.words.between.phrases.good() });
      await playUntil([ada.page, ben.page], () => phrase.first().isVisible());
      await pressed(phrase.first());
      await expect
        .poll(() => ben.page.locator('.said, .chat li').allInnerTexts())
        .toContainEqual(expect.stringContaining(polish.words.between.phrases.good()));
      await expect.poll(() => ben.page.locator('.chat li').last().innerText()).toMatch(/^Ada [^:#]+: Dobre dla nas$/);
      expect(await ada.page.locator('.chat li').last().innerText()).toMatch(/^Ada [^:#]+: Gut für uns$/);
      expect([...ada.complaints, ...ben.complaints]).toEqual([]);
      await Promise.all([ada, ben].map(({ context }) => context.close()));
    },
  );

  test.runIf(THOROUGH)('one in German and one in Polish play to the end; neither page says a word of another language', async () => {
    const { ada, ben, spoil } = await company('between', ['de', 'pl']);
    const readers = [
      { page: ada.page, foreign: await foreignTo('de'), language: await loadLanguage('de') },
      { page: ben.page, foreign: await foreignTo('pl'), language: await loadLanguage('pl') },
    ] as const;
    const expectOwnWords = async (when: string): Promise<void> => {
      for (const { page, foreign, language } of readers) expect(foreign(await readOn(page)), `${language.id}, ${when}`).toEqual([]);
    };
    await expectOwnWords('waiting');
    expect(readers[0].foreign(await readOn(ben.page)), 'Polish is noticed where German should be').not.toEqual([]);
    await pressed(ada.page.getByRole('button', { name: readers[0].language.words.online.waiting.begin() }));
    for (const { page } of readers) await page.locator('.table').waitFor();

    for (const [index, { page, language }] of readers.entries()) {
      const { ask, closeLabel } = language.words.table.hints;
      const hint = page.getByRole('button', { name: ask() });
      // Whoever is not asked yet waits for the other.
      if (index === 1) await playUntil([ada.page], () => hint.isVisible());
      await pressed(hint);
      await page.getByRole('button', { name: closeLabel() }).waitFor();
      await expectOwnWords('hints');
      await pressed(page.getByRole('button', { name: closeLabel() }));
    }

    spoil.on = true;
    await rushToTheEnd(ben.page, 8, () => false);
    await ben.page.locator('.refusal').waitFor();
    await expectOwnWords('a refusal');
    spoil.on = false;

    const isOver = async (): Promise<boolean> => {
      const shown = await Promise.all(readers.map(({ page }) => page.locator('.ending, .final').count()));
      return shown.every((count) => count > 0);
    };
    for (let looks = 0; !(await isOver()); looks++) {
      const before = await ada.page.locator('.log-line').count();
      await playUntil([ada.page, ben.page], async () => (await isOver()) || (await ada.page.locator('.log-line').count()) > before + 6);
      if (looks % 3 === 0) await expectOwnWords(`the log has ${before} lines`);
    }
    await expectOwnWords('the end');
    for (const { page } of readers) expect(await page.locator('.log-line .line').count()).toBeGreaterThan(5);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    await Promise.all([ada, ben].map(({ context }) => context.close()));
  });
});
