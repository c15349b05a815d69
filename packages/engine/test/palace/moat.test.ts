import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionsOf } from '../../src/kernel/index.ts';
import type { Arm } from '../../src/palace/data/vocabulary.ts';
import { boardOf, type Palace, withTile } from '../../src/palace/geometry/board.ts';
import { cellOf } from '../../src/palace/geometry/cells.ts';
import { joinCost, joined, layings, moatMoves, withMoat } from '../../src/palace/geometry/moat.ts';
import { nextOfArm } from '../../src/palace/geometry/outline.ts';
import { pondCells } from '../../src/palace/geometry/ponds.ts';
import { palace as rules } from '../../src/palace/rules.ts';
import type { PalaceEvent } from '../../src/palace/table/events.ts';
import type { PalaceState, Player } from '../../src/palace/table/state.ts';
import { playOn } from '../../src/palace/turn/steps.ts';
import {
  type Built,
  currentTask,
  game,
  palaceOf,
  placed,
  played,
  player,
  refusalCode,
  roomsLeft,
  row,
  START,
  swans,
  turnOf,
} from './table.ts';

const cells = (...list: readonly (readonly [number, number])[]) => list.map(([x, y]) => ({ x, y }));

/** A cell, (2,1), with walls around it: rooms of two doors that lead past it. */
const RING: Built[] = [
  ['HAL-02', 1, 0],
  ['LIV-03', 2, 0, 1],
  ['HAL-03', 3, 0],
  ['LIV-04', 3, 1],
  ['HAL-05', 3, 2],
  ['SLE-03', 2, 2, 1],
  ['HAL-06', 1, 2],
  ['FOO-03', 1, 1],
];
const RINGED = palaceOf([...START, ...RING]);

/** Start column with both arms almost around it: the left one ends at (-1,3), the right one at (1,2). */
const ALMOST = palaceOf(START, { left: cells([-1, 0], [-1, 1], [-1, 2], [-1, 3]), right: cells([1, 0], [1, 1], [1, 2]) });

describe('ponds (P-11.7)', () => {
  it('are areas with nothing but palace walls around them', () => {
    expect(pondCells(boardOf(RINGED)).map(cellOf)).toEqual([{ x: 2, y: 1 }]);
  });

  it('are none where a door leads in: that is a courtyard', () => {
    const courtyard = palaceOf([...START, ...RING.filter(([tile]) => tile !== 'FOO-03'), ['HAL-08', 1, 1]]);
    expect(pondCells(boardOf(courtyard))).toEqual([]);
  });

  it('are none when they touch the lake', () => {
    const atTheLake = palaceOf([...START, ['LIV-03', 1, 1, 1], ['LIV-04', 2, 1, 1], ['FOO-03', 2, 0]]);
    expect(pondCells(boardOf(atTheLake))).toEqual([]);
  });

  it('may take moat instead of an arm, and are full then', () => {
    expect(layings(RINGED, 1, false)).toEqual(['left', 'right', { x: 2, y: 1 }]);
    const filled = withMoat(RINGED, { x: 2, y: 1 });
    expect(filled.ponds).toEqual([{ x: 2, y: 1 }]);
    expect(layings(filled, 1, false)).toEqual(['left', 'right']);
  });
});

