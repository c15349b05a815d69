import type { CastlesView } from '@luftschloss/engine/castles';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { asks, palaceWhere } from '../palace-games.ts';
import { castlesWhere, recordOf } from '../tables.ts';
import { type VisitOptions, visit } from './chromium.ts';
import { during } from './during.ts';
import { look, openEyes } from './eyes.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { sharedChromium, sharedSite } from './shared.ts';
import { momentsOf } from './sweep.ts';
import { nextFrames } from './work.ts';

const DESK: VisitOptions = { size: { width: 1280, height: 800 } };
const PHONE: VisitOptions = { size: { width: 390, height: 844 }, touch: true };
const IN_WORDS = { 'luftschloss.settings': JSON.stringify({ pace: 'quick', name: 'Ada', inWords: true }) };

let browser: Browser;

beforeAll(async () => {
  browser = await sharedChromium();
});

async function at(record: ReturnType<typeof recordOf>, options: VisitOptions, scenario: (page: Page) => Promise<void>): Promise<void> {
  const arrived = await visit(browser, `${sharedSite().address}#/table/t`, {
    ...options,
    storage: { ...options.storage, ...stored('t', record) },
  });
  try {
    await openEyes(arrived);
    await arrived.page.locator('.table').waitFor();
    await scenario(arrived.page);
    expect(arrived.complaints).toEqual([]);
  } finally {
    await arrived.close();
  }
}

test.runIf(THOROUGH).each([
  ['a desktop', DESK],
  ['a phone', PHONE],
])('on %s the way back from another castle meets no other control', async (_, options) => {
  await at(recordOf({ seed: 'a duel' }), options, async (page) => {
    const hand = new Pointer(page, { touch: options.touch ?? false });
    await hand.press(page.locator(options.touch ? '.seat-chip' : '.seat .mini').nth(1));
    await page.getByText('Back to mine').waitFor();
    await hand.press(page.getByRole('button', { name: 'Zoom in' }));
    await nextFrames(page);
    expect(await look(page)).toEqual([]);
  });
});

test('what lies behind the curtain between two people cannot be reached by keyboard', async () => {
  const seats = ['Ada', 'Ben'].map((name) => ({ name, bot: null }));
  await at(recordOf({ seats, seed: 'two people' }), DESK, async (page) => {
    const curtain = page.getByRole('dialog', { name: /Hand the device/ });
    const choose = page.locator('.ask-card');
    while (!(await curtain.isVisible())) {
      if (await page.getByTestId('pick').isEnabled()) await page.getByTestId('pick').click();
      else await choose.and(page.locator('[aria-pressed=false]')).first().click();
      await nextFrames(page);
    }
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('.curtain'));
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await curtain.isVisible()).toBe(true);
  });
});

test.runIf(THOROUGH).each([
  ['a desktop', DESK],
  ['a phone', PHONE],
])('on %s an action that is read in words leaves room for the list, the chat and the board', async (_, options) => {
  const record = castlesWhere({ edition: 'first' }, ({ ask }) => ask?.type === 'take-turn');
  await at(record, { ...options, storage: IN_WORDS }, async (page) => {
    const hand = new Pointer(page, { touch: options.touch ?? false });
    for (const words of ['Donaudampfschifffahrtsgesellschaftskapitän', 'One line', 'and another one']) {
      await hand.press(page.locator('.chat input'));
      await page.keyboard.insertText(words);
      await page.keyboard.press('Enter');
    }
    const actions = page.locator('section.decision .action');
    await hand.press(actions.nth(2));
    await page.getByTestId('confirm-sheet').waitFor();
    expect(await look(page, true)).toEqual([]);
    await hand.press(page.locator('.chat input'));
    await hand.press(actions.first());
    if (options.touch) {
      await hand.press(page.getByRole('button', { name: 'Not yet' }));
      await hand.press(actions.last());
      const show = page.getByRole('button', { name: 'Show the board' });
      await hand.press(show);
      await show.waitFor({ state: 'detached' });
    }
  });
});

test.runIf(THOROUGH).each([
  ['a desktop', DESK],
  ['a phone', PHONE],
])('on %s looking back has room for longer words than English ones', async (_, options) => {
  const storage = { 'luftschloss.settings': JSON.stringify({ pace: 'quick', name: 'Ada', language: 'fr' }) };
  const late = castlesWhere({ edition: 'first' }, ({ ask, round }) => ask?.type === 'take-turn' && round > 9);
  await at(late, { ...options, storage }, async (page) => {
    await new Pointer(page, { touch: options.touch ?? false }).press(page.getByRole('button', { name: 'Revoir', exact: true }));
    await page.locator('.replay .primary').waitFor();
    expect(await look(page, true)).toEqual([]);
  });
});

