import { BUILD_AREA, boardOf, joined, type Palace, TABLE, type TileId } from '@luftschloss/engine/palace';
import { type Language, type People, personAt, told } from '@luftschloss/words';
import { at, element } from '../common/svg.ts';
import type { ThemeName } from '../common/theme.ts';
import { floorPatterns } from './floors.ts';
import { drawLegend } from './legend.ts';
import { PALETTES, type Palette } from './palette.ts';
import { line } from './pen.ts';
import { CELL, drawnOnce, drawRoom, type Manner } from './room.ts';
import { drawGarden, drawMoat, drawNextCells, type Placer } from './water.ts';

/** What a view of the game has, or a palace from a file. */
export interface PalacePicture {
  readonly palace: Palace;
  readonly moatSupply?: number;
}

export interface PalaceDrawingOptions {
  readonly language: Language;
  readonly theme?: ThemeName;
  /** By seat, for the legend. */
  readonly names?: readonly string[];
  /** The seat that is addressed as “you”. */
  readonly reader?: number | null;
  /** The whole table instead of the part in use. */
  readonly whole?: boolean;
  /** No more of the table than what lies on it and the next cells. */
  readonly close?: boolean;
  readonly legend?: boolean;
  /** Pixels of the screen for each unit of the drawing: what would be too small to read is left out or written larger. */
  readonly scale?: number;
  /** Cells to be pointed out. */
  readonly marked?: readonly { readonly x: number; readonly y: number }[];
}

export interface Area {
  readonly minX: number;
  readonly maxX: number;
  readonly maxY: number;
}

const MARGIN = 24;
const HALF = CELL / 2;

/** The palace seen from above, the garden at the bottom. */
export function drawPalace(picture: PalacePicture, options: PalaceDrawingOptions): string {
  const {
    language,
    theme = 'day',
    names = [],
    reader = null,
    whole = false,
    close = false,
    legend = true,
    scale = 1,
    marked = [],
  } = options;
  const palette = PALETTES[theme];
  const manner = { palette, language, scale };
  const area = whole ? TABLE : usedArea(picture.palace, close ? 1 : 4);
  const place: Placer = (x, y) => [MARGIN + (x - area.minX) * CELL + HALF, MARGIN + (area.maxY - y) * CELL + HALF];
  const width = 2 * MARGIN + (area.maxX - area.minX + 1) * CELL;
  const tableBottom = MARGIN + (area.maxY - TABLE.minY + 2) * CELL + HALF;
  const key = legend
    ? drawLegend(names, factsOf(picture, language), MARGIN, tableBottom + 34, width - 2 * MARGIN, palette, language)
    : { svg: '', bottom: tableBottom };
  const height = key.bottom + (legend ? MARGIN : 0);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': language.words.drawing.palace.seenFromAbove(),
    },
    element('defs', {}, definitions(palette, language)),
    element('rect', { width, height, fill: palette.paper }),
    drawGround(area, place, palette),
    drawGarden(area.minX, area.maxX, place, palette),
    drawMoat(picture.palace, place, palette),
    joined(boardOf(picture.palace)) ? '' : drawNextCells(boardOf(picture.palace), place, palette),
    drawRooms(picture.palace, place, told(names, reader), manner),
    marked.map(({ x, y }) => at(...place(x, y), mark(palette, scale))).join(''),
    key.svg,
  );
}

/** The part of the table with tiles or moat, with room for what comes next; at least so many cells to each side of the bridge. */
function usedArea({ tiles, left, right, ponds }: Palace, least: number): Area {
  const cells = [...tiles, ...left, ...right, ...ponds];
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return {
    minX: Math.max(TABLE.minX, Math.min(-least, Math.min(...xs) - 1)),
    maxX: Math.min(TABLE.maxX, Math.max(least, Math.max(...xs) + 1)),
    maxY: Math.min(TABLE.maxY, Math.max(least, Math.max(...ys) + 1)),
  };
}

function factsOf({ palace, moatSupply }: PalacePicture, { words }: Language): string {
  const said = words.drawing.palace;
  const facts = [
    said.tiles({ count: palace.tiles.length }),
    said.complete({ count: palace.tiles.filter((tile) => tile.complete).length }),
    ...(moatSupply === undefined ? [] : [said.moatLeft({ count: moatSupply })]),
    ...(joined(boardOf(palace)) ? [said.moatClosed()] : []),
  ];
  return said.facts({ facts });
}

