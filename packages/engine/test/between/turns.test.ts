import { describe, expect, it } from 'vitest';
import { type BetweenAction, type BetweenState, between, type Castle, castlesOf, playersOf } from '../../src/between/index.ts';
import { actionsOf, advance, randomPlayer, replay, rngState, simulateGame } from '../../src/kernel/index.ts';
import { act, castle, chattyGame, PLAIN, place, placing, refused } from './table.ts';

const begin = (seats: number): BetweenState => between.setup({}, seats, rngState('chacha8:turns'));
const view = (state: BetweenState, seat: number) => between.view(state, seat);

function everybodyChooses(start: BetweenState): BetweenState {
  let state = start;
  for (let seat = 0; seat < state.seats; seat++) state = act(state, seat, { type: 'choose', tiles: state.hands[seat].slice(0, 2) });
  return state;
}

/** Plays on with first legal actions until the question is another one. */
function finishPlacing(start: BetweenState): BetweenState {
  let state = start;
  while (state.phase === 'place') {
    const [seat] = between.toAct(state);
    const [action] = actionsOf(between, view(state, seat));
    state = act(state, seat, action as BetweenAction);
  }
  return state;
}

describe('seats and castles', () => {
  it('lie in a ring: castle i between seat i and the next (B-1.1)', () => {
    const state = begin(5);
    expect(castlesOf(state, 0)).toEqual([0, 4]);
    expect(castlesOf(state, 3)).toEqual([3, 2]);
    expect(playersOf(state, 4)).toEqual([4, 0]);
  });

  it('begin with different thrones, nine tiles in every hand and the rest as supply (B-1.3, B-2.1)', () => {
    for (const seats of [3, 4, 5, 6, 7]) {
      const state = begin(seats);
      expect(new Set(state.castles.map(({ throne }) => throne)).size).toBe(seats);
      expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(9));
      expect(state.supply).toHaveLength(147 - 9 * seats);
      expect(state.cards).toHaveLength(20);
    }
  });

  it('are for two to seven', () => {
    expect(between.optionsRefusal({}, 1)?.params).toMatchObject({ min: 2, max: 7 });
    expect(between.optionsRefusal({}, 8)?.code).toBe('players');
    for (const seats of [2, 3, 4, 5, 6, 7]) expect(between.optionsRefusal({}, seats)).toBeNull();
  });
});

describe('choosing (B-2.1)', () => {
  it('is up to everybody at once, in any order', () => {
    let state = begin(4);
    expect(between.toAct(state)).toEqual([0, 1, 2, 3]);
    state = act(state, 2, { type: 'choose', tiles: state.hands[2].slice(3, 5) });
    expect(between.toAct(state)).toEqual([0, 1, 3]);
    expect(state.phase).toBe('choose');
  });

  it('takes two different tiles of the own hand', () => {
    const state = begin(3);
    const [a, b] = state.hands[0];
    expect(refused(state, 0, { type: 'choose', tiles: [a] })).toBe('two-tiles');
    expect(refused(state, 0, { type: 'choose', tiles: [a, a] })).toBe('two-tiles');
    expect(refused(state, 0, { type: 'choose', tiles: [a, state.hands[1][0]] })).toBe('not-in-hand');
    expect(refused(state, 0, { type: 'choose', tiles: [b, a] })).toBe('allowed');
    expect(refused(state, 0, { type: 'place', castle: 0, tile: a, x: 2, y: 0 })).toBe('wrong-phase');
  });

  it('offers every pair once', () => {
    const pairs = [...actionsOf(between, view(begin(3), 1))].map((action) =>
      action.type === 'choose' ? [...action.tiles].sort().join() : '',
    );
    expect(pairs).toHaveLength(36);
    expect(new Set(pairs).size).toBe(36);
  });

  it('is final once confirmed', () => {
    const state = begin(3);
    const chosen = advance(between, state, 0, { type: 'choose', tiles: state.hands[0].slice(0, 2) });
    expect(chosen).toMatchObject({ ok: true, barrier: true });
    if (chosen.ok) expect(refused(chosen.state, 0, { type: 'choose', tiles: state.hands[0].slice(2, 4) })).toBe('not-your-turn');
  });

  it('reveals when the last player has chosen, and passes to the left in round one', () => {
    const start = begin(4);
    const state = everybodyChooses(start);
    expect(state.phase).toBe('place');
    for (const seat of [0, 1, 2, 3]) {
      expect(state.revealed[seat]).toEqual(start.hands[seat].slice(0, 2));
      expect(state.hands[(seat + 1) % 4]).toEqual(start.hands[seat].slice(2));
    }
  });

  it('passes to the right in round two, which begins with nine new tiles after four turns', () => {
    let state = begin(3);
    for (let turn = 1; turn <= 4; turn++) {
      expect(state).toMatchObject({ round: 1, turn, phase: 'choose' });
      expect(state.hands[0]).toHaveLength(11 - 2 * turn);
      const lastTiles = state.hands.map((hand) => hand[2]);
      state = finishPlacing(everybodyChooses(state));
      if (turn === 4) expect(state.discarded).toEqual(expect.arrayContaining(lastTiles));
    }
    expect(state).toMatchObject({ round: 2, turn: 1, phase: 'choose' });
    expect(state.hands.map((hand) => hand.length)).toEqual([9, 9, 9]);
    const passing = everybodyChooses(state);
    expect(passing.hands[0]).toEqual(state.hands[1].slice(2));
  });

  it('ends the game after eight turns with sixteen drafted tiles in every castle', () => {
    const { record, result } = simulateGame(between, {}, Array(5).fill(randomPlayer), 'eight turns');
    expect(record.actions.filter(({ action }) => action.type === 'choose')).toHaveLength(5 * 8);
    expect(result.standings).toHaveLength(5);
  });
});

