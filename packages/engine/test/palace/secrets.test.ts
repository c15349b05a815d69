import { describe, expect, it } from 'vitest';
import { openRng, rngState, type Viewer } from '../../src/kernel/index.ts';
import { palace } from '../../src/palace/rules.ts';
import { redact } from '../../src/palace/table/events.ts';
import type { PalaceState } from '../../src/palace/table/state.ts';
import { game, played, player, row, swans, turnOf } from './table.ts';

const seen = (state: PalaceState, viewer: Viewer): string => JSON.stringify(palace.view(state, viewer));

/** The same game with other secrets. */
function disguised(state: PalaceState, seed: string): PalaceState {
  const rng = openRng(rngState(`splitmix32:${seed}`));
  const copy = palace.clone(state);
  copy.rooms = rng.shuffle([...state.rooms]);
  copy.favors = rng.shuffle([...state.favors]);
  copy.bridge = rng.shuffle([...state.bridge]);
  copy.hallways = [...rng.shuffle(state.hallways.slice(0, -1)), ...state.hallways.slice(-1)];
  copy.rng = rngState('chacha8:other');
  return copy;
}

describe('hidden information (P-17.1)', () => {
  const secretive = player({
    secret: ['R', 'B'],
    slots: [{ kind: 'favor', favor: 'F07' }, { kind: 'room', tile: 'ACT-09' }, null, null, null, null],
  });

  it('stacks, favors, hallways below the top and the bridge look alike to all, whatever their order', () => {
    const state = game({}, 3);
    for (const viewer of [0, 1, 2, null]) expect(seen(disguised(state, 'x'), viewer)).toBe(seen(state, viewer));
  });

  it('secret swans and favors of a player are seen by that player alone', () => {
    const state = game({ players: [secretive, player()] });
    const other = game({
      players: [{ ...secretive, secret: ['G', 'G'], slots: [{ kind: 'favor', favor: 'F11' }, ...secretive.slots.slice(1)] }, player()],
    });
    expect(seen(other, 1)).toBe(seen(state, 1));
    expect(seen(other, null)).toBe(seen(state, null));
    expect(seen(other, 0)).not.toBe(seen(state, 0));
    const { players } = palace.view(state, 1);
    expect(players[0].secret).toEqual([null, null]);
    expect(players[0].slots.slice(0, 2)).toEqual([
      { kind: 'favor', favor: null },
      { kind: 'room', tile: 'ACT-09' },
    ]);
  });

  it('dealt favors are seen by their owner, and his decision only when all have decided', () => {
    const state = palace.setup({}, 2, rngState('chacha8:deal'));
    const [task] = state.agenda;
    if (task.type !== 'deal') throw new Error('favors are dealt first');
    const [a, b] = task.hands[0].favors;
    const keepA = played(state, 0, { type: 'keep-favor', favor: a, slot: 0 });
    const keepB = played(state, 0, { type: 'keep-favor', favor: b, slot: 3 });
    expect(seen(keepA.state, 1)).toBe(seen(keepB.state, 1));
    expect(keepA.events.map((event) => redact(event, 1))).toEqual(keepB.events.map((event) => redact(event, 1)));
    expect(seen(keepA.state, 0)).not.toBe(seen(keepB.state, 0));
  });

  it('favors looked at during a turn are hidden from the others', () => {
    const task = { type: 'choose-favor', seat: 0, favors: ['F01', 'F02', 'F03'] } as const;
    const state = game({ agenda: turnOf(task) });
    expect(palace.view(state, 0).agenda[0]).toEqual(task);
    expect(palace.view(state, 1).agenda[0]).toEqual({ ...task, favors: [null, null, null] });
  });

  it('events do not tell what a view hides', () => {
    const drawn = { type: 'secret-swan', seat: 0, colour: 'R', tile: 'DWN-01' } as const;
    expect(redact(drawn, 0)).toEqual(drawn);
    expect(redact(drawn, 1)).toEqual({ ...drawn, colour: null });
    const kept = { type: 'favor-kept', seat: 0, favor: 'F01', slot: 2 } as const;
    expect(redact(kept, null)).toEqual({ ...kept, favor: null });
    const looked = { type: 'favors-looked-at', seat: 0, favors: ['F01'] } as const;
    expect(redact(looked, 1)).toEqual({ ...looked, favors: [null] });
    const paid = { type: 'paid', seat: 0, swans: ['R'], secret: ['B'], purchase: { type: 'favors' } } as const;
    expect(redact(paid, 1)).toEqual({ ...paid, secret: [null] });
  });

  it('paying with secret swans tells the others only how many (Ruling 33)', () => {
    const pay = (secret: ('R' | 'B')[]) => {
      const payer = player({ swans: swans({ G: 1 }), secret: ['B', 'R'] });
      const state = game({
        players: [payer, player()],
        agenda: turnOf({ type: 'pay', seat: 0, amount: 1, purchase: { type: 'discard', tile: 'ACT-01' } }),
        row: row('ACT-01'),
      });
      return played(state, 0, { type: 'pay', swans: [], secret });
    };
    const [red, blue] = [pay(['R']), pay(['B'])];
    expect(seen(red.state, 1)).toBe(seen(blue.state, 1));
    expect(red.events.map((event) => redact(event, 1))).toEqual(blue.events.map((event) => redact(event, 1)));
  });

  it('a view carries no seed', () => {
    expect(seen(game(), 0)).not.toContain('scenario');
  });

  it('drawing and looking cannot be taken back, choosing can', () => {
    const state = game({ row: row('LIV-08', 'ACT-01'), players: [player({ swans: swans({ R: 3, B: 3 }) }), player()] });
    expect(played(state, 0, { type: 'ask-favor' })).toMatchObject({ barrier: false });
    const looked = played(played(state, 0, { type: 'ask-favor' }).state, 0, { type: 'pay', swans: ['R', 'R', 'R'], secret: [] });
    expect(looked).toMatchObject({ barrier: true });
  });
});