test('a branch with a very long name is named on its table and among the others', async () => {
  await at(recordOf({ seed: 'a duel' }), PHONE, async (page) => {
    const hand = new Pointer(page, { touch: true });
    await hand.press(page.getByRole('button', { name: 'Replay' }));
    await hand.press(page.getByTestId('play-on'));
    await hand.press(page.locator('.branch-name input'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Donaudampfschifffahrtsgesellschaftskapitän');
    await hand.press(page.getByTestId('start-branch'));
    await page.getByText('Donaudampfschifffahrtsgesellschaftskapitän').waitFor();
    expect(await look(page, true)).toEqual([]);
    await hand.press(page.getByRole('link', { name: 'All branches' }));
    await page.locator('.node-words').waitFor();
    expect(await look(page)).toEqual([]);
  });
});

test.runIf(THOROUGH)(
  'in Polish, too, the head of Between takes two lines on a phone, and a note about a room goes with its castle',
  async () => {
    const storage = { 'luftschloss.settings': JSON.stringify({ pace: 'quick', name: 'Ada', language: 'pl' }) };
    const record = recordOf({ game: 'between', options: {}, seats: againstBots(['Ada'], 2), seed: 'three castles' });
    await at(record, { ...PHONE, storage }, async (page) => {
      const hand = new Pointer(page, { touch: true });
      // Once its typefaces have come.
      await expect.poll(async () => (await page.getByTestId('question').boundingBox())?.y).toBeLessThan(60);
      await hand.press(page.locator('.castle-0 .rooms > g, .castle-1 .rooms > g, .castle-2 .rooms > g').locator('visible=true').first());
      await page.getByTestId('room-note').waitFor();
      expect(await look(page, true)).toEqual([]);
      await hand.press(page.locator('.castle-tabs button[aria-pressed=false]').first());
      await page.getByTestId('room-note').waitFor({ state: 'detached' });
    });
  },
);

test.runIf(THOROUGH)('on a small phone the last word of a payment stays in sight, however many swans there are', async () => {
  const paying = palaceWhere(2, asks('pay', 40));
  await at(paying, { size: { width: 360, height: 640 }, touch: true }, async (page) => {
    await page.getByTestId('confirm-pay').waitFor();
    expect(await look(page, true)).toEqual([]);
  });
});

test.runIf(THOROUGH)('while an action is read, another board is looked at by pressing it', async () => {
  const record = recordOf({ game: 'between', options: {}, seats: againstBots(['Ada'], 2), seed: 'three castles' });
  await at(record, { ...DESK, storage: IN_WORDS }, async (page) => {
    const hand = new Pointer(page);
    await hand.press(page.locator('section.decision .action').first());
    await page.getByTestId('confirm-sheet').waitFor();
    const other = page.locator('.minis button[aria-pressed=false]').last();
    const name = await other.locator('span').innerText();
    await hand.press(other);
    await expect.poll(() => page.locator('.board figcaption span').innerText()).toBe(name);
    expect(await page.getByTestId('confirm-sheet').isVisible()).toBe(true);
  });
});

test.runIf(THOROUGH)('a room that leaves the row of prices at once and is let go outside stays where it was', async () => {
  await at(
    castlesWhere({ edition: 'first' }, ({ ask }) => ask?.type === 'set-prices'),
    DESK,
    async (page) => {
      const hand = new Pointer(page);
      const { x, y } = await hand.placeOf(page.locator('.priced').first());
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(640, 200);
      await page.mouse.up();
      await page.mouse.move(x + 40, y);
      await page.mouse.move(x + 80, y + 5);
      await nextFrames(page);
      expect(await page.locator('.lifted').count()).toBe(0);
    },
  );
});

test.runIf(THOROUGH).each([
  ['the piece in hand keeps a long name whole', DESK, { language: 'de' }, '.market-card.open .take'],
  ['a table in words is scrolled below its lesson', PHONE, { language: 'pl', inWords: true }, '.action'],
])('in a lesson, %s', async (_, options, settings, pressed) => {
  const storage = { 'luftschloss.settings': JSON.stringify({ pace: 'quick', name: 'Ada', ...settings }) };
  const arrived = await visit(browser, `${sharedSite().address}#/learn/castles/castles-first`, { ...options, storage });
  const { page } = arrived;
  await openEyes(arrived);
  await new Pointer(page, { touch: options.touch ?? false }).press(page.locator(pressed).nth(3));
  await nextFrames(page);
  expect(await look(page)).toEqual([]);
  await arrived.close();
});

test.runIf(THOROUGH)('a table in words has room for its board beside a lesson, and for the longest name at its seat', async () => {
  await during('#/learn/castles/castles-first', { ...DESK, storage: IN_WORDS }, async (page) => {
    expect((await page.locator('figure.board').boundingBox())?.width).toBeGreaterThan(450);
  });
  const seats = ['Ada', 'Donaudampfschifffahrtsge'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'greedy' }));
  await at(recordOf({ seats, seed: 'a long name' }), { ...DESK, storage: IN_WORDS }, async (page) => {
    const [strip, seat] = [page.locator('.seat-strip'), page.locator('.seat-strip li').last()];
    const rightOf = async (thing: Locator): Promise<number> => thing.evaluate((element) => element.getBoundingClientRect().right);
    expect(await rightOf(seat)).toBeLessThanOrEqual(await rightOf(strip));
    expect(await look(page)).toEqual([]);
  });
});