/** What everything else uses by its name: once for each document. */
export function definitions(palette: Palette, language: Language): string {
  return floorPatterns(palette.ink) + gradients(palette) + drawnOnce(palette, language);
}

function gradients({ glow, light, rooms }: Palette): string {
  return (
    lamp('palace-lit', glow, light) +
    lamp('palace-lit-downstairs', glow, 0.25) +
    element(
      'linearGradient',
      { id: 'palace-flight', x1: 0, y1: 0, x2: 0, y2: 1 },
      element('stop', { offset: '35%', 'stop-color': rooms.stairs, 'stop-opacity': 1 }),
      element('stop', { offset: '75%', 'stop-color': rooms.stairs, 'stop-opacity': 0 }),
    )
  );
}

function lamp(id: string, colour: string, light: number): string {
  return element(
    'radialGradient',
    { id },
    element('stop', { offset: '0%', 'stop-color': colour, 'stop-opacity': light }),
    element('stop', { offset: '100%', 'stop-color': colour, 'stop-opacity': 0 }),
  );
}

export function drawGround({ minX, maxX, maxY }: Area, place: Placer, palette: Palette): string {
  const [left, top] = place(minX, maxY);
  const [right, bottom] = place(maxX, TABLE.minY);
  const frame = element('rect', {
    x: left - HALF,
    y: top - HALF,
    width: right - left + CELL,
    height: bottom - top + CELL,
    fill: palette.frame,
  });
  const [west, north] = place(Math.max(minX, BUILD_AREA.minX), Math.min(maxY, BUILD_AREA.maxY));
  const [east] = place(Math.min(maxX, BUILD_AREA.maxX), 0);
  const ground = element('rect', {
    x: west - HALF,
    y: north - HALF,
    width: east - west + CELL,
    height: bottom - north + CELL,
    fill: palette.ground,
  });
  const dots: string[] = [];
  for (let x = minX; x <= maxX + 1; x++) for (let y = TABLE.minY; y <= maxY + 1; y++) dots.push(dotAt(place(x, y - 1)));
  return frame + ground + line(dots.join(''), palette.grid, 1.1);
}

function dotAt([x, y]: readonly [number, number]): string {
  return `M${x - HALF - 3} ${y - HALF}h6M${x - HALF} ${y - HALF - 3}v6`;
}

/** As thick on the screen however small the drawing is. */
function mark({ brick, paper }: Palette, scale: number): string {
  const pen = 4.5 * Math.max(1, 0.7 / scale);
  const box = { x: -HALF - 2, y: -HALF - 2, width: CELL + 4, height: CELL + 4, rx: 5, fill: 'none' };
  return (
    element('rect', { ...box, stroke: paper, 'stroke-width': pen * 1.8, 'stroke-opacity': 0.85 }) +
    element('rect', { ...box, stroke: brick, 'stroke-width': pen, 'stroke-dasharray': '12 6' })
  );
}

export function drawRooms(palace: Palace, place: Placer, people: People, manner: Manner): string {
  const board = boardOf(palace);
  const { seat } = manner.language.words.drawing.palace;
  return palace.tiles
    .map((placed) => {
      const owner = placed.owner === null ? null : personAt(people, placed.owner);
      const named = owner && { ...owner, name: owner.name || seat({ number: (placed.owner ?? 0) + 1 }) };
      const { x, y } = placed;
      return element('g', { 'data-room': `${x} ${y}` }, at(...place(x, y), drawRoom(board, placed, named, manner)));
    })
    .join('');
}

/** One tile as it lies in the row. */
export function drawPalaceTile(tile: TileId, theme: ThemeName, language: Language): string {
  const palette = PALETTES[theme];
  const loose = { tile, x: 0, y: TABLE.minY + 2, turns: 0, owner: null, complete: false } as const;
  const board = boardOf({ tiles: [loose], left: [], right: [], ponds: [] });
  const size = CELL + 12;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${-size / 2} ${-size / 2} ${size} ${size}`, width: size, height: size },
    element('defs', {}, definitions(palette, language)),
    drawRoom(board, loose, null, { palette, language, scale: 1 }),
  );
}
