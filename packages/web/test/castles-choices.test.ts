import { botsFor } from '@luftschloss/bots';
import {
  CATEGORIES,
  type CastlesAction,
  type CastlesTypes,
  type CastlesView,
  castles,
  priceSpaces,
  ROOMS,
} from '@luftschloss/engine/castles';
import { expectOk, parseOptions, type Rules, replay, simulateGame } from '@luftschloss/engine/kernel';
import { plain, told, wordingOf } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { accountOf } from '../src/games/castles/account.ts';
import { aheadOf } from '../src/games/castles/card-ahead.ts';
import { gainsOf } from '../src/games/castles/gains.ts';
import { takeUp } from '../src/games/castles/hand.ts';
import { marketSpaces, standing } from '../src/games/castles/market-spaces.ts';
import { type Piece, pieceName, piecesOf } from '../src/games/castles/pieces.ts';
import { adapted, startPricing, swap } from '../src/games/castles/pricing.ts';
import { spotsOf } from '../src/games/castles/spots.ts';
import { keptHand } from '../src/games/castles/useHand.ts';
import type { Change } from '../src/table/held.ts';
import type { TableLink } from '../src/table/link.ts';
import { againstBots } from '../src/table/new-table.ts';
import { resultTable } from '../src/table/result-table.ts';
import { isMyTurn } from '../src/table/turns.ts';
import { openTable, recordOf, sensibleAction, settled } from './tables.ts';

const ALL = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true };

const said = (change: Change | null): string | null => (typeof change === 'function' ? change(english) : change);
const viewOf = (link: TableLink): CastlesView => link.snapshot().view as CastlesView;

/** Every decision of the person in a whole game. */
async function* decisions(link: TableLink): AsyncGenerator<CastlesView> {
  for (;;) {
    await settled(link);
    if (link.snapshot().result) return;
    yield viewOf(link);
    // Whoever was given the view may have acted already.
    if (isMyTurn(link.snapshot())) link.act(sensibleAction(link));
  }
}

describe('what a placement brings in all', () => {
  test('rewards bring what was announced, and cards come to what was announced, over a whole game', async () => {
    const link = openTable(recordOf({ options: ALL, seed: 'gains' }));
    let announced: { points: number; money: number; room: number }[] = [];
    let rewards = 0;
    for await (const view of decisions(link)) {
      const action = sensibleAction(link) as Parameters<typeof gainsOf>[1];
      const { score, money } = view.seats[0];
      if (action.type === 'reward' && view.ask?.type === 'choose-reward') {
        const promise = announced.find(({ room }) => room === action.room);
        if (!promise || (promise.points === 0 && promise.money === 0)) continue;
        link.act(action);
        const after = viewOf(link).seats[0];
        expect(after.score - score).toBe(promise.points);
        if (promise.money > 0) expect((after.money ?? 0) - (money ?? 0)).toBe(promise.money);
        rewards++;
      } else if (view.ask?.type === 'take-turn') {
        const gains = gainsOf(view, action);
        announced = (gains?.completions ?? []).map(({ points, money: amount, room }) => ({ points, money: amount, room }));
        if (gains) expect(gains.inAll).toBe(gains.preview.points + gains.cards + announced.reduce((sum, { points }) => sum + points, 0));
      }
    }
    expect(rewards).toBeGreaterThan(0);
  });

  test('a reward is announced exactly where it can be chosen then: not for the first room downstairs', () => {
    const { greedy } = botsFor('castles');
    const rules = castles as unknown as Rules;
    const told = new Map<boolean, number>();
    for (const deal of ['a', 'b', 'c']) {
      const options = expectOk(parseOptions(rules.options, {}));
      const { record } = simulateGame(rules, options, [greedy, greedy], `rewards ${deal}`);
      const { states } = expectOk(replay(castles, record as unknown as Parameters<typeof replay<CastlesTypes>>[1]));
      record.actions.forEach(({ seat, action }, step) => {
        const view = castles.view(states[step], seat);
        if (view.ask?.type !== 'take-turn' && view.ask?.type !== 'place-corridor') return;
        const next = castles.view(states[step + 1], seat);
        const offered = next.ask?.type === 'choose-reward' && next.ask.seat === seat ? roomsOffered(next) : [];
        for (const { room, rewarded } of gainsOf(view, action as CastlesAction)?.completions ?? []) {
          expect(rewarded, `deal ${deal}, step ${step}`).toBe(offered.includes(room));
          told.set(rewarded, (told.get(rewarded) ?? 0) + 1);
        }
      });
    }
    expect(told.get(true)).toBeGreaterThan(10);
    expect(told.get(false)).toBeGreaterThan(0);
  });
});

