import { isStackedRoom, readCastle, tileOf } from '@luftschloss/engine/castles';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { DETAILS, drawCastle, drawTile, picturesOf } from '../src/index.ts';
import { CASTLES, count, xmlProblem } from './castles.ts';

const SIZES = { far: 12, near: 30, close: 48 } as const;

type Example = (typeof CASTLES)[number];
type Detail = (typeof DETAILS)[number];
const drawn = new Map<string, string>();

/** A castle by day with everything that can be written on it. Every castle is drawn once, and looked at by several tests. */
function drawing(example: Example, detail: Detail): string {
  const key = `${CASTLES.indexOf(example)} ${detail}`;
  const { castle, points } = example;
  const svg =
    drawn.get(key) ??
    drawCastle(castle, { language: english, theme: 'day', detail, cellSize: SIZES[detail], points, title: 'Castle', subtitle: 'small' });
  drawn.set(key, svg);
  return svg;
}

function brokenReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  return used.filter((id) => !ids.has(id));
}

function textSizes(svg: string): number[] {
  return [...svg.matchAll(/<text[^>]* font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
}

describe.each(DETAILS)('every castle of the vectors, %s', (detail) => {
  test.each(['day', 'night'] as const)('is a well-formed picture by %s', (theme) => {
    // Night changes colours only: some castles are enough.
    for (const example of theme === 'day' ? CASTLES : CASTLES.slice(0, 12)) {
      const { castle, points } = example;
      const byNight = { language: english, theme, detail, cellSize: SIZES[detail], points, title: 'Castle' };
      const svg = theme === 'day' ? drawing(example, detail) : drawCastle(castle, byNight);
      expect(xmlProblem(svg)).toBeNull();
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(brokenReferences(svg)).toEqual([]);
      expect(count(svg, /class="room /g)).toBe(castle.tiles.length);
    }
  });

  test('has no text below 11 pixels', () => {
    for (const example of CASTLES) {
      const sizes = textSizes(drawing(example, detail));
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    }
  });
});

test('a large castle on a small screen still says how large its rooms are', () => {
  const sizesAt = (cellSize: number): number =>
    CASTLES.reduce((sum, { castle }) => sum + count(drawCastle(castle, { language: english, cellSize }), /class="size"/g), 0);
  const stacked = CASTLES.flatMap(({ castle }) => castle.tiles).filter(({ tile }) => isStackedRoom(tileOf(tile))).length;
  expect(sizesAt(16)).toBeGreaterThan(stacked * 0.75);
  expect(sizesAt(12)).toBe(0);
});

test('as many paths lead out as the castle has external entrances', () => {
  for (const example of CASTLES) expect(count(drawing(example, 'near'), /class="path external"/g)).toBe(example.external);
});

test('gravel lies before every entrance that opens on a courtyard, and never outside', () => {
  for (const { castle, courtyards } of CASTLES) {
    const { rooms, courtyards: gravel, box } = picturesOf(castle);
    const cells = new Set(gravel.map(([x, y]) => `${x},${y}`));
    for (const room of rooms) {
      for (const [key, state] of room.states ?? []) {
        const [x, y, side] = key.split(',').map(Number);
        const front = `${room.x + x + [0, 1, 0, -1][side]},${room.y + y + [-1, 0, 1, 0][side]}`;
        if (state === 'courtyard' || state === 'external') expect(cells.has(front)).toBe(state === 'courtyard');
      }
    }
    expect(gravel.length > 0).toBe(courtyards > 0);
    expect(gravel.every(([x, y]) => x >= 0 && y >= 0 && x < box.width && y < box.height)).toBe(true);
  }
});

test('a title that is too long for the sheet is shortened', () => {
  const svg = drawCastle(CASTLES[0].castle, { language: english, title: 'Ludwig '.repeat(80), cellSize: 12 });
  expect(svg).toMatch(/<text[^>]*>Ludwig[^<]{5,90}\u2026<\/text>/);
});

test('a threshold joins two connected entrances', () => {
  for (const example of CASTLES) {
    const svg = drawing(example, 'near');
    expect(count(svg, /class="threshold"/g) * 2).toBe(count(svg, /class="entrance (main|down) connected"/g));
  }
});

test('completed rooms are lit, others are not', () => {
  for (const example of CASTLES) {
    for (const detail of DETAILS) expect(count(drawing(example, detail), /class="completed"/g)).toBe(example.completed);
  }
});

test('the check for well-formed XML finds what is broken', () => {
  expect(xmlProblem('<a x="1"><b/>text &#38; more</a>')).toBeNull();
  for (const bad of ['<a>', '<a></b>', '<a x=1/>', '<a x="1" x="2"/>', '<a>&</a>', '<a x="<"/>']) expect(xmlProblem(bad)).not.toBeNull();
});

test('titles from outside are escaped', () => {
  const svg = drawCastle(CASTLES[0].castle, { language: english, title: `<script>"Ludwig's" & co</script>` });
  expect(xmlProblem(svg)).toBeNull();
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&#60;script&#62;&#34;Ludwig&#39;s&#34; &#38; co');
});

test('two drawings on one page share no ids when their prefixes differ', () => {
  const ids = (prefix: string): string[] =>
    [...drawTile('salon', { language: english, prefix }).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const first = ids('a-');
  expect(first.filter((id) => ids('b-').includes(id))).toEqual([]);
  expect(new Set(first).size).toBe(first.length);
});

test('the same castle is always drawn alike, wherever its coordinates begin', () => {
  const { tiles } = CASTLES[3].castle;
  const moved = { game: 'castles', edition: 'first', tiles: tiles.map((placed) => ({ ...placed, x: placed.x + 40, y: placed.y - 7 })) };
  const castle = readCastle(moved);
  expect(castle.ok && drawCastle(castle.value, { language: english })).toBe(drawCastle(CASTLES[3].castle, { language: english }));
});

test('what is said about a castle names its rooms in their order', () => {
  const [, desc] = /<desc[^>]*>([^<]*)</.exec(drawCastle(CASTLES[0].castle, { language: english })) ?? [];
  expect(desc).toContain('Foyer, Salon, Stairs, Venus Grotto');
});