test.runIf(THOROUGH)('a reward with long words in a narrow sheet is declined below them', async () => {
  const storage = { 'luftschloss.settings': JSON.stringify({ pace: 'quick', name: 'Ada', language: 'es' }) };
  const arrived = await visit(browser, `${sharedSite().address}#/learn/castles/castles-first`, {
    size: { width: 1920, height: 1080 },
    storage,
  });
  const { page } = arrived;
  await openEyes(arrived);
  await new Pointer(page).press(page.getByTestId('lesson-steps').getByRole('button', { name: 'Una recompensa' }));
  await page.locator('.ask-card .gain').waitFor();
  await nextFrames(page);
  expect(await look(page, true)).toEqual([]);
  await arrived.close();
});

test.runIf(THOROUGH)('in a lesson, the list of steps keeps its room below a long rule', async () => {
  const arrived = await visit(browser, `${sharedSite().address}#/learn/castles/castles-moats`, DESK);
  const { page } = arrived;
  await openEyes(arrived);
  await new Pointer(page).press(page.locator('.ask-why'));
  await page.locator('.lesson-why .figure, .lesson-why figure').first().waitFor();
  expect(await look(page, true)).toEqual([]);
  const steps = page.getByTestId('lesson-steps');
  expect((await steps.boundingBox())?.height).toBeGreaterThan(100);
  await new Pointer(page).press(steps.locator('summary'));
  expect((await steps.boundingBox())?.height).toBeGreaterThan(25);
  expect(await look(page, true)).toEqual([]);
  await arrived.close();
});

test('on a phone, the rule behind a step has the screen, and the table comes back after it', async () => {
  const arrived = await visit(browser, `${sharedSite().address}#/learn/castles/castles-moats`, PHONE);
  const { page } = arrived;
  const hand = new Pointer(page, { touch: true });
  await openEyes(arrived);
  await hand.press(page.locator('.ask-why'));
  await page.locator('.lesson-why figure').first().waitFor();
  expect(await page.locator('.table-beside').isVisible()).toBe(false);
  expect(await look(page)).toEqual([]);
  await hand.press(page.getByRole('button', { name: 'Got it' }));
  expect(await page.locator('.table-beside').isVisible()).toBe(true);
  await hand.press(page.getByRole('button', { name: 'Why?' }));
  await hand.press(page.getByTestId('show-me'));
  await page.getByTestId('hand').or(page.locator('.ghost')).first().waitFor();
  expect(await page.locator('.lesson-why').count()).toBe(0);
  await arrived.close();
});

const EVERYTHING = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true } as const;

/** Whether all choices of a question can be read without scrolling. */
async function choicesInSight(page: Page): Promise<boolean> {
  await page.getByTestId('ask').waitFor();
  return page.getByTestId('ask').evaluate((sheet) => sheet.scrollHeight <= sheet.clientHeight + 1);
}

test('with five seats all decrees are in sight at once, and so is what one chooses by', async () => {
  const record = castlesWhere(EVERYTHING, ({ ask }) => ask?.type === 'choose-decree', againstBots(['Ada'], 4));
  await at(record, DESK, async (page) => {
    expect(await choicesInSight(page)).toBe(true);
    expect(await page.locator('.ask-card').count()).toBeGreaterThan(4);
    expect(await look(page, true)).toEqual([]);
    const hand = new Pointer(page);
    for (const seen of ['.my-cards li', '.king tr', '.market-card', '.stacks-sheet']) await hand.placeOf(page.locator(seen).last());
    // Where seats stand above the board, the choices do not lie over them.
    await page.setViewportSize({ width: 1024, height: 768 });
    await nextFrames(page);
    expect(await look(page, true)).toEqual([]);
  });
});

