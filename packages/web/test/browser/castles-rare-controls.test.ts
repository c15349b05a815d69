import { type CastlesView, castles, DECREE_IDS, ownSeat } from '@luftschloss/engine/castles';
import type { GameRecord } from '@luftschloss/engine/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { type Piece, piecesOf } from '../../src/games/castles/pieces.ts';
import { posesOf, spotsOf } from '../../src/games/castles/spots.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { type Chooser, castlesWhere, sensible } from '../tables.ts';
import { stillBoxOf } from './boxes.ts';
import { during } from './during.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';

const LAPTOP = { size: { width: 1280, height: 800 } };
const DIGS = { digs: true, forMoney: false };

function at(record: GameRecord, scenario: (page: Page, hand: Pointer) => Promise<void>): Promise<void> {
  return during('#/table/t', { ...LAPTOP, storage: stored('t', record) }, async (page) => {
    await page.getByTestId('board').waitFor();
    await scenario(page, new Pointer(page));
  });
}

/** The box with all decrees but these left in it, at Ada's turn with the first of them. */
function withDecree(id: string, wanted: (view: CastlesView) => boolean): GameRecord {
  const dealt = [id, 'inheritance', 'ribbon-cutter', 'surveyor', 'collector'];
  const excludedDecrees = DECREE_IDS.filter((each) => !dealt.includes(each));
  const wish = { type: 'choose-decree', decree: id } as const;
  const choose: Chooser = (view, seat) => (seat === 0 && castles.refusal(view, wish) === null ? wish : sensible(view, seat));
  const has = (view: CastlesView): boolean => ownSeat(view).decree === id && wanted(view);
  return castlesWhere({ edition: 'collectors', decrees: true, excludedDecrees }, has, undefined, choose);
}

const takesTurn = ({ ask }: CastlesView): boolean => ask?.type === 'take-turn';
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const card = (page: Page, { key }: Piece): Locator => page.locator(`[data-piece="${key}"]`);
const money = async (page: Page): Promise<number> =>
  Number((await page.locator('.seat .coins b').first().innerText()).replaceAll(/\D/g, ''));
const score = async (page: Page): Promise<number> => Number.parseInt((await page.locator('.seat .score').first().textContent()) ?? '', 10);

/** The first piece of a record's last view for which something holds. */
function pieceWhere(view: CastlesView | null, wanted: (view: CastlesView, piece: Piece) => boolean): Piece {
  const piece = view && piecesOf(view).find((each) => wanted(view, each));
  if (!piece) throw new Error('no such piece');
  return piece;
}

/** A table at a moment with a piece of which something holds, and that piece. */
function withPiece(options: object, wanted: (view: CastlesView, piece: Piece) => boolean): { record: GameRecord; piece: Piece } {
  let found: CastlesView | null = null;
  const record = castlesWhere({ ...options }, (view) => {
    if (!takesTurn(view) || !piecesOf(view).some((piece) => wanted(view, piece))) return false;
    found = view;
    return true;
  });
  return { record, piece: pieceWhere(found, wanted) };
}

