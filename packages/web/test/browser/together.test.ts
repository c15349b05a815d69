import { english } from '@luftschloss/words/english';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { violations } from './axe.ts';
import type { Visit, VisitOptions } from './chromium.ts';
import { type Company, close, DESKTOP, hand, PHONE, sitTogether } from './company.ts';
import { person, seated } from './guests.ts';
import type { Pointer } from './pointer.ts';
import { RunningServer } from './running-server.ts';
import { sharedChromium } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([RunningServer.open(), sharedChromium()]);
});

afterAll(() => server?.close());

const company = (game: string, bots: readonly string[] = [], of: VisitOptions = PHONE): Promise<Company> =>
  sitTogether(browser, server, { game, bots, ada: inWords(game, DESKTOP), ben: inWords(game, of) });

/** What these tests press of the other games are sentences. */
const inWords = (game: string, options: VisitOptions): VisitOptions => ({ ...options, inWords: game !== 'castles' });

/** While something is asked, the log lies behind its button. */
async function openTalk(visit: Visit): Promise<void> {
  const field = visit.page.getByPlaceholder('Say something');
  const log = visit.page.locator('.log-bar button');
  await field.or(log).locator('visible=true').first().waitFor();
  if (!(await field.isVisible())) await hand(visit).press(log);
  await field.waitFor();
}

async function say({ page }: Visit, text: string): Promise<void> {
  await page.getByPlaceholder('Say something').fill(text);
  await page.keyboard.press('Enter');
}

/** A machine with much to do types so slowly that nothing is too much: this leaves no room for what is typed then. */
async function talkAtOnce({ page }: Visit, table: string, lines: number): Promise<void> {
  await page.evaluate(
    async ([id, count]) => {
      const headers = { 'content-type': 'application/json' };
      const line = { method: 'POST', headers, body: JSON.stringify({ text: 'and' }) };
      await Promise.all(Array.from({ length: count }, () => fetch(`/api/tables/${id}/chat`, line)));
    },
    [table, lines] as const,
  );
}

describe('a name', () => {
  test('is asked for where friends are invited, until it is given', async () => {
    const nobody = await person(browser, server, 'You', '#/new', DESKTOP);
    const mouse = hand(nobody);
    const asks = nobody.page.getByText('Your friends will want to know who you are');
    await mouse.press(nobody.page.getByRole('button', { name: 'Remove seat 2' }));
    await mouse.press(nobody.page.getByRole('button', { name: 'Add: A friend, by link' }));
    // On a tablet all paces stand in one row: what stands below them has its whole width.
    await nobody.page.setViewportSize({ width: 820, height: 1180 });
    expect((await nobody.page.locator('.listing').boundingBox())?.width).toBeGreaterThan(600);
    await nobody.page.setViewportSize(DESKTOP.size);
    await mouse.press(nobody.page.getByRole('button', { name: 'Open the table' }));
    await asks.waitFor();
    await mouse.press(nobody.page.getByLabel('Name of seat 1'));
    await nobody.page.keyboard.press('ControlOrMeta+a');
    await nobody.page.keyboard.type('Ida');
    await asks.waitFor({ state: 'detached' });
    await mouse.press(nobody.page.getByRole('button', { name: 'Open the table' }));
    await nobody.page.locator('.table-code').waitFor();
    expect(await nobody.page.getByText('Your friends will want to know who you are').count()).toBe(0);
    expect(await nobody.page.locator('main').innerText()).toContain('Ida');
    expect(nobody.complaints).toEqual([]);
    await close([nobody]);
  });
});

test('a bot whose name was taken away gets another one at the table', async () => {
  const ada = await person(browser, server, 'Ada', '#/new', DESKTOP);
  const mouse = hand(ada);
  await mouse.press(ada.page.getByRole('button', { name: 'Add: A friend, by link' }));
  await mouse.press(ada.page.getByLabel('Name of seat 2'));
  await ada.page.keyboard.press('ControlOrMeta+a');
  await ada.page.keyboard.press('Delete');
  await mouse.press(ada.page.getByRole('button', { name: 'Open the table' }));
  await ada.page.locator('.table-code').waitFor();
  expect(ada.complaints).toEqual([]);
  await close([ada]);
});