describe('laying moat (P-11)', () => {
  const laying = (palace: Palace, tiles: number, change: Partial<PalaceState> = {}): PalaceState =>
    game({ palace, agenda: turnOf({ type: 'moat', tiles }), row: row('ACT-01'), ...change });

  it('asks the player in turn which arm grows, tile by tile (P-11.8)', () => {
    const state = laying(palaceOf(START), 2);
    const first = played(state, 0, { type: 'lay-moat', to: 'left' }).state;
    expect(first.palace.left).toEqual([{ x: -1, y: 0 }]);
    expect(first.moatSupply).toBe(93);
    expect(currentTask(first)).toEqual({ type: 'moat', tiles: 1 });
    expect(refusalCode(first, 0, { type: 'lay-moat', to: { x: 4, y: 4 } })).toBe('moat-not-there');
    expect(played(first, 0, { type: 'lay-moat', to: 'right' }).state.turn.seat).toBe(1);
  });

  it('stops when the supply is empty, and the game ends (P-11.8, P-14.1)', () => {
    const state = laying(palaceOf(START), 5, { moatSupply: 1 });
    const after = played(state, 0, { type: 'lay-moat', to: 'left' }).state;
    expect(after.moatSupply).toBe(0);
    expect(after.ended).toBe('moat-used-up');
  });

  it('stops when the arms have met, and the turn is finished (P-11.8, Ruling 35)', () => {
    const { state, events } = played(laying(ALMOST, 6), 0, { type: 'lay-moat', to: 'left' });
    expect(joined(boardOf(state.palace))).toBe(true);
    expect(state.moatSupply).toBe(93);
    expect(events.map(({ type }) => type)).toEqual(['moat-laid', 'arms-joined', 'row-filled', 'ended', 'secrets-shown']);
  });

  it('may not shut the last open entrance unless the arms can meet with the tiles that follow (P-11.5)', () => {
    // The only open door is the north one of the column; (0,3) is next for the left arm once (-1,3) is laid.
    const three = palaceOf([...START, ['LIV-03', 0, 3], ['LIV-04', 0, 4]], {
      left: cells([-1, 0], [-1, 1], [-1, 2], [-1, 3], [-1, 4], [-1, 5]),
      right: cells([1, 0], [1, 1], [1, 2], [1, 3]),
    });
    expect(joinCost(boardOf(three), 10)).toBe(2);
    expect(layings(three, 1, false), 'one tile: the door at (0,5) must stay open').toEqual(['right']);
    expect(layings(three, 2, false)).toEqual(['left', 'right']);
    expect(layings(three, 1, true), 'nothing helps a turn that has to join').toEqual([]);
  });

  it('may not waste in a pond the tiles that have to join the arms (P-11.5)', () => {
    const tower: Built[] = [...RING, ['LIV-05', 0, 3, 0]];
    const palace = palaceOf([...START, ...tower]);
    expect(layings(palace, 1, false)).toContainEqual({ x: 2, y: 1 });
    expect(layings(palace, 1, true)).toEqual([]);
    expect(layings(palace, 60, true)).toEqual(['left', 'right', { x: 2, y: 1 }]);
    const needed = joinCost(boardOf(palace), 60);
    expect(layings(palace, needed, true)).toEqual(['left', 'right']);
  });

  it('forfeits what can be laid nowhere (Ruling 22)', () => {
    const log: PalaceEvent[] = [];
    const state = laying(palaceOf(START), 3, { turn: { number: 1, seat: 0, moatMoves: 2, mustJoin: true } });
    playOn(state, log);
    expect(log[0]).toEqual({ type: 'moat-forfeited', tiles: 3 });
    expect(state.moatSupply).toBe(94);
  });
});

describe('joined arms (P-11.4)', () => {
  it('touch at a corner or along the flank of the other', () => {
    const flank = palaceOf(START, { left: cells([-1, 0], [-1, 1], [-1, 2], [-1, 3], [0, 3], [1, 3]), right: cells([1, 0]) });
    expect(joined(boardOf(flank)), '(1,3) and (1,0) are apart').toBe(false);
    expect(joined(boardOf(withMoat(withMoat(flank, 'left'), 'left')))).toBe(true);
  });

  it('include the lake on the other side, but not lake beside lake', () => {
    expect(joined(boardOf(palaceOf(START)))).toBe(false);
    const around = palaceOf(START, {
      left: cells([-1, 0], [-1, 1], [-1, 2], [-1, 3], [0, 3], [1, 3], [1, 2], [1, 1]),
    });
    expect(joined(boardOf(around))).toBe(false);
    expect(joined(boardOf(withMoat(around, 'left')))).toBe(true);
  });
});