describe('placing (B-2.2)', () => {
  const scene = () =>
    placing({
      revealed: [
        ['bakery', 'pantry'],
        ['solar', 'nursery'],
        ['aviary', 'library'],
      ],
    });

  it('is up to everybody at once', () => {
    expect(between.toAct(scene())).toEqual([0, 1, 2]);
  });

  it('puts one tile into each own castle, either first', () => {
    let state = act(scene(), ...place(0, 2, 'pantry', 2, 0));
    expect(refused(state, ...place(0, 2, 'bakery', 3, 0))).toBe('castle-served');
    state = act(state, ...place(0, 0, 'bakery', 2, 0));
    expect(between.toAct(state)).toEqual([1, 2]);
    expect(refused(state, ...place(0, 0, 'bakery', 3, 0))).toBe('not-your-turn');
  });

  it('is only for own tiles and own castles', () => {
    expect(refused(scene(), ...place(0, 1, 'bakery', 2, 0))).toBe('not-your-castle');
    expect(refused(scene(), ...place(0, 0, 'solar', 2, 0))).toBe('not-offered');
    expect(refused(scene(), ...place(0, 0, 'no-such-tile', 2, 0))).toBe('not-offered');
    expect(refused(scene(), ...place(0, 0, 'fountain', 2, 0))).toBe('not-offered');
  });

  it('gives the reason of a refused cell', () => {
    expect(refused(scene(), ...place(0, 0, 'bakery', 0, 0))).toBe('occupied');
    expect(refused(scene(), ...place(0, 0, 'bakery', 0, -1))).toBe('level');
    expect(refused(scene(), ...place(0, 0, 'bakery', 5, 0))).toBe('not-adjacent');
  });

  it('ends the turn with the last tile', () => {
    let state = scene();
    for (const step of [place(1, 1, 'solar', 2, 0), place(0, 0, 'bakery', 2, 0), place(2, 2, 'aviary', 2, 0)]) state = act(state, ...step);
    for (const step of [place(1, 0, 'nursery', 3, 0), place(0, 2, 'pantry', 3, 0)]) state = act(state, ...step);
    expect(state.phase).toBe('place');
    state = act(state, ...place(2, 1, 'library', 3, 0));
    expect(state).toMatchObject({ phase: 'choose', turn: 2 });
  });
});

describe('partners who wait for each other (B-2.3)', () => {
  it('let the lower seat place first in their castle when time has run out for both', () => {
    let state = placing({
      revealed: [
        ['bakery', 'pantry'],
        ['solar', 'nursery'],
        ['aviary', 'library'],
      ],
    });
    const yielding = () => [0, 1, 2].map((seat) => between.yieldsTo?.(state, seat));
    expect(yielding()).toEqual([[], [0], [0, 1]]);
    state = act(state, ...place(0, 0, 'bakery', 2, 0));
    expect(yielding(), 'castle 0 has its tile of seat 0').toEqual([[], [], [0, 1]]);
    state = act(state, ...place(0, 2, 'pantry', 2, 0));
    expect(yielding()).toEqual([[], [], [1]]);
  });
});

