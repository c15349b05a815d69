import { describe, expect, it } from 'vitest';
import { advance, rngState } from '../../src/kernel/index.ts';
import { tileOf } from '../../src/palace/data/tiles.ts';
import { palace } from '../../src/palace/rules.ts';
import { moatRate, stackSizes } from '../../src/palace/table/row.ts';
import type { PalaceState, TaskOf } from '../../src/palace/table/state.ts';
import { played, refusalCode } from './table.ts';

const set = (seats: number, seed = 'a'): PalaceState => palace.setup({}, seats, rngState(`chacha8:${seed}`));
const hands = (state: PalaceState) => (state.agenda[0] as TaskOf<'deal'>).hands;

describe('setup (P-5)', () => {
  it('is for two to four players', () => {
    expect(palace.optionsRefusal({}, 1)).toEqual({ code: 'players', params: { min: 2, max: 4, players: 1 } });
    expect(palace.optionsRefusal({}, 5)).not.toBeNull();
    expect([2, 3, 4].map((seats) => palace.optionsRefusal({}, seats))).toEqual([null, null, null]);
  });

  it.each([2, 3, 4])('lays out everything for %i players', (seats) => {
    const state = set(seats);
    expect(stackSizes(state)).toEqual([11, 16, 16, 16, 16]);
    expect(state.row).not.toContain(null);
    expect(state.hallways.length).toBe(12);
    expect(state.stairs.length).toBe(10);
    expect(state.publicFavors.length).toBe(4);
    expect(state.favors.length).toBe(28 - 3 * seats);
    expect(state.moatSupply).toBe(94);
    expect(moatRate(state)).toBe(0);
    expect(state.bridge.length).toBe(15);
    expect(state.players.every(({ secret, slots }) => secret.length === 0 && slots.every((slot) => slot === null))).toBe(true);
  });

  it('puts three neutral hallways in line with the bridge (P-5.4)', () => {
    const { tiles } = set(3).palace;
    expect(tiles.map(({ x, y, owner, complete, tile }) => [x, y, owner, complete, tileOf(tile).type])).toEqual([
      [0, 0, null, false, 'hallway'],
      [0, 1, null, false, 'hallway'],
      [0, 2, null, false, 'hallway'],
    ]);
    const turns = new Set(Array.from({ length: 20 }, (_, i) => set(2, `t${i}`).palace.tiles[0].turns));
    expect(turns.size, 'turned at random').toBe(4);
  });

  it('draws the start player at random (P-5.1)', () => {
    expect(new Set(Array.from({ length: 40 }, (_, i) => set(4, `s${i}`).start)).size).toBe(4);
  });

  it('lets everybody keep one of three favors or none, at the same time (P-5.6)', () => {
    const state = set(3);
    expect(palace.toAct(state)).toEqual([0, 1, 2]);
    const [a, , c] = hands(state);
    const first = played(state, 2, { type: 'keep-favor', favor: c.favors[1], slot: 5 }).state;
    expect(palace.toAct(first)).toEqual([0, 1]);
    expect(first.players[2].slots[5], 'nothing is laid down before all have decided').toBeNull();
    expect(refusalCode(first, 0, { type: 'keep-favor', favor: c.favors[0], slot: 0 })).toBe('favor-not-offered');
    const second = played(first, 1, { type: 'keep-favor', favor: null, slot: null }).state;
    const { state: begun, events } = played(second, 0, { type: 'keep-favor', favor: a.favors[0], slot: 0 });
    expect(begun.players.map(({ slots }) => slots.filter((slot) => slot?.kind === 'favor').length)).toEqual([1, 0, 1]);
    expect(begun.players[2].slots[5]).toEqual({ kind: 'favor', favor: c.favors[1] });
    expect(begun.favors.slice(0, 19), 'what was in the stack stays on top').toEqual(state.favors);
    expect(begun.favors.length).toBe(26);
    expect(events.at(-1)).toEqual({ type: 'turn-began', seat: state.start, number: 1 });
    expect(palace.toAct(begun)).toEqual([state.start]);
  });

  it('comes out the same in whatever order the favors are decided', () => {
    const decide = (order: readonly number[]): PalaceState =>
      order.reduce(
        (state, seat) => played(state, seat, { type: 'keep-favor', favor: hands(state)[seat].favors[0], slot: seat }).state,
        set(3),
      );
    expect(decide([2, 0, 1])).toEqual(decide([0, 1, 2]));
  });

  it('refuses a second decision', () => {
    const first = played(set(2), 0, { type: 'keep-favor', favor: null, slot: null }).state;
    expect(advance(palace, first, 0, { type: 'keep-favor', favor: null, slot: null })).toMatchObject({ ok: false });
  });
});
