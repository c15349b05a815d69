import { describe, expect, it } from 'vitest';
import type { Room } from '../../src/castles/data/room.ts';
import { ADDITIONAL_ROOMS } from '../../src/castles/data/rooms-additional.ts';
import { FIRST_EDITION_ROOMS } from '../../src/castles/data/rooms-first-edition.ts';
import {
  DOWN_ENTRANCE,
  FENCE,
  FENCED_HALF,
  type Form,
  FULL,
  formsOf,
  HALF,
  MAIN_ENTRANCE,
  ROUND_3,
  ROUND_5,
  STAIRS_DARK_END,
  STAIRS_LIGHT_END,
  tileOf,
  WALL,
  WINDOW,
} from '../../src/castles/index.ts';

/** One edge of a drawn tile: what stands there, seen from outside. */
type Edge = readonly [x: number, y: number, side: string, shows: string];

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly edges: readonly Edge[];
  /** Cut corner cells with the corner that is missing. */
  readonly cuts: readonly (readonly [x: number, y: number, corner: string, kind: string])[];
}

const BOXES: { readonly [size: number]: readonly [number, number] } = {
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
const NEXT_SIDE: { readonly [side: string]: string } = { N: 'E', E: 'S', S: 'W', W: 'N' };
const NEXT_CORNER: { readonly [corner: string]: string } = { NW: 'NE', NE: 'SE', SE: 'SW', SW: 'NW' };

/** The unturned tile as the rules page describes it, drawn cell by cell. */
function draw(room: Pick<Room, 'size' | 'type' | 'entrances'>, shape: string, [width, height]: readonly [number, number]): Drawing {
  const entrances = new Set(room.entrances.split(' '));
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
        edges.push([x, y, side, entrance ? 'entrance' : fenced && side === 'N' && y === 0 ? 'fence' : 'wall']);
      }
    }
  }
  return { width, height, edges, cuts };
}

function quarterTurn({ width, height, edges, cuts }: Drawing): Drawing {
  return {
    width: height,
    height: width,
    edges: edges.map(([x, y, side, shows]) => [height - 1 - y, x, NEXT_SIDE[side], shows]),
    cuts: cuts.map(([x, y, corner, kind]) => [height - 1 - y, x, NEXT_CORNER[corner], kind]),
  };
}

const lines = (rows: readonly (readonly unknown[])[]): string[] => rows.map((row) => row.join(' ')).sort();

function edgesOf({ walls, wallSides, wallCodes }: Form): string[] {
  const shows = (code: number): string => (code === WALL ? 'wall' : code === FENCE ? 'fence' : 'entrance');
  return lines([...walls].map((at, i) => [at % WINDOW, Math.floor(at / WINDOW), 'NESW'[wallSides[i]], shows(wallCodes[i])]));
}

function cutsOf({ cells, covers }: Form): string[] {
  const corners = ['NW', 'NE', 'SE', 'SW'];
  const cut = [...cells].map((at, i) => [at % WINDOW, Math.floor(at / WINDOW), covers[i]] as const).filter(([, , cover]) => cover !== FULL);
  return lines(cut.map(([x, y, cover]) => [x, y, corners[cover & 3], cover >= FENCED_HALF && cover < ROUND_3 ? 'fence' : 'plain']));
}

const SHAPES: { readonly [size: number]: string } = { 150: 'round', 300: 'L', 325: 'tower', 500: 'round', 600: 'octagon' };

describe('every tile in every turn has walls, entrances and fence where the data say (C-1.2 to C-1.7)', () => {
  for (const room of [...FIRST_EDITION_ROOMS, ...ADDITIONAL_ROOMS]) {
    it(room.name, () => {
      let drawing = draw(room, SHAPES[room.size] ?? 'box', BOXES[room.size]);
      expect(drawing.edges.filter(([, , , shows]) => shows === 'entrance').length).toBe(room.entrances.split(' ').length);
      for (const form of formsOf(tileOf(room.id), null)) {
        expect([form.width, form.height]).toEqual([drawing.width, drawing.height]);
        expect(edgesOf(form)).toEqual(lines(drawing.edges));
        expect(cutsOf(form)).toEqual(lines(drawing.cuts));
        const doors = new Set([...form.wallCodes].filter((code) => code !== WALL && code !== FENCE));
        expect([...doors]).toEqual([room.type === 'downstairs' ? DOWN_ENTRANCE : MAIN_ENTRANCE]);
        drawing = quarterTurn(drawing);
      }
    });
  }

  it('round corners are round, octagons cut along the diagonal', () => {
    const covers = (id: string) => [...formsOf(tileOf(id), null)[0].covers].filter((cover) => cover !== FULL);
    expect(covers('parlor')).toEqual([ROUND_3, ROUND_3 + 1, ROUND_3 + 3, ROUND_3 + 2]);
    expect(covers('forum')).toEqual([ROUND_5, ROUND_5 + 1, ROUND_5 + 3, ROUND_5 + 2]);
    expect(covers('foyer')).toEqual([HALF, HALF + 1, HALF + 3, HALF + 2]);
  });
});

describe('the tiles that everybody has (C-1.10)', () => {
  const drawn = { type: 'corridor', size: 100 } as const;

  it('the foyer has entrances west, east and south', () => {
    let drawing = draw({ ...drawn, entrances: '0,1W 2,1E 1,2S' }, 'octagon', [3, 3]);
    for (const form of formsOf(tileOf('foyer'), null)) {
      expect(edgesOf(form)).toEqual(lines(drawing.edges));
      expect(cutsOf(form)).toEqual(lines(drawing.cuts));
      drawing = quarterTurn(drawing);
    }
  });

  it('a hallway is all entrances, fourteen of them, of the level that its owner chose', () => {
    for (const [level, code] of [
      ['main', MAIN_ENTRANCE],
      ['down', DOWN_ENTRANCE],
    ] as const) {
      for (const { wallCodes, width, height, turns } of formsOf(tileOf('hallway'), level)) {
        expect([width, height]).toEqual(turns % 2 === 0 ? [6, 1] : [1, 6]);
        expect([...wallCodes]).toEqual(Array(14).fill(code));
      }
    }
  });

  it('stairs are dark in the west and light in the east', () => {
    const [stairs] = formsOf(tileOf('stairs'), null);
    expect(stairs.entrances[3].map(({ code }) => code)).toEqual([STAIRS_DARK_END]);
    expect(stairs.entrances[1].map(({ code }) => code)).toEqual([STAIRS_LIGHT_END]);
    expect(stairs.entranceCount).toBe(2);
  });
});