describe('taking a tile back (B-2.4)', () => {
  const scene = (castles = [castle(PLAIN)]) =>
    placing({
      castles,
      revealed: [
        ['bakery', 'pantry'],
        ['solar', 'nursery'],
        ['aviary', 'library'],
      ],
    });
  const withTile = (built: Castle, own: readonly string[]): BetweenState =>
    placing({ castles: [built], revealed: [own, ['solar', 'nursery']] });
  const back = { type: 'take-back', castle: 0 } as const;

  it('is possible until somebody acts in that castle, whatever happens elsewhere', () => {
    const before = scene();
    let state = act(before, ...place(0, 0, 'bakery', 2, 0));
    state = act(state, ...place(0, 2, 'pantry', 2, 0));
    state = act(state, ...place(1, 1, 'solar', 2, 0));
    expect(between.toAct(state)).not.toContain(0);
    state = act(state, 0, back);
    expect(state.castles[0]).toEqual(before.castles[0]);
    expect(state.revealed[0]).toEqual(['bakery']);
    expect(between.toAct(state)).toContain(0);
    expect(refused(state, 0, back)).toBe('final');
    expect(refused(state, ...place(0, 0, 'bakery', -1, 0))).toBe('allowed');
  });

  it('is over when the partner has placed there', () => {
    let state = act(scene(), ...place(0, 0, 'bakery', 2, 0));
    state = act(state, ...place(1, 0, 'nursery', 3, 0));
    expect(refused(state, 0, back)).toBe('final');
    expect(refused(state, 1, back)).toBe('allowed');
  });

  it('is only for who placed it', () => {
    const state = act(scene(), ...place(0, 0, 'bakery', 2, 0));
    expect(refused(state, 1, back)).toBe('final');
    expect(refused(state, 2, back)).toBe('not-your-castle');
  });

  it('takes a bonus with it that was only promised', () => {
    const gardens = castle(PLAIN, 'winter-garden -1,0', 'stables -2,0');
    let state = withTile(gardens, ['aviary', 'bakery']);
    state = act(state, ...place(0, 0, 'aviary', 2, 0));
    expect(state.waiting[0]).toMatchObject({ decision: 'specialty', options: ['fountain'] });
    expect(state.specialtyTiles).toBe(47);
    state = act(state, 0, back);
    expect(state.waiting[0]).toBeNull();
    expect(state.specialtyTiles).toBe(48);
  });

  it('puts a bonus room back into the bonus', () => {
    const gardens = castle(PLAIN, 'winter-garden -1,0', 'stables -2,0');
    let state = withTile(gardens, ['aviary', 'bakery']);
    state = act(state, ...place(0, 0, 'aviary', 2, 0));
    state = act(state, ...place(0, 0, 'fountain', 3, 0));
    state = act(state, 0, back);
    expect(state.waiting[0]).toMatchObject({ by: 0, decision: 'specialty' });
    expect(state.castles[0].tiles.at(-1)?.tile).toBe('aviary');
    expect(refused(state, 0, back)).toBe('final');
  });

  it('is over once its bonus was taken', () => {
    const living = castle(PLAIN, 'library -1,0', 'salon -2,0');
    let state = withTile(living, ['study', 'pantry']);
    state = act(state, ...place(0, 0, 'study', 2, 0));
    expect(refused(state, 0, back)).toBe('allowed');
    state = act(state, 0, { type: 'attendant', castle: 0, attendant: 'knight' });
    expect(refused(state, 0, back)).toBe('final');
  });

  it('is over with the Place step', () => {
    let state = placing({ revealed: [['bakery', 'pantry']] });
    state = act(state, ...place(0, 0, 'bakery', 2, 0));
    state = act(state, ...place(0, 2, 'pantry', 2, 0));
    expect(state.phase).toBe('choose');
    expect(refused(state, 0, back)).toBe('wrong-phase');
  });

  it('is over once something was drawn for the tile', () => {
    const kitchens = castle(PLAIN, 'brewery -1,0', 'kitchen -2,0');
    let state = withTile(kitchens, ['bakery', 'pantry']);
    state = act(state, ...place(0, 0, 'bakery', 2, 0));
    expect(refused(state, 0, back)).toBe('final');
    const [drawn] = state.waiting[0]?.options ?? [];
    const [action] = [...actionsOf(between, view(state, 0))].filter((option) => option.type === 'place' && option.tile === drawn);
    expect(refused(act(state, 0, action as BetweenAction), 0, back)).toBe('final');
    // Nor by undo: only the builders had seen the five tiles.
    expect(advance(between, state, 0, action)).toMatchObject({ ok: true, barrier: true });
  });
});

