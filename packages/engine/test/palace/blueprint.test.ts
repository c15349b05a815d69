import { describe, expect, it } from 'vitest';
import { actionsOf } from '../../src/kernel/index.ts';
import { palace } from '../../src/palace/rules.ts';
import { currentTask, game, played, player, refusalCode, row, swans } from './table.ts';

const six = player({ swans: swans({ R: 6 }) });

describe('a room tile onto the blueprint board (P-12.3)', () => {
  it('costs three swans and the price of its space', () => {
    const state = game({ row: ['LIV-08', null, null, null, null, 'ACT-01'], players: [six, player()] });
    expect(played(state, 0, { type: 'activate', tile: 'LIV-08', slot: 0 }).state.players[0].swans.R).toBe(0);
    expect(played(state, 0, { type: 'activate', tile: 'ACT-01', slot: 0 }).state.players[0].swans.R).toBe(3);
  });

  it('goes to any empty slot and stays there', () => {
    const state = game({ row: row('LIV-05', 'ACT-01'), players: [six, player()] });
    for (const slot of [0, 1, 2, 3, 4, 5]) {
      const after = played(state, 0, { type: 'activate', tile: 'ACT-01', slot }).state;
      expect(after.players[0].slots[slot]).toEqual({ kind: 'room', tile: 'ACT-01' });
    }
    const filled = {
      ...state,
      players: [{ ...six, slots: [null, { kind: 'room', tile: 'UTI-01' } as const, null, null, null, null] }, player()],
    };
    expect(refusalCode(filled, 0, { type: 'activate', tile: 'ACT-01', slot: 1 })).toBe('slot-taken');
  });

  it('is neither a hallway nor stairs', () => {
    const state = game({ players: [six, player()] });
    expect(refusalCode(state, 0, { type: 'activate', tile: 'STA-01', slot: 0 })).toBe('tile-not-offered');
    expect(refusalCode(state, 0, { type: 'activate', tile: state.hallways.at(-1) ?? '', slot: 0 })).toBe('tile-not-offered');
  });

  it('lies in no row of the board and is no room in the palace (Ruling 30)', () => {
    const state = game({ row: row('LIV-05', 'ACT-01'), players: [six, player()] });
    expect(played(state, 0, { type: 'activate', tile: 'ACT-01', slot: 3 }).state.palace).toEqual(state.palace);
  });
});

describe('a favor onto the blueprint board (P-12.4)', () => {
  it('costs three swans, even if none is kept', () => {
    const state = game({ row: row('ACT-01'), players: [six, player()], favors: ['F01', 'F02', 'F03', 'F04'] });
    const looked = played(state, 0, { type: 'ask-favor' }).state;
    expect(looked.players[0].swans.R).toBe(3);
    expect(currentTask(looked)).toEqual({ type: 'choose-favor', seat: 0, favors: ['F01', 'F02', 'F03'] });
    const none = played(looked, 0, { type: 'keep-favor', favor: null, slot: null }).state;
    expect(none.players[0].slots).toEqual(Array(6).fill(null));
    expect(none.players[0].swans.R).toBe(3);
    expect(none.turn.seat).toBe(1);
  });

  it('may go to any free slot', () => {
    const state = game({ row: row('ACT-01'), players: [six, player()], favors: ['F01', 'F02', 'F03', 'F04'] });
    const looked = played(state, 0, { type: 'ask-favor' }).state;
    const ways = [...actionsOf(palace, palace.view(looked, 0))];
    expect(ways.length, 'three favors in six slots, or none').toBe(19);
    expect(played(looked, 0, { type: 'keep-favor', favor: 'F03', slot: 5 }).state.players[0].slots[5]).toEqual({
      kind: 'favor',
      favor: 'F03',
    });
  });

  it('needs swans, a slot and a favor in the stack', () => {
    const full = { ...six, slots: Array(6).fill({ kind: 'favor', favor: 'F09' }) };
    expect(refusalCode(game({ players: [player(), player()] }), 0, { type: 'ask-favor' })).toBe('cannot-pay');
    expect(refusalCode(game({ players: [full, player()] }), 0, { type: 'ask-favor' })).toBe('slots-full');
    expect(refusalCode(game({ players: [six, player()], favors: [] }), 0, { type: 'ask-favor' })).toBe('no-favors-left');
    expect(refusalCode(game({ players: [full, player()], row: row('ACT-01') }), 0, { type: 'activate', tile: 'ACT-01', slot: 0 })).toBe(
      'slot-taken',
    );
  });
});

describe('a turn (P-6)', () => {
  it('is one action; there is no passing for who can act (P-6.5)', () => {
    const state = game({ row: row('ACT-01') });
    expect(refusalCode(state, 0, { type: 'end-turn' })).toBe('must-act');
    expect(refusalCode(state, 1, { type: 'ask-favor' })).toBe('not-your-turn');
    const next = played(state, 0, { type: 'build', tile: 'ACT-01', x: -1, y: 0, turns: 0 }).state;
    expect([next.turn.seat, next.turn.number]).toEqual([1, 2]);
    expect(played(next, 1, { type: 'build', tile: 'STA-01', x: 0, y: 3, turns: 2 }).state.turn.seat, 'it may discard first').toBe(1);
  });
});
