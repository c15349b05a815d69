import { describe, expect, it } from 'vitest';
import { type CastlesAction, type CastlesState, castles } from '../../src/castles/index.ts';
import {
  actor,
  asked,
  buy,
  ended,
  eventsOf,
  FINISH,
  lastTurn,
  legal,
  moat,
  PASS,
  placed,
  play,
  pointsFor,
  priced,
  refused,
  type Scene,
  scene,
  scored,
  take,
  waiting,
} from './expansion-scene.ts';

const by = (decree: string, wanted: Scene = {}): CastlesState => scene({ ...wanted, decrees: { 1: decree, ...wanted.decrees } });
const store = (tile: string): CastlesAction => ({ type: 'store-room', tile });
const placeStored = (text: string): CastlesAction => ({ type: 'place-stored', ...placed(text) });

describe('prices', () => {
  it('Road Builder: hallways and stairs cost 1000, rooms and moats as usual', () => {
    const start = by('road-builder', { options: { moats: true }, money: { 1: 6000 }, market: ['pantry 4000'] });
    expect(play(start, buy('hallway 3 1 0 main')).state.seats.map(({ money }) => money)).toEqual([16_000, 5000]);
    expect(play(start, buy('stairs 3 1 2')).state.seats[1].money).toBe(5000);
    expect(play(start, buy('pantry 3 0 0')).state.seats[1].money).toBe(2000);
    expect(play(start, moat('W')).state.seats[1].money).toBe(1000);
    expect(refused(by('road-builder', { money: { 1: 1000 } }), buy('hallway 3 1 0 main'))).toBeNull();
    expect(refused(by('haggler', { money: { 1: 2000 } }), buy('hallway 3 1 0 main'))).toBe('too-dear');
  });

  it('Haggler: rooms of the market cost 1000 less, paid as usual to the Master Builder', () => {
    const start = by('haggler', { options: { moats: true }, market: ['pantry 4000', 'larder 1000'] });
    expect(play(start, buy('pantry 3 0 0')).state.seats.map(({ money }) => money)).toEqual([18_000, 12_000]);
    expect(play(start, buy('larder 3 0 0')).state.seats[1].money).toBe(15_000);
    expect(play(start, buy('hallway 3 1 0 main')).state.seats[1].money).toBe(12_000);
    expect(play(start, moat('W')).state.seats[1].money).toBe(10_000);
    expect(refused(by('haggler', { money: { 1: 3000 }, market: ['pantry 4000'] }), buy('pantry 3 0 0'))).toBeNull();
  });
});

describe('instead of buying', () => {
  it('Tax Collector: the coins of one market room and 5000; the room stays', () => {
    const start = by('tax-collector', { market: ['pantry 4000 3000', 'larder 2000 1000'] });
    const { state, events } = play(start, { type: 'take-coins', tile: 'pantry' });
    expect(state.seats[1].money).toBe(15_000 + 3000 + 5000);
    expect(state.market.map(({ tile, coins }) => `${tile} ${coins}`)).toEqual(['pantry 0', 'larder 1000']);
    expect(eventsOf(events, 'money')).toMatchObject([{ amount: 8000, why: 'coins' }]);
    expect(actor(state)).toBe(0);
    expect(refused(start, { type: 'take-coins', tile: 'study' })).toBe('not-in-market');
    expect(refused(by('haggler', { market: ['pantry 4000 3000'] }), { type: 'take-coins', tile: 'pantry' })).toBe('no-coins-to-take');
  });

  it('Royal Pension: 8 points or 8000 in place of the whole purchase', () => {
    const start = by('royal-pension');
    const points = play(start, { type: 'take-pension', as: 'points' }).state;
    expect([points.seats[1].score, points.seats[1].money, actor(points)]).toEqual([8, 15_000, 0]);
    const money = play(start, { type: 'take-pension', as: 'money' }).state;
    expect([money.seats[1].score, money.seats[1].money, actor(money)]).toEqual([0, 23_000, 0]);
    expect(refused(by('haggler'), { type: 'take-pension', as: 'points' })).toBe('no-pension');
  });
});

