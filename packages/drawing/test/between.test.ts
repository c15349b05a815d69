import { ROOMS, roomById } from '@luftschloss/engine/between';
import { describe, expect, it } from 'vitest';
import vectors from '../../engine/test/vectors/between-public.json' with { type: 'json' };
import { INK, PAPER, TONES } from '../src/between/palette.ts';
import { type DrawableCastle, drawBetweenCastle } from '../src/index.ts';

const castles = vectors.slice(0, 12).map(({ castle }) => castle as unknown as DrawableCastle);

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('the drawing of a castle from the side', () => {
  it('names every room and says why it scores', () => {
    for (const castle of castles) {
      const drawing = drawBetweenCastle(castle);
      const words = drawing.replace(/<[^>]*>/g, ' ').replaceAll('&#39;', "'");
      for (const { tile } of castle.tiles) expect(words).toContain(roomById(tile).name.split(' ')[0]);
      expect(words).toContain('points');
    }
    const small = drawBetweenCastle({ throne: 'throne-utility-food', tiles: [{ tile: 'tool-room', x: -1, y: 0 }] });
    expect(small.includes('left and to its right (Tool Room)')).toBe(true);
  });

  it('has no text below 11 pixels and every tag closed', () => {
    for (const castle of castles) {
      const drawing = drawBetweenCastle(castle);
      const sizes = [...drawing.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
      const opened = drawing.match(/<[a-z]/gi)?.length ?? 0;
      const closed = (drawing.match(/<\//g)?.length ?? 0) + (drawing.match(/\/>/g)?.length ?? 0);
      expect(closed).toBe(opened);
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('draws every tile there is', () => {
    for (const { id, levels } of ROOMS.filter((room) => !room.id.startsWith('throne-'))) {
      const drawing = drawBetweenCastle({ throne: 'throne-utility-food', tiles: [{ tile: id, x: 1, y: levels === 'below' ? -1 : 1 }] });
      expect(drawing).not.toMatch(/NaN|undefined/);
    }
  });

  it('does not let a name become markup', () => {
    expect(drawBetweenCastle({ ...castles[0], name: '<script>' })).not.toContain('<script>');
  });

  it('keeps text readable on every wash and gives every type its own letter', () => {
    for (const { wash, text, deep } of Object.values(TONES)) {
      expect(contrast(wash, text)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(deep, INK)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(PAPER, INK)).toBeGreaterThanOrEqual(7);
    expect(new Set(Object.values(TONES).map(({ letter }) => letter)).size).toBe(8);
  });
});
