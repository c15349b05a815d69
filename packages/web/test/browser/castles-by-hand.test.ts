import { type CastlesView, ownSeat } from '@luftschloss/engine/castles';
import type { GameRecord } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { piecesOf } from '../../src/games/castles/pieces.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { castlesWhere } from '../tables.ts';
import { type Box, boxOf, stillBoxOf } from './boxes.ts';
import { type VisitOptions, visit } from './chromium.ts';
import { visitOfAll } from './during.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { sharedChromium, sharedSite } from './shared.ts';

const ALL = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true };
const LAPTOP: VisitOptions = { size: { width: 1280, height: 800 } };
const PHONE: VisitOptions = { size: { width: 390, height: 844 }, touch: true };

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedChromium();
});

async function at(record: GameRecord, options: VisitOptions, scenario: (page: Page, hand: Pointer) => Promise<void>): Promise<void> {
  const { page, close, complaints } = await visit(browser, `${site.address}#/table/t`, { ...options, storage: stored('t', record) });
  try {
    await page.getByTestId('board').waitFor();
    await scenario(page, new Pointer(page, { touch: options.touch ?? false }));
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
}

/** One visit for the tests of a group; what is in hand is put back by each of them. */
function visitedBy(record: GameRecord, options: VisitOptions): () => { readonly page: Page; readonly hand: Pointer } {
  const visited = visitOfAll('#/table/t', () => ({ ...options, storage: stored('t', record) }));
  return () => ({ page: visited().page, hand: new Pointer(visited().page, { touch: options.touch ?? false }) });
}

const FIVE = againstBots(['Ada'], 4);
const turn = ({ ask }: CastlesView): boolean => ask?.type === 'take-turn';
const fiveAtTurn = castlesWhere(
  ALL,
  (view) => turn(view) && view.round > 3 && ownSeat(view).swans.length > 1 && piecesOf(view).length > 2,
  FIVE,
);
const fewAtTurn = castlesWhere(
  { edition: 'first' },
  (view) => turn(view) && view.seats[0].castle.tiles.length > 3 && piecesOf(view).length > 1,
);
const fiveAtPrices = castlesWhere(ALL, (view) => view.ask?.type === 'set-prices' && view.round > 1, FIVE);

const liesIn = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

const board = (page: Page): Locator => page.getByTestId('board');
const scale = (page: Page): Promise<number> =>
  page.locator('.castle-board .castle').evaluate((castle) => castle.getBoundingClientRect().width);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

describe('the camera and the hand, by mouse', () => {
  const shared = visitedBy(fewAtTurn, LAPTOP);

  test('its buttons zoom and show everything, and only a board that was moved offers a way back in words', async () => {
    const { page, hand } = shared();
    const fitted = await scale(page);
    await hand.press(button(page, 'Zoom in'));
    await expect.poll(() => scale(page)).toBeGreaterThan(fitted * 1.1);
    await expect.poll(() => page.locator('.way-back').innerText()).toBe('Show all');
    await hand.press(button(page, 'Zoom out'));
    await hand.press(button(page, 'Zoom out'));
    await expect.poll(() => scale(page)).toBeLessThan(fitted * 0.95);
    await hand.press(button(page, 'Show everything'));
    await expect.poll(() => scale(page)).toBeCloseTo(fitted, 0);
    expect(await page.locator('.way-back').count()).toBe(0);
  });

  test('a room is dragged from the market onto the board and stays where it is let go', async () => {
    const { page, hand } = shared();
    const card = page.locator('.market-card.open .take').first();
    const { x, y, width, height } = await boxOf(board(page));
    await hand.drag(card, { x: x + width / 2, y: y + height / 2 }, { midway: () => page.getByTestId('hand').waitFor() });
    await page.locator('.ghost.settled').waitFor();
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
  });

  test('a room is dragged also where all letters are marked', async () => {
    const { page, hand } = shared();
    const { x, y, width, height } = await boxOf(board(page));
    await page.keyboard.press('ControlOrMeta+A');
    await hand.drag(page.locator('.market-card.open .name').first(), { x: x + width / 2, y: y + height / 2 });
    await page.locator('.ghost.settled').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => getSelection()?.removeAllRanges());
  });

  test('the wheel zooms and a drag moves; what is built then is still in sight', async () => {
    const { page, hand } = shared();
    const { x, y, width, height } = await boxOf(board(page));
    const fitted = await scale(page);
    await hand.wheel({ x: x + width * 0.8, y: y + height * 0.2 }, -400);
    await expect.poll(() => scale(page)).toBeGreaterThan(fitted * 1.2);
    await hand.drag({ x: x + width * 0.9, y: y + height * 0.5 }, { x: x + width * 0.1, y: y + height * 0.1 });
    await hand.press(page.locator('.market-card.open .take').first());
    await page.keyboard.press('n');
    await hand.press(page.getByTestId('build'));
    const rooms = page.locator('.castle-board .castle > .room');
    await expect.poll(async () => liesIn(await boxOf(rooms.last()), await boxOf(board(page)))).toBe(true);
  });
});