describe('Patron: a placement’s points as money', () => {
  const forMoney = (text: string): CastlesAction => ({ ...buy(text), forMoney: true }) as CastlesAction;

  it('all points of the placement, 1000 for each', () => {
    // Study 4 and 1 for the Parlor.
    const start = by('patron', { castles: { 1: ['parlor 3 0 0'] }, market: ['study 4000'] });
    const { state, events } = play(start, forMoney('study 6 0 0'));
    expect([state.seats[1].score, state.seats[1].money]).toEqual([0, 15_000 - 4000 + 5000]);
    expect(state.seats[1].ledger).toEqual([]);
    expect(eventsOf(events, 'money')).toMatchObject([{ amount: 5000, why: 'placement' }]);
    expect(play(start, buy('study 6 0 0')).state.seats[1].score).toBe(5);
  });

  it('not for completion rewards', () => {
    const start = by('patron', { castles: { 1: ['flute-room 3 0 0', 'hallway 4 -6 1 main'] }, market: ['pantry 4000'] });
    const { state } = play(start, forMoney('pantry 6 0 0'), take('activity', 1));
    expect([state.seats[1].score, state.seats[1].money]).toEqual([5, 15_000 - 4000 + 2000]);
  });

  it('only when the points are positive, and only for the owner', () => {
    expect(refused(by('patron'), forMoney('hallway 3 1 0 main'))).toBe('no-money-for-points');
    expect(refused(by('haggler', { market: ['pantry 4000'] }), forMoney('pantry 3 0 0'))).toBe('no-money-for-points');
  });

  it('for tiles of rewards as well', () => {
    const options = { moats: true };
    const wanted = { options, moats: { 1: ['W', 'N'] as const }, stacks: { 100: ['pantry'] } };
    const looking = play(by('patron', wanted), moat('E'), take('moat', 0), { type: 'look', size: 100 }).state;
    const { state } = play(looking, { type: 'place', ...placed('pantry 3 0 0'), forMoney: true });
    // The moat scores 3; the Pantry's 2 and 3 for the moats become money.
    expect([state.seats[1].score, state.seats[1].money]).toEqual([3, 15_000 - 5000 + 5000]);
  });

  it('beside an even-tempered neighbour: the money leaves both scores as they are', () => {
    const start = by('patron', { seat: 1, decrees: { 0: 'even-tempered' }, scores: { 0: 1, 1: 1 }, market: ['pantry 4000'] });
    const paid = play(start, forMoney('pantry 3 0 0')).state;
    expect(paid.seats.map(({ score }) => score)).toEqual([1, 1]);
    expect(play(paid, PASS).state.seats.map(({ score }) => score)).toEqual([2, 1]);
  });
});

describe('Hidden Purse', () => {
  const start = by('hidden-purse', { money: { 1: 12_000 }, market: ['pantry 4000'] });

  it('only the owner sees the money', () => {
    expect([0, 1, null].map((viewer) => castles.view(start, viewer).seats[1].money)).toEqual([null, 12_000, null]);
    expect([0, 1, null].map((viewer) => castles.view(start, viewer).seats[0].money)).toEqual([15_000, 15_000, 15_000]);
  });

  it('what is paid in public is told in public', () => {
    const { state, events } = play(start, buy('pantry 3 0 0'));
    expect(castles.redact(eventsOf(events, 'bought')[0], 0)).toMatchObject({ price: 4000, paidTo: 0 });
    expect(castles.view(state, 0).seats[1].money).toBeNull();
  });

  it('counts for the money favor at the end, and is shown then', () => {
    const wanted = { decrees: { 1: 'hidden-purse' }, favors: ['money'], money: { 0: 10_000, 1: 30_000 } };
    const before = lastTurn(wanted);
    expect(castles.view(before, 0).seats[1].money).toBeNull();
    const state = ended(wanted);
    expect([0, 1].map((seat) => pointsFor(state, seat, 'favor'))).toEqual([4, 8]);
    expect(castles.view(state, 0).seats[1].money).toBe(30_000);
    expect(castles.view(state, null).seats[1].money).toBe(30_000);
  });
});

/** The Master Builder, seat 0, is about to set the prices. */
function pricing(decree: string, market: readonly string[], players = 2): CastlesState {
  const state = scene({ players, decrees: { 0: decree }, market, ...(players === 5 && { options: { towers: true } }) });
  state.asks = [{ type: 'set-prices', seat: 0 }];
  state.turn = null;
  return state;
}

