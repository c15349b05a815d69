import {
  BETWEEN_CELL,
  betweenCastleFragment,
  betweenCellBox,
  betweenDefinitions,
  betweenPanorama,
  betweenRoomFragment,
  drawBetweenTile,
} from '@luftschloss/drawing';
import type { BetweenTable } from '@luftschloss/engine/between';
import type { Extent } from '../../../board/camera.ts';
import type { Laid, Look, ScorerDrawing } from '../../../scorer/game-scorer.ts';
import { BETWEEN_RANGE } from '../board-geometry.ts';
import { builtCastle } from './built-castle.ts';

const UNIT = BETWEEN_CELL.width;

/** Pixels for each unit of the drawing. */
function scaleOf({ cellSize }: Look): number {
  return cellSize / UNIT;
}

function boxOf({ x, y }: Pick<Laid, 'x' | 'y'>): Extent {
  const { left, top, width, height } = betweenCellBox(x, y);
  return { left: left / UNIT, top: top / UNIT, width: width / UNIT, height: height / UNIT };
}

/** The castle with a free cell on every side. */
function extent(table: BetweenTable, tab: number): Extent {
  const tiles = [{ x: 0, y: 0 }, { x: 1, y: 0 }, ...(table.castles[tab]?.tiles ?? [])];
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [upper, lower] = [
    boxOf({ x: Math.min(...xs) - 1, y: Math.max(...ys) + 1 }),
    boxOf({ x: Math.max(...xs) + 1, y: Math.min(...ys) - 1 }),
  ];
  return { left: upper.left, top: upper.top, width: lower.left + 1 - upper.left, height: lower.top + lower.height - upper.top };
}

const SKY = 30; // cells around everything

function ground({ left, top, width, height }: Extent, look: Look): string {
  const units = (cells: number): number => cells * UNIT;
  const around = { left: units(left - SKY), right: units(left + width + SKY), top: units(top - SKY), bottom: units(top + height + SKY) };
  return `${betweenDefinitions(look.theme)}<g transform="scale(${scaleOf(look)})">${betweenPanorama(around, look.theme)}</g>`;
}

export const drawing = {
  range: BETWEEN_RANGE,
  margin: 0,
  reach: 0.8,
  extent,
  board: (table: BetweenTable, tab: number, look: Look) =>
    `<g transform="scale(${scaleOf(look)})">${betweenCastleFragment(builtCastle(table, tab), look.theme, look.language, scaleOf(look))}</g>`,
  ground,
  tile: ({ tile }: Laid, look: Look) =>
    `<g transform="scale(${scaleOf(look)})">${betweenRoomFragment(tile, null, look.theme, { scale: scaleOf(look), language: look.language })}</g>`,
  boxOf,
  picture: (tile: string, widest: number, { theme, language }: Omit<Look, 'cellSize'>) =>
    drawBetweenTile(tile, theme, language, widest / UNIT),
} as unknown as ScorerDrawing;
