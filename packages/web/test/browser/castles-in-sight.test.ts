import type { CastlesView } from '@luftschloss/engine/castles';
import type { GameRecord } from '@luftschloss/engine/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { piecesOf } from '../../src/games/castles/pieces.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { momentsOf } from '../moments.ts';
import { castlesWhere } from '../tables.ts';
import type { VisitOptions } from './chromium.ts';
import { during } from './during.ts';
import { stored, waitForQuestion } from './play.ts';
import { Pointer } from './pointer.ts';

const ALL = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true };
const LAPTOP = { size: { width: 1280, height: 800 } };
const SMALL_LAPTOP = { size: { width: 1024, height: 768 } };
const PHONE = { size: { width: 390, height: 844 }, touch: true };
const FIVE = againstBots(['Ada'], 4);

function at(record: GameRecord, options: VisitOptions, scenario: (page: Page, hand: Pointer) => Promise<void>): Promise<void> {
  return during('#/table/t', { ...options, storage: stored('t', record) }, async (page) => {
    await page.locator('.castles-table').waitFor();
    await scenario(page, new Pointer(page, { touch: options.touch ?? false }));
  });
}

const boxOf = (thing: Locator): Promise<DOMRect> => thing.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const roomsOnTheBoard = (page: Page): Promise<DOMRect[]> =>
  page
    .locator('.castle-board .castle > .room')
    .evaluateAll((rooms) => rooms.map((room) => room.getBoundingClientRect().toJSON() as DOMRect));

/** How many lines of a text are not seen, because its box ends before them. */
const beyond = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = element.getBoundingClientRect();
    return [...range.getClientRects()].filter(({ bottom, right }) => bottom > box.bottom + 4 || right > box.right + 1).length;
  });

function overOfFive(): GameRecord {
  const last = momentsOf({ game: 'castles', options: ALL, seats: FIVE, seed: 'looked back at' }, 2).at(-1);
  if (!last) throw new Error('no end');
  return last.record;
}

/** A finished game of two, the same for all. */
function finished(): GameRecord {
  const last = momentsOf({ game: 'castles', options: { edition: 'first' }, seats: againstBots(['Ada'], 1), seed: 'lit' }, 2).at(-1);
  if (!last) throw new Error('no end');
  return last.record;
}

describe('a line of the final score', () => {
  const over = finished();
  const lit = (page: Page): Promise<number> => page.locator('.side-by-side .room-glow path').count();
  const opened = async (page: Page, hand: Pointer): Promise<readonly [Locator, Locator]> => {
    await hand.press(page.locator('.final tbody button', { hasText: 'Rooms' }).first());
    const lines = page.locator('.final button.reason');
    return [lines.nth(0), lines.nth(1)];
  };

  test('stands beside seats of whom none sets prices any more', async () => {
    await at(over, LAPTOP, async (page) => {
      await page.locator('.final').waitFor();
      expect(await page.locator('.seat .role').count()).toBe(0);
    });
  });

  test('that is pressed stays lit when the mouse leaves it, gives way to another, and is released by a second press', async () => {
    await at(over, LAPTOP, async (page, hand) => {
      const [line, other] = await opened(page, hand);
      await hand.press(line);
      await hand.hover(page.getByTestId('end-news'));
      expect(await line.getAttribute('aria-pressed')).toBe('true');
      expect(await lit(page)).toBeGreaterThan(0);
      const pinned = await page.locator('.side-by-side').innerHTML();
      await hand.hover(other);
      await expect.poll(() => page.locator('.side-by-side').innerHTML()).not.toBe(pinned);
      await hand.hover(page.getByTestId('end-news'));
      await expect.poll(() => page.locator('.side-by-side').innerHTML()).toBe(pinned);
      await hand.press(line);
      expect(await line.getAttribute('aria-pressed')).toBe('false');
      expect(await lit(page)).toBe(0);
    });
  });

  test('stays under the mouse that points at it, also where not all castles are in sight', async () => {
    await at(over, { size: { width: 1280, height: 640 } }, async (page, hand) => {
      const [line] = await opened(page, hand);
      const before = await boxOf(line);
      await hand.press(line);
      expect(await line.getAttribute('aria-pressed')).toBe('true');
      expect(await boxOf(line)).toEqual(before);
    });
  });

  test('does the same by finger and by keyboard', async () => {
    await at(over, PHONE, async (page, hand) => {
      const [line, other] = await opened(page, hand);
      await hand.press(line);
      await expect.poll(() => line.getAttribute('aria-pressed')).toBe('true');
      expect(await lit(page)).toBeGreaterThan(0);
      await hand.press(line);
      await expect.poll(() => line.getAttribute('aria-pressed')).toBe('false');
      expect(await lit(page)).toBe(0);
      await line.focus();
      await page.keyboard.press('Enter');
      await other.focus();
      await page.getByTestId('end-news').evaluate(() => (document.activeElement as HTMLElement).blur());
      expect(await line.getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => lit(page)).toBeGreaterThan(0);
    });
  });

  test('that is about no room cannot be pressed', async () => {
    await at(over, LAPTOP, async (page, hand) => {
      await hand.press(page.locator('.final tbody button', { hasText: 'Start' }).first());
      await page.locator('.final span.reason').first().waitFor();
      expect(await page.locator('.final button.reason').count()).toBe(0);
    });
  });
});