function roomsOffered(view: CastlesView): number[] {
  return castles.choices(view).flatMap((choice) => {
    const actions = choice.kind === 'reward' ? Array.from({ length: choice.count() }, (_, index) => choice.at(index)) : [];
    return actions.flatMap((action) => ('room' in action ? [action.room] : []));
  });
}

describe('somebody else changes something', () => {
  async function held(): Promise<{ view: CastlesView; pieces: Piece[]; piece: Piece }> {
    const link = openTable(recordOf({ options: ALL, seed: 'held' }));
    for await (const view of decisions(link)) {
      const pieces = piecesOf(view);
      const piece = pieces.find((each) => each.kind === 'buy-room' && spotsOf(view, each).length > 1);
      if (view.ask?.type === 'take-turn' && piece) return { view, pieces, piece };
    }
    throw new Error('no such turn');
  }

  test('what is in hand stays at its place as long as that is legal', async () => {
    const { view, pieces, piece } = await held();
    const spots = spotsOf(view, piece);
    const hand = takeUp(piece.key, spots.slice(1));
    if (!hand) throw new Error('nowhere');
    expect(keptHand({ ...view }, pieces, hand, piece)).toEqual({ held: hand, change: null });
  });

  test('otherwise a line says what became of it', async () => {
    const { view, pieces, piece } = await held();
    const hand = takeUp(piece.key, spotsOf(view, piece));
    if (!hand) throw new Error('nowhere');
    const gone = keptHand(
      view,
      pieces.filter((each) => each !== piece),
      hand,
      piece,
    );
    expect(gone.held).toBeNull();
    expect(said(gone.change)).toContain(pieceName(english, piece));
    const moved = keptHand(view, pieces, { ...hand, spot: 'elsewhere' }, piece);
    expect(moved.held?.spot).toBe(spotsOf(view, piece)[0].key);
    expect(said(moved.change)).toContain('where you held it');
  });

  test('prices that were begun keep the rooms that are still there', async () => {
    const link = openTable(recordOf({ seed: 'prices' }));
    for await (const view of decisions(link)) {
      if (view.ask?.type !== 'set-prices') continue;
      const begun = swap(startPricing(view), 0, 2);
      expect(adapted(begun, { ...view })).toBe(begun);
      const [first, ...rest] = view.market;
      const other = { ...first, tile: 'another' };
      const now = adapted(begun, { ...view, market: [other, ...rest] });
      expect(now.rooms.indexOf('another')).toBe(begun.rooms.indexOf(first.tile));
      for (const { tile } of rest) expect(now.rooms.indexOf(tile)).toBe(begun.rooms.indexOf(tile));
      return;
    }
    throw new Error('no prices');
  });
});

describe('a bonus card', () => {
  test('says how many rooms that it counts are in the market and not yet seen, where it counts rooms', async () => {
    const link = openTable(recordOf({ options: ALL, seed: 'ahead', seats: againstBots(['Ada'], 4) }));
    for await (const view of decisions(link)) {
      if (view.ask?.type !== 'take-turn' || view.round < 3) continue;
      const utility = ROOMS.filter(({ type }) => type === 'utility').map(({ id }) => id);
      const inMarket = view.market.filter(({ tile }) => utility.includes(tile)).length;
      const taken = view.seats.flatMap(({ castle }) => castle.tiles).filter(({ tile }) => utility.includes(tile)).length;
      const gone = view.removed.filter((tile) => utility.includes(tile)).length;
      const ahead = aheadOf(view, 'type-utility');
      expect(ahead?.market).toBe(inMarket);
      expect(ahead?.unseen).toBe(utility.length - inMarket - taken - gone);
      expect(['money', 'completed', 'hallways', 'last-master-builder'].map((card) => aheadOf(view, card))).toEqual([
        null,
        null,
        null,
        null,
      ]);
      return;
    }
    throw new Error('no turn');
  });
});