describe('talk at the table', () => {
  test.runIf(THOROUGH)(
    'stays in its panel however much is said, its field stays in reach, and new lines are marked where the chat is out of sight',
    async () => {
      const { ada, ben } = await company('castles');
      const fingers = hand(ben, true);
      await openTalk(ada);
      for (let i = 1; i <= 5; i++) await say(ada, `${'Long words about castles '.repeat(5)}${i} ${'x'.repeat(80)}`);
      await ada.page.locator('.chat li').nth(4).waitFor();
      const boxes = await ada.page.evaluate(() => {
        const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
        const [panel, field, log] = [box('.panel-log'), box('.chat input'), box('.panel-log .log')];
        return {
          panel: panel.bottom,
          right: panel.right,
          field: field.bottom,
          fieldRight: field.right,
          log: log.height,
          window: innerHeight,
        };
      });
      expect(boxes.panel).toBeLessThanOrEqual(boxes.window);
      expect(boxes.field).toBeLessThanOrEqual(boxes.panel);
      expect(boxes.fieldRight).toBeLessThanOrEqual(boxes.right);
      expect(boxes.log, 'the log is still there').toBeGreaterThan(40);
      await ben.page.locator('.unread-mark').getByText('5', { exact: true }).waitFor();
      expect(await violations(ben.page)).toEqual([]);
      await fingers.press(ben.page.locator('.unread-mark'));
      await ben.page.locator('.unread-mark').waitFor({ state: 'detached' });
      await fingers.press(ben.page.getByPlaceholder('Say something'));
      await say(ben, 'I can write here');
      await ada.page.getByText('I can write here').waitFor();
      expect(await ada.page.getByTestId('unread').count(), 'what is on the screen is read').toBe(0);
      expect([...ada.complaints, ...ben.complaints]).toEqual([]);
      await close([ada, ben]);
    },
  );

  test.runIf(THOROUGH)('too much of it is refused, and the refusal goes away', async () => {
    const { id, ada, ben } = await company('palace');
    const refusal = ada.page.getByText(english.words.problems.server['too-fast']());
    const oneTooMany = async (): Promise<boolean> => {
      await talkAtOnce(ada, id, 10);
      await say(ada, 'one more');
      return refusal.isVisible();
    };
    await expect.poll(oneTooMany).toBe(true);
    await refusal.waitFor({ state: 'detached' });
    await close([ada, ben]);
  });
});

/** Reads the first of what is listed, without doing it yet. */
async function consider({ page }: Visit, pointer: Pointer): Promise<string> {
  await pointer.press(page.locator('section.decision .action').first());
  await page.getByTestId('confirm-sheet').waitFor();
  return page.getByTestId('confirm-sheet').locator('strong').innerText();
}

/** Does the first of what is listed, and waits until the table has taken it. */
async function decide(visit: Visit, pointer: Pointer): Promise<void> {
  await consider(visit, pointer);
  await pointer.press(visit.page.getByTestId('confirm'));
  await visit.page.getByTestId('confirm').waitFor({ state: 'detached' });
}

/** Until somebody else is asked. */
async function decideUntil(decider: Visit, other: Visit): Promise<void> {
  for (;;) {
    const asked = await Promise.race([decider, other].map((visit) => whenAsked(visit)));
    if (asked === other) return;
    await decide(decider, hand(decider));
  }
}

const whenAsked = (visit: Visit): Promise<Visit> =>
  visit.page
    .locator('section.decision')
    .waitFor()
    .then(() => visit);
const isAsked = ({ page }: Visit): Promise<boolean> => page.locator('section.decision').isVisible();

