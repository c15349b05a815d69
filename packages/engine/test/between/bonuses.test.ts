import { describe, expect, it } from 'vitest';
import { type BetweenAction, type BetweenState, between, type Castle, REGULAR_TYPES, type RegularType } from '../../src/between/index.ts';
import { actionsOf, advance } from '../../src/kernel/index.ts';
import { act, castle, PLAIN, place, placing, refused, tilesOf } from './table.ts';

/** A castle with so many rooms of a type in a row, and one more of it in the hand of seat 0. */
function nearly(type: RegularType, count: number, change: Partial<BetweenState> = {}, built: Partial<Castle> = {}): BetweenState {
  const tiles = tilesOf(type);
  const y = type === 'downstairs' ? -1 : 0;
  const rooms = tiles.slice(0, count).map((tile, i) => `${tile} ${type === 'downstairs' ? i : i + 2},${y}`);
  const own = [tiles[count], type === 'living' ? 'bakery' : 'library'];
  return placing({
    castles: [{ ...castle(PLAIN, ...rooms), ...built }],
    revealed: [own, ['pantry', 'nursery'], ['kitchen', 'tool-room']],
    change,
  });
}

/** Seat 0 places the tile that counts. */
function complete(state: BetweenState): BetweenState {
  const [tile] = state.revealed[0];
  const options = [...actionsOf(between, between.view(state, 0))].filter(
    (action) => action.type === 'place' && action.castle === 0 && action.tile === tile,
  );
  return act(state, 0, options[0] as BetweenAction);
}

const choicesIn = (state: BetweenState, seat: number): BetweenAction[] =>
  [...actionsOf(between, between.view(state, seat))].filter((action) => 'castle' in action && action.castle === 0);

describe('bonuses (B-4.1)', () => {
  for (const type of REGULAR_TYPES) {
    it(`come with the third ${type} room and with the fifth, at no other count`, () => {
      for (const count of [0, 1, 3, 5]) expect(complete(nearly(type, count)).waiting[0], `room ${count + 1}`).toBeNull();
      expect(complete(nearly(type, 2)).waiting[0]).toMatchObject({ by: 0, earnedBy: type });
      expect(complete(nearly(type, 4)).waiting[0]).toMatchObject({ decision: 'specialty', options: ['fountain', 'tower', 'grand-foyer'] });
    });
  }

  it('come before anything else in that castle, by the player whose tile earned them', () => {
    const state = complete(nearly('outdoor', 2));
    expect(refused(state, ...place(1, 0, 'nursery', 0, 1))).toBe('bonus-waiting');
    expect(choicesIn(state, 1)).toEqual([]);
    expect(refused(state, ...place(0, 0, 'library', 0, 1))).toBe('not-offered');
    expect(refused(state, 1, { type: 'attendant', castle: 0, attendant: 'knight' })).toBe('no-such-bonus');
    const after = act(state, ...place(0, 0, 'fountain', -1, 0));
    expect(refused(after, ...place(1, 0, 'nursery', 1, 1))).toBe('allowed');
  });

  it('in several castles wait independently (B-4.4)', () => {
    const gardens = castle(PLAIN, 'winter-garden -1,0', 'stables -2,0');
    const others = castle(PLAIN, 'sty -1,0', 'terrace -2,0');
    let state = placing({
      castles: [gardens, others],
      revealed: [
        ['aviary', 'pantry'],
        ['turtle-pond', 'nursery'],
        ['kitchen', 'tool-room'],
      ],
    });
    state = act(state, ...place(0, 0, 'aviary', 2, 0));
    state = act(state, ...place(1, 1, 'turtle-pond', 2, 0));
    expect(state.waiting.map((bonus) => bonus?.by ?? null)).toEqual([0, 1, null]);
    expect(refused(state, ...place(0, 2, 'pantry', 2, 0))).toBe('allowed');
    state = act(state, ...place(1, 1, 'fountain', 3, 0));
    expect(state.waiting[0]).not.toBeNull();
  });

  it('for specialty rooms do not exist', () => {
    const foyers = castle(PLAIN, 'fountain 2,0', 'fountain 3,0', 'winter-garden -1,0', 'stables -2,0');
    let state = placing({
      castles: [foyers],
      revealed: [
        ['aviary', 'pantry'],
        ['solar', 'nursery'],
        ['kitchen', 'tool-room'],
      ],
    });
    state = act(state, ...place(0, 0, 'aviary', -3, 0));
    state = act(state, ...place(0, 0, 'fountain', 4, 0));
    expect(state.waiting[0]).toBeNull();
  });
});