describe('five seats on 1280 by 800', () => {
  const rich = ({ swans, passages, stored: room, savings }: CastlesView['seats'][number]): boolean =>
    swans.length > 1 && passages.length > 0 && (room !== null || savings > 0);
  const crowded = castlesWhere(ALL, ({ ask, seats }) => ask?.type === 'take-turn' && seats.some(rich), FIVE);

  test.each(sampled(['en', 'de', 'es', 'fr', 'pl'], (language) => language === 'de' || language === 'pl'))(
    'whatever a seat has is read in full (%s)',
    async (language) => {
      await at(crowded, { ...LAPTOP, language }, async (page) => {
        const stacks = await boxOf(page.locator('.stacks-sheet'));
        for (const seat of await page.locator('.seat').all()) {
          const [row, goods] = [await boxOf(seat), await boxOf(seat.locator('.seat-goods'))];
          expect(goods.bottom, await seat.innerText()).toBeLessThanOrEqual(row.bottom);
          expect(row.bottom).toBeLessThanOrEqual(stacks.top);
          for (const words of await seat.locator('.seat-extras').all()) expect(await beyond(words), await words.innerText()).toBe(0);
        }
        expect(await page.locator('.seat .passage-signs').count()).toBeGreaterThan(0);
        expect(await page.locator('.seat .passage-signs').first().getAttribute('aria-label')).toMatch(/\w+\s?:\s\w+/);
      });
    },
  );

  test('a finished game that is looked at again, and looked back at, cuts no seat and no favor', async () => {
    await at(overOfFive(), LAPTOP, async (page, hand) => {
      const isAllInSight = async (): Promise<void> => {
        await page.locator('.favors tbody tr').first().waitFor();
        for (const thing of await page.locator('.seat, .favors tbody tr, .stacks-sheet:visible').all())
          expect((await boxOf(thing)).bottom, await thing.innerText()).toBeLessThanOrEqual(800);
      };
      await hand.press(page.locator('.ending .actions button').first());
      await isAllInSight();
      await hand.press(page.getByRole('button', { name: 'Replay', exact: true }));
      await page.locator('.replay').waitFor();
      await isAllInSight();
      const rows = await page.locator('.seat').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      for (const [index, row] of rows.slice(1).entries()) expect(row.top).toBeGreaterThanOrEqual(rows[index].bottom);
    });
  });
});