describe('what somebody is about to do', () => {
  test('stays when somebody else moves and when the connection comes back, and is done then', async () => {
    const { ada, ben } = await company('between', ['greedy'], DESKTOP);
    await ada.page.locator('.tray button').first().waitFor();
    await hand(ada).press(ada.page.locator('.tray button').first());
    const words = await consider(ada, hand(ada));
    const sheet = ada.page.getByTestId('confirm-sheet');
    const still = async (): Promise<void> => {
      expect(await sheet.locator('strong').innerText()).toBe(words);
      expect(await ada.page.locator('.tray [aria-pressed=true]').count()).toBe(1);
      expect(await ada.page.locator('section.decision .action[aria-pressed=true]').innerText()).toContain(words);
      expect(await ada.page.getByTestId('change').count()).toBe(0);
    };
    await decide(ben, hand(ben));
    await ada.page.locator('.seat-strip li.acting').nth(1).waitFor({ state: 'detached' });
    await still();
    await server.kill();
    await ada.page.getByText('Connection lost').waitFor();
    await still();
    await server.start();
    await ada.page.getByText('Connection lost').waitFor({ state: 'detached' });
    await still();
    await hand(ada).press(ada.page.getByTestId('confirm'));
    await sheet.waitFor({ state: 'detached' });
    await whenAsked(ada);
    expect(await ada.page.getByTestId('change').count(), 'nobody is told of what they did themselves').toBe(0);
    expect(await ada.page.locator('.tray [aria-pressed=true]').count()).toBe(0);
    expect([...ada.complaints, ...ben.complaints].filter((complaint) => !complaint.includes('WebSocket'))).toEqual([]);
    await close([ada, ben]);
  });

  test.runIf(THOROUGH)('stays when somebody takes something back; if its question goes with that, a line says so', async () => {
    const { ada, ben } = await company('palace', [], DESKTOP);
    // Both choose favors at the same time: taking back one's own leaves the other's as it is.
    await decide(ada, hand(ada));
    const words = await consider(ben, hand(ben));
    await hand(ada).press(ada.page.getByRole('button', { name: 'Undo', exact: true }));
    await ben.page
      .locator('.log-line')
      .getByText(/took back one action/)
      .waitFor();
    expect(await ben.page.getByTestId('confirm-sheet').locator('strong').innerText()).toBe(words);
    expect(await ben.page.getByTestId('change').count()).toBe(0);
    await decide(ada, hand(ada));
    await hand(ben).press(ben.page.getByTestId('confirm'));
    await ben.page.getByTestId('confirm').waitFor({ state: 'detached' });
    // Then one after the other.
    const first = await Promise.race([ada, ben].map((visit) => whenAsked(visit)));
    const other = first === ada ? ben : ada;
    await decideUntil(first, other);
    await consider(other, hand(other));
    await hand(first).press(first.page.getByRole('button', { name: /^(Undo|Ask to undo)/ }));
    const agree = other.page.getByRole('button', { name: 'Agree' });
    const note = other.page.getByTestId('change');
    await agree.or(note).first().waitFor();
    if (await agree.isVisible()) {
      expect(await other.page.getByTestId('confirm-sheet').isVisible(), 'a request closes nothing').toBe(true);
      await hand(other).press(agree);
    }
    await note.getByText(/The table changed while you were deciding.*took back/).waitFor();
    expect(await other.page.getByTestId('confirm-sheet').count()).toBe(0);
    expect(await first.page.getByTestId('change').count()).toBe(0);
    expect(await violations(other.page)).toEqual([]);
    await hand(other).press(note.getByRole('button', { name: 'Got it' }));
    await note.waitFor({ state: 'detached' });
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    await close([ada, ben]);
  });
});

