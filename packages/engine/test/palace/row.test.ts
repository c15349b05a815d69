import { describe, expect, it } from 'vitest';
import type { PalaceEvent } from '../../src/palace/table/events.ts';
import { emptiedStacks, fillRow, moatRate, stackSizes } from '../../src/palace/table/row.ts';
import { needsRefresh } from '../../src/palace/turn/possible.ts';
import { playOn, startTurn } from '../../src/palace/turn/steps.ts';
import { game, player, roomsLeft, row, swans } from './table.ts';

describe('the row (P-13)', () => {
  it('pushes to the right and is filled from the left, each new tile left of the one before (P-13.2)', () => {
    const state = game({ row: ['LIV-01', null, 'LIV-02', null, null, 'LIV-03'], rooms: ['ACT-04', 'ACT-03', 'ACT-02', 'ACT-01'] });
    fillRow(state, []);
    expect(state.row).toEqual(['ACT-03', 'ACT-02', 'ACT-01', 'LIV-01', 'LIV-02', 'LIV-03']);
    expect(state.rooms).toEqual(['ACT-04']);
  });

  it('stays short when the stacks run out', () => {
    const state = game({ row: row(), rooms: ['ACT-02', 'ACT-01'] });
    fillRow(state, []);
    expect(state.row).toEqual(row('ACT-02', 'ACT-01'));
  });

  it.each([
    [75, 0, 0],
    [65, 0, 0],
    [64, 1, 1],
    [48, 2, 2],
    [32, 3, 4],
    [17, 3, 4],
    [16, 4, 6],
  ])('with %i tiles left, %i stacks are empty and the rate is %i (P-13.3)', (left, emptied, rate) => {
    const state = game({ rooms: roomsLeft(left) });
    expect([emptiedStacks(state), moatRate(state)]).toEqual([emptied, rate]);
    expect(stackSizes(state).reduce((sum, size) => sum + size, 0)).toBe(left);
    expect(stackSizes(state).filter((size) => size === 0).length).toBe(emptied);
  });

  it('says when a stack is used up', () => {
    const log: PalaceEvent[] = [];
    fillRow(game({ row: row('LIV-01', 'LIV-02', 'LIV-03', 'LIV-04', 'LIV-05'), rooms: roomsLeft(65) }), log);
    expect(log).toContainEqual({ type: 'stack-emptied', emptied: 1, rate: 1 });
  });
});

describe('no legal placement (P-13.4)', () => {
  const noFreeTiles = { hallways: [], stairs: [] };

  it('is judged by geometry: whoever could pay for a blueprint action gets a new row all the same', () => {
    const rich = player({ swans: swans({ R: 9 }) });
    const state = game({ ...noFreeTiles, row: row('DWN-01', 'DWN-02'), players: [rich, player()] });
    expect(needsRefresh(state, 0)).toBe(true);
    expect(needsRefresh({ ...state, row: row('DWN-01', 'LIV-08') }, 0)).toBe(false);
    expect(needsRefresh({ ...state, stairs: ['STA-01'] }, 0), 'stairs fit').toBe(false);
  });

  it('takes the row out of the game and looks again, until something fits', () => {
    const log: PalaceEvent[] = [];
    const rooms = ['LIV-09', 'LIV-08', 'DWN-08', 'DWN-07', 'DWN-06', 'DWN-05', 'DWN-04', 'DWN-03'];
    const state = game({ ...noFreeTiles, row: row('DWN-01', 'DWN-02'), rooms });
    startTurn(state, 0, log);
    expect(log.filter(({ type }) => type === 'row-refreshed').length).toBe(2);
    expect(state.discarded).toEqual(['DWN-01', 'DWN-02', 'DWN-08', 'DWN-07', 'DWN-06', 'DWN-05', 'DWN-04', 'DWN-03']);
    expect(state.row).toEqual(row('LIV-09', 'LIV-08'));
    expect(state.agenda[0], 'the player still acts although the stacks are empty (Ruling 36)').toEqual({ type: 'act' });
  });

  it('also helps a player who can pay for nothing that fits (Ruling 16)', () => {
    const dear = ['LIV-08', null, null, null, null, 'DWN-01'];
    const poor = game({ ...noFreeTiles, row: dear, players: [player({ swans: swans({ R: 2 }) }), player()] });
    expect(needsRefresh(poor, 0)).toBe(true);
    const enough = game({ ...noFreeTiles, row: dear, players: [player({ swans: swans({ R: 3 }) }), player()] });
    expect(needsRefresh(enough, 0)).toBe(false);
    const discounted = player({ swans: swans({ R: 2 }), slots: [{ kind: 'room', tile: 'UTI-01' }, null, null, null, null, null] });
    expect(needsRefresh({ ...poor, players: [discounted, player()] }, 0)).toBe(false);
  });

  it('ends in passing when the stacks are empty, and then the game is over (P-6.5)', () => {
    const log: PalaceEvent[] = [];
    const state = game({ ...noFreeTiles, row: row('DWN-01'), rooms: [] });
    startTurn(state, 0, log);
    playOn(state, log);
    expect(log.map(({ type }) => type)).toEqual(['turn-began', 'passed', 'ended', 'secrets-shown']);
    expect(state.ended).toBe('stacks-empty');
  });
});