describe('each bonus (B-4.2)', () => {
  it('food: five tiles are drawn, one is placed, four are discarded', () => {
    const before = nearly('food', 2);
    const state = complete(before);
    const options = state.waiting[0]?.options ?? [];
    expect(options).toEqual(before.supply.slice(-5));
    expect(state.supply).toHaveLength(before.supply.length - 5);
    const action = choicesIn(state, 0)[0];
    if (action.type !== 'place') throw new Error('expected a placement');
    const after = act(state, 0, action);
    expect(after.discarded).toEqual(options.filter((tile) => tile !== action.tile));
    expect(after.castles[0].tiles.at(-1)?.tile).toBe(action.tile);
  });

  it('living: one attendant of any kind that is left', () => {
    const state = complete(nearly('living', 2, { attendants: { painter: 7, knight: 0, 'fire-juggler': 7, beautician: 7 } }));
    expect(choicesIn(state, 0).map((action) => (action.type === 'attendant' ? action.attendant : ''))).toEqual([
      'painter',
      'fire-juggler',
      'beautician',
    ]);
    expect(refused(state, 0, { type: 'attendant', castle: 0, attendant: 'knight' })).not.toBe('allowed');
    const after = act(state, 0, { type: 'attendant', castle: 0, attendant: 'painter' });
    expect(after.castles[0].attendants).toEqual(['painter']);
    expect(after.attendants.painter).toBe(6);
  });

  it('living: an attendant whose kind ran out meanwhile is refused', () => {
    const state = { ...complete(nearly('living', 2)), attendants: { painter: 0, knight: 1, 'fire-juggler': 7, beautician: 7 } };
    expect(refused(state, 0, { type: 'attendant', castle: 0, attendant: 'painter' })).toBe('none-left');
    expect(refused(state, 0, { type: 'attendant', castle: 0, attendant: 'knight' })).toBe('allowed');
  });

  it('living: with both spots taken the bonus is lost', () => {
    const state = nearly('living', 2, {}, { attendants: ['painter', 'painter'] });
    const [tile] = state.revealed[0];
    const next = advance(between, state, 0, { type: 'place', castle: 0, tile, x: -1, y: 0 });
    expect(next).toMatchObject({ ok: true, events: [{ type: 'placed' }, { type: 'bonus-lost', bonus: 'living' }] });
  });

  it('utility: three cards are drawn, one is kept face up, two are discarded', () => {
    const state = complete(nearly('utility', 2));
    expect(state.waiting[0]?.options).toEqual(['food', 'living', 'specialty']);
    expect(refused(state, 0, { type: 'keep-card', castle: 0, card: 'width' })).toBe('not-offered');
    const after = act(state, 0, { type: 'keep-card', castle: 0, card: 'living' });
    expect(after.castles[0].bonusCards).toEqual(['living']);
    expect(after.discardedCards).toEqual(['food', 'specialty']);
  });

  for (const [type, room] of [
    ['outdoor', 'fountain'],
    ['sleeping', 'tower'],
    ['corridor', 'grand-foyer'],
  ] as const) {
    it(`${type}: a ${room}`, () => {
      const state = complete(nearly(type, 2));
      expect(state.waiting[0]).toMatchObject({ decision: 'specialty', options: [room] });
      const after = act(state, ...place(0, 0, room, -1, 0));
      expect(after.castles[0].tiles.at(-1)?.tile).toBe(room);
      expect(after.specialtyTiles).toBe(47);
    });
  }

  it('downstairs: the bonus of any other type, which does not use up that type', () => {
    const cellar = castle(PLAIN, 'crypt 0,-1', 'dungeon 1,-1', 'winter-garden -1,0', 'stables -2,0');
    let state = placing({
      castles: [cellar],
      revealed: [
        ['spy-room', 'pantry'],
        ['aviary', 'nursery'],
        ['kitchen', 'tool-room'],
      ],
    });
    state = act(state, ...place(0, 0, 'spy-room', 0, -2));
    expect(state.waiting[0]?.options).toEqual(['food', 'living', 'utility', 'outdoor', 'sleeping', 'corridor']);
    expect(refused(state, 0, { type: 'take-bonus', castle: 0, bonus: 'downstairs' })).toBe('not-offered');
    state = act(state, 0, { type: 'take-bonus', castle: 0, bonus: 'outdoor' });
    state = act(state, ...place(0, 0, 'fountain', 2, 0));
    state = act(state, ...place(1, 0, 'aviary', 3, 0));
    expect(state.waiting[0]).toMatchObject({ by: 1, options: ['fountain'] });
  });

  it('downstairs: a second attendant, even of the same kind', () => {
    const cellar = { ...castle(PLAIN, 'crypt 0,-1', 'dungeon 1,-1'), attendants: ['knight' as const] };
    let state = placing({
      castles: [cellar],
      revealed: [
        ['spy-room', 'pantry'],
        ['aviary', 'nursery'],
        ['kitchen', 'tool-room'],
      ],
    });
    state = act(state, ...place(0, 0, 'spy-room', 0, -2));
    state = act(state, 0, { type: 'take-bonus', castle: 0, bonus: 'living' });
    state = act(state, 0, { type: 'attendant', castle: 0, attendant: 'knight' });
    expect(state.castles[0].attendants).toEqual(['knight', 'knight']);
  });
});