describe('taking back', () => {
  test.runIf(THOROUGH)(
    'asks the others to go back to the own last decision, with all that came after, and stays taken back after a reload',
    async () => {
      const { ada, ben } = await company('palace', ['greedy'], DESKTOP);
      const both = [ada, ben];
      // Both have decided something, and maybe a bot too, before the first one thinks again.
      await expect.poll(async () => (await isAsked(ada)) || (await isAsked(ben))).toBe(true);
      const first = (await isAsked(ada)) ? ada : ben;
      const other = both.find((visit) => visit !== first) as Visit;
      await decide(first, hand(first));
      await decideUntil(first, other);
      await decide(other, hand(other));
      const lines = await first.page.locator('.log-line').count();
      await hand(first).press(first.page.getByRole('button', { name: 'Ask to undo' }));
      await first.page.getByText('You ask to take back').waitFor();
      await other.page.getByText(/asks to take back [2-9] actions/).waitFor();
      expect(await violations(other.page)).toEqual([]);
      await hand(first).press(first.page.getByRole('button', { name: 'Replay' }));
      const steps = async (): Promise<number[]> => (await first.page.locator('.replay-step').innerText()).match(/\d+/g)?.map(Number) ?? [];
      const [before] = await steps();
      await hand(other).press(other.page.getByRole('button', { name: 'Agree' }));
      await expect.poll(async () => (await steps())[1]).toBeLessThan(before);
      const [at, last] = await steps();
      expect(at, 'whoever looks back is not left at a step that is no more').toBe(last);
      await hand(first).press(first.page.getByRole('button', { name: 'Back to the game' }));
      await first.page.locator('section.decision').waitFor();
      for (const { page } of both)
        await page
          .locator('.log-line')
          .getByText(/took back (one|\d+) action/)
          .waitFor();
      for (const { page } of both) {
        const told = await page.locator('.log-line').allInnerTexts();
        expect(told.length).toBeLessThanOrEqual(lines + 1);
        await page.reload();
        await page.locator('.log-line').first().waitFor();
        expect(await page.locator('.log-line').allInnerTexts()).toEqual(told);
      }
      expect([...ada.complaints, ...ben.complaints]).toEqual([]);
      await close([ada, ben]);
    },
  );
});

describe('a seat on two devices', () => {
  test.runIf(THOROUGH)('is played from both, until one of them wants it alone', async () => {
    const { id, ada, ben } = await company('palace', [], DESKTOP);
    await hand(ada).press(ada.page.getByRole('button', { name: 'Menu' }));
    await hand(ada).press(ada.page.getByRole('button', { name: 'Continue on another device' }));
    const phone = await person(browser, server, 'Ada', await ada.page.getByTestId('seat-link').inputValue(), inWords('palace', PHONE));
    await phone.page.locator('.table').waitFor();
    await ada.page.keyboard.press('Escape');
    for (const { page } of [ada, phone]) expect(await page.getByTestId('watching').count()).toBe(0);
    await expect.poll(async () => (await isAsked(ada)) === (await isAsked(phone))).toBe(true);
    await say(phone, 'from the phone');
    await ada.page.getByText('from the phone').waitFor();
    await hand(ada).press(ada.page.getByRole('button', { name: 'Menu' }));
    await hand(ada).press(ada.page.getByRole('button', { name: 'Only this device' }));
    await hand(ada).press(ada.page.locator('.confirm-dialog').getByRole('button', { name: 'Only this device' }));
    await phone.page.getByTestId('watching').waitFor();
    expect(phone.page.url()).toContain(id);
    expect([...ada.complaints, ...phone.complaints]).toEqual([]);
    await close([ada, ben, phone]);
  });
});