describe('in hand, by mouse', () => {
  test('a hallway changes its level', async () => {
    const bothLevels = (view: CastlesView, piece: Piece): boolean =>
      piece.kind === 'buy-hallway' && new Set(posesOf(spotsOf(view, piece)).map(({ level }) => level)).size > 1;
    const { record, piece } = withPiece({ edition: 'first' }, bothLevels);
    await at(record, async (page, hand) => {
      await hand.press(card(page, piece));
      const pose = (): Promise<string | null> => page.locator('.ghost').getAttribute('data-pose');
      const before = await pose();
      await hand.press(button(page, /^(Downstairs|Main floor)/));
      const other = await pose();
      expect(other?.includes('down')).not.toBe(before?.includes('down'));
      await hand.press(button(page, /^(Downstairs|Main floor)/));
      expect((await pose())?.includes('down')).toBe(before?.includes('down'));
    });
  });

  test('it is turned, put back, and one of its places is chosen in words', async () => {
    const manyPlaces = (view: CastlesView, piece: Piece): boolean => {
      const spots = piece.kind === 'buy-room' ? spotsOf(view, piece) : [];
      return spots.length > 2 && posesOf(spots).length > 1;
    };
    const { record, piece } = withPiece({ edition: 'first' }, manyPlaces);
    await at(record, async (page, hand) => {
      await hand.press(card(page, piece));
      const ghost = page.locator('.ghost');
      const pose = await ghost.getAttribute('data-pose');
      await hand.press(page.locator('.hand-buttons .turn'));
      expect(await ghost.getAttribute('data-pose')).not.toBe(pose);
      await hand.press(page.locator('.place-list summary'));
      const last = page.locator('.place-list li button').last();
      await hand.press(last);
      expect(await last.getAttribute('aria-pressed')).toBe('true');
      expect(await page.locator('.ghost.settled').count()).toBe(1);
      await hand.press(button(page, /^Put back/));
      await page.getByTestId('hand').waitFor({ state: 'detached' });
    });
  });

  test('other castles are looked at meanwhile, from their miniature and from the favors', async () => {
    const { record, piece } = withPiece({ edition: 'first' }, (_, { kind }) => kind === 'buy-room');
    await at(record, async (page, hand) => {
      await hand.press(card(page, piece));
      await page.locator('.ghost').waitFor();
      const back = button(page, 'Eduard’s castle. Back to mine');
      for (const way of [page.locator('.seat .mini').nth(1), page.locator('.favors .standing').nth(1)]) {
        await hand.press(way);
        await back.waitFor();
        expect(await page.locator('.ghost').count(), 'it fits into no other castle').toBe(0);
        expect(await page.getByTestId('hand').isVisible()).toBe(true);
        await hand.press(back);
        await page.locator('.ghost').waitFor();
      }
      expect(await page.locator('.favors .standing').first().getAttribute('aria-disabled')).toBe('true');
    });
  });

  test('of several passages one is chosen in the panel and another on the board', async () => {
    let place = -1;
    const several = (view: CastlesView, piece: Piece): boolean => {
      place = piece.kind === 'buy-room' ? spotsOf(view, piece, DIGS).findIndex(({ ways }) => ways.length > 1) : -1;
      return place >= 0 && place < 40;
    };
    const { record, piece } = withPiece({ edition: 'collectors', passages: true }, several);
    await at(record, async (page, hand) => {
      await hand.press(card(page, piece));
      const dig = page.locator('.dig');
      if ((await dig.getAttribute('aria-pressed')) === 'false') await hand.press(dig);
      await hand.press(page.locator('.place-list summary'));
      await hand.press(page.locator('.place-list li button').nth(place));
      const ways = page.locator('.ways button');
      const drawn = (): Promise<string> => page.locator('.ghost-tunnels').innerHTML();
      const first = await drawn();
      await hand.press(ways.nth(1));
      expect(await ways.nth(1).getAttribute('aria-pressed')).toBe('true');
      expect(await drawn()).not.toBe(first);
      const now = await drawn();
      await hand.press(page.locator('.other-way').first());
      await expect.poll(drawn).not.toBe(now);
    });
  });

  test('points are taken as money', async () => {
    const record = withDecree('patron', (view) => takesTurn(view) && piecesOf(view).some(forMoney));
    await at(record, async (page, hand) => {
      const points = button(page, 'Points as money');
      for (const each of await page.locator('.market-card.open .take').all()) {
        if ((await points.count()) > 0) break;
        await hand.press(each);
      }
      const before = { score: await score(page), left: await page.getByTestId('money-left').innerText() };
      await hand.press(points);
      expect(await points.getAttribute('aria-pressed')).toBe('true');
      expect(await page.getByTestId('money-left').innerText()).not.toBe(before.left);
      const left = Number((await page.getByTestId('money-left').innerText()).replaceAll(/\D/g, ''));
      await hand.press(page.getByTestId('build'));
      await expect.poll(() => money(page)).toBeGreaterThanOrEqual(left);
      expect(await score(page)).toBe(before.score);
    });
  });

  test('a room is bought and stored', async () => {
    const record = withDecree('storehouse', (view) => takesTurn(view) && view.market.some(({ tile }) => stores(view, tile)));
    await at(record, async (page, hand) => {
      const store = button(page, 'Buy and store it');
      for (const each of await page.locator('.market-card.open .take').all()) {
        if ((await store.count()) > 0) break;
        await hand.press(each);
      }
      const name = (await page.getByTestId('hand').getAttribute('aria-label'))?.replace(' in hand', '') ?? '';
      await hand.press(store);
      await expect.poll(() => page.locator('.seat-extras').first().textContent()).toContain(`stored: ${name}`);
    });
  });
});

