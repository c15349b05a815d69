import { type Direction, opposite, STEP_X, STEP_Y, TURNS, type Turns, turnCell, turned } from '../../common/grid.ts';
import { type Bonus, ROOM_TYPES, type RoomType } from '../data/room.ts';
import { LEVELS, type Level, STAIRS, type Tile } from '../tiles.ts';
import { type CellCut, outlineOf, shapeOf } from './shapes.ts';

/** The drawing board: a square window with the foyer in its middle (C-1.1). Its outermost ring always stays empty, which leaves 128 x 128. */
export const WINDOW = 130;
export const STEP: readonly number[] = STEP_X.map((dx, side) => dx + STEP_Y[side] * WINDOW);

/** What one side of a cell shows to its neighbour. */
export const NOTHING = 0;
export const WALL = 1;
export const FENCE = 2;
export const MAIN_ENTRANCE = 3;
export const DOWN_ENTRANCE = 4;
export const STAIRS_LIGHT_END = 5;
export const STAIRS_DARK_END = 6;
/** Plus a corner: the wall runs elsewhere, the space behind this edge is that corner's remainder in this very cell ... */
export const CUT_EDGE = 8;
/** ... or, on the long curve of a large round room, in the corner cell next to it. */
export const CURVE_EDGE = 12;

/** How much of a cell is covered. */
export const EMPTY = 0;
export const FULL = 1;
/** Water with a stone edge: a moat's or the Barbican's strip. */
export const STRIP = 2;
/** Plus a corner: the corner that is left free. */
export const HALF = 4;
export const FENCED_HALF = 8;
export const ROUND_3 = 12;
export const ROUND_5 = 16;
/** Two tiles in one cell: nothing is left free ... */
export const SHARED_SEALED = 20;
/** ... or a gap between them: plus the reach of either curve and the corner that the first tile leaves free. */
const SHARED_OPEN = 24;
export const COVER_CODES = SHARED_OPEN + 36;

/** How far along each side of the box a curve runs beside its corner: not at all for a diagonal. */
export function reachOf(cover: number): number {
  return cover < ROUND_3 ? 0 : cover < ROUND_5 ? 1 : 2;
}

export function sharedCode(first: number, second: number): number {
  const reaches = reachOf(first) * 3 + reachOf(second);
  return reaches === 0 ? SHARED_SEALED : SHARED_OPEN + reaches * 4 + (first & 3);
}

export function isSharedOpen(cover: number): boolean {
  return cover >= SHARED_OPEN;
}

/** The corner and reach of the remainder on the northern or southern side of a cell. */
export function remainderOf(cover: number, southern: boolean): { readonly corner: number; readonly reach: number } {
  if (cover < SHARED_OPEN) return { corner: cover & 3, reach: reachOf(cover) };
  const reaches = (cover - SHARED_OPEN) >> 2;
  const corner = cover & 3;
  if (isSouthern(corner) === southern) return { corner, reach: Math.floor(reaches / 3) };
  return { corner: (corner + 2) & 3, reach: reaches % 3 };
}

export function isSouthern(corner: number): boolean {
  return corner >= 2;
}

export function isWall(side: number): boolean {
  return side >= WALL && side <= STAIRS_DARK_END;
}

export function isEntrance(side: number): boolean {
  return side >= MAIN_ENTRANCE && side <= STAIRS_DARK_END;
}

/** A tile on one level, turned: everything that placing needs, as offsets from the cell of its upper left corner. */
export interface Form {
  readonly tile: Tile;
  readonly turns: Turns;
  readonly level: Level | null;
  readonly width: number;
  readonly height: number;
  /** Diameter of a round room, else 0. */
  readonly round: number;
  readonly cells: Int16Array;
  readonly covers: Uint8Array;
  /** Which of the cells are cut along a diagonal. */
  readonly halves: readonly number[];
  /** Unit edges of the wall: cell, side, and what they show. */
  readonly walls: Int16Array;
  readonly wallSides: Uint8Array;
  readonly wallCodes: Uint8Array;
  /** For each of them the cell across it, and which side of that cell faces it. */
  readonly across: Int16Array;
  readonly facing: Uint8Array;
  readonly cutEdges: Int16Array;
  readonly cutSides: Uint8Array;
  readonly cutCodes: Uint8Array;
  /** Entrances by the side that they face. */
  readonly entrances: readonly (readonly FormEntrance[])[];
  readonly entranceCount: number;
  /** Which of the walls are entrances. */
  readonly doors: readonly number[];
  /** The bit of the tile's type, and what its bonus counts as bits of types with the points for each: nothing where the bonus is of another kind. */
  readonly typeBit: number;
  readonly connected: Counted;
  readonly adjacent: Counted;
  readonly each: Counted;
}

interface Counted {
  readonly types: number;
  readonly points: number;
}

