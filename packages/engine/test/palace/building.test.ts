import { describe, expect, it } from 'vitest';
import { advance } from '../../src/kernel/index.ts';
import { palace } from '../../src/palace/rules.ts';
import type { PalaceState } from '../../src/palace/table/state.ts';
import { type Built, currentTask, game, palaceOf, played, player, refusalCode, roomsLeft, row, START, swans, swansGot } from './table.ts';

const build = (tile: string, x: number, y: number, turns: 0 | 1 | 2 | 3 = 0) => ({ type: 'build', tile, x, y, turns }) as const;

function withTiles(tiles: readonly Built[], change: Partial<PalaceState> = {}, seats = 2): PalaceState {
  return game({ palace: palaceOf([...START, ...tiles]), ...change }, seats);
}

describe('putting a room into the palace (P-9)', () => {
  it('puts the tile down for its owner, incomplete', () => {
    const { state } = played(game({ row: row('LIV-08') }), 0, build('LIV-08', 1, 0));
    expect(state.palace.tiles.at(-1)).toEqual({ tile: 'LIV-08', x: 1, y: 0, turns: 0, owner: 0, complete: false });
  });

  it('costs the price of its space, paid before anything is gained (P-8.1, P-8.3)', () => {
    const state = game({ row: ['LIV-08', null, null, null, null, null], players: [player({ swans: swans({ G: 2 }) }), player()] });
    expect(refusalCode(state, 0, build('LIV-08', 1, 0)), 'the green swan it brings cannot pay for it').toBe('cannot-pay');
    const rich = game({ row: ['LIV-08', null, null, null, null, null], players: [player({ swans: swans({ R: 2, Y: 2 }) }), player()] });
    const asked = played(rich, 0, build('LIV-08', 1, 0));
    expect(currentTask(asked.state)).toMatchObject({ type: 'pay', seat: 0, amount: 3 });
    expect(asked.state.palace.tiles.length).toBe(3);
    const paid = played(asked.state, 0, { type: 'pay', swans: ['R', 'Y', 'Y'], secret: [] });
    expect(paid.state.players[0].swans).toEqual(swans({ R: 1, G: 1 }));
    expect(paid.state.palace.tiles.length).toBe(4);
  });

  it('asks for no choice of swans where there is none (P-17.3)', () => {
    const state = game({ row: [null, null, 'LIV-08', null, null, null], players: [player({ swans: swans({ P: 4 }) }), player()] });
    expect(played(state, 0, build('LIV-08', 1, 0)).state.players[0].swans).toEqual(swans({ P: 3, G: 1 }));
  });

  it('takes only the top hallway, and stairs, free of cost (P-8.1)', () => {
    const state = game();
    const top = state.hallways.at(-1) ?? '';
    const below = state.hallways.at(-2) ?? '';
    expect(refusalCode(state, 0, build(below, 1, 0))).toBe('tile-not-offered');
    const { state: after } = played(state, 0, build(top, 1, 0));
    expect(after.hallways).not.toContain(top);
    expect(played(state, 0, build('STA-01', 0, 3, 2)).state.stairs.length).toBe(9);
  });
});

describe('matching swans (P-9 step 3)', () => {
  it('pay the builder alone beside a neutral hallway', () => {
    expect(swansGot(played(game({ row: row('LIV-08') }), 0, build('LIV-08', 1, 0)).events)).toEqual(['0 G']);
  });

  it('pay nothing where colours differ', () => {
    expect(swansGot(played(game({ row: row('LIV-10') }), 0, build('LIV-10', 1, 0)).events)).toEqual([]);
  });

  it('pay both owners, and only once who owns both tiles', () => {
    const beside: Built = ['LIV-08', 1, 0, 0, 1];
    const next = build('LIV-12', 1, 1, 2);
    // LIV-08 has red in the north, LIV-16 red in the north as printed and in the south when turned by half.
    const other = withTiles([beside], { row: row('LIV-16') });
    expect(swansGot(played(other, 0, { ...next, tile: 'LIV-16' }).events)).toContain('0 R');
    expect(swansGot(played(other, 0, { ...next, tile: 'LIV-16' }).events)).toContain('1 R');
    const own = withTiles([['LIV-08', 1, 0, 0, 0]], { row: row('LIV-16') });
    expect(swansGot(played(own, 0, { ...next, tile: 'LIV-16' }).events).filter((swan) => swan.endsWith('R'))).toEqual(['0 R']);
  });

  it('with a grey one pay the other colour', () => {
    expect(swansGot(played(game(), 0, build('STA-01', 0, 3, 2)).events)).toEqual(['0 B']);
  });

  it('with two grey ones pay each owner a swan of his choice, even out of turn (P-17.2)', () => {
    const tiles: Built[] = [
      ['STA-01', 0, 3, 2, 1],
      ['DWN-06', 0, 4, 0, 1],
      ['STA-02', 0, 5, 0, 1],
    ];
    const asked = played(withTiles(tiles, { stairs: ['STA-04', 'STA-03'] }), 0, build('STA-03', 0, 6, 2));
    expect(currentTask(asked.state)).toMatchObject({ type: 'swan', seat: 0, colour: '*' });
    const first = played(asked.state, 0, { type: 'choose-swan', colour: 'P' });
    expect(currentTask(first.state)).toMatchObject({ type: 'swan', seat: 1, colour: '*' });
    expect(refusalCode(first.state, 0, { type: 'choose-swan', colour: 'R' })).toBe('not-your-turn');
    const second = played(first.state, 1, { type: 'choose-swan', colour: 'R' });
    expect(second.state.players.map((each) => each.swans)).toEqual([swans({ P: 1 }), swans({ R: 1 })]);
  });

  it('give a swan for the third tile of a type, and not for the fourth (P-9 step 2, Ruling 29)', () => {
    const two: Built[] = [
      ['LIV-03', -3, 9, 0, 0],
      ['LIV-04', -5, 9, 0, 0],
    ];
    const reasons = (state: PalaceState, tile: string) =>
      played(state, 0, build(tile, 1, 0)).events.flatMap((event) => (event.type === 'swan' ? [`${event.reason.why} ${event.colour}`] : []));
    expect(reasons(withTiles(two, { row: row('LIV-08') }), 'LIV-08')).toEqual(['third-column P', 'match G']);
    expect(reasons(withTiles([...two, ['LIV-05', -7, 9, 0, 0]], { row: row('LIV-08') }), 'LIV-08')).toEqual(['match G']);
  });
});

