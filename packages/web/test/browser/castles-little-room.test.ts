import { bonusCardsNow, type CastlesView, ownSeat, tileOf } from '@luftschloss/engine/castles';
import type { GameRecord } from '@luftschloss/engine/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import { type Piece, pieceKey, piecesOf, TUNNEL_PIECE } from '../../src/games/castles/pieces.ts';
import { previewOf } from '../../src/games/castles/preview.ts';
import { spotsOf } from '../../src/games/castles/spots.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { castlesWhere, recordOf } from '../tables.ts';
import type { VisitOptions } from './chromium.ts';
import { during } from './during.ts';
import { look, openEyes } from './eyes.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { momentsOf } from './sweep.ts';
import { nextFrames } from './work.ts';

const ALL = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true };
const LAPTOP = { size: { width: 1280, height: 800 } };
const PHONE = { size: { width: 390, height: 844 }, touch: true };
const SMALL = { size: { width: 360, height: 640 }, touch: true };

const FIVE = againstBots(['Ada'], 4);
/** A decree that adds buttons, and swans: the market has the least room. */
const crowded = castlesWhere(
  ALL,
  (view) =>
    view.ask?.type === 'take-turn' &&
    view.round > 5 &&
    ownSeat(view).decree === 'royal-pension' &&
    ownSeat(view).swans.length > 0 &&
    piecesOf(view).length > 3,
  FIVE,
);
const prices = (): GameRecord => castlesWhere(ALL, ({ ask, round }) => ask?.type === 'set-prices' && round > 1, FIVE);

function at(record: GameRecord, options: VisitOptions, scenario: (page: Page, hand: Pointer) => Promise<void>): Promise<void> {
  return during('#/table/t', { ...options, storage: stored('t', record) }, async (page) => {
    await page.locator('.castles-table').waitFor();
    await scenario(page, new Pointer(page, { touch: options.touch ?? false }));
  });
}

const boxOf = (thing: Locator): Promise<DOMRect> => thing.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

describe('five seats and every expansion on 1280 by 800', () => {
  test('what a room brings, its reasons, its price and the score are in sight without scrolling', async () => {
    await at(crowded, LAPTOP, async (page, hand) => {
      const cards = page.locator('.market-card.open .take');
      expect(await cards.count()).toBeGreaterThan(3);
      for (const card of await cards.all()) {
        await hand.press(card);
        const panel = await boxOf(page.locator('.hand-scroll'));
        const name = (await page.getByTestId('hand').getAttribute('aria-label')) ?? '';
        for (const part of await page.locator('.gains li, .preview li').all())
          expect((await boxOf(part)).bottom, `${name}: ${await part.innerText()}`).toBeLessThanOrEqual(panel.bottom + 2);
        await page.getByTestId('money-left').waitFor();
        expect(await page.getByTestId('money-left').evaluate((line) => line.closest('.hand-scroll'))).toBeNull();
      }
    });
  });

  test('with a room in hand the cards below it stay where they are', async () => {
    await at(crowded, LAPTOP, async (page, hand) => {
      const before = await boxOf(page.locator('.bonus-cards'));
      for (const card of await page.locator('.market-card.open .take').all()) {
        await hand.press(card);
        expect(await boxOf(page.locator('.bonus-cards'))).toEqual(before);
      }
    });
  });

  test('every room on offer shows its points and its size, whatever there is room for on its picture', async () => {
    const points = (tile: string | null): string[] => (tile && tileOf(tile).points > 0 ? [String(tileOf(tile).points)] : []);
    await at(crowded, LAPTOP, async (page) => {
      const cards = await page.locator('.market-card:not(.supply-card)').all();
      for (const card of cards) {
        const tile = await card.getAttribute('data-tile');
        expect(await card.locator('.points-label').allInnerTexts(), tile ?? '').toEqual(points(tile));
        expect(await card.locator('.size-label').count()).toBe(1);
      }
    });
  });

  test('rooms that were laid on the deck leave every seat and every stack in sight', async () => {
    const laid = castlesWhere(ALL, ({ ask, supply, round }) => ask?.type === 'take-turn' && supply.laid.length > 1 && round > 4, FIVE);
    await at(laid, LAPTOP, async (page) => {
      const stacks = page.locator('.stacks-sheet');
      expect(await stacks.innerText()).toMatch(/on top: \d+/);
      expect((await boxOf(stacks)).bottom).toBeLessThanOrEqual(800);
      expect(await page.locator('.left').evaluate((column) => column.scrollHeight - column.clientHeight)).toBeLessThanOrEqual(1);
    });
  });

  test.runIf(THOROUGH)('what can always be had is named in full, digging too', async () => {
    const digs = castlesWhere(
      { edition: 'first', secretRooms: true, swans: true, passages: true },
      (view) => view.ask?.type === 'take-turn' && piecesOf(view).some(({ key }) => key === pieceKey('pass', TUNNEL_PIECE)),
    );
    await at(digs, { ...LAPTOP, language: 'fr' }, async (page) => {
      const names = page.locator('.supply-card .name');
      expect(await names.count()).toBeGreaterThan(2);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const name of await names.all())
        expect(
          await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
          await name.innerText(),
        ).toBeLessThanOrEqual(1);
    });
  });

  const alone = castlesWhere(ALL, ({ ask, market }) => ask?.type === 'take-turn' && market.length === 3, againstBots(['Ada'], 0));
  test.each([
    ['five', crowded, 4],
    ['one', alone, 3],
  ] as const)('neither the picture of a room nor what lies on it covers its name, at a table for %s', async (_, record, least) => {
    await at(record, LAPTOP, async (page) => {
      const cards = page.locator('.market-card:not(.supply-card)');
      expect(await cards.count()).toBeGreaterThanOrEqual(least);
      for (const card of await cards.all()) {
        const name = await boxOf(card.locator('.name'));
        for (const part of await card.locator('.picture svg, .picture .size-label, .coins-and-swans').all())
          expect((await boxOf(part)).bottom, await card.innerText()).toBeLessThanOrEqual(name.top + 3);
      }
    });
  });

  test.runIf(THOROUGH)('who sets the prices is marked by whole words or by a sign, never by half a word', async () => {
    const names = ['Maximiliane', 'Friederike', 'Christopher', 'Theodora', 'Ada'];
    const seats = names.map((name, seat) => ({ name, bot: seat === 0 ? null : 'greedy' }));
    const record = castlesWhere(ALL, ({ ask, round }) => ask?.type === 'take-turn' && round > 2, seats);
    for (const options of [LAPTOP, { size: { width: 1920, height: 1080 } }]) {
      await at(record, options, async (page) => {
        const role = page.locator('.role');
        const [sign, words, frame] = [await boxOf(role.locator('svg')), await boxOf(role.locator('span')), await boxOf(role)];
        expect(sign.right).toBeLessThanOrEqual(frame.right + 0.5);
        expect(words.right <= frame.right + 0.5 || words.top >= frame.bottom - 1).toBe(true);
      });
    }
  });
});

