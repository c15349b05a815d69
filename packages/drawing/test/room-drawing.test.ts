import { FENCE, type Form, TILES } from '@luftschloss/engine/castles';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { inwardNormal, type Point, wallOf } from '../src/castles/outline.ts';
import { drawGallery, drawLegend, drawTile, galleryForms, penFor, roomFragment, TYPES, typeLetters } from '../src/index.ts';
import { count, xmlProblem } from './castles.ts';

const forms = galleryForms().flat();
const pen = penFor({ language: english, cellSize: 48 });
const drawn = new Map<Form, string>();

/** Every form is drawn once with the usual pen, and looked at by several tests. */
function fragment(form: Form): string {
  const svg = drawn.get(form) ?? roomFragment({ form, x: 0, y: 0 }, pen);
  drawn.set(form, svg);
  return svg;
}

/** Where the outside of a fence lies, as directions in quarter turns from north; diagonals count for neither. */
function fencedSides(form: Form): Set<number> {
  const sides = wallOf(form)
    .stretches.filter(({ kind }) => kind === 'fence')
    .map(({ from, to }) => outward(inwardNormal(from, to)))
    .filter((side) => side >= 0);
  return new Set(sides);
}

function outward([x, y]: Point): number {
  if (Math.abs(x) > 0.1 && Math.abs(y) > 0.1) return -1;
  return y > 0.9 ? 0 : x < -0.9 ? 1 : y < -0.9 ? 2 : 3;
}

describe('every room in every rotation', () => {
  test.each(['far', 'near', 'close'] as const)('has a mark for each of its entrances, on its level (%s)', (detail) => {
    for (const form of forms) {
      const svg = roomFragment({ form, x: 0, y: 0 }, { ...pen, detail });
      const down = form.tile.entrances.filter(({ level }) => (form.level ?? level) === 'down').length;
      expect(count(svg, /class="entrance main/g), form.tile.id).toBe(form.entranceCount - down);
      expect(count(svg, /class="entrance down/g), form.tile.id).toBe(down);
    }
  });

  test('has a fence exactly on the side that the data say', () => {
    for (const form of forms) {
      const svg = fragment(form);
      expect(svg.includes('class="fence"'), form.tile.id).toBe(form.tile.type === 'outdoor');
      const said = new Set([...form.wallCodes].flatMap((code, i) => (code === FENCE ? [form.wallSides[i]] : [])));
      expect(fencedSides(form), `${form.tile.id} turned ${form.turns}`).toEqual(said);
    }
  });

  test('has wall, fence and doors on the whole of its outline', () => {
    for (const form of forms) {
      const { stretches, doors } = wallOf(form);
      const drawn = stretches.reduce((sum, { from, to }) => sum + Math.hypot(from[0] - to[0], from[1] - to[1]), doors.length * 0.6);
      const straight = form.walls.length;
      const diagonals = form.covers.reduce((sum, cover) => sum + (cover >= 4 && cover < 12 ? Math.SQRT2 : 0), 0);
      const arcs = form.round > 0 ? (4 * (form.round - 1)) / Math.SQRT2 : 0;
      expect(drawn, `${form.tile.id} turned ${form.turns}`).toBeCloseTo(straight + diagonals + arcs, 6);
    }
  });

  test('says its type by seal, icon and letter wherever it is drawn large enough', () => {
    for (const form of forms) {
      if (form.tile.id === 'stairs') continue;
      const svg = fragment(form);
      const { onSeal } = pen.theme.types[form.tile.type];
      expect(svg, form.tile.id).toMatch(new RegExp(`#l-icon-${form.tile.type}"[^>]* fill="${onSeal}"`));
      expect(svg, form.tile.id).toContain(`>${typeLetters(english)[form.tile.type]}</text>`);
      expect(svg, form.tile.id).toContain('#l-seal"');
    }
  });

  test('shows its points and its bonus at reading distance', () => {
    for (const form of forms) {
      const svg = roomFragment({ form, x: 0, y: 0 }, { ...pen, size: 40 });
      if (form.tile.points > 0) expect(svg, form.tile.id).toContain(`>${form.tile.points}</text>`);
      expect(svg.includes('class="bonus"'), form.tile.id).toBe(form.tile.bonus !== null);
    }
  });
});

test('the gallery holds every tile four times, hallways on both levels', () => {
  const svg = drawGallery({ language: english });
  expect(xmlProblem(svg)).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(count(svg, /class="room /g)).toBe((TILES.length + 1) * 4);
});

test('a downstairs hallway looks different from one on the main level', () => {
  const main = drawTile('hallway', { language: english, level: 'main' });
  const down = drawTile('hallway', { language: english, level: 'down' });
  expect(main).toContain('url(#l-floor-corridor)');
  expect(down).toContain('url(#l-floor-downstairs)');
  expect(down).toContain('#l-icon-corridor"');
});

test('a tile on its own is a well-formed picture with its name as title', () => {
  for (const { id } of TILES) {
    const svg = drawTile(id, { language: english, turns: 1, cellSize: 30 });
    expect(xmlProblem(svg)).toBeNull();
    expect(svg).toContain(`>${english.term('castles.room', id)}</title>`);
  }
});

test('there are eight types', () => {
  expect(new Set(TILES.map(({ type }) => type))).toEqual(new Set(TYPES));
});

test('the legend explains every type, every relation and every state of an entrance', () => {
  const svg = drawLegend({ language: english });
  expect(xmlProblem(svg)).toBeNull();
  for (const type of TYPES) expect(svg).toContain(`#l-icon-${type}"`);
  for (const kind of ['connected', 'adjacent', 'each']) expect(svg).toContain(`#l-sign-${kind}"`);
  for (const state of ['connected', 'external', 'courtyard', 'blocked']) expect(svg).toContain(`class="entrance main ${state}"`);
  expect(svg).toContain('class="entrance down plain"');
});
