import { BONUS_CARDS, FAVORS } from '@luftschloss/engine/castles';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { violations } from './axe.ts';
import type { Visit, VisitOptions } from './chromium.ts';
import { guest, openByHand, openTable, person, seated, sitDown, sitStill } from './guests.ts';
import { finalSums, rushTogether, rushToTheEnd } from './play.ts';
import { RunningServer } from './running-server.ts';
import { sharedChromium } from './shared.ts';

const FAVOR_IDS = new Set(FAVORS.map(({ id }) => `"${id}"`));
const PHONE: VisitOptions = { size: { width: 390, height: 844 }, touch: true, theme: 'dark' };

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([RunningServer.open(), sharedChromium()]);
});

afterAll(() => server?.close());

/** Everything that the server tells a page from now on. */
function framesOf({ page }: Visit): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

const close = (visits: readonly Visit[]): Promise<unknown> => Promise.all(visits.map((each) => each.close()));

/** Both see the same scores, which add up, and find out by themselves that nobody chose the deal. */
async function expectSameEnd(ada: Visit, ben: Visit): Promise<void> {
  const [first, second] = await Promise.all([finalSums(ada.page), finalSums(ben.page)]);
  expect(first).toEqual(second);
  for (const { sum, total } of first) expect(sum).toBe(total);
  for (const { page } of [ada, ben]) {
    await page.getByRole('button', { name: 'Check the deal' }).click();
    await page.getByText('Nobody chose this deal').waitFor();
  }
}

describe('whole games, every person in a browser of their own', () => {
  test.runIf(THOROUGH)(
    'Castles, with the server killed and started again in the middle, and an onlooker who learns no secret',
    async () => {
      const ada = await person(browser, server, 'Ada', '#/new');
      const link = await openTable(ada.page, 'Castles', [2]);
      const ben = await guest(browser, server, 'Ben', link);
      const eve = await person(browser, server, 'Eve');
      const heard = framesOf(eve);
      const known = [framesOf(ada), framesOf(ben)];
      for (const { page } of [ada, ben]) await page.reload();
      await eve.page.goto(`${server.address}/#/online/${/table\/([^#]+)/.exec(link)?.[1]}`);
      await ada.page.getByText('2 of 2 so far').waitFor({ state: 'attached' });
      await ada.page.getByText('The deal is sealed').click();
      expect(await ada.page.getByTestId('commitment').innerText()).toMatch(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/);
      await ada.page.getByRole('button', { name: 'Begin' }).click();
      await Promise.all([ada, ben, eve].map(({ page }) => page.getByTestId('board').waitFor()));
      const played = rushTogether([ada.page, ben.page]);
      await expect.poll(() => heard.length).toBeGreaterThan(10);
      await server.kill();
      await ada.page.getByText('Connection lost').waitFor();
      await server.start();
      await played;
      await expectSameEnd(ada, ben);
      await eve.page.getByTestId('ending').waitFor();
      const end = heard.findIndex((text) => text.includes('"standings"'));
      expect(end).toBeGreaterThan(10);
      const before = heard.slice(0, end).join('\n');
      // What a player was told and is no public favor or word of the rules besides.
      const told = known.flat().join('\n');
      const secrets = BONUS_CARDS.map(({ id }) => `"${id}"`).filter((id) => /-/.test(id) && !FAVOR_IDS.has(id) && told.includes(id));
      expect(secrets.length).toBeGreaterThan(0);
      for (const secret of secrets) expect(before.includes(secret), secret).toBe(false);
      expect(/"seed"|chacha8|"secret"/.test(before)).toBe(false);
      await close([ada, ben, eve]);
    },
  );

  // The Palace's picture table has games of its own, so here it is played in words.
  test.runIf(THOROUGH).each([
    ['Between Two Castles', [2, 3], {}],
    ['The Palace', [2], { inWords: true }],
  ])('%s', async (game, friends, options) => {
    const host = await person(browser, server, 'Ada', '#/new', options);
    const link = await openTable(host.page, game, friends);
    const guests: Visit[] = [];
    for (const seat of friends) guests.push(await guest(browser, server, `Guest ${seat}`, link, options));
    await host.page.getByRole('button', { name: 'Begin' }).click();
    const all = [host, ...guests];
    const pressed = await rushTogether(all.map(({ page }) => page));
    for (const count of pressed) expect(count).toBeGreaterThan(5);
    for (const { complaints } of all) expect(complaints).toEqual([]);
    await close(all);
  });
});

