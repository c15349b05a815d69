import { describe, expect, it } from 'vitest';
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
import { BOXES, draw, quarterTurn, SHAPES } from './drawing.ts';

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