describe('Auctioneer: one space empty, two rooms at another', () => {
  const market = ['pantry 0', 'larder 0', 'buttery 0', 'study 0', 'parlor 0'];
  const start = pricing('auctioneer', market);

  it('may, and need not', () => {
    expect(refused(start, priced(start, [15_000, 10_000, 8000, 6000, 4000]))).toBeNull();
    const { state } = play(start, priced(start, [15_000, 10_000, 8000, 4000, 4000]));
    expect(state.market.map(({ price }) => price)).toEqual([15_000, 10_000, 8000, 4000, 4000]);
    expect(play(state, buy('study 3 0 0'), buy('parlor 3 0 0')).state.seats.map(({ money }) => money)).toEqual([15_000, 11_000]);
  });

  it('not two spaces empty, not three rooms at one, not by others, not at prices that are not in use', () => {
    expect(refused(start, priced(start, [15_000, 15_000, 8000, 4000, 4000]))).toBe('space-taken');
    expect(refused(start, priced(start, [15_000, 10_000, 4000, 4000, 4000]))).toBe('space-taken');
    expect(refused(start, priced(start, [15_000, 10_000, 8000, 4000, 2000]))).toBe('no-such-price');
    const plain = pricing('haggler', market);
    expect(refused(plain, priced(plain, [15_000, 10_000, 8000, 4000, 4000]))).toBe('space-taken');
  });

  it('everything offered is accepted', () => {
    const offered = castles.choices(castles.view(start, 0));
    expect(offered.length).toBe(1 + 5 * 4);
    for (const choice of offered) expect(refused(start, choice.at(choice.count() - 1))).toBeNull();
  });

  it('with five players: three rooms or only one at 15000 (section 13)', () => {
    const eight = [...market, 'sitting-room 0', 'flute-room 0', 'piano-room 0'];
    const five = pricing('auctioneer', eight, 5);
    const at = (...prices: number[]) => refused(five, priced(five, prices));
    expect(at(15_000, 15_000, 10_000, 8000, 6000, 4000, 2000, 1000)).toBeNull();
    expect(at(15_000, 15_000, 15_000, 8000, 6000, 4000, 2000, 1000)).toBeNull();
    expect(at(15_000, 10_000, 10_000, 8000, 6000, 4000, 2000, 1000)).toBeNull();
    expect(at(15_000, 15_000, 10_000, 8000, 6000, 4000, 1000, 1000)).toBeNull();
    expect(at(15_000, 15_000, 15_000, 15_000, 6000, 4000, 2000, 1000)).toBe('space-taken');
    expect(at(10_000, 10_000, 10_000, 8000, 6000, 4000, 2000, 1000)).toBe('space-taken');
    expect(at(15_000, 10_000, 10_000, 8000, 8000, 4000, 2000, 1000)).toBe('space-taken');
  });
});

describe('Treasurer: coins moved between rooms while pricing', () => {
  const start = pricing('treasurer', ['pantry 0 3000', 'larder 0 7000', 'buttery 0 0', 'study 0 0', 'parlor 0 0']);
  const usual = [15_000, 10_000, 8000, 6000, 4000];
  const move = (coins: { [tile: string]: number }) =>
    priced(
      start,
      usual,
      Object.entries(coins).map(([tile, amount]) => ({ tile, coins: amount })),
    );

  it('any coins, to any rooms', () => {
    const { state } = play(start, move({ pantry: 1000, larder: 5000, buttery: 4000 }));
    expect(state.market.map(({ coins }) => coins)).toEqual([1000, 5000, 4000, 0, 0]);
  });

  it('a room whose coins changed ends with at most 5000; untouched ones may have more', () => {
    expect(refused(start, move({ pantry: 2000, larder: 8000 }))).toBe('too-many-coins');
    expect(refused(start, move({ pantry: 4000, larder: 6000 }))).toBe('too-many-coins');
    expect(refused(start, move({ pantry: 0, buttery: 3000 }))).toBeNull();
  });

  it('none appear, vanish or are broken', () => {
    expect(refused(start, move({ pantry: 4000 }))).toBe('coins-do-not-add-up');
    expect(refused(start, move({ pantry: 2500, buttery: 500 }))).toBe('too-many-coins');
    expect(refused(start, move({ salon: 3000, pantry: 0 }))).toBe('not-in-market');
  });

  it('only by the owner', () => {
    const plain = pricing('haggler', ['pantry 0 3000', 'larder 0 0']);
    const action = priced(
      plain,
      [15_000, 10_000],
      [
        { tile: 'pantry', coins: 0 },
        { tile: 'larder', coins: 3000 },
      ],
    );
    expect(refused(plain, action)).toBe('coins-stay');
  });

  it('everything offered is accepted', () => {
    for (const choice of castles.choices(castles.view(start, 0))) expect(refused(start, choice.at(0))).toBeNull();
  });
});