describe('moving moat (P-12.5)', () => {
  const mover: Player = player({ slots: [null, null, { kind: 'room', tile: 'UTI-01' }, null, null, null], swans: swans({ R: 6 }) });
  const LONG = palaceOf(START, { left: cells([-1, 0], [-1, 1]), right: cells([1, 0]) });
  const able = (palace: Palace, change: Partial<PalaceState> = {}): PalaceState =>
    game({ palace, players: [mover, player()], row: row('LIV-08', 'ACT-01'), ...change });

  it('needs the slot awake', () => {
    expect(refusalCode({ ...able(LONG), players: [player(), player()] }, 0, { type: 'move-moat', from: 'left', to: 'right' })).toBe(
      'moat-cannot-move',
    );
    const straight = player({ slots: [null, null, { kind: 'favor', favor: 'F01' }, null, null, null] });
    expect(refusalCode({ ...able(LONG), players: [straight, player()] }, 0, { type: 'move-moat', from: 'left', to: 'right' })).toBe(
      'moat-cannot-move',
    );
  });

  it('takes the last tile of one arm to the end of the other, twice a turn', () => {
    const once = played(able(LONG), 0, { type: 'move-moat', from: 'left', to: 'right' }).state;
    expect([once.palace.left, once.palace.right]).toEqual([cells([-1, 0]), cells([1, 0], [1, 1])]);
    expect(once.moatSupply, 'nothing comes from the supply').toBe(94);
    const twice = played(once, 0, { type: 'move-moat', from: 'left', to: 'right' }).state;
    expect([twice.palace.left, twice.palace.right]).toEqual([[], cells([1, 0], [1, 1], [1, 2])]);
    expect(refusalCode(twice, 0, { type: 'move-moat', from: 'right', to: 'left' })).toBe('no-moat-moves-left');
  });

  it('comes before or after the action, in two portions if one likes (P-6.3)', () => {
    const before = played(able(LONG), 0, { type: 'move-moat', from: 'left', to: 'right' }).state;
    expect(currentTask(before)).toEqual({ type: 'act' });
    expect(refusalCode(before, 0, { type: 'end-turn' })).toBe('must-act');
    const acted = played(before, 0, { type: 'build', tile: 'ACT-01', x: -1, y: 2, turns: 0 }).state;
    expect(currentTask(acted)).toEqual({ type: 'finish' });
    const after = played(acted, 0, { type: 'move-moat', from: 'right', to: 'left' }).state;
    expect(after.turn.seat, 'no moves are left, so the turn is over').toBe(1);
    expect(played(acted, 0, { type: 'end-turn' }).state.turn.seat).toBe(1);
  });

  it('begins to work in the turn in which the slot wakes (P-12.2)', () => {
    const sleeper = player({ swans: swans({ R: 3 }) });
    const state = played({ ...able(LONG), players: [sleeper, player()] }, 0, { type: 'activate', tile: 'ACT-01', slot: 2 }).state;
    expect(currentTask(state)).toEqual({ type: 'finish' });
  });

  it('reaches ponds and comes from them', () => {
    const withPond = palaceOf([...START, ...RING], { left: cells([-1, 0]), ponds: [] });
    expect(moatMoves(withPond)).toEqual([
      { from: 'left', to: 'right' },
      { from: 'left', to: { x: 2, y: 1 } },
    ]);
    const filled = played(able(withPond), 0, { type: 'move-moat', from: 'left', to: { x: 2, y: 1 } }).state;
    expect([filled.palace.left, filled.palace.ponds]).toEqual([[], cells([2, 1])]);
    expect(moatMoves(filled.palace)).toEqual([
      { from: { x: 2, y: 1 }, to: 'left' },
      { from: { x: 2, y: 1 }, to: 'right' },
    ]);
    expect(played(filled, 0, { type: 'move-moat', from: { x: 2, y: 1 }, to: 'right' }).state.palace.ponds).toEqual([]);
  });

  it('may join the arms and thereby end the game after the turn', () => {
    const close = palaceOf(START, { left: cells([-1, 0], [-1, 1], [-1, 2], [-1, 3]), right: cells([1, 0], [1, 1], [1, 2], [1, 3]) });
    // The next cell of the right arm after (1,3) is (0,3), beside (-1,3) even without its last tile.
    const state = played(able(close), 0, { type: 'move-moat', from: 'left', to: 'right' });
    expect(joined(boardOf(state.state.palace))).toBe(true);
    expect(state.events.map(({ type }) => type)).toContain('arms-joined');
    expect(currentTask(state.state), 'the action is still due').toEqual({ type: 'act' });
    expect(moatMoves(state.state.palace), 'joined moat is not touched again (P-11.9)').toEqual([]);
    const end = played(state.state, 0, { type: 'activate', tile: 'ACT-01', slot: 3 }).state;
    expect(end.ended).toBe('joined');
  });

  it('may not shut the last open entrance without joining', () => {
    const palace = palaceOf([...START, ['LIV-03', 0, 3], ['LIV-04', 0, 4]], {
      left: cells([-1, 0], [-1, 1], [-1, 2], [-1, 3], [-1, 4], [-1, 5]),
      right: cells([1, 0], [1, 1], [1, 2], [1, 3]),
    });
    expect(moatMoves(palace), 'the other way would flood (0,5)').toEqual([{ from: 'left', to: 'right' }]);
  });

  it('is still there for who can do nothing else, and so is passing (P-6.5)', () => {
    const idle = able(LONG, { row: row('DWN-01'), hallways: [], stairs: [], players: [player({ slots: mover.slots }), player()] });
    expect([...actionsOf(rules, rules.view(idle, 0))].map(({ type }) => type)).toEqual(['move-moat', 'move-moat', 'end-turn']);
    expect(played(idle, 0, { type: 'end-turn' }).events[0]).toEqual({ type: 'passed', seat: 0 });
  });

  it('can reopen a door but never undoes a completion (P-4.2)', () => {
    const tiles: Built[] = [...START, ['LIV-01', -1, 2, 0, 0, true]];
    const palace = palaceOf(tiles, { left: cells([-1, 0], [-1, 1]) });
    const state = played(able(palace), 0, { type: 'move-moat', from: 'left', to: 'right' }).state;
    expect(boardOf(state.palace).frontier.map(cellOf)).toContainEqual({ x: -1, y: 1 });
    expect(state.palace.tiles.at(-1)?.complete).toBe(true);
  });
});

