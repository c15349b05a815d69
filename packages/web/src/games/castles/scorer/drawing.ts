import { drawTile, outlineOf, outlinePath } from '@luftschloss/drawing';
import { type CastlesTable, formsOf, type Level, type PlacedTile, tileOf } from '@luftschloss/engine/castles';
import { CELLS } from '../../../board/camera.ts';
import { sizeOf } from '../../../board/drawing-size.ts';
import type { Laid, Look, ScorerDrawing } from '../../../scorer/game-scorer.ts';
import { drawnCastle, drawnPassages, drawnRoom, extentOfRoom, extentOfRooms } from '../castle-drawing.ts';
import { builtCastle } from './built-castle.ts';

const USUAL_CELL = 30;

function placed(laid: Laid): PlacedTile {
  return laid as unknown as PlacedTile;
}

function board(table: CastlesTable, tab: number, look: Look): string {
  const { svg, extent } = drawnCastle(builtCastle(table, tab), look);
  return `<g class="castle" transform="translate(${extent.left * look.cellSize} ${extent.top * look.cellSize})">${svg}</g>`;
}

function tile(laid: Laid, look: Look): string {
  const { tile: id, x, y, r, level = null, passages = [] } = placed(laid);
  const tunnels = passages.map((passage) => ({ ...passage, x: passage.x - x, y: passage.y - y }));
  const nowhere = { tiles: [{ tile: id, x: 0, y: 0, r }] };
  return drawnRoom(id, r, level, look) + (tunnels.length > 0 ? drawnPassages(nowhere, tunnels, look) : '');
}

function picture(id: string, widest: number, { theme, language, prefix }: Omit<Look, 'cellSize'>): string {
  const draw = (cellSize: number): string => drawTile(id, { theme, language, cellSize, prefix });
  const usual = draw(USUAL_CELL);
  const { width, height } = sizeOf(usual);
  const largest = Math.max(width, height);
  return largest <= widest ? usual : draw(Math.floor((USUAL_CELL * widest) / largest));
}

export const drawing = {
  range: CELLS,
  margin: 2.4,
  reach: 2.6,
  paper: true,
  extent: (table: CastlesTable, tab: number) => extentOfRooms({ tiles: (table.players[tab]?.castle?.tiles ?? []) as PlacedTile[] }),
  board,
  tile,
  boxOf: (laid: Laid) => extentOfRoom(placed(laid)),
  outline: ({ tile: id, r = 0, level }: Laid, size: number) =>
    outlinePath(outlineOf(formsOf(tileOf(id), (level ?? null) as Level | null)[r as 0]), size),
  picture,
} as unknown as ScorerDrawing;
