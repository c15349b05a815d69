import { advance, rngState, type Seat } from '../../src/kernel/index.ts';
import type { TileId } from '../../src/palace/data/tiles.ts';
import { boardOf, facing, type Palace, type PlacedTile } from '../../src/palace/geometry/board.ts';
import { cellIndex, STEP } from '../../src/palace/geometry/cells.ts';
import { connect } from '../../src/palace/geometry/doors.ts';
import { palace as rules } from '../../src/palace/rules.ts';
import type { PalaceEvent } from '../../src/palace/table/events.ts';
import type { PalaceAction } from '../../src/palace/table/state.ts';
import { NO_SWANS, type PalaceState, type Player, type Task } from '../../src/palace/table/state.ts';

export type Built = readonly [tile: TileId, x: number, y: number, turns?: 0 | 1 | 2 | 3, owner?: Seat | null, complete?: boolean];

export function placed([tile, x, y, turns = 0, owner = null, complete = false]: Built): PlacedTile {
  return { tile, x, y, turns, owner, complete };
}

export function palaceOf(tiles: readonly Built[], moat: Partial<Omit<Palace, 'tiles'>> = {}): Palace {
  return { tiles: tiles.map(placed), left: [], right: [], ponds: [], ...moat };
}

/** The hallways of the beginning: HAL-01 has yellow, green, blue and purple doors to north, east, south and west. */
export const START: readonly Built[] = [
  ['HAL-01', 0, 0],
  ['HAL-04', 0, 1],
  ['HAL-07', 0, 2],
];

export function player(change: Partial<Player> = {}): Player {
  return { swans: NO_SWANS, secret: [], slots: [null, null, null, null, null, null], ...change };
}

/** A game in which seat 0 is to act: what a scenario does not say is as after dealing. */
export function game(change: Partial<PalaceState> = {}, seats = 2): PalaceState {
  const fresh = rules.setup({}, seats, rngState('chacha8:scenario'));
  return {
    ...fresh,
    start: 0,
    turn: { number: 1, seat: 0, moatMoves: 2, mustJoin: false },
    palace: palaceOf(START),
    agenda: turnOf(),
    ...change,
  };
}

export function turnOf(...first: readonly Task[]): Task[] {
  return [...(first.length > 0 ? first : [{ type: 'act' } as const]), { type: 'finish' }, { type: 'end-turn' }];
}

export interface Played {
  readonly state: PalaceState;
  readonly events: readonly PalaceEvent[];
}

export function played(state: PalaceState, seat: Seat, action: PalaceAction): Played {
  const next = advance(rules, state, seat, action);
  if (!next.ok) throw new Error(`refused: ${next.refusal.code}`);
  return next;
}

export function refusalCode(state: PalaceState, seat: Seat, action: PalaceAction): string | null {
  const next = advance(rules, state, seat, action);
  return next.ok ? null : next.refusal.code;
}

/** Swans that seats got, as `seat colour`. */
export function swansGot(events: readonly PalaceEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'swan' ? [`${event.seat} ${event.colour}`] : []));
}

export function reachableFromBridge(palace: Palace): TileId[] {
  const board = boardOf(palace);
  const reached = [cellIndex(0, 0)];
  for (const cell of reached) {
    for (const [d, step] of STEP.entries()) {
      const next = cell + step;
      if (board.tileAt[next] === 0 || reached.includes(next)) continue;
      if (connect(board.doors[cell * 4 + d], facing(board, cell, d))) reached.push(next);
    }
  }
  return reached.map((cell) => palace.tiles[board.tileAt[cell] - 1].tile);
}

/** So many room tiles are left in the stacks, whichever they are. */
export function roomsLeft(count: number): (TileId | null)[] {
  return game().rooms.slice(0, count);
}

/** The leftmost spaces stay empty. */
export function row(...tiles: readonly TileId[]): (TileId | null)[] {
  return [...Array<null>(6 - tiles.length).fill(null), ...tiles];
}

export function swans(change: Partial<Player['swans']>): Player['swans'] {
  return { ...NO_SWANS, ...change };
}

export function currentTask(state: PalaceState): Task {
  return state.agenda[0];
}