/** The server hears such requests, but its answers wait. */
async function heldBack(page: Page, requests: string): Promise<{ letGo(): Promise<void> }> {
  let letGo = (): void => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(requests, async (route) => {
    const response = await route.fetch();
    await gone;
    await route.fulfill({ response });
  });
  return {
    async letGo() {
      const answered = page.waitForResponse(requests);
      letGo();
      await answered;
    },
  };
}

describe('before the game', () => {
  test('friends come by the code, talk, are sent away, come again and leave', async () => {
    const ada = await person(browser, server, 'Ada', '#/new');
    await openTable(ada.page, 'Castles', [2]);
    const code = await ada.page.locator('.table-code').innerText();
    const ben = await person(browser, server, 'You', '', PHONE);
    await ben.page.getByLabel('Code or link of a table').fill('nonsense!');
    await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
    await ben.page.getByText('neither a code').waitFor();
    await ben.page.getByLabel('Code or link of a table').fill(code.toLowerCase());
    await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
    await ben.page.getByLabel('Your name').fill('Ben');
    expect(await violations(ben.page)).toEqual([]);
    await sitDown(ben.page);
    await ben.page.getByPlaceholder('Say something').fill('Here I am');
    await ben.page.keyboard.press('Enter');
    await ada.page.getByText('Here I am').waitFor();
    expect(await violations(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Remove' }).click();
    // The table says that he sits before his own request is answered, and what he opens then stays open.
    const answers = await heldBack(ben.page, '**/join');
    await sitDown(ben.page);
    await ben.page.getByRole('button', { name: 'Leave the table' }).click();
    await answers.letGo();
    await ben.page.waitForLoadState('networkidle');
    await ben.page.getByRole('button', { name: 'Leave', exact: true }).click();
    await ben.page.getByText('Sit down and play').waitFor();
    await ada.page.getByText('a free seat').waitFor();
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    await close([ada, ben]);
  });
});

describe('time', () => {
  test('runs out, a bot takes over, the player comes back, the game is ended, and both play again', async () => {
    const ada = await person(browser, server, 'Ada');
    const seats = [{ type: 'me' }, { type: 'open' }];
    const pace = { type: 'live', bank: 10, gain: 1 };
    await openByHand(ada.page, server, { game: 'palace', seats, pace, listed: true });
    const ben = await person(browser, server, 'Ben', ada.page.url(), PHONE);
    await sitDown(ben.page);
    await ada.page.getByRole('button', { name: 'Begin' }).click();
    await ada.page.getByRole('timer').first().waitFor();
    const face = await ada.page.getByRole('timer').first().innerText();
    await expect.poll(() => ada.page.getByRole('timer').first().innerText()).not.toBe(face);
    expect(await violations(ben.page)).toEqual([]);
    await ben.page
      .getByText(/Your time is up|Ada has no time left/)
      .first()
      .waitFor();
    const late = (await ben.page.getByText('Your time is up').count()) > 0 ? ben : ada;
    const other = late === ben ? ada : ben;
    await other.page.getByRole('button', { name: 'Let a bot play on' }).first().click();
    await late.page.getByText('A bot is playing for you.').waitFor();
    await late.page.getByRole('button', { name: 'Come back' }).click();
    await late.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
    await ben.page
      .getByText(/Your time is up|Ada has no time left/)
      .first()
      .waitFor();
    const again = (await ben.page.getByRole('button', { name: 'End the game' }).count()) > 0 ? ben : ada;
    await again.page.getByRole('button', { name: 'End the game' }).first().click();
    await again.page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
    for (const { page } of [ada, ben]) await page.getByTestId('stopped-scores').getByText('ended the game').waitFor();
    await ada.page.getByRole('button', { name: 'Play again' }).click();
    await ben.page.getByRole('button', { name: 'Join the rematch' }).click();
    for (const { page } of [ada, ben]) await seated(page);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    await close([ada, ben]);
  });
});

describe('a seat', () => {
  test('moves to another device by its link, and its name changes everywhere', async () => {
    const ada = await person(browser, server, 'Ada');
    await openByHand(ada.page, server, { game: 'castles', seats: [{ type: 'me' }, { type: 'open' }] });
    await sitStill(ada.page, server);
    await ada.page.getByRole('button', { name: 'Begin' }).click();
    await ada.page.getByTestId('board').waitFor();
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Continue on another device' }).click();
    const link = await ada.page.getByTestId('seat-link').inputValue();
    const phone = await person(browser, server, 'Ada', link, PHONE);
    await phone.page.getByTestId('board').waitFor();
    expect(phone.page.url()).not.toContain('seat=');
    await phone.page.getByRole('button', { name: 'Menu' }).click();
    expect(await violations(phone.page)).toEqual([]);
    await phone.page.getByPlaceholder('What is your name?').fill('Ada Lovelace');
    await phone.page.getByRole('button', { name: 'Rename' }).click();
    await ada.page.getByRole('button', { name: 'Close', exact: true }).click();
    await ada.page.getByText('Ada Lovelace').first().waitFor();
    await phone.page.getByRole('button', { name: 'Leave and let a bot play on' }).click();
    await phone.page.getByRole('button', { name: 'Leave', exact: true }).click();
    await phone.page.getByText('Sit down and play').waitFor();
    await close([ada, phone]);
  });

  test.runIf(THOROUGH)('is called by a notice of the browser, if that was asked for and the page is out of sight', async () => {
    const ada = await person(browser, server, 'Ada', '', { installs: true });
    await ada.context.addInitScript(pretendToShowNotices);
    const noted = (): Promise<Noted> => ada.page.evaluate(() => (window as unknown as { noted: Noted }).noted);
    await ada.page.reload();
    await openByHand(ada.page, server, { game: 'castles', seats: [{ type: 'me' }, { type: 'bot', bot: 'greedy' }] });
    await ada.page.getByRole('button', { name: 'Begin' }).click();
    await ada.page.getByTestId('board').waitFor();
    expect(await noted()).toMatchObject({ asked: 0, shown: [] });
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Show a notice when it is my turn' }).click();
    await ada.page.getByRole('button', { name: 'No more notices' }).waitFor();
    await ada.page.getByRole('button', { name: 'Close', exact: true }).click();
    while ((await noted()).shown.length < 2 && (await rushToTheEnd(ada.page, 8)) === 8);
    const { asked, shown } = await noted();
    expect(asked).toBe(1);
    expect(shown.length).toBeGreaterThan(1);
    expect(new Set(shown)).toEqual(new Set(['Your turn · Castles']));
    await close([ada]);
  });
});

interface Noted {
  asked: number;
  shown: string[];
}

/** A browser without a screen refuses all notices, and its page is never out of sight: this one writes them down instead. */
function pretendToShowNotices(): void {
  const noted: Noted = { asked: 0, shown: [] };
  const Pretended = {
    permission: 'default',
    async requestPermission() {
      noted.asked++;
      Pretended.permission = 'granted';
    },
  };
  Object.defineProperty(document, 'hidden', { value: true });
  Object.assign(window, { noted, Notification: Pretended });
  ServiceWorkerRegistration.prototype.showNotification = async (title) => {
    noted.shown.push(title);
  };
}

describe('the house', () => {
  test('hands out its scripts compressed', async () => {
    const page = await (await fetch(server.address)).text();
    const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? '';
    const answer = await fetch(server.address + script, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  test.runIf(THOROUGH)('looking back at a running game goes moment by moment and comes back', async () => {
    const ada = await person(browser, server, 'Ada', '', { inWords: true });
    await openByHand(ada.page, server, {
      game: 'between',
      seats: [{ type: 'me' }, { type: 'bot', bot: 'greedy' }, { type: 'bot', bot: 'greedy' }],
    });
    await ada.page.getByRole('button', { name: 'Begin' }).click();
    for (let i = 0; i < 4; i++) {
      await ada.page.locator('section.decision .action').first().click();
      await ada.page.getByTestId('confirm').click();
      await ada.page.getByTestId('confirm').waitFor({ state: 'detached' });
    }
    await ada.page.getByRole('button', { name: 'Replay' }).click();
    await ada.page.getByLabel('Step of the game').fill('0');
    await ada.page.getByText(/^0 of/).waitFor();
    await ada.page.getByText('round 1 of 2, turn 1 of 4').waitFor();
    await ada.page.getByLabel('Speed').selectOption('fast');
    await ada.page.getByRole('button', { name: 'Play automatically' }).click();
    await ada.page.getByText(/^([3-9]|\d\d+) of/).waitFor();
    await ada.page.getByRole('button', { name: 'Back to the game' }).click();
    await ada.page.getByRole('region', { name: 'Replay' }).waitFor({ state: 'detached' });
    expect(ada.complaints).toEqual([]);
    await close([ada]);
  });
});