test.runIf(THOROUGH)(
  'on 1024 by 768 hints leave the seats above the board free, and the board to whoever tries a room, and the sums of a room in hand are read without scrolling',
  async () => {
    await at(crowded, { size: { width: 1024, height: 768 } }, async (page, hand) => {
      await hand.press(button(page, 'Hint'));
      await page.locator('.hints').waitFor();
      for (const chip of await page.locator('.seat-chip').all()) await hand.placeOf(chip);
      await hand.press(page.locator('.market-card.open .take').first());
      const [hints, board] = [await boxOf(page.locator('.hints')), await boxOf(page.getByTestId('board'))];
      expect(hints.bottom - board.top).toBeLessThan(board.height * 0.4);
      await page.keyboard.press('Escape');
      await hand.press(button(page, 'Close the hints'));
      for (const card of await page.locator('.market-card.open .take').all()) {
        await hand.press(card);
        expect(await page.getByTestId('hand').evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(1);
        const [sums, buttons] = [await boxOf(page.locator('.outcome')), await boxOf(page.locator('.hand-buttons'))];
        expect(sums.bottom).toBeLessThanOrEqual(buttons.top + 1);
      }
    });
  },
);

test.runIf(THOROUGH)('a bonus card that a purchase makes worth less is shown as a loss', async () => {
  const loses = (view: CastlesView, piece: Piece): boolean => {
    const after = previewOf(view, spotsOf(view, piece)[0].ways[0])?.after;
    const cards = bonusCardsNow(view);
    const ids = cards.map(({ card }) => card);
    const then = after && bonusCardsNow(after, ids);
    return then?.some(({ points }, index) => points < cards[index].points) ?? false;
  };
  const loser = (view: CastlesView): Piece | undefined => piecesOf(view).find((piece) => piece.kind !== 'pass' && loses(view, piece));
  let key = '';
  const record = castlesWhere({ edition: 'first' }, (view) => {
    const found = view.ask?.type === 'take-turn' ? loser(view) : undefined;
    key = found?.key ?? '';
    return found !== undefined;
  });
  await at(record, LAPTOP, async (page, hand) => {
    await hand.press(page.locator(`[data-piece="${key}"]`));
    expect(await page.locator('.bonus-cards .loss').count()).toBeGreaterThan(0);
  });
});

test.runIf(THOROUGH)('whether eight rooms are priced or twelve are to choose from, no picture or button lies on their words', async () => {
  const many = castlesWhere(ALL, ({ ask }) => ask?.type === 'build-room', FIVE);
  for (const record of [prices(), many]) {
    for (const size of [
      { width: 1024, height: 768 },
      { width: 1920, height: 1080 },
    ]) {
      await during('#/table/t', { size, storage: stored('t', record) }, async (page, arrived) => {
        await page.locator('.market-card').first().waitFor();
        await openEyes(arrived);
        await nextFrames(page);
        expect(await look(page, true), `${size.width}`).toEqual([]);
      });
    }
  }
});

test.runIf(THOROUGH)('many swans stay beside the miniature of the castle', async () => {
  const record = castlesWhere(
    { ...ALL },
    ({ ask, seats }) => ask?.type === 'take-turn' && seats.some(({ swans }) => swans.length > 6),
    FIVE,
  );
  await at(record, LAPTOP, async (page) => {
    for (const seat of await page.locator('.seat:has(.seat-swans)').all()) {
      const [last, picture] = [await boxOf(seat.locator('.swan-token').last()), await boxOf(seat.locator('.mini'))];
      expect(last.right).toBeLessThanOrEqual(picture.left);
    }
  });
});

describe('the end of a game of five', () => {
  test.runIf(THOROUGH)('shows everybody’s column, castle and belongings at once on 1280 by 800', async () => {
    const over = momentsOf(recordOf({ options: ALL, seats: FIVE, seed: 'the end' })).at(-1)?.record;
    if (!over) throw new Error('no end');
    await at(over, LAPTOP, async (page) => {
      await page.locator('.ending').waitFor();
      for (const frame of ['.final', ...[1, 2, 3, 4, 5].map((seat) => `.seat:nth-child(${seat})`)]) {
        const hidden = await page
          .locator(frame)
          .evaluate((each) => [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight]);
        expect(hidden, frame).toEqual([0, 0]);
      }
      const castles = page.locator('.side-by-side figure');
      expect(await castles.count()).toBe(5);
      for (const castle of await castles.all()) expect((await boxOf(castle)).bottom).toBeLessThanOrEqual(805);
    });
  });
});

test.runIf(THOROUGH)('on a phone the table of a game of five breaks no word', async () => {
  const over = momentsOf(recordOf({ options: ALL, seats: FIVE, seed: 'the end' })).at(-1)?.record;
  if (!over) throw new Error('no end');
  await at(over, PHONE, async (page) => {
    await page.locator('.ending').waitFor();
    const rows = await page.locator('.final tbody th button, .final thead th:first-child').evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        const words = (each.textContent ?? '').replace(/[▸▾]/, '').trim().split(/\s+/).length;
        return { text: each.textContent, broken: lines > words, cut: each.scrollWidth > each.clientWidth };
      }),
    );
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.filter(({ broken, cut }) => broken || cut)).toEqual([]);
  });
});

