import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { violations } from './axe.ts';
import type { Visit } from './chromium.ts';
import { openByHand, person, sitDown } from './guests.ts';
import { Pointer } from './pointer.ts';
import { RunningServer } from './running-server.ts';
import { sharedChromium } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([RunningServer.open(), sharedChromium()]);
});

afterAll(() => server?.close());

interface Situation {
  readonly seat: number | null;
  readonly toAct: readonly number[];
  readonly asks: string; // what kinds of action there are
  readonly last: boolean; // whether this guest is the Master Builder, after whom a new round begins
}

/** Runs in the page: whether this guest is asked, and what; and answers with the first action of a kind, if one is named. */
async function situation({ table, kind }: { table: string; kind: string | null }): Promise<Situation> {
  const { shown } = await (await fetch(`/api/tables/${table}/view`)).json();
  const asked = shown.situation.toAct.includes(shown.seat);
  const choices = asked ? await (await fetch(`/api/tables/${table}/choices`)).json() : { kinds: [], actions: [] };
  const action = kind === null ? null : choices.actions.find(({ type }: { type: string }) => kind === '*' || type === kind);
  if (action) {
    const body = JSON.stringify({ id: crypto.randomUUID(), action });
    await fetch(`/api/tables/${table}/actions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
  const asks = choices.kinds.map((each: { kind: string }) => each.kind).join();
  return { seat: shown.seat, toAct: shown.situation.toAct, asks, last: shown.game?.masterBuilder === shown.seat };
}

const at = (page: Page): string => /online\/([^/]+)/.exec(page.url())?.[1] ?? '';

/** Both answer whatever they are asked, until Ben has to do something of a kind, with Ada's turn to follow; then Ada looks at the table again, and Ben does not. */
async function untilBenMay(kind: string, ada: Page, ben: Page): Promise<void> {
  const address = ada.url();
  const table = at(ada);
  // A file of the house: no table is drawn meanwhile, and no page lags behind.
  for (const page of [ada, ben]) await page.goto(`${server.address}/icon.svg`);
  for (let step = 0; step < 80; step++) {
    for (const page of [ada, ben]) {
      const { asks, last } = await page.evaluate(situation, { table, kind: null });
      if (page === ben && !last && asks.split(',').includes(kind)) return void (await ada.goto(address));
      // Whoever passes keeps money for what is planned.
      if (asks) await page.evaluate(situation, { table, kind: asks.split(',').includes('pass') ? 'pass' : '*' });
    }
  }
  throw new Error(`Ben never may ${kind}`);
}

async function twoPeople(game: string, phone: boolean): Promise<readonly [Visit, Visit]> {
  const ada = await person(browser, server, 'Ada', '', phone ? { size: { width: 390, height: 844 }, touch: true, theme: 'dark' } : {});
  const id = await openByHand(ada.page, server, { game, seats: [{ type: 'me' }, { type: 'open' }], listed: true });
  const ben = await person(browser, server, 'Ben', `#/online/${id}`);
  await sitDown(ben.page);
  await ada.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([ada, ben].map(({ page }) => page.locator('.table.picture-table').waitFor()));
  return [ada, ben];
}

const GAMES = [
  ['castles', 'pass', false, '.market-card.open .take'],
  ['palace', 'build', true, '.row .tile-card:not([disabled])'],
] as const;

test.each(sampled(GAMES, ([game]) => game === 'castles'))(
  'while Ben decides, Ada plans at %s, and nothing of it reaches the game',
  async (game, kind, phone, pieces) => {
    const [ada, ben] = await twoPeople(game, phone);
    const hand = new Pointer(ada.page, { touch: phone });
    await untilBenMay(kind, ada.page, ben.page);
    const before = await ada.page.evaluate(situation, { table: at(ada.page), kind: null });
    await hand.press(ada.page.getByTestId('plan'));
    await ada.page.getByTestId('plan-note').waitFor();
    await hand.press(ada.page.locator(pieces).first());
    await ada.page.getByTestId('plan-mark').waitFor();
    await ada.page.getByTestId('hand').waitFor();
    expect(await ada.page.getByTestId('build').count(), 'a plan cannot be confirmed').toBe(0);
    await ada.page.keyboard.press('Enter');
    expect(await ada.page.evaluate(situation, { table: at(ada.page), kind: null })).toEqual(before);
    expect(await violations(ada.page)).toEqual([]);
    if (game === 'castles') {
      await ben.page.evaluate(situation, { table: at(ada.page), kind });
      // Ben has passed, so it is Ada's turn: what she has planned lies in her hand.
      await ada.page.getByTestId('build').waitFor();
      expect(await ada.page.getByTestId('plan-mark').count()).toBe(0);
    }
    expect(ada.complaints).toEqual([]);
    await Promise.all([ada.close(), ben.close()]);
  },
);