export interface FormEntrance {
  readonly x: number;
  readonly y: number;
  readonly offset: number;
  readonly code: number;
}

const formsOnMain = new WeakMap<Tile, readonly Form[]>();
const formsBelow = new WeakMap<Tile, readonly Form[]>();

/** The four turned forms of a tile; hallways have them on either level. */
export function formsOf(tile: Tile, level: Level | null): readonly Form[] {
  const forms = tile.twoFaced && level === 'down' ? formsBelow : formsOnMain;
  let found = forms.get(tile);
  if (!found) {
    found = TURNS.map((turns) => makeForm(tile, turns, tile.twoFaced ? (level ?? 'main') : null));
    forms.set(tile, found);
  }
  return found;
}

export function levelsOf(tile: Tile): readonly (Level | null)[] {
  return tile.twoFaced ? LEVELS : [null];
}

function makeForm(tile: Tile, turns: Turns, level: Level | null): Form {
  const shape = shapeOf(tile);
  const outline = outlineOf(shape);
  const fenced = tile.type === 'outdoor';
  const place = (x: number, y: number): number => {
    const [tx, ty] = turnCell(x, y, shape.width, shape.height, turns);
    return tx + ty * WINDOW;
  };
  const entranceCodes = new Map(
    tile.entrances.map((entrance) => [`${entrance.x},${entrance.y},${entrance.side}`, entranceCode(tile, level ?? entrance.level)]),
  );
  const wallCode = (x: number, y: number, side: Direction): number =>
    entranceCodes.get(`${x},${y},${side}`) ?? (fenced && y === 0 && side === 0 ? FENCE : WALL); // C-1.7
  const walls = outline.walls.map(({ x, y, side }) => ({ at: place(x, y), side: turned(side, turns), code: wallCode(x, y, side) }));
  const sideways = turns % 2 === 1;
  return {
    tile,
    turns,
    level,
    width: sideways ? shape.height : shape.width,
    height: sideways ? shape.width : shape.height,
    round: shape.cut === 'round' ? shape.width : 0,
    cells: Int16Array.from(outline.cells, ({ x, y }) => place(x, y)),
    covers: Uint8Array.from(outline.cells, ({ cut }) => (cut ? coverCode(cut, shape.width, fenced) + turned(cut.corner, turns) : FULL)),
    halves: [...outline.cells.keys()].filter((index) => outline.cells[index].cut?.kind === 'half'),
    walls: Int16Array.from(walls, ({ at }) => at),
    wallSides: Uint8Array.from(walls, ({ side }) => side),
    wallCodes: Uint8Array.from(walls, ({ code }) => code),
    across: Int16Array.from(walls, ({ at, side }) => at + STEP[side]),
    facing: Uint8Array.from(walls, ({ side }) => opposite(side)),
    cutEdges: Int16Array.from(outline.cutEdges, ({ x, y }) => place(x, y)),
    cutSides: Uint8Array.from(outline.cutEdges, ({ side }) => turned(side, turns)),
    cutCodes: Uint8Array.from(outline.cutEdges, ({ corner, own }) => (own ? CUT_EDGE : CURVE_EDGE) + turned(corner, turns)),
    entrances: entrancesBySide(walls),
    entranceCount: tile.entrances.length,
    doors: [...walls.keys()].filter((index) => isEntrance(walls[index].code)),
    typeBit: typeBits([tile.type]),
    connected: countedBy(tile, 'connected'),
    adjacent: countedBy(tile, 'adjacent'),
    each: countedBy(tile, 'each'),
  };
}

function typeBits(types: readonly RoomType[]): number {
  return types.reduce((bits, type) => bits | (1 << ROOM_TYPES.indexOf(type)), 0);
}

function countedBy({ bonus }: Tile, kind: Bonus['kind']): Counted {
  return bonus?.kind === kind ? { types: typeBits(bonus.types), points: bonus.points } : { types: 0, points: 0 };
}

function coverCode({ kind, corner }: CellCut, width: number, fenced: boolean): number {
  if (kind === 'round') return width === 3 ? ROUND_3 : ROUND_5;
  return fenced && corner < 2 ? FENCED_HALF : HALF; // C-1.7: the two northern corners
}

function entranceCode(tile: Tile, level: Level): number {
  if (tile.id === STAIRS) return level === 'main' ? STAIRS_LIGHT_END : STAIRS_DARK_END;
  return level === 'main' ? MAIN_ENTRANCE : DOWN_ENTRANCE;
}

function entrancesBySide(walls: readonly { at: number; side: Direction; code: number }[]): FormEntrance[][] {
  const bySide: FormEntrance[][] = [[], [], [], []];
  for (const { at, side, code } of walls) {
    if (isEntrance(code)) bySide[side].push({ x: at % WINDOW, y: Math.floor(at / WINDOW), offset: at, code });
  }
  return bySide;
}