describe('on a phone', () => {
  test('hints have the place of the market, also while one sets prices, and leave the board as it is', async () => {
    const tables = [
      [prices, PHONE],
      [prices, SMALL],
      [() => crowded, PHONE],
    ] as const;
    for (const [find, options] of sampled(tables, (_, index) => index === 2)) {
      await at(find(), options, async (page, hand) => {
        const before = await boxOf(page.getByTestId('board'));
        await hand.press(page.locator('.tabs').getByText('Seats', { exact: true }));
        await hand.press(button(page, 'Hint'));
        await page.locator('.hints').waitFor();
        expect((await boxOf(page.getByTestId('board'))).height).toBeGreaterThanOrEqual(before.height - 1);
        expect(await page.locator('.panel-market').isVisible()).toBe(false);
        await hand.press(page.locator('.tabs').getByText('Cards', { exact: true }));
        expect(await page.locator('.hints').isVisible()).toBe(false);
        await hand.press(page.locator('.tabs').getByText('Market', { exact: true }));
        await hand.press(button(page, 'Close the hints'));
        await page.locator('.panel-market').waitFor();
        expect(await boxOf(page.getByTestId('board'))).toEqual(before);
      });
    }
  });

  test.runIf(THOROUGH)('a castle in words leaves what is said its room', async () => {
    for (const options of [PHONE, SMALL]) {
      await at(crowded, options, async (page, hand) => {
        await hand.press(page.locator('.tabs').getByText('Log', { exact: true }));
        for (const line of ['One line', 'Another line', 'A third one']) {
          await hand.press(page.locator('.chat input'));
          await page.keyboard.type(line);
          await page.keyboard.press('Enter');
        }
        await hand.press(page.locator('.castle-words summary'));
        expect((await boxOf(page.locator('.castle-words'))).height).toBeGreaterThan(50);
        expect((await boxOf(page.locator('.chat ul'))).height).toBeGreaterThan(48);
        expect((await boxOf(page.locator('.chat input'))).bottom).toBeLessThanOrEqual((await boxOf(page.locator('.tabs'))).top);
      });
    }
  });

  test('at 360 pixels the header takes two lines: where the game stands, and what is asked', async () => {
    for (const record of THOROUGH ? [crowded, prices()] : [crowded]) {
      await at(record, SMALL, async (page) => {
        const lines = (selector: string): Promise<number> =>
          page.locator(selector).evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
          });
        expect(await lines('.table-head .facts')).toBe(1);
        expect(await lines('.table-head .question')).toBe(1);
        expect(await page.locator('.table-head .facts').evaluate((facts) => facts.scrollWidth - facts.clientWidth)).toBeLessThanOrEqual(0);
        expect((await boxOf(page.locator('.table-head'))).height).toBeLessThan(80);
      });
    }
  });
});
