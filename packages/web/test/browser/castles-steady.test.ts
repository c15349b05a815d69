import { type CastlesView, termsOf } from '@luftschloss/engine/castles';
import type { GameRecord } from '@luftschloss/engine/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { castlesWhere } from '../tables.ts';
import type { VisitOptions } from './chromium.ts';
import { during } from './during.ts';
import { silenceBots, stored } from './play.ts';
import { Pointer } from './pointer.ts';

const ALL = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true };
const LAPTOP = { size: { width: 1280, height: 800 } };
const FIVE = againstBots(['Ada'], 4);

function at(record: GameRecord, options: VisitOptions, scenario: (page: Page, hand: Pointer) => Promise<void>): Promise<void> {
  return during('#/table/t', { ...options, storage: stored('t', record) }, async (page) => {
    await page.locator('.castles-table').waitFor();
    await scenario(page, new Pointer(page, { touch: options.touch ?? false }));
  });
}

const boxesOf = (things: Locator): Promise<DOMRect[]> =>
  things.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
const boxOf = async (thing: Locator): Promise<DOMRect> => (await boxesOf(thing))[0];

/** Their boxes once they stand still: pictures are measured by the room that is left for them. */
async function standing(things: Locator): Promise<DOMRect[]> {
  for (let before = await boxesOf(things); ; ) {
    await things.page().waitForTimeout(150);
    const now = await boxesOf(things);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** A bar above them may grow by a line meanwhile; a room that flies away is farther off. */
const ABOUT = 30;

/** Whatever moves takes twenty times as long. */
async function slowMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
}

describe('the market', () => {
  test('rooms that change places slide from one to the other, also when the row is drawn again meanwhile', async () => {
    const record = castlesWhere({ edition: 'first' }, ({ ask }) => ask?.type === 'set-prices');
    await at(record, LAPTOP, async (page, hand) => {
      await slowMotion(page);
      const rooms = page.locator('.priced');
      const places = await standing(rooms);
      const last = places.length - 1;
      await hand.press(rooms.first());
      await hand.press(rooms.nth(last));
      const onTheWay = await boxesOf(rooms);
      // They begin where they were: the first is seen near the end, and the last near the beginning.
      expect(onTheWay[0].left).toBeGreaterThan(places[0].left + 20);
      await hand.press(places[1]);
      const [from, to] = [Math.min(...places.map(({ left }) => left)), Math.max(...places.map(({ left }) => left))];
      const [above, below] = [Math.min(...places.map(({ top }) => top)), Math.max(...places.map(({ top }) => top))];
      for (const { left, top } of await boxesOf(rooms)) {
        expect(left).toBeGreaterThan(from - ABOUT);
        expect(left).toBeLessThan(to + ABOUT);
        expect(top).toBeGreaterThan(above - ABOUT);
        expect(top).toBeLessThan(below + ABOUT);
      }
    });
  });

  test('stays where it is when a turn ends and others play', async () => {
    const record = castlesWhere(ALL, ({ ask, round }) => ask?.type === 'take-turn' && round > 2, FIVE);
    await at(record, LAPTOP, async (page, hand) => {
      await silenceBots(page);
      const cards = page.locator('.market-card');
      const before = await standing(cards);
      await hand.press(page.getByTestId('pass'));
      await page.getByTestId('pass').waitFor({ state: 'detached' });
      expect(await standing(cards)).toEqual(before);
    });
  });
});

test('a tall phone shows more than half of the market at once, and its board is as high as beside a room in hand', async () => {
  const PHONE = { size: { width: 390, height: 844 }, touch: true };
  const record = castlesWhere(ALL, ({ ask, market }) => ask?.type === 'take-turn' && market.length > 4, againstBots(['Ada'], 2));
  await at(record, PHONE, async (page, hand) => {
    const cards = page.locator('.market-card:not(.supply-card)');
    await cards.first().waitFor();
    const inSight = (await boxesOf(cards)).filter(({ left, right }) => left >= 0 && right <= PHONE.size.width);
    expect(inSight.length * 2).toBeGreaterThan(await cards.count());
    const { height } = await boxOf(page.getByTestId('board'));
    await hand.press(page.locator('.market-card.open .take').first());
    await page.getByTestId('build').waitFor();
    expect(Math.abs((await boxOf(page.getByTestId('board'))).height - height)).toBeLessThan(80);
  });
});

test('the castle of a seat is shown by a press on its name, as by one on its miniature; its score opens into its parts', async () => {
  const record = castlesWhere(ALL, ({ ask, round }) => ask?.type === 'take-turn' && round > 2, FIVE);
  await at(record, LAPTOP, async (page, hand) => {
    const shown = (): Promise<string | null> => page.locator('main.middle').getAttribute('data-castle');
    const names = page.locator('.seat-name strong');
    for (const seat of ['2', '0']) {
      await hand.press(names.nth(Number(seat)));
      await expect.poll(shown).toBe(seat);
    }
    await hand.press(page.locator('.score-open').nth(3));
    await page.getByRole('dialog').waitFor();
    expect(await shown()).toBe('0');
  });
});

describe('rewards', () => {
  const waits = (view: CastlesView): number => (view.ask?.type === 'choose-reward' ? (view.turn?.rewards.length ?? 0) : 0);

  test('that wait stand in one column beside the board, each with its own way to decline it', async () => {
    await at(
      castlesWhere(ALL, (view) => waits(view) > 1, FIVE),
      LAPTOP,
      async (page) => {
        const sheet = page.getByTestId('ask');
        await sheet.waitFor();
        expect((await boxOf(sheet)).left).toBeGreaterThanOrEqual((await boxOf(page.getByTestId('board'))).right);
        const cards = page.locator('.ask-card');
        expect(await page.locator('.refuse').count()).toBe(await cards.count());
        const [card, refuse] = [await boxOf(cards.first()), await boxOf(page.locator('.refuse').first())];
        expect(refuse.top).toBe(card.top);
        expect(refuse.width).toBeLessThan(card.width / 2);
      },
    );
  });

  test.runIf(THOROUGH)('of another type say what they bring, and nothing that happens anyway', async () => {
    await at(
      castlesWhere(ALL, ({ ask }) => ask?.type === 'choose-any-reward' && ask.rooms.length === 1, FIVE),
      LAPTOP,
      async (page) => {
        const sheet = page.getByTestId('ask');
        await sheet.waitFor();
        expect(await page.locator('.ask-card').count()).toBe(7);
        expect(await sheet.innerText()).not.toContain('unsold');
        expect(await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
        expect(await page.locator('[data-reward=living] .gain').innerText()).toMatch(/^[+−]?\d+$/);
      },
    );
  });

  test.runIf(THOROUGH)('are told as a decree has changed them', async () => {
    const record = castlesWhere(
      ALL,
      (view) =>
        view.ask?.type === 'choose-reward' &&
        view.turn?.rewards.some(({ type }) => type === 'activity') === true &&
        termsOf(view, 0).activityPoints !== 5,
      FIVE,
    );
    await at(record, LAPTOP, async (page) => expect(await page.locator('[data-reward=activity] strong').innerText()).toBe('8 points'));
  });
});

describe('what is not to be taken back', () => {
  const questions = [
    ['a decree', 'choose-decree'],
    ['a secret favor', 'keep-favor'],
    ['a bonus card', 'keep-drawn-card'],
  ] as const;
  test.each(sampled(questions, ([, ask]) => ask === 'keep-favor'))('%s is chosen first, and kept by a second press', async (_, asked) => {
    await at(
      castlesWhere(ALL, ({ ask }) => ask?.type === asked, FIVE),
      LAPTOP,
      async (page, hand) => {
        await silenceBots(page);
        const cards = page.locator('.pick .ask-card');
        const keep = page.getByTestId('pick');
        await keep.waitFor();
        expect(await keep.isDisabled()).toBe(true);
        await hand.press(cards.first());
        await hand.press(cards.nth(1));
        expect(await cards.evaluateAll((all) => all.slice(0, 2).map((card) => card.getAttribute('aria-pressed')))).toEqual([
          'false',
          'true',
        ]);
        await hand.press(keep);
        await keep.waitFor({ state: 'detached' });
      },
    );
  });
});