describe('Storehouse', () => {
  const options = { swans: true };
  const start = by('storehouse', { options, market: ['tool-loft 4000 1000 blue', 'study 2000'] });
  const stored = play(start, store('tool-loft')).state;
  const nextTurn = play(stored, PASS, { type: 'draw' }).state;
  /** Seat 1 is Master Builder now; its turn comes last. */
  const again = play(nextTurn, priced(nextTurn, [15_000, 10_000, 8000, 6000, 4000]), PASS).state;

  it('a room is bought, paid and kept aside: neither placed nor scored, but its swan is taken', () => {
    expect(stored.seats[1]).toMatchObject({ money: 12_000, score: 0, stored: { tile: 'tool-loft', swans: [] }, swans: ['blue'] });
    expect(stored.seats[1].castle.tiles.length).toBe(1);
    expect(stored.seats[0].money).toBe(19_000);
  });

  it('not to be placed in the same turn', () => {
    expect([actor(stored), asked(stored)]).toEqual([0, 'take-turn']);
  });

  it('in a later turn it is placed in addition to it, before the action', () => {
    expect([actor(again), asked(again)]).toEqual([1, 'take-turn']);
    const { state } = play(again, placeStored('tool-loft -5 1 0'));
    expect(state.seats[1]).toMatchObject({ score: 3, stored: null, swans: ['blue'] });
    expect([asked(state), waiting(state)]).toEqual(['choose-reward', ['utility 1']]);
    const on = play(state, { type: 'decline', reward: 'utility', room: 1 }).state;
    expect([actor(on), asked(on)]).toEqual([1, 'take-turn']);
  });

  it('or after it', () => {
    const after = play(again, PASS).state;
    expect([actor(after), asked(after)]).toEqual([1, 'finish-turn']);
    expect(play(after, placeStored('tool-loft -5 1 0')).state.seats[1].stored).toBeNull();
    expect(play(after, FINISH).state.seats[1].stored).toMatchObject({ tile: 'tool-loft' });
  });

  it('only one room at a time, but one may be placed and another stored in a single turn', () => {
    const { tile } = again.market[0];
    expect(refused(again, store(tile))).toBe('storehouse-full');
    const emptied = play(again, placeStored('tool-loft -5 1 0'), { type: 'decline', reward: 'utility', room: 1 }).state;
    const { state } = play(emptied, store(emptied.market.find(({ price }) => price === 4000)?.tile ?? ''));
    expect(state.seats[1].stored).not.toBeNull();
  });

  it('a room left there leaves the game before scoring; its swan stays with the owner', () => {
    const wanted = { options, decrees: { 0: 'storehouse' }, favors: ['total-rooms', 'swan-tokens'], stacks: { 250: [] } };
    const last = lastTurn({ ...wanted, market: ['tool-loft 4000 0 blue'] });
    const { state } = play(last, store('tool-loft'));
    expect(state.stage).toBe('over');
    expect(scored(state, 0, 'favor')).toEqual(['6 total-rooms 1 2', '8 swan-tokens 1 1']);
    expect([pointsFor(state, 0, 'swans'), pointsFor(state, 0, 'depleted')]).toEqual([1, 0]);
  });

  it('only for the owner', () => {
    expect(refused(by('haggler', { market: ['study 2000'] }), store('study'))).toBe('no-storehouse');
  });

  it('with an extra turn: a room stored in the turn before may be placed in the extra turn', () => {
    const before = by('storehouse', { castles: { 1: ['pantry 3 0 0'] }, market: ['study 2000'] });
    before.seats[1].stored = { tile: 'larder', swans: [] };
    const extra = play(before, placeStored('larder 5 -1 0'), take('food', 1), store('study')).state;
    expect([actor(extra), asked(extra)]).toEqual([1, 'take-turn']);
    expect(legal(extra, 'place-stored').length).toBeGreaterThan(0);
    const { state } = play(extra, PASS, placeStored('study -3 0 0'));
    expect([state.seats[1].castle.tiles.length, actor(state)]).toEqual([4, 0]);
  });
});
