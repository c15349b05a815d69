import type { Room } from '../../src/castles/data/room.ts';

/*
 * Tiles drawn straight from the data by the words of the rules page, cell by cell, without any of the engine's own geometry: what the engine is compared with.
 */

/** One edge of a drawn tile: what stands there, seen from outside. */
export type Edge = readonly [x: number, y: number, side: string, shows: string];

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly (readonly [x: number, y: number])[];
  readonly edges: readonly Edge[];
  /** Cut corner cells with the corner that is missing. */
  readonly cuts: readonly (readonly [x: number, y: number, corner: string, kind: string])[];
}

export const BOXES: { readonly [size: number]: readonly [number, number] } = {
  100: [2, 2],
  150: [3, 3],
  200: [4, 2],
  250: [5, 2],
  300: [4, 4],
  325: [5, 5],
  350: [7, 2],
  400: [4, 4],
  450: [6, 3],
  500: [5, 5],
  600: [7, 4],
};
export const SHAPES: { readonly [size: number]: string } = { 150: 'round', 300: 'L', 325: 'tower', 500: 'round', 600: 'octagon' };

const NEXT_SIDE: { readonly [side: string]: string } = { N: 'E', E: 'S', S: 'W', W: 'N' };
const NEXT_CORNER: { readonly [corner: string]: string } = { NW: 'NE', NE: 'SE', SE: 'SW', SW: 'NW' };

/** The unturned tile as the rules page describes it, drawn cell by cell. */
export function draw(
  room: Pick<Room, 'type' | 'entrances'>,
  shape: string,
  [width, height]: readonly [number, number],
  entranceOn: (side: string) => string = () => 'entrance',
): Drawing {
  const entrances = new Set(room.entrances.split(' '));
  const cells: (readonly [number, number])[] = [];
  const edges: Edge[] = [];
  const cuts: Drawing['cuts'][number][] = [];
  const fenced = room.type === 'outdoor';
  const cellKind = (x: number, y: number): string => {
    if (x < 0 || y < 0 || x >= width || y >= height) return 'out';
    const dx = Math.min(x, width - 1 - x);
    const dy = Math.min(y, height - 1 - y);
    if (shape === 'L' && x >= 2 && y < 2) return 'out';
    if (shape === 'tower' && dx + dy === 0) return 'out';
    if (shape === 'tower' && dx + dy === 1 && dx * dy === 0 && Math.max(dx, dy) === 1) return 'cut';
    if ((shape === 'octagon' || shape === 'round') && dx === 0 && dy === 0) return 'cut';
    return 'full';
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const kind = cellKind(x, y);
      if (kind === 'out') continue;
      cells.push([x, y]);
      const corner = `${y < height / 2 ? 'N' : 'S'}${x < width / 2 ? 'W' : 'E'}`;
      if (kind === 'cut') cuts.push([x, y, corner, fenced && shape !== 'round' && corner.startsWith('N') ? 'fence' : 'plain']);
      for (const [side, dx, dy] of [
        ['N', 0, -1],
        ['E', 1, 0],
        ['S', 0, 1],
        ['W', -1, 0],
      ] as const) {
        if (cellKind(x + dx, y + dy) !== 'out') continue;
        if (kind === 'cut') continue;
        const middle = side === 'N' || side === 'S' ? x === (width - 1) / 2 : y === (height - 1) / 2;
        if (shape === 'round' && !middle) continue;
        const entrance = entrances.has(`${x},${y}${side}`);
        edges.push([x, y, side, entrance ? entranceOn(side) : fenced && side === 'N' && y === 0 ? 'fence' : 'wall']);
      }
    }
  }
  return { width, height, cells, edges, cuts };
}

export function quarterTurn({ width, height, cells, edges, cuts }: Drawing): Drawing {
  return {
    width: height,
    height: width,
    cells: cells.map(([x, y]) => [height - 1 - y, x]),
    edges: edges.map(([x, y, side, shows]) => [height - 1 - y, x, NEXT_SIDE[side], shows]),
    cuts: cuts.map(([x, y, corner, kind]) => [height - 1 - y, x, NEXT_CORNER[corner], kind]),
  };
}