describe('the moat of a turn', () => {
  it('is laid after the rewards, by the player in turn (P-9)', () => {
    const three: Built[] = [
      ['LIV-07', -1, 1, 0, null],
      ['SLE-01', 1, 0, 3, 1],
    ];
    const state = game({ palace: palaceOf([...START, ...three]), row: row('ACT-13', 'ACT-01'), rooms: roomsLeft(64) });
    const asked = played(state, 0, { type: 'build', tile: 'ACT-13', x: 1, y: 1, turns: 0 });
    expect(currentTask(asked.state)).toEqual({ type: 'take-room', seat: 1 });
    const moat = played(asked.state, 1, { type: 'decline' }).state;
    expect(currentTask(moat)).toEqual({ type: 'moat', tiles: 2 });
    expect(refusalCode(moat, 1, { type: 'lay-moat', to: 'left' })).toBe('not-your-turn');
  });
});

describe('whether so many tiles can join the arms (P-11.6)', () => {
  /** Literally: some on the left, then the rest on the right, stopping when they have met. */
  function canJoin(palace: Palace, tiles: number): boolean {
    const grow = (from: Palace, arm: Arm, count: number): Palace => {
      let grown = from;
      for (let i = 0; i < count && !joined(boardOf(grown)) && nextOfArm(boardOf(grown).ground, arm) >= 0; i++) grown = withMoat(grown, arm);
      return grown;
    };
    for (let left = 0; left <= tiles; left++) if (joined(boardOf(grow(grow(palace, 'left', left), 'right', tiles - left)))) return true;
    return false;
  }

  it('is told by the smallest number that does', () => {
    const step = fc.tuple(fc.nat(60), fc.nat(2), fc.constantFrom<Arm>('left', 'right'));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), fc.nat(8), (steps, tiles) => {
        let palace = palaceOf(START);
        for (const [pick, floods, arm] of steps) {
          const { frontier, ground } = boardOf(palace);
          if (frontier.length === 0 || joined(boardOf(palace))) break;
          const { x, y } = cellOf(frontier[pick % frontier.length]);
          palace = withTile(palace, placed(['HAL-15', x, y]));
          for (let i = 0; i < floods && nextOfArm(ground, arm) >= 0; i++) palace = withMoat(palace, arm);
        }
        expect(joinCost(boardOf(palace), tiles) <= tiles).toBe(canJoin(palace, tiles));
      }),
      { numRuns: 150 },
    );
  });
});