describe('the next hallway is seen when the top one is built (Ruling 41)', () => {
  const barrier = (state: PalaceState): boolean => {
    const top = state.hallways.at(-1) as string;
    const next = advance(palace, state, 0, build(top, 1, 0));
    return next.ok && next.barrier;
  };

  it('so that cannot be taken back, except for the last one', () => {
    expect(barrier(game({ row: row('ACT-01') }))).toBe(true);
    expect(barrier(game({ row: row('ACT-01'), hallways: ['HAL-02'] }))).toBe(false);
  });
});

/** One cell, (1,1), that completes three tiles at once. */
const THREE: Built[] = [
  ['LIV-07', -1, 1, 0, null],
  ['LIV-02', 1, 0, 3, 0],
  ['LIV-01', 1, 2, 2, 1],
];

describe('completed tiles (P-9 steps 4 to 6)', () => {
  it('are marked, whoever owns them', () => {
    const { events } = played(withTiles(THREE, { row: row('ACT-13') }), 0, build('ACT-13', 1, 1));
    expect(events.flatMap((event) => (event.type === 'completed' ? [[event.tile, event.owner]] : []))).toEqual([
      ['HAL-04', null],
      ['LIV-02', 0],
      ['LIV-01', 1],
    ]);
  });

  it('bring no moat while no stack is empty', () => {
    const { state } = played(withTiles(THREE, { row: row('ACT-13') }), 0, build('ACT-13', 1, 1));
    expect(state.moatSupply).toBe(94);
    expect(state.turn.seat).toBe(1);
  });

  it('three at rate 4 give a batch of twelve moat tiles, neutral ones included (P-9 step 6, Ruling 10)', () => {
    const { state } = played(withTiles(THREE, { row: row('ACT-13'), rooms: roomsLeft(32) }), 0, build('ACT-13', 1, 1));
    expect(currentTask(state)).toEqual({ type: 'moat', tiles: 12 });
  });

  it('use the rate from before the row is refilled', () => {
    const { state } = played(withTiles(THREE, { row: row('ACT-13'), rooms: roomsLeft(33) }), 0, build('ACT-13', 1, 1));
    expect(currentTask(state)).toEqual({ type: 'moat', tiles: 6 });
  });
});

describe('discarding after a hallway or stairs (P-9 step 7)', () => {
  const start = () => game({ row: ['LIV-05', null, null, null, null, 'ACT-03'], players: [player({ swans: swans({ R: 1 }) }), player()] });

  it('is offered for tiles that can be paid, and only then', () => {
    const { state } = played(start(), 0, build('STA-01', 0, 3, 2));
    expect(currentTask(state)).toEqual({ type: 'discard' });
    expect(refusalCode(state, 0, { type: 'discard', tile: 'LIV-05' })).toBe('cannot-pay');
    expect(played(state, 0, { type: 'discard', tile: 'ACT-03' }).state.discarded).toEqual(['ACT-03']);
    expect(played(state, 0, { type: 'decline' }).state.discarded).toEqual([]);
    const room = played(game({ row: row('LIV-08', 'ACT-03') }), 0, build('LIV-08', 1, 0));
    expect(room.state.turn.seat, 'not after a room').toBe(1);
  });

  it('costs the price, which swans of the same turn may pay (P-8.3)', () => {
    const rich = { ...start(), players: [player({ swans: swans({ R: 2 }) }), player()] };
    const { state } = played(rich, 0, build('STA-01', 0, 3, 2));
    const paid = played(state, 0, { type: 'discard', tile: 'LIV-05' });
    expect(paid.state.discarded).toEqual(['LIV-05']);
    expect(paid.state.players[0].swans).toEqual(swans({}));
  });

  it('refills the row at the end of the turn', () => {
    const { state } = played(start(), 0, build('STA-01', 0, 3, 2));
    const after = played(state, 0, { type: 'discard', tile: 'ACT-03' }).state;
    expect(after.row.at(-1)).toBe('LIV-05');
    expect(after.row).not.toContain(null);
  });
});
