import { boardOf, type Cell, type Palace, type Swan, TABLE, type TileId, type TileType } from '@luftschloss/engine/palace';
import type { Language, People } from '@luftschloss/words';
import { element } from '../common/svg.ts';
import type { ThemeName } from '../common/theme.ts';
import { definitions, drawGround, drawRooms } from './draw-palace.ts';
import { PALETTES } from './palette.ts';
import { CELL, drawRoom, swanPlace, swanSizeAt } from './room.ts';
import { swan, swanPad } from './signs.ts';
import { drawGarden, drawMoat, type Placer } from './water.ts';

/**
 * Parts of a palace for a page that puts them together itself. All of them are drawn in units of which a cell has `PALACE_UNIT`; the origin is the upper left
 * corner of the cell 0,0, and the garden lies below it. They use what `palaceDefinitions` names, which a page draws once.
 */
export const PALACE_UNIT = CELL;

/** Cells of the page's board: like those of the game, but downwards. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** The upper left corner of a cell. */
export function cellCorner({ x, y }: Cell): BoardPoint {
  return { x, y: -y };
}

export function cellMiddle({ x, y }: Cell): BoardPoint {
  return { x: x + 0.5, y: 0.5 - y };
}

/** The cell under a point of the board. */
export function cellUnder({ x, y }: BoardPoint): Cell {
  return { x: Math.floor(x), y: -Math.floor(y) };
}

/** The middle of the swan at a door, where it is drawn at so many pixels per unit. */
export function swanMiddle(cell: Cell, direction: number, scale = 1): BoardPoint {
  const { x, y } = swanPlace(direction, swanSizeAt(scale) || 1);
  const middle = cellMiddle(cell);
  return { x: middle.x + x / CELL, y: middle.y + y / CELL };
}

/** Half the width of a swan's pad there, in cells. */
export function swanRadius(scale = 1): number {
  return (10.4 * (swanSizeAt(scale) || 1)) / CELL;
}

const place: Placer = (x, y) => [(x + 0.5) * CELL, (0.5 - y) * CELL];

export function palaceDefinitions(theme: ThemeName, language: Language): string {
  return element('defs', {}, definitions(PALETTES[theme], language));
}

/** The whole building ground with lake, bridge and garden. */
export function palaceGround(theme: ThemeName): string {
  const palette = PALETTES[theme];
  return drawGround(TABLE, place, palette) + drawGarden(TABLE.minX, TABLE.maxX, place, palette);
}

const FAR = 60; // cells

/** Lake and garden go on beyond the building ground. */
export function palaceSurroundings(theme: ThemeName): string {
  const { lake, garden, ink } = PALETTES[theme];
  const [left] = place(-FAR, 0);
  const [, top] = place(0, -1);
  const across = { x: left - CELL / 2, width: 2 * FAR * CELL };
  const strip = (y: number, height: number, fill: string): string => element('rect', { ...across, y, height, fill });
  const shore = top + CELL / 2;
  return strip(top - CELL / 2, CELL, lake) + strip(shore, FAR * CELL, garden) + strip(shore, 1.6, ink);
}

/** Moat and rooms, at so many pixels per unit. */
export function palaceFragment(palace: Palace, theme: ThemeName, people: People, language: Language, scale: number): string {
  const palette = PALETTES[theme];
  return drawMoat(palace, place, palette) + drawRooms(palace, place, people, { palette, language, scale, untitled: true });
}

/** A tile with its middle at the origin, as it would lie among these. */
export function palaceTileFragment(
  tile: TileId,
  turns: 0 | 1 | 2 | 3,
  theme: ThemeName,
  language: Language,
  scale = 1,
  owner: number | null = null,
): string {
  const loose = { tile, x: 0, y: TABLE.minY + 2, turns, owner, complete: false } as const;
  return drawRoom(boardOf({ tiles: [loose], left: [], right: [], ponds: [] }), loose, null, {
    palette: PALETTES[theme],
    language,
    scale,
    untitled: true,
  });
}

/** A swan on its pad, its middle at the origin, 21 units wide. */
export function palaceSwan(colour: Swan): string {
  return swanPad() + swan(colour);
}

export function palaceTypeColour(type: TileType, theme: ThemeName): string {
  return PALETTES[theme].rooms[type];
}
