import { describe, expect, it } from 'vitest';
import { palace } from '../../src/palace/rules.ts';
import type { PalaceEvent } from '../../src/palace/table/events.ts';
import type { PalaceState, Task } from '../../src/palace/table/state.ts';
import { rewardTasks } from '../../src/palace/turn/rewards.ts';
import { playOn } from '../../src/palace/turn/steps.ts';
import {
  type Built,
  currentTask,
  game,
  type Played,
  palaceOf,
  played,
  player,
  refusalCode,
  row,
  START,
  swans,
  swansGot,
  turnOf,
} from './table.ts';

/** Tiles that were just completed, with seat 0 in turn. */
function rewarded(tiles: readonly Built[], change: Partial<PalaceState> = {}, seats = 2): Played {
  const ids = tiles.filter((tile) => tile[5]).map(([tile]) => tile);
  const task: Task = { type: 'rewards', tiles: ids };
  const state = game({ palace: palaceOf([...START, ...tiles]), agenda: turnOf(task), row: row('ACT-01', 'ACT-02'), ...change }, seats);
  const events: PalaceEvent[] = [];
  playOn(state, events);
  return { state, events };
}

const full = player({ slots: Array(6).fill({ kind: 'room', tile: 'UTI-01' }) });

describe('completion rewards (P-10)', () => {
  it('living: one more swan for each of its matching entrances, neutral neighbours included (Ruling 37)', () => {
    // The east door of HAL-01 is green, as is the west door of LIV-08; that of LIV-10 is blue.
    expect(swansGot(rewarded([['LIV-08', 1, 0, 0, 1, true]]).events)).toEqual(['1 G']);
    expect(swansGot(rewarded([['LIV-10', 1, 0, 0, 1, true]]).events), 'no match').toEqual([]);
  });

  it('hallway: the two swans printed on it', () => {
    expect(swansGot(rewarded([['HAL-13', 1, 0, 0, 1, true]]).events)).toEqual(['1 P', '1 R']);
  });

  it('downstairs: a secret swan that only its owner sees, while there are any', () => {
    const { state, events } = rewarded([['DWN-01', 5, 5, 0, 1, true]], { bridge: ['R', 'B'] });
    expect(state.players[1].secret).toEqual(['B']);
    expect(state.bridge).toEqual(['R']);
    expect(events).toContainEqual({ type: 'secret-swan', seat: 1, colour: 'B', tile: 'DWN-01', reveals: true });
    expect(rewarded([['DWN-01', 5, 5, 0, 1, true]], { bridge: [] }).state.players[1].secret).toEqual([]);
  });

  it('food: up to three favors are looked at and one is kept straight in an empty slot', () => {
    const { state } = rewarded([['FOO-01', 5, 5, 0, 1, true]], { favors: ['F01', 'F02', 'F03', 'F04'] });
    expect(currentTask(state)).toEqual({ type: 'choose-favor', seat: 1, favors: ['F01', 'F02', 'F03'] });
    const kept = played(state, 1, { type: 'keep-favor', favor: 'F02', slot: 4 }).state;
    expect(kept.players[1].slots[4]).toEqual({ kind: 'favor', favor: 'F02' });
    expect(kept.favors[0]).toBe('F04');
    expect([...kept.favors].sort()).toEqual(['F01', 'F03', 'F04']);
  });

  it('food: fewer favors, none kept, or no slot left (Ruling 34, P-12.2)', () => {
    const { state } = rewarded([['FOO-01', 5, 5, 0, 0, true]], { favors: ['F01'] });
    expect(currentTask(state)).toMatchObject({ favors: ['F01'] });
    expect(played(state, 0, { type: 'keep-favor', favor: null, slot: null }).state.favors).toEqual(['F01']);
    expect(refusalCode(state, 0, { type: 'keep-favor', favor: 'F02', slot: 0 })).toBe('favor-not-offered');
    expect(refusalCode(state, 0, { type: 'keep-favor', favor: 'F01', slot: null })).toBe('favor-without-slot');
    const none = rewarded([['FOO-01', 5, 5, 0, 0, true]], { players: [full, player()] });
    expect(none.events.some(({ type }) => type === 'favors-looked-at')).toBe(false);
    expect(none.state.turn.seat).toBe(1);
  });

  it('sleeping: a row tile for its price without the fee, into any free slot (P-8.1)', () => {
    const rich = player({ swans: swans({ R: 4 }), slots: [{ kind: 'favor', favor: 'F01' }, null, null, null, null, null] });
    const { state } = rewarded([['SLE-01', 5, 5, 0, 0, true]], {
      row: ['ACT-01', null, null, null, null, null],
      players: [rich, player()],
    });
    expect(currentTask(state)).toEqual({ type: 'take-room', seat: 0 });
    expect(refusalCode(state, 0, { type: 'activate', tile: 'ACT-01', slot: 0 })).toBe('slot-taken');
    const taken = played(state, 0, { type: 'activate', tile: 'ACT-01', slot: 3 }).state;
    expect(taken.players[0].slots[3]).toEqual({ kind: 'room', tile: 'ACT-01' });
    expect(taken.players[0].swans.R).toBe(1);
  });

  it('sleeping: may be declined, and is nothing with a full board', () => {
    const { state } = rewarded([['SLE-01', 5, 5, 0, 0, true]]);
    expect(played(state, 0, { type: 'decline' }).state.players[0].slots).toEqual(Array(6).fill(null));
    expect(rewarded([['SLE-01', 5, 5, 0, 0, true]], { players: [full, player()] }).state.turn.seat).toBe(1);
  });

  it('sleeping on another player’s turn: the gap stays until the end of that turn (P-13.1, P-13.2)', () => {
    const { state } = rewarded([['SLE-01', 5, 5, 0, 1, true]], { row: row('LIV-05', 'ACT-01', 'ACT-02') });
    expect(state.turn.seat).toBe(0);
    const after = played(state, 1, { type: 'activate', tile: 'ACT-01', slot: 0 }).state;
    expect(after.turn.seat).toBe(1);
    expect(after.row.slice(-2)).toEqual(['LIV-05', 'ACT-02']);
    expect(after.row).not.toContain(null);
  });

  it('stairs, utility and activity pay only at the end', () => {
    const { events } = rewarded([
      ['STA-01', 5, 5, 0, 0, true],
      ['UTI-01', 6, 5, 0, 0, true],
      ['ACT-01', 7, 5, 0, 0, true],
    ]);
    expect(events.map(({ type }) => type)).toEqual(['row-filled', 'turn-began']);
  });

  it('a tile that nobody owns gives nothing', () => {
    expect(rewardTasks(game({ palace: palaceOf([...START, ['HAL-13', 1, 0, 0, null, true]]) }), 'HAL-13')).toEqual([]);
  });

  it('go clockwise from the player in turn, each choosing his own order (P-9 step 5)', () => {
    const tiles: Built[] = [
      ['FOO-01', 5, 5, 0, 2, true],
      ['SLE-01', 6, 5, 0, 1, true],
      ['FOO-02', 7, 5, 0, 1, true],
      ['HAL-13', 8, 5, 0, 0, true],
    ];
    const { state, events } = rewarded(tiles, {}, 3);
    expect(swansGot(events), 'the hallway of the player in turn comes first').toEqual(['0 P', '0 R']);
    expect(currentTask(state)).toMatchObject({ type: 'rewards' });
    expect(refusalCode(state, 1, { type: 'claim', tile: 'FOO-01' })).toBe('no-such-reward');
    const food = played(state, 1, { type: 'claim', tile: 'FOO-02' });
    expect(currentTask(food.state)).toMatchObject({ type: 'choose-favor', seat: 1 });
    const sleep = played(food.state, 1, { type: 'keep-favor', favor: null, slot: null });
    expect(currentTask(sleep.state)).toEqual({ type: 'take-room', seat: 1 });
    expect(currentTask(played(sleep.state, 1, { type: 'decline' }).state)).toMatchObject({ type: 'choose-favor', seat: 2 });
  });

  it('begin with the player in turn, whoever that is', () => {
    const tiles: Built[] = [
      ['HAL-13', 8, 5, 0, 0, true],
      ['HAL-14', 7, 5, 0, 1, true],
      ['HAL-15', 6, 5, 0, 2, true],
    ];
    const { events } = rewarded(tiles, { turn: { number: 5, seat: 1, moatMoves: 2, mustJoin: false } }, 3);
    expect(swansGot(events)).toEqual(['1 P', '1 Y', '2 P', '2 G', '0 P', '0 R']);
  });

  describe('are put in order only among those that give something now (Ruling 42)', () => {
    const hallway: Built = ['HAL-13', 8, 5, 0, 0, true];
    const food: Built = ['FOO-01', 7, 5, 0, 0, true];
    const sleeping: Built = ['SLE-01', 6, 5, 0, 0, true];
    const nothing: Built = ['ACT-01', 5, 5, 0, 0, true];

    it('one that gives something beside one that gives nothing: nobody is asked', () => {
      expect(currentTask(rewarded([nothing, food]).state)).toMatchObject({ type: 'choose-favor', seat: 0 });
      expect(currentTask(rewarded([nothing, food], { rulesVersion: 1 }).state)).toMatchObject({ type: 'rewards' });
    });

    it('the useless one is not offered among the others', () => {
      const { state } = rewarded([nothing, hallway, food]);
      expect(currentTask(state)).toMatchObject({ type: 'rewards' });
      const offered = palace
        .choices(palace.view(state, 0))
        .flatMap((choice) => Array.from({ length: choice.count() }, (_, i) => choice.at(i)));
      expect(offered).toEqual(['HAL-13', 'FOO-01'].map((tile) => ({ type: 'claim', tile })));
      expect(refusalCode(state, 0, { type: 'claim', tile: 'ACT-01' })).toBe('no-such-reward');
    });

    it('a sleeping reward that cannot be paid yet waits for the swans of the hallway', () => {
      const { state, events } = rewarded([sleeping, hallway], { row: [null, 'ACT-02', null, null, null, null] });
      expect(swansGot(events)).toEqual(['0 P', '0 R']);
      expect(currentTask(state)).toEqual({ type: 'take-room', seat: 0 });
    });
  });

  it('are put in order by their owner as soon as one of them is a decision', () => {
    const tiles: Built[] = [
      ['HAL-13', 8, 5, 0, 0, true],
      ['FOO-01', 7, 5, 0, 0, true],
    ];
    expect(currentTask(rewarded(tiles).state)).toMatchObject({ type: 'rewards', tiles: ['HAL-13', 'FOO-01'] });
    expect(currentTask(rewarded([tiles[0], ['HAL-14', 7, 5, 0, 0, true]]).state), 'swans come by themselves').toEqual({ type: 'act' });
  });
});