describe('the market', () => {
  test('keeps the place of a room that is sold, and finds one for two rooms at the same price', async () => {
    const link = openTable(recordOf({ seed: 'spaces' }));
    for await (const view of decisions(link)) {
      if (view.ask?.type !== 'take-turn' || view.market.length < 3) continue;
      const spaces = marketSpaces(view);
      expect(
        spaces
          .map((room) => room?.tile ?? null)
          .filter((tile) => tile !== null)
          .sort(),
      ).toEqual(view.market.map(({ tile }) => tile).sort());
      expect(spaces.length).toBe(priceSpaces(2).length);
      const [sold, ...left] = spaces.flatMap((room) => room ?? []);
      const after = marketSpaces({ ...view, market: left });
      expect(after.map((room) => room?.tile)).toEqual(spaces.map((room) => (room === sold ? undefined : room?.tile)));
      const doubled = left.map((room, index) => (index === 0 ? { ...room, price: left[1].price } : room));
      expect(marketSpaces({ ...view, market: doubled }).filter((room) => room !== null)).toHaveLength(left.length);
      return;
    }
    throw new Error('no turn');
  });

  test('of two rooms at one price the one that is left stays where it was seen, and stands there again when the other comes back', async () => {
    const link = openTable(recordOf({ options: ALL, seed: 'one price', seats: againstBots(['Ada'], 4) }));
    for await (const view of decisions(link)) {
      const dearest = view.market.filter(({ price }) => price === priceSpaces(5)[0]);
      if (view.ask?.type !== 'take-turn' || dearest.length < 2) continue;
      const seen = marketSpaces(view);
      const places = (spaces: typeof seen) => spaces.map((room) => room?.tile ?? null);
      const stood = standing(view, seen);
      const sold = places(seen)[0];
      const left = { ...view, market: view.market.filter(({ tile }) => tile !== sold) };
      const after = marketSpaces(left, stood);
      expect(places(after)).toEqual(places(seen).map((tile) => (tile === sold ? null : tile)));
      expect(places(marketSpaces({ ...view, market: [...view.market].reverse() }, standing(left, after, stood)))).toEqual(places(seen));
      return;
    }
    throw new Error('nothing stood at one price');
  });
});

describe('the score of a seat', () => {
  test('is the sum of its parts at every decision, and at the end what the final table says in the same order', async () => {
    const link = openTable(recordOf({ options: ALL, seed: 'accounts' }));
    for await (const view of decisions(link)) {
      for (const seat of view.seats.keys()) {
        const { scored, score, ahead, total } = accountOf(view, seat);
        expect(scored.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(total).toBe(ahead.reduce((sum, { points }) => sum + points, score));
      }
    }
    const { result } = link.snapshot();
    if (!result) throw new Error('not over');
    const { categories, columns } = resultTable(result, ['Ada', 'Eduard'], { game: 'castles', language: english }, CATEGORIES);
    const places = categories.map(({ code }) => (CATEGORIES as readonly string[]).indexOf(code));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const over = viewOf(link);
    expect(plain(wordingOf('castles', english).decision(over, told(['Ada', 'Eduard'])))).toContain('over');
    for (const {
      seats: [seat],
      sums,
    } of columns) {
      const byName = new Map(accountOf(over, seat).scored.map(({ category, points }) => [category, points]));
      expect(categories.map(({ code }) => byName.get(code) ?? 0)).toEqual(sums);
    }
  });
});
