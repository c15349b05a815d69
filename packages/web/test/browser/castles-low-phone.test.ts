import type { CastlesView } from '@luftschloss/engine/castles';
import type { GameRecord } from '@luftschloss/engine/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import { extentOfRooms } from '../../src/games/castles/castle-drawing.ts';
import { type Piece, piecesOf } from '../../src/games/castles/pieces.ts';
import { spotsOf } from '../../src/games/castles/spots.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { castlesWhere } from '../tables.ts';
import { during } from './during.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';

const ALL = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true };
const LOW = { size: { width: 360, height: 640 }, touch: true };

function at(where: (view: CastlesView) => boolean, scenario: (page: Page, hand: Pointer) => Promise<void>, players = 5): Promise<void> {
  const record: GameRecord = castlesWhere(ALL, where, againstBots(['Ada'], players - 1));
  return during('#/table/t', { ...LOW, storage: stored('t', record) }, async (page) => {
    await page.locator('.castles-table').waitFor();
    await scenario(page, new Pointer(page, { touch: true }));
  });
}

const boxOf = (thing: Locator): Promise<DOMRect> => thing.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const large = ({ seats }: CastlesView): boolean => seats[0].castle.tiles.length > 5;

describe('at a table of five on a phone of 360 by 640', () => {
  test('all eight rooms are in sight while one sets their prices', async () => {
    await at(
      ({ ask, market, round }) => ask?.type === 'set-prices' && market.length === 8 && round > 3,
      async (page) => {
        const rooms = page.locator('.priced:visible');
        expect(await rooms.count()).toBe(8);
        const end = await boxOf(page.locator('.panel-market'));
        for (const room of await rooms.all()) expect((await boxOf(room)).bottom).toBeLessThanOrEqual(end.bottom);
        expect(await page.locator('.board-tools').isVisible()).toBe(false);
      },
    );
  });

  test.each(sampled(['keep-favor', 'choose-stack', 'choose-decree'], (ask) => ask === 'keep-favor'))(
    'no choice is cut at %s',
    async (asked) => {
      await at(
        ({ ask, round }) => ask?.type === asked && (asked === 'choose-decree' || round > 3),
        async (page) => {
          const sheet = page.locator('.ask');
          await sheet.waitFor();
          expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
        },
      );
    },
  );

  test.runIf(THOROUGH)('no room and no place lies under the buttons of the board', async () => {
    await at(
      (view) => view.ask?.type === 'take-turn' && view.round > 4 && large(view),
      async (page, hand) => {
        const under = (): Promise<number> =>
          page.evaluate(() => {
            const tools = document.querySelector('.board-tools')?.getBoundingClientRect();
            if (!tools) throw new Error('no buttons');
            return [...document.querySelectorAll('.castle-board .castle > .room, .castle-board .seal')]
              .map((part) => part.getBoundingClientRect())
              .filter(
                ({ left, right, top, bottom }) =>
                  right > tools.left + 4 && left < tools.right - 4 && bottom > tools.top + 4 && top < tools.bottom - 4,
              ).length;
          });
        await expect.poll(under).toBe(0);
        await hand.press(page.locator('.market-card.open .take').first());
        await page.getByTestId('hand').waitFor();
        await expect.poll(under).toBe(0);
      },
    );
  });
});

test.runIf(THOROUGH)('the longest name of a room to choose stays on its card', async () => {
  await at(
    ({ ask }) => ask?.type === 'lay-rooms' && ask.tiles.includes('herrenchiemsee'),
    async (page) => {
      const cards = page.locator('.pick .ask-card');
      await cards.first().waitFor();
      const beyond = await cards.evaluateAll((all) =>
        all.map((card) => {
          const name = document.createRange();
          name.selectNodeContents(card.querySelector('strong') as Element);
          const [words, edges] = [name.getBoundingClientRect(), card.getBoundingClientRect()];
          return Math.max(edges.left - words.left, words.right - edges.right);
        }),
      );
      expect(Math.max(...beyond)).toBeLessThan(0);
    },
    1,
  );
});

test('where a room that is taken lies is in sight, also on a castle that is larger than the board', async () => {
  let taken: Piece | undefined;
  const farOff = (view: CastlesView): boolean => {
    const { top, height } = extentOfRooms(view.seats[0].castle);
    taken = piecesOf(view).find((piece) => {
      const [best] = spotsOf(view, piece);
      return piece.kind === 'buy-room' && height > 28 && Math.abs(best.y + best.height / 2 - top - height / 2) > 13;
    });
    return taken !== undefined;
  };
  await at(
    (view) => view.ask?.type === 'take-turn' && farOff(view),
    async (page, hand) => {
      await hand.press(page.locator(`[data-piece="${taken?.key}"]`));
      await page.getByTestId('hand').waitFor();
      const board = await boxOf(page.getByTestId('board'));
      for (const part of ['.ghost', '.held-points'])
        await expect.poll(async () => (await boxOf(page.locator(part))).bottom, { message: part }).toBeLessThanOrEqual(board.bottom);
      expect((await boxOf(page.locator('.held-points'))).top).toBeGreaterThanOrEqual(board.top);
    },
    1,
  );
});