describe('the camera', () => {
  test('a board that nobody has moved fits itself after every build', async () => {
    await at(fewAtTurn, LAPTOP, async (page, hand) => {
      await hand.press(page.locator('.market-card.open .take').first());
      await hand.press(page.getByTestId('build'));
      await page.getByTestId('hand').waitFor({ state: 'detached' });
      for (const room of await page.locator('.castle-board .castle > .room').all())
        expect(liesIn(await boxOf(room), await boxOf(board(page)))).toBe(true);
    });
  });
});

describe('five seats and every expansion on 1280 by 800', () => {
  const shared = visitedBy(fiveAtTurn, LAPTOP);
  const inSight = async (page: Page, selector: string): Promise<number> => {
    const things = await page.locator(selector).all();
    for (const thing of things)
      expect(liesIn(await boxOf(thing), { x: 0, y: 0, width: 1280, height: 800 }), `${selector}: ${thing}`).toBe(true);
    return things.length;
  };

  test('every seat, room, favor and card is in sight while one chooses, and nothing scrolls', async () => {
    const { page, hand } = shared();
    await hand.press(page.locator('.market-card.open .take').first());
    expect(await inSight(page, '.seat')).toBe(5);
    expect(await inSight(page, '.seat .mini')).toBe(5);
    expect(await inSight(page, '.market-card .take')).toBeGreaterThan(3);
    expect(await inSight(page, '.favors tbody tr')).toBeGreaterThan(2);
    expect(await inSight(page, '.bonus-cards .letter')).toBeGreaterThan(0);
    expect(await inSight(page, '.hand-buttons button')).toBeGreaterThan(1);
    expect(await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth])).toEqual([800, 1280]);
    await page.keyboard.press('Escape');
  });

  test('a window that is made narrow and wide again looks as before', async () => {
    const { page } = shared();
    const boxes = (): Promise<string> =>
      page
        .locator('.seat, .market-card, .panel-cards > .sheet, .castle-board')
        .evaluateAll((all) => JSON.stringify(all.map((each) => each.getBoundingClientRect())));
    const before = await boxes();
    for (const width of [1000, 700, 390, 1280]) await page.setViewportSize({ width, height: 800 });
    await expect.poll(boxes).toBe(before);
  });

  test('whatever opens, the board neither moves nor shrinks', async () => {
    const { page, hand } = shared();
    const before = await stillBoxOf(board(page));
    const stays = async (): Promise<void> => expect(await boxOf(board(page))).toEqual(before);
    await hand.press(page.locator('.market-card.open .take').first());
    await stays();
    await hand.press(page.locator('.log-bar button'));
    await stays();
    await hand.press(page.locator('.log-bar button'));
    await hand.press(page.getByRole('button', { name: 'Put back' }));
    await stays();
    await hand.press(button(page, 'Hint'));
    await page.locator('.hints').waitFor();
    await stays();
    await hand.press(button(page, 'Replay'));
    await page.locator('.replay').waitFor();
    await stays();
    await hand.press(button(page, 'Back to the game'));
    await hand.press(button(page, 'Close the hints'));
  });

  test('the headline is the sum of its parts', async () => {
    const { page, hand } = shared();
    const number = (text: string): number => Number.parseInt(text.replace('−', '-'), 10) || 0;
    for (const card of await page.locator('.market-card.open .take').all()) {
      await hand.press(card);
      const parts = await page.locator('.gains li:not(.so-far) :is(b, output)').allInnerTexts();
      const points = parts.filter((part) => /^[+−0]/.test(part)).map(number);
      expect(number(await page.getByTestId('preview-total').innerText())).toBe(points.reduce((sum, each) => sum + each, 0));
    }
    await page.keyboard.press('Escape');
  });

  test('a score opens into its parts, which add up, with what it would come to now', async () => {
    const { page, hand } = shared();
    const score = Number.parseInt((await page.locator('.seat .score').first().textContent()) ?? '', 10);
    await hand.press(page.locator('.score-open').first());
    const sum = async (rows: string): Promise<number> =>
      (await page.locator(`.account ${rows} td`).allInnerTexts()).reduce((all, text) => all + Number(text.replace('−', '-')), 0);
    expect(await sum('tbody tr:not(.sum, .ahead)')).toBe(score);
    expect(Number(await page.getByTestId('account-total').innerText())).toBe(score + (await sum('tbody .ahead')));
    await hand.press(button(page, 'Close'));
    await page.locator('.account').waitFor({ state: 'detached' });
  });

  test('the keys are listed, and do what they say', async () => {
    const { page, hand } = shared();
    await page.keyboard.press('?');
    await page.locator('.keys-help').waitFor();
    await hand.press(button(page, 'Close'));
    await hand.press(button(page, english.words.table.help.open()));
    await page.locator('.keys-help').waitFor();
    await page.keyboard.press('Escape');
    const first = await page
      .locator('.market-row > li:not(.supply) .take')
      .evaluateAll((all) => all.findIndex((each) => !(each as HTMLButtonElement).disabled));
    await page.keyboard.press(String(first + 1));
    await page.getByTestId('hand').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('hand').waitFor({ state: 'detached' });
  });

  test('another castle is looked at and left again, a room is read, a favor lights its rooms', async () => {
    const { page, hand } = shared();
    await hand.press(page.locator('.seat .mini').nth(2));
    await hand.press(page.locator('.back-home'));
    await hand.press(page.locator('.market-card .about').first());
    await page.locator('.room-card').waitFor();
    await hand.press(button(page, 'Close'));
    for (const cell of (await page.locator('.favors .standing').all()).slice(0, 3)) await hand.hover(cell);
    await hand.press(page.locator('.castle-words summary'));
    await page.locator('.castle-words li').first().waitFor();
    await hand.press(page.locator('.castle-words summary'));
    await hand.hover(page.locator('.log .line').last());
  });

  test('what else changes at the table leaves it there: swans are traded in one press with a room in hand', async () => {
    const { page, hand } = shared();
    await hand.press(page.locator('.market-card.open .take').last());
    const held = await page.getByTestId('hand').getAttribute('aria-label');
    // In cells: the drawing may be made anew for another size meanwhile.
    const place = await page.locator('.ghost').getAttribute('data-place');
    await hand.press(page.getByTestId('turn-in'));
    await page.getByTestId('turn-in').waitFor({ state: 'detached' });
    expect(await page.getByTestId('hand').getAttribute('aria-label')).toBe(held);
    expect(await page.locator('.ghost').getAttribute('data-place')).toBe(place);
  });
});