const forMoney = ({ choices }: Piece): boolean => choices.some(({ variant }) => variant === 'for-money');
const stores = (view: CastlesView, tile: string): boolean => castles.refusal(view, { type: 'store-room', tile }) === null;

describe('beside building, by mouse', () => {
  const pensions = [
    ['royal-pension', /^Take 8 points/, 8, 0],
    ['royal-pension', /^Take 8,000/, 0, 8000],
  ] as const;

  test.each(sampled(pensions, (_, index) => index === 0))('what a decree allows is taken: %s, %s', async (decree, name, points, coins) => {
    await at(withDecree(decree, takesTurn), async (page, hand) => {
      const before = { score: await score(page), money: await money(page) };
      await hand.press(page.locator('.other-actions').getByRole('button', { name }));
      await expect.poll(() => score(page)).toBeGreaterThanOrEqual(before.score + points);
      if (coins > 0) await expect.poll(() => money(page)).toBeGreaterThanOrEqual(before.money + coins);
    });
  });

  test('the coins of a room are collected', async () => {
    const record = withDecree('tax-collector', (view) => takesTurn(view) && view.market.some(({ coins }) => coins > 0));
    await at(record, async (page, hand) => {
      const before = await money(page);
      const room = page.locator('.market-card').first();
      const { height } = await stillBoxOf(room);
      expect(height, 'a list of coins beside the market leaves it its room').toBeGreaterThan(90);
      await hand.press(page.locator('.other-actions summary'));
      expect((await stillBoxOf(room)).height, 'opening the list').toBe(height);
      await hand.press(page.locator('.other-actions .action').first());
      await hand.press(page.getByTestId('confirm'));
      await expect.poll(() => money(page)).toBeGreaterThan(before);
    });
  });

  test('of more swans than one turn lets go of, some are chosen', async () => {
    const rich = (view: CastlesView): boolean => takesTurn(view) && ownSeat(view).swans.length > 5;
    const record = castlesWhere({ edition: 'collectors', swans: true }, rich, againstBots(['Ada'], 0));
    await at(record, async (page, hand) => {
      expect(await page.locator('.swan-purse .worth').innerText()).toMatch(/ at the end, or choose up to 5 to turn in$/);
      expect(await page.getByTestId('turn-in').count()).toBe(0);
      await hand.press(page.locator('.swan-purse li button').first());
      await hand.press(page.getByTestId('turn-in'));
      await expect.poll(() => page.locator('.swan-purse li').count()).toBeGreaterThan(0);
    });
  });

  test('single swans are chosen, left again, and traded', async () => {
    const record = castlesWhere({ edition: 'collectors', swans: true }, (view) => takesTurn(view) && ownSeat(view).swans.length > 2);
    await at(record, async (page, hand) => {
      const swans = page.locator('.swan-purse li button');
      const count = await swans.count();
      const pressed = (): Promise<(string | null)[]> => swans.evaluateAll((all) => all.map((each) => each.getAttribute('aria-pressed')));
      await hand.press(swans.nth(1));
      await hand.press(swans.nth(2));
      expect(await pressed()).toEqual(Array.from({ length: count }, (_, swan) => String(swan === 1 || swan === 2)));
      await hand.press(swans.nth(1));
      expect(await page.getByTestId('turn-in').innerText()).toMatch(/this one in for 1.000/);
      await hand.press(page.getByTestId('turn-in'));
      await expect.poll(() => swans.count()).toBe(count - 1);
    });
  });
});

describe('the log, by mouse', () => {
  test('a line leads back to its moment, and one press leads home', async () => {
    const record = castlesWhere({ edition: 'first' }, (view) => takesTurn(view) && view.round > 2);
    await at(record, async (page, hand) => {
      const rooms = page.locator('.castle-board .castle > .room');
      const now = await rooms.count();
      const lines = page.locator('.log-line');
      await hand.wheel(page.locator('.log'), -20_000);
      const early = lines.nth(3);
      await hand.hover(early);
      await hand.press(early.locator('.look'));
      await page.locator('.replay').waitFor();
      expect(await rooms.count()).toBeLessThan(now);
      await hand.press(button(page, 'Back to the game'));
      await page.locator('.replay').waitFor({ state: 'detached' });
      expect(await rooms.count()).toBe(now);
    });
  });
});
