import { describe, expect, it } from 'vitest';
import { type BetweenState, between } from '../../src/between/index.ts';
import { actionsOf, advance, randomPlayer, rngFrom, rngState, simulateGame } from '../../src/kernel/index.ts';
import { act, castle, PLAIN, place, placing, refused } from './table.ts';

const begin = (): BetweenState => between.setup({}, 2, rngState('chacha8:ludwig'));
const LUDWIG = 2;

describe('two players and Ludwig', () => {
  it('build three castles, and Ludwig has a hand of nine (B-6.1)', () => {
    const state = begin();
    expect(state.castles).toHaveLength(3);
    expect(state.hands.map((hand) => hand.length)).toEqual([9, 9, 7]);
    expect(state.drawnForLudwig).toHaveLength(2);
  });

  it('begin each turn of round one with his left neighbour, who alone sees two of his tiles (B-6.1)', () => {
    const state = begin();
    expect(between.toAct(state)).toEqual([0]);
    expect(between.view(state, 0).drawnForLudwig).toEqual(state.drawnForLudwig);
    expect(between.view(state, 1).drawnForLudwig).toEqual([]);
    expect(refused(state, 1, { type: 'choose', tiles: state.hands[1].slice(0, 2) })).toBe('not-your-turn');
    expect(refused(state, 0, { type: 'choose', tiles: state.hands[0].slice(0, 2) })).toBe('wrong-phase');
  });

  it('see at once which tile the steward gave to which castle, before they choose (B-6.1)', () => {
    const start = begin();
    const [kept, given] = start.drawnForLudwig;
    expect(refused(start, 0, { type: 'assign', tile: start.hands[0][0] })).toBe('not-offered');
    const next = advance(between, start, 0, { type: 'assign', tile: kept });
    expect(next).toMatchObject({ ok: true, barrier: true });
    if (!next.ok) return;
    expect(between.view(next.state, 1).ludwigTiles).toEqual([
      { castle: 2, tile: kept },
      { castle: 1, tile: given },
    ]);
    expect(between.toAct(next.state)).toEqual([0, 1]);
  });

  it('have his right neighbour as steward in round two, and pass his hand like any other (B-6.1)', () => {
    const rng = rngFrom('ludwig');
    let state = begin();
    const stewards = new Set<string>();
    let passedOn = 0;
    while (between.toAct(state).length > 0) {
      const [seat] = between.toAct(state);
      if (state.phase === 'assign') stewards.add(`round ${state.round}: seat ${seat}`);
      const before = state;
      const next = advance(between, state, seat, randomPlayer.choose(between as never, between.view(state, seat), rng));
      if (!next.ok) throw new Error(next.refusal.code);
      state = next.state;
      if (before.phase === 'choose' && state.phase === 'place') {
        const receiver = state.round === 1 ? 0 : 1;
        expect(state.hands[receiver]).toEqual(before.hands[LUDWIG]);
        passedOn++;
      }
    }
    expect([...stewards]).toEqual(['round 1: seat 0', 'round 2: seat 1']);
    expect(passedOn).toBe(8);
  });

  it('place his tile where it was assigned and take the bonus there (B-6.2)', () => {
    const gardens = castle(PLAIN, 'winter-garden -1,0', 'stables -2,0');
    let state = placing({
      seats: 2,
      castles: [castle(PLAIN), gardens, castle(PLAIN)],
      revealed: [
        ['bakery', 'pantry'],
        ['solar', 'nursery'],
      ],
      change: {
        ludwigTiles: [
          { castle: 1, tile: 'aviary' },
          { castle: 2, tile: 'library' },
        ],
      },
    });
    expect(refused(state, ...place(0, 2, 'aviary', 2, 0))).toBe('not-offered');
    expect(refused(state, ...place(0, 1, 'aviary', 2, 0))).toBe('not-your-castle');
    state = act(state, ...place(1, 1, 'aviary', 2, 0));
    expect(state.waiting[1]).toMatchObject({ by: 1, options: ['fountain'] });
    state = act(state, ...place(1, 1, 'fountain', 3, 0));
    state = act(state, ...place(1, 1, 'solar', 0, 1));
    expect(refused(state, ...place(1, 1, 'nursery', 1, 1))).toBe('castle-served');
    expect(state.ludwigTiles).toEqual([{ castle: 2, tile: 'library' }]);
    state = act(state, ...place(1, 0, 'nursery', 0, 1));
    state = act(state, ...place(0, 0, 'bakery', 1, 1));
    state = act(state, ...place(0, 2, 'pantry', 1, 1));
    expect(between.toAct(state)).toEqual([0]);
    expect(new Set([...actionsOf(between, between.view(state, 0))].map((action) => (action.type === 'place' ? action.tile : '')))).toEqual(
      new Set(['library']),
    );
  });

  it('may take his tile back like their own (B-2.4)', () => {
    let state = placing({
      seats: 2,
      revealed: [
        ['bakery', 'pantry'],
        ['solar', 'nursery'],
      ],
      change: { ludwigTiles: [{ castle: 2, tile: 'library' }] },
    });
    state = act(state, ...place(0, 2, 'library', 2, 0));
    state = act(state, 0, { type: 'take-back', castle: 2 });
    expect(state.ludwigTiles).toEqual([{ castle: 2, tile: 'library' }]);
    expect(state.revealed[0]).toEqual(['bakery', 'pantry']);
  });

  it('are ranked together with Ludwig, who can win (B-6.3)', () => {
    let ludwigWins = 0;
    for (let game = 0; game < 30; game++) {
      const { result, illegalActions } = simulateGame(between, {}, [randomPlayer, randomPlayer] as never, `ludwig ${game}`);
      expect(illegalActions).toBe(0);
      expect(result.standings.map(({ name }) => name)).toEqual([undefined, undefined, 'ludwig']);
      if (result.winners.includes(LUDWIG)) ludwigWins++;
    }
    expect(ludwigWins).toBeGreaterThan(0);
    expect(ludwigWins).toBeLessThan(30);
  });
});