describe('points in flight', () => {
  interface Sample {
    readonly away: number; // pixels between the points and the room that they belong to
    readonly size: number; // of that room
  }

  test('rise from the room that scored them, although the board fits itself to the new room', async () => {
    await at(fewAtTurn, LAPTOP, async (page, hand) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await hand.press(page.locator('.market-card.open .take').first());
      await page.evaluate(() => {
        const samples: Sample[] = [];
        const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
        const sample = (): void => {
          const mote = document.querySelector<HTMLElement>('.mote');
          const room = [...document.querySelectorAll('.castle-board .castle > .room')].at(-1)?.getBoundingClientRect();
          if (mote && room && Number(mote.style.opacity) > 0) {
            const [a, b] = [middle(mote.getBoundingClientRect()), middle(room)];
            samples.push({ away: Math.hypot(a.x - b.x, a.y - b.y), size: Math.max(room.width, room.height) });
          }
          requestAnimationFrame(sample);
        };
        Object.assign(window, { samples });
        sample();
      });
      await hand.press(page.getByTestId('build'));
      await page.locator('.mote').first().waitFor({ state: 'attached' });
      await page.waitForFunction(() => document.querySelector('.mote') === null);
      const samples = await page.evaluate(() => (window as unknown as { samples: Sample[] }).samples);
      expect(samples.length).toBeGreaterThan(0);
      expect(samples[0].away).toBeLessThan(samples[0].size / 2);
    });
  });
});

describe('without asking', () => {
  test('rooms are drawn by themselves', async () => {
    const record = castlesWhere({ edition: 'first' }, ({ ask }) => ask?.type === 'draw-rooms');
    await at(record, LAPTOP, (page) => page.getByTestId('set-prices').waitFor());
  });
});

describe('on a phone', () => {
  test('pricing shows the points and the bonus of every room, and a finger reaches all of them', async () => {
    await at(fiveAtPrices, PHONE, async (page, hand) => {
      const rooms = page.locator('.space .priced:not(.empty)');
      expect(await rooms.count()).toBeGreaterThan(6);
      for (const room of await rooms.all()) expect(await room.locator('.bonus-words').innerText()).toMatch(/points?;/);
      await hand.press(rooms.first());
      await hand.press(rooms.last());
      await hand.press(page.getByTestId('set-prices'));
      await page.getByTestId('set-prices').waitFor({ state: 'detached' });
    });
  });

  test('the header takes two lines, and every part of the table is one tap away', async () => {
    await at(fiveAtTurn, PHONE, async (page, hand) => {
      expect((await boxOf(page.locator('.table-head'))).height).toBeLessThan(90);
      for (const [tab, part] of [
        ['Seats', '.seats'],
        ['Cards', '.favors'],
        ['Log', '.log'],
        ['Market', '.market-row'],
      ]) {
        await hand.press(page.locator('.tabs').getByText(tab, { exact: true }));
        expect(await page.locator(part).first().isVisible(), tab).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });

  test('two fingers zoom, one drags a room from the market onto the board', async () => {
    await at(fewAtTurn, PHONE, async (page, hand) => {
      const fitted = await scale(page);
      const { x, y, width, height } = await boxOf(board(page));
      await hand.pinch({ x: x + width / 2, y: y + height / 3 }, 60, 160);
      await expect.poll(() => scale(page)).toBeGreaterThan(fitted * 1.3);
      await hand.press(button(page, 'Show everything'));
      await hand.drag(page.locator('.market-card.open .take').first(), { x: x + width / 2, y: y + height / 2 });
      await page.locator('.ghost.settled').waitFor();
      const rooms = await page.locator('.castle > .room').count();
      await hand.press(page.getByTestId('build'));
      await expect.poll(() => page.locator('.castle > .room').count()).toBeGreaterThan(rooms);
    });
  });
});
