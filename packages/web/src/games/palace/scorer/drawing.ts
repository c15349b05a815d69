import {
  drawPalaceTile,
  PALACE_UNIT,
  palaceDefinitions,
  palaceFragment,
  palaceGround,
  palaceSurroundings,
  palaceTileFragment,
} from '@luftschloss/drawing';
import type { PalaceTable } from '@luftschloss/engine/palace';
import { told } from '@luftschloss/words';
import type { Extent } from '../../../board/camera.ts';
import type { Laid, Look, ScorerDrawing } from '../../../scorer/game-scorer.ts';
import { boxOf, extentOf, PALACE_RANGE } from '../board-geometry.ts';
import { builtPalace } from './built-palace.ts';

/** Pixels for each unit of the drawing. */
function scaleOf({ cellSize }: Look): number {
  return cellSize / PALACE_UNIT;
}

function board(table: PalaceTable, _: number, look: Look): string {
  const people = told(table.players.map(({ name }) => name));
  return `<g transform="scale(${scaleOf(look)})">${palaceFragment(builtPalace(table), look.theme, people, look.language, scaleOf(look))}</g>`;
}

function ground(_: Extent, look: Look): string {
  const { theme, language } = look;
  return `${palaceDefinitions(theme, language)}<g transform="scale(${scaleOf(look)})">${palaceSurroundings(theme)}${palaceGround(theme)}</g>`;
}

function tile({ tile: id, r = 0, owner }: Laid, look: Look): string {
  const half = look.cellSize / 2;
  const svg = palaceTileFragment(id, r as 0, look.theme, look.language, scaleOf(look), typeof owner === 'number' ? owner : null);
  return `<g transform="translate(${half} ${half}) scale(${scaleOf(look)})">${svg}</g>`;
}

/** What is built with a free cell around it; the ground where nothing is. */
function extent({ tiles, left = [], right = [], ponds = [] }: PalaceTable): Extent {
  const placed = tiles.map(({ r, owner = null, ...cell }) => ({ ...cell, turns: r, owner, complete: false }));
  return extentOf({ tiles: placed, left, right, ponds }, [], false);
}

export const drawing = {
  range: { ...PALACE_RANGE, least: 12 }, // every place where a tile fits can be tapped
  margin: 0.4,
  reach: 0.8,
  slip: 0,
  extent,
  board,
  ground,
  tile,
  boxOf: ({ x, y }: Laid) => boxOf({ x, y }),
  picture: (id: string, _: number, { theme, language }: Omit<Look, 'cellSize'>) => drawPalaceTile(id, theme, language),
} as unknown as ScorerDrawing;