describe('nested bonuses (B-4.1)', () => {
  /** The tiles of the first player, and the one that a food bonus draws first. */
  const withTiles = (built: Castle, own: readonly string[], drawn: string): BetweenState => {
    const state = placing({ castles: [built], revealed: [own, ['solar', 'nursery'], ['hat-room', 'aviary']] });
    return { ...state, supply: [...state.supply.filter((tile) => tile !== drawn), drawn] };
  };

  it('a tile drawn for food may be the third living room, which brings an attendant at once', () => {
    const built = castle(PLAIN, 'brewery 2,0', 'kitchen 3,0', 'library -1,0', 'salon -2,0');
    let state = withTiles(built, ['bakery', 'pantry'], 'study');
    state = act(state, ...place(0, 0, 'bakery', 4, 0));
    state = act(state, ...place(0, 0, 'study', 0, 1));
    expect(state.waiting[0]).toMatchObject({ by: 0, decision: 'attendant', earnedBy: 'living' });
    expect(refused(state, ...place(1, 0, 'solar', 1, 1))).toBe('bonus-waiting');
  });

  it('a chain of three: downstairs takes food, food brings the third utility room, which draws cards', () => {
    const built = castle(PLAIN, 'crypt 0,-1', 'dungeon 1,-1', 'tool-room -1,0', 'repair-shop -2,0');
    let state = withTiles(built, ['spy-room', 'pantry'], 'sauna');
    state = act(state, ...place(0, 0, 'spy-room', 0, -2));
    state = act(state, 0, { type: 'take-bonus', castle: 0, bonus: 'food' });
    state = act(state, ...place(0, 0, 'sauna', 2, 0));
    expect(state.waiting[0]).toMatchObject({ decision: 'card', earnedBy: 'utility' });
    state = act(state, 0, { type: 'keep-card', castle: 0, card: state.waiting[0]?.options[0] ?? '' });
    expect(state.waiting[0]).toBeNull();
  });

  it('a tile drawn for food may be the fifth of its type', () => {
    const built = castle(
      PLAIN,
      'brewery 2,0',
      'kitchen 3,0',
      ...['library', 'salon', 'gallery', 'parlor'].map((tile, i) => `${tile} ${-1 - i},0`),
    );
    let state = withTiles(built, ['bakery', 'pantry'], 'study');
    state = act(state, ...place(0, 0, 'bakery', 4, 0));
    state = act(state, ...place(0, 0, 'study', 0, 1));
    expect(state.waiting[0]).toMatchObject({ decision: 'specialty', options: ['fountain', 'tower', 'grand-foyer'] });
  });
});

describe('supplies that run out (B-4.3)', () => {
  it('with fewer than five tiles the discards are shuffled back in first', () => {
    const before = nearly('food', 2, { supply: ['solar', 'salon'], discarded: ['crypt', 'dungeon', 'aviary', 'sty'] });
    const state = complete(before);
    const everywhere = [...(state.waiting[0]?.options ?? []), ...state.supply];
    expect(state.waiting[0]?.options).toHaveLength(5);
    expect(state.discarded).toEqual([]);
    expect(everywhere.sort()).toEqual(['aviary', 'crypt', 'dungeon', 'salon', 'solar', 'sty']);
  });

  it('with fewer than five in all, those are drawn', () => {
    expect(complete(nearly('food', 2, { supply: ['solar'], discarded: ['crypt'] })).waiting[0]?.options).toHaveLength(2);
  });

  it('with none at all the bonus is lost', () => {
    expect(complete(nearly('food', 2, { supply: [], discarded: [] })).waiting[0]).toBeNull();
    expect(complete(nearly('utility', 2, { cards: [], discardedCards: [] })).waiting[0]).toBeNull();
    for (const type of ['outdoor', 'sleeping', 'corridor'] as const)
      expect(complete(nearly(type, 2, { specialtyTiles: 0 })).waiting[0]).toBeNull();
    expect(complete(nearly('food', 4, { specialtyTiles: 0 })).waiting[0]).toBeNull();
  });

  it('cards are shuffled back likewise', () => {
    const state = complete(nearly('utility', 2, { cards: ['width'], discardedCards: ['height', 'food', 'living'] }));
    expect(state.waiting[0]?.options).toHaveLength(3);
    expect(state.discardedCards).toEqual([]);
    expect(state.cards).toHaveLength(1);
  });

  it('the last specialty tile is set aside for the castle that earned it', () => {
    const gardens = castle(PLAIN, 'winter-garden -1,0', 'stables -2,0');
    const others = castle(PLAIN, 'sty -1,0', 'terrace -2,0');
    let state = placing({
      castles: [gardens, others],
      revealed: [
        ['aviary', 'pantry'],
        ['turtle-pond', 'nursery'],
        ['kitchen', 'tool-room'],
      ],
      change: { specialtyTiles: 1 },
    });
    state = act(state, ...place(0, 0, 'aviary', 2, 0));
    state = act(state, ...place(1, 1, 'turtle-pond', 2, 0));
    expect(state.waiting[1]).toBeNull();
    expect(refused(state, ...place(0, 0, 'fountain', 3, 0))).toBe('allowed');
  });
});