describe('suggestions (B-2.2)', () => {
  const scene = () =>
    placing({
      seats: 4,
      revealed: [
        ['bakery', 'pantry'],
        ['solar', 'nursery'],
        ['aviary', 'library'],
        ['crypt', 'dungeon'],
      ],
    });
  const advice = { type: 'suggest', castle: 0, option: 'solar', x: 2, y: 0 } as const;

  it('are seen by both builders of the castle and by nobody else', () => {
    const next = advance(between, scene(), 0, advice);
    expect(next).toMatchObject({ ok: true, barrier: false });
    if (!next.ok) return;
    for (const seat of [0, 1]) expect(view(next.state, seat).suggestions).toEqual([{ castle: 0, by: 0, option: 'solar', x: 2, y: 0 }]);
    for (const viewer of [2, 3, null]) {
      expect(between.view(next.state, viewer).suggestions).toEqual([]);
      expect(next.events.map((event) => between.redact(event, viewer))).toEqual([null]);
    }
    expect(next.events.map((event) => between.redact(event, 1))).toMatchObject([{ type: 'suggested', option: 'solar' }]);
  });

  it('bind nobody, are replaced by the next one and end when the castle changes', () => {
    let state = act(scene(), 0, advice);
    state = act(state, 0, { ...advice, x: -1 });
    state = act(state, 1, { type: 'suggest', castle: 0, option: 'bakery', x: 0, y: 1 });
    expect(state.suggestions).toHaveLength(2);
    state = act(state, ...place(1, 0, 'nursery', 1, 1));
    expect(state.suggestions).toEqual([]);
  });

  it('end when their tile goes into the other castle; in games of version 1 they stay', () => {
    const start = scene();
    for (const [version, left] of [
      [2, 0],
      [1, 1],
    ] as const) {
      let state = act({ ...start, rulesVersion: version }, 0, advice);
      state = act(state, ...place(1, 1, 'solar', 2, 0));
      expect(state.suggestions.length).toBe(left);
      expect(refused(state, 0, { type: 'withdraw', castle: 0 })).toBe(left === 0 ? 'no-suggestion' : 'allowed');
    }
  });

  it('can be withdrawn, and need no turn', () => {
    let state = act(scene(), ...place(0, 0, 'bakery', -1, 0));
    state = act(state, ...place(0, 3, 'pantry', -1, 0));
    expect(between.toAct(state)).not.toContain(0);
    state = act(state, 0, advice);
    state = act(state, 0, { type: 'withdraw', castle: 0 });
    expect(state.suggestions).toEqual([]);
    expect(refused(state, 0, { type: 'withdraw', castle: 0 })).toBe('no-suggestion');
  });

  it('name a tile that could come there and a cell where it may lie', () => {
    const state = scene();
    expect(refused(state, 0, { ...advice, option: 'aviary' })).toBe('not-offered');
    expect(refused(state, 0, { ...advice, x: 9 })).toBe('not-adjacent');
    expect(refused(state, 0, { type: 'suggest', castle: 0, option: 'solar' })).toBe('suggest-cell');
    expect(refused(state, 0, { ...advice, castle: 1 })).toBe('not-your-castle');
    expect(refused(between.setup({}, 4, rngState('chacha8:x')), 0, advice)).toBe('wrong-phase');
  });

  it('may be about the options of a bonus, which the partner sees (B-4.1)', () => {
    const living = castle(PLAIN, 'library -1,0', 'salon -2,0');
    let state = placing({
      castles: [living],
      revealed: [
        ['study', 'pantry'],
        ['solar', 'nursery'],
        ['aviary', 'gallery'],
      ],
    });
    state = act(state, ...place(0, 0, 'study', 2, 0));
    state = act(state, 1, { type: 'suggest', castle: 0, option: 'knight' });
    expect(view(state, 0).suggestions).toEqual([{ castle: 0, by: 1, option: 'knight' }]);
    expect(refused(state, 1, { type: 'suggest', castle: 0, option: 'knight', x: 1, y: 1 })).toBe('suggest-cell');
    state = act(state, 0, { type: 'attendant', castle: 0, attendant: 'painter' });
    expect(state.suggestions).toEqual([]);
  });

  it('and taking back never keep a game from ending', () => {
    const { record, state } = chattyGame(4, 'partners');
    expect(state.phase).toBe('over');
    const kinds = record.actions.map(({ action }) => action.type);
    expect(kinds.filter((kind) => kind === 'suggest').length).toBeGreaterThan(10);
    expect(kinds.filter((kind) => kind === 'take-back').length).toBeGreaterThan(5);
    expect(replay(between, record)).toMatchObject({ ok: true });
  });
});