describe('a table of two', () => {
  let table: Company;
  beforeAll(async () => {
    table = await company('palace');
  });
  afterAll(() => close([table.ada, table.ben]));

  test('has onlookers, who come by a link, are told to be watching, and are named to everybody', async () => {
    const { ada, ben } = table;
    await hand(ada).press(ada.page.getByRole('button', { name: 'Menu' }));
    await ada.page.getByText('Nobody is watching.').waitFor();
    const link = await ada.page.getByTestId('watch-link').inputValue();
    expect(link).not.toMatch(/seat=|invite=/);
    const eve = await person(browser, server, 'Eve', '', PHONE);
    await eve.page.evaluate(() =>
      fetch('/api/me', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Eve' }) }),
    );
    await eve.page.goto(link);
    await eve.page.getByTestId('watching').getByText('You are watching.').waitFor();
    expect(await violations(eve.page)).toEqual([]);
    await ada.page.getByRole('dialog').getByText('Watching: Eve.').waitFor();
    await ben.page.getByTestId('onlookers').getByText('Watching: Eve.').waitFor();
    await eve.close();
    await ben.page.getByTestId('onlookers').waitFor({ state: 'detached' });
    await hand(ada).press(ada.page.getByRole('button', { name: 'Close', exact: true }));
  });

  test('is ended by both of them: that asks first, asks the others, names who did it, shows the scores, and waits for everybody at the next table', async () => {
    const { ada, ben } = table;
    const [mouse, fingers] = [hand(ada), hand(ben, true)];
    await mouse.press(ada.page.getByRole('button', { name: 'Menu' }));
    await mouse.press(ada.page.getByRole('button', { name: 'End the game' }));
    await mouse.press(ada.page.getByRole('button', { name: 'No, play on' }));
    expect(await ben.page.getByText('asks to end the game').count()).toBe(0);
    await mouse.press(ada.page.getByRole('button', { name: 'End the game' }));
    expect(await violations(ada.page)).toEqual([]);
    await mouse.press(ada.page.getByRole('button', { name: 'Ask Ben' }));
    // What comes of it is seen, not the menu.
    await ada.page.locator('dialog.menu[open]').waitFor({ state: 'detached' });
    await ben.page.getByText('Ada asks to end the game now.').waitFor();
    expect(await ben.page.locator('.request .primary').count(), 'nobody ends a game who thinks that something is taken back').toBe(0);
    await fingers.press(ben.page.locator('.request').getByRole('button', { name: 'End the game' }));
    for (const [{ page }, told] of [
      [ada, 'You ended the game, and Ben agreed.'],
      [ben, 'Ada ended the game, and you agreed.'],
    ] as const) {
      const scores = page.getByTestId('stopped-scores');
      await scores.getByText(told).waitFor();
      expect(await scores.locator('li').allInnerTexts()).toHaveLength(2);
    }
    expect(await violations(ben.page)).toEqual([]);
    await ada.page.keyboard.press('Escape');
    // An onlooker has a way on, too, and no empty bar.
    const eve = await person(browser, server, 'Eve', new URL(ada.page.url()).hash, PHONE);
    await eve.page.locator('.request').getByRole('link', { name: 'Entrance hall' }).waitFor();
    await eve.close();
    await ada.page.getByTestId('onlookers').waitFor({ state: 'detached' });
    await mouse.press(ada.page.getByRole('button', { name: 'Play again' }));
    await ada.page.getByText('invited again, not here yet').waitFor();
    expect(await ada.page.getByRole('button', { name: 'Waiting for everybody' }).isDisabled()).toBe(true);
    await fingers.press(ben.page.getByRole('button', { name: 'Join the rematch' }));
    await seated(ben.page);
    await mouse.press(ada.page.getByRole('button', { name: 'Begin' }));
    for (const { page } of [ada, ben]) await page.locator('.table').waitFor();
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });

  test.runIf(THOROUGH)('to leave asks first, and everybody reads who left', async () => {
    const { ada, ben } = await company('palace');
    const fingers = hand(ben, true);
    await fingers.press(ben.page.getByRole('button', { name: 'Menu' }));
    await fingers.press(ben.page.getByRole('button', { name: 'Leave and let a bot play on' }));
    await fingers.press(ben.page.getByRole('button', { name: 'No, stay' }));
    await fingers.press(ben.page.getByRole('button', { name: 'Leave and let a bot play on' }));
    await fingers.press(ben.page.getByRole('button', { name: 'Leave', exact: true }));
    await ada.page.locator('.log-line').getByText('Ben left; a bot plays on.').waitFor();
    await close([ada, ben]);
  });
});