test('all five seats are in sight above the board, also with scores of three digits', async () => {
  await at(overOfFive(), SMALL_LAPTOP, async (page, hand) => {
    await hand.press(page.locator('.ending .actions button').first());
    await page.locator('.seat-chip').last().waitFor();
    expect(await page.locator('.seat-chips').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });
});

test('at the end everybody’s column is as wide as the others, and the castle of the winner is the largest', async () => {
  await at(overOfFive(), LAPTOP, async (page) => {
    await page.locator('.final').waitFor();
    const widthsOf = async (all: Locator): Promise<number[]> =>
      Promise.all((await all.all()).map(async (each) => Math.round((await boxOf(each)).width)));
    const [first, ...columns] = await widthsOf(page.locator('.final thead th:not(:first-child)'));
    expect(columns.length).toBe(4);
    for (const column of columns) expect(Math.abs(column - first)).toBeLessThanOrEqual(3);
    const [winner, ...castles] = await widthsOf(page.locator('.side-by-side figure'));
    expect(winner).toBeGreaterThan(1.9 * Math.max(...castles));
  });
});

test('on a low phone every line of the final scores can be read and opened, and no name ends at an edge', async () => {
  await at(overOfFive(), { size: { width: 360, height: 640 }, touch: true }, async (page, hand) => {
    const rows = page.locator('.final tbody button');
    for (const row of [rows.first(), rows.last()]) {
      await hand.press(row);
      await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true');
      await hand.press(row);
    }
    for (const name of await page.locator('.final .player').all()) {
      expect(await name.getAttribute('title')).toBe(await name.innerText());
      expect((await boxOf(name)).width).toBeLessThanOrEqual((await boxOf(name.locator('..'))).width);
    }
  });
});

describe('what lies over the board leaves the castle in sight', () => {
  const large = ({ seats }: CastlesView): boolean => seats[0].castle.tiles.length > 4;
  const turn = castlesWhere(ALL, (view) => view.ask?.type === 'take-turn' && large(view), FIVE);

  test.each(sampled([LAPTOP, SMALL_LAPTOP], (options) => options === SMALL_LAPTOP))(
    'a sheet that is laid open at $size.width x $size.height, below the seats',
    async (options) => {
      const asked = castlesWhere(ALL, (view) => view.ask?.type === 'lay-rooms' && view.ask.tiles.length > 6 && large(view), FIVE);
      await at(asked, options, async (page, hand) => {
        const board = await boxOf(page.getByTestId('board'));
        const sheet = page.locator('.ask[data-open]');
        await sheet.waitFor();
        const { left, top } = await boxOf(sheet);
        expect(left).toBeLessThan(board.right - 100);
        expect(await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
        for (const chip of await page.locator('.seat-chip:visible').all()) expect((await boxOf(chip)).bottom).toBeLessThanOrEqual(top);
        await expect.poll(async () => Math.max(...(await roomsOnTheBoard(page)).map(({ right }) => right))).toBeLessThanOrEqual(left);
        await hand.press(page.getByTestId('pick'));
        await sheet.waitFor({ state: 'detached' });
        expect(await boxOf(page.getByTestId('board'))).toEqual(board);
      });
    },
  );

  test('three favors to choose from leave all of it free', async () => {
    const asked = castlesWhere(ALL, (view) => view.ask?.type === 'keep-favor' && large(view), FIVE);
    await at(asked, LAPTOP, async (page) => {
      const sheet = page.locator('.ask');
      await sheet.waitFor();
      expect(await page.locator('.ask-card').count()).toBeGreaterThan(2);
      expect((await boxOf(sheet)).left).toBeGreaterThanOrEqual((await boxOf(page.getByTestId('board'))).right);
      expect(await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
    });
  });

  test('the way back from another castle', async () => {
    await at(turn, LAPTOP, async (page, hand) => {
      for (const castle of await page.locator('.seat:not(:first-child) .mini').all()) {
        await hand.press(castle);
        const { left, top } = await boxOf(page.locator('.back-home'));
        const covered = async (): Promise<DOMRect[]> =>
          (await roomsOnTheBoard(page)).filter(({ right, bottom }) => right > left && bottom > top);
        await expect.poll(covered).toEqual([]);
      }
    });
  });

  test('the buttons of the board, on a phone', async () => {
    await at(turn, PHONE, async (page, hand) => {
      const under = async (): Promise<number> => {
        const tools = await boxOf(page.locator('.board-tools'));
        const ghost = await page
          .locator('.ghost')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
        return [...(await roomsOnTheBoard(page)), ...ghost].filter(
          ({ left, right, top, bottom }) =>
            right > tools.left + 4 && left < tools.right - 4 && bottom > tools.top + 4 && top < tools.bottom - 4,
        ).length;
      };
      await expect.poll(under).toBe(0);
      for (const chip of await page.locator('.seat-chip').all()) {
        await hand.press(chip);
        await expect.poll(under).toBe(0);
      }
      await hand.press(page.locator('.seat-chip').first());
      await hand.press(page.locator('.market-card.open .take').first());
      await page.getByTestId('hand').waitFor();
      await expect.poll(under).toBe(0);
    });
  });

  test('looking back in the middle of a game', async () => {
    await at(turn, LAPTOP, async (page, hand) => {
      await hand.press(page.getByRole('button', { name: 'Replay', exact: true }));
      const bar = page.locator('.replay');
      await bar.waitFor();
      const { bottom } = await boxOf(bar);
      await expect.poll(async () => Math.min(...(await roomsOnTheBoard(page)).map(({ top }) => top))).toBeGreaterThanOrEqual(bottom);
      expect(Math.max(...(await roomsOnTheBoard(page)).map((room) => room.bottom))).toBeLessThanOrEqual(
        (await boxOf(page.getByTestId('board'))).bottom,
      );
    });
  });
});

test('on a low phone what one writes stays on the sheet of the log, also while one looks back', async () => {
  await at(overOfFive(), { size: { width: 360, height: 640 }, touch: true }, async (page, hand) => {
    await hand.press(page.locator('.ending .actions button').first());
    await hand.press(page.locator('.tabs button').last());
    await hand.press(page.getByRole('button', { name: 'Replay', exact: true }));
    const field = page.locator('.chat input, .chat textarea').first();
    await hand.press(field);
    expect((await boxOf(field)).bottom).toBeLessThanOrEqual((await boxOf(page.locator('.panel-log'))).bottom);
  });
});

test('on a phone the market of a new round is looked at from its first room', async () => {
  const turn = castlesWhere(ALL, ({ ask, round, market }) => ask?.type === 'take-turn' && round > 1 && market.length > 4, FIVE);
  await at(turn, PHONE, async (page, hand) => {
    const row = page.locator('.market-row');
    const stroked = (): Promise<number> => row.evaluate(({ scrollLeft }) => scrollLeft);
    await hand.placeOf(row.locator('.supply .take').last());
    await expect.poll(stroked).toBeGreaterThan(100);
    const round = await page.locator('.table-head').innerText();
    await hand.press(page.getByTestId('pass'));
    for (let question = await waitForQuestion(page); ; question = await waitForQuestion(page)) {
      if ((await page.locator('.table-head').innerText()).split(',')[0] !== round.split(',')[0] && question === 'turn') break;
      if (question === 'prices') await hand.press(page.getByTestId('set-prices'));
      await page.waitForTimeout(50);
    }
    await expect.poll(stroked).toBe(0);
  });
});

test('on a phone a room for free is chosen among those of its size, and those that fit nowhere say so', async () => {
  const fits = (view: CastlesView): number => new Set(piecesOf(view).map(({ tile }) => tile?.id)).size;
  const free = castlesWhere(ALL, (view) => view.ask?.type === 'build-room' && fits(view) > 1 && fits(view) < view.ask.tiles.length, FIVE);
  await at(free, PHONE, async (page, hand) => {
    await page.getByText('fits nowhere').or(page.getByText('needs stairs')).first().waitFor();
    const rooms = await page.locator('.castle > .room').count();
    await hand.press(page.locator('.market-card.open .take').first());
    const ink = await page.locator('.ghost').evaluate((ghost) => {
      const { fillOpacity, strokeDasharray } = getComputedStyle(ghost);
      return [fillOpacity, strokeDasharray];
    });
    expect(ink, 'the room in hand is drawn in full, not as its place is marked').toEqual(['1', 'none']);
    await hand.press(page.getByTestId('build'));
    await expect.poll(() => page.locator('.castle > .room').count()).toBeGreaterThan(rooms);
  });
});