test.runIf(THOROUGH)('all rooms that may be laid on the deck are in sight at once', async () => {
  const record = castlesWhere(EVERYTHING, ({ ask }) => ask?.type === 'lay-rooms' && ask.tiles.length > 8, againstBots(['Ada'], 4));
  await at(record, DESK, async (page) => {
    expect(await choicesInSight(page)).toBe(true);
    expect(await look(page, true)).toEqual([]);
  });
});

test('the price of a room with coins on it, and what is left, is told in one line', async () => {
  const seats = [
    { name: 'Ada', bot: null },
    { name: 'Christian', bot: 'greedy' },
  ] as const;
  const hasCoins = ({ ask, market, viewer, seats: all, masterBuilder }: CastlesView): boolean =>
    ask?.type === 'take-turn' &&
    masterBuilder !== viewer &&
    market.some(({ coins, price }) => coins > 0 && price !== null && price >= 10000 && price <= (all[0].money ?? 0));
  await at(castlesWhere({ edition: 'collectors' }, hasCoins, seats), DESK, async (page) => {
    const rich = page.locator('.market-card.open .take', { has: page.locator('.coins-and-swans .coins') }).filter({ hasText: /1\d,000/ });
    await new Pointer(page).press(rich.first());
    await page.keyboard.press('n');
    const line = page.locator('.pay');
    await expect.poll(() => line.innerText()).toMatch(/−1\d,000 to Christian\s*\+\d,000: [\d,]+ left/);
    expect((await line.boundingBox())?.height).toBeLessThan(30);
  });
});

test('on a phone the way home is the first thing in the menu of a table, and home needs no reload', async () => {
  await at(recordOf({ seed: 'a duel' }), PHONE, async (page) => {
    const hand = new Pointer(page, { touch: true });
    await hand.press(page.getByRole('button', { name: 'Menu' }));
    const home = page.getByRole('link', { name: 'Entrance hall' });
    await home.waitFor();
    expect((await home.boundingBox())?.y).toBeLessThan(200);
    await hand.press(home);
    await page.getByRole('button', { name: 'Play Castles now' }).or(page.getByText('Continue')).first().waitFor();
    expect(await look(page)).toEqual([]);
  });
});

test('the names of eight rooms in the market are written in full', async () => {
  const long = ['grand-bedchamber', 'hohenschwangau', 'audience-room', 'billiards-room', 'stone-workshop'];
  const record = castlesWhere(
    EVERYTHING,
    ({ ask, market }) => ask?.type === 'take-turn' && market.length > 5 && market.some(({ tile }) => long.includes(tile)),
    againstBots(['Ada'], 4),
  );
  await at(record, DESK, async (page) => {
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(size);
      await nextFrames(page);
      const cut = page
        .locator('.market-card .name > span:last-child')
        .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
      expect(await cut).toEqual([]);
      expect(await look(page, true)).toEqual([]);
    }
  });
});

test('at the end of a game on a phone castles and scores keep most of the screen, and its head says once that it is over', async () => {
  const end = momentsOf(recordOf({ seed: 'a duel' })).at(-1)?.record ?? recordOf();
  await at(end, PHONE, async (page) => {
    const ways = page.locator('.request');
    await ways.getByText('Open on the drawing board').waitFor();
    expect((await ways.boundingBox())?.height).toBeLessThan(170);
    expect((await page.locator('.table-head').innerText()).match(/game is over/gi)).toHaveLength(1);
    expect(await look(page, true)).toEqual([]);
  });
});

/** As long as a name may be. */
const LONG_NAMES = ['Somebody with a long name', 'Wilhelmine Wittelsbacherin', 'Maximilian of the Mountain'].map((name) =>
  name.slice(0, 24),
);

test.each([
  ['castles', { edition: 'first' }],
  ['between', {}],
  ['palace', {}],
] as const)('at a table of %s a name that ends in dots is told in full as a hint', async (game, options) => {
  const seats = LONG_NAMES.map((name, seat) => ({ name, bot: seat === 0 ? null : 'greedy' }));
  await at(
    recordOf({ game, options: { ...options }, seats, seed: 'long names' }),
    { size: { width: 1920, height: 1080 } },
    async (page) => {
      for (const size of [
        { width: 1920, height: 1080 },
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        await nextFrames(page);
        expect(await look(page), `${size.width}`).toEqual([]);
      }
    },
  );
});
