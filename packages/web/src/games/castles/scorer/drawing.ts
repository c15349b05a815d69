import { drawTile, outlineOf, outlinePath } from '@luftschloss/drawing';
import {
  type Castle,
  type CastlesTable,
  FOYER,
  formsOf,
  isPassage,
  type Level,
  MOAT,
  type PlacedTile,
  passageForm,
  type Side,
  sideOf,
  stripPlace,
  type Turns,
  tileOf,
  WINDOW,
} from '@luftschloss/engine/castles';
import { CELLS, type Extent, type Point } from '../../../board/camera.ts';
import { sizeOf } from '../../../board/drawing-size.ts';
import type { Laid, Look, ScorerDrawing } from '../../../scorer/game-scorer.ts';
import { drawnCastle, drawnMoat, drawnPassages, drawnRoom, extentOfCastle, extentOfRoom, extentOfRooms } from '../castle-drawing.ts';
import { builtCastle } from './built-castle.ts';
import { isPiece } from './pieces.ts';

const USUAL_CELL = 30;

function placed(laid: Laid): PlacedTile {
  return laid as unknown as PlacedTile;
}

function board(table: CastlesTable, tab: number, look: Look): string {
  const { svg, extent } = drawnCastle(builtCastle(table, tab), look);
  return `<g class="castle" transform="translate(${extent.left * look.cellSize} ${extent.top * look.cellSize})">${svg}</g>`;
}

const NOWHERE: Castle = { tiles: [{ tile: FOYER, x: 0, y: 0, r: 0 }] };

function tile(laid: Laid, look: Look): string {
  if (isPassage(laid.tile)) return drawnPassages(NOWHERE, [{ kind: laid.tile, x: 0, y: 0, r: (laid.r ?? 0) as Turns }], look);
  const { width, height } = boxOf(laid);
  if (laid.tile === MOAT) return drawnMoat(laid['side'] as Side, width, height, look);
  const { tile: id, x, y, r, level = null, passages = [] } = placed(laid);
  const tunnels = passages.map((passage) => ({ ...passage, x: passage.x - x, y: passage.y - y }));
  return drawnRoom(id, r, level, look) + (tunnels.length > 0 ? drawnPassages(NOWHERE, tunnels, look) : '');
}

function boxOf(laid: Laid): Extent {
  const { tile: id, x, y, r = 0 } = laid;
  if (isPassage(id)) {
    const { width, height } = passageForm(id, r as Turns);
    return { left: x, top: y, width, height };
  }
  if (!isPiece(id)) return extentOfRoom(placed(laid));
  const side = sideOf(laid['side'] as Side);
  const { width, height } = stripPlace(side, side);
  return { left: x, top: y, width, height };
}

function covers(laid: Laid, { x, y }: Point): boolean {
  const { left, top, width, height } = boxOf(laid);
  const [across, down] = [Math.floor(x) - left, Math.floor(y) - top];
  if (across < 0 || down < 0 || across >= width || down >= height) return false;
  const { tile: id, r = 0, level } = laid;
  if (isPassage(id)) return passageForm(id, r as Turns).cells.includes(across + down * WINDOW);
  return isPiece(id) || formsOf(tileOf(id), (level ?? null) as Level | null)[r as Turns].cells.includes(across + down * WINDOW);
}

/** A strip of water is long: whoever points anywhere on it means it. */
function distance(laid: Laid, { x, y }: Point): number {
  const { left, top, width, height } = boxOf(laid);
  if (laid.tile !== MOAT) return Math.hypot(x - left - width / 2, y - top - height / 2);
  const beyond = (at: number, from: number, size: number): number => Math.max(from - at, 0, at - from - size);
  return Math.hypot(beyond(x, left, width), beyond(y, top, height));
}

/** A whole picture of a passage or a moat. */
function pieceSvg(id: string, look: Look): string {
  const laid: Laid = { tile: id, x: 0, y: 0, side: 'N' };
  const { width, height } = isPassage(id) ? boxOf(laid) : { width: 4, height: 2 };
  const svg = isPassage(id) ? tile(laid, look) : drawnMoat('N', width, height, look);
  const [margin, size] = [0.4, look.cellSize];
  const box = [-margin, -margin, width + 2 * margin, height + 2 * margin].map((each) => each * size);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}">${svg}</svg>`;
}

const PIECE_CELL = 22;

function picture(id: string, widest: number, { theme, language, prefix }: Omit<Look, 'cellSize'>): string {
  if (isPiece(id)) return pieceSvg(id, { theme, language, prefix, cellSize: Math.min(PIECE_CELL, widest / 5) });
  const draw = (cellSize: number): string => drawTile(id, { theme, language, cellSize, prefix });
  const usual = draw(USUAL_CELL);
  const { width, height } = sizeOf(usual);
  const largest = Math.max(width, height);
  return largest <= widest ? usual : draw(Math.floor((USUAL_CELL * widest) / largest));
}

export const drawing = {
  range: { ...CELLS, least: 5 },
  margin: 1.6,
  reach: 2.6,
  paper: true,
  extent: (table: CastlesTable, tab: number) => extentOfRooms({ tiles: (table.players[tab]?.castle?.tiles ?? []) as PlacedTile[] }),
  whole: (table: CastlesTable, tab: number) => extentOfCastle(builtCastle(table, tab)),
  board,
  tile,
  boxOf,
  covers,
  distance,
  outline: ({ tile: id, r = 0, level }: Laid, size: number) =>
    outlinePath(outlineOf(formsOf(tileOf(id), (level ?? null) as Level | null)[r as 0]), size),
  picture,
} as unknown as ScorerDrawing;
