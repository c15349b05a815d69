import { ROOMS, roomById } from '@luftschloss/engine/between';
import { english } from '@luftschloss/words/english';
import { describe, expect, it } from 'vitest';
import vectors from '../../engine/test/vectors/between-public.json' with { type: 'json' };
import { typeIcon } from '../src/between/icons.ts';
import { NIGHT_COLOURS, SAME_AT_NIGHT } from '../src/between/night.ts';
import { betweenLetters, INK, PAPER, TONES } from '../src/between/palette.ts';
import {
  betweenCastleFragment,
  betweenCellAt,
  betweenCellBox,
  betweenCoin,
  betweenPanorama,
  type DrawableCastle,
  drawBetweenCastle,
  drawBetweenTile,
} from '../src/index.ts';

const castles = vectors.slice(0, 12).map(({ castle }) => castle as unknown as DrawableCastle);

type Triple = readonly number[];

function linear(colour: string): Triple {
  return [1, 3, 5]
    .map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
}

function luminance(colour: string): number {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How people without one kind of cone see linear colours (Machado and others, 2009, at full severity). */
const SIGHTS: { readonly [name: string]: readonly Triple[] } = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function lab([r, g, b]: Triple): Triple {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function difference(a: string, b: string, sight: readonly Triple[]): number {
  const [one, other] = [a, b].map((colour) => {
    const [red, green, blue] = linear(colour);
    return lab(sight.map(([r, g, bl]) => Math.min(1, Math.max(0, r * red + g * green + bl * blue))));
  });
  return Math.hypot(...one.map((value, i) => value - other[i]));
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('the drawing of a castle from the side', () => {
  it('names every room and says why it scores', () => {
    for (const castle of castles) {
      const drawing = drawBetweenCastle(castle, { language: english });
      const words = drawing.replace(/<[^>]*>/g, ' ').replaceAll('&#39;', "'");
      for (const { tile } of castle.tiles) expect(words).toContain(roomById(tile).name.replaceAll("'", '’').split(' ')[0]);
      expect(words).toContain('points');
    }
    const small = drawBetweenCastle({ throne: 'throne-utility-food', tiles: [{ tile: 'tool-room', x: -1, y: 0 }] }, { language: english });
    expect(small.includes('left and to its right (Tool Room)')).toBe(true);
  });

  it('has no text below 11 pixels and every tag closed', () => {
    for (const castle of castles) {
      const drawing = drawBetweenCastle(castle, { language: english });
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
      const drawing = drawBetweenCastle(
        { throne: 'throne-utility-food', tiles: [{ tile: id, x: 1, y: levels === 'below' ? -1 : 1 }] },
        { language: english },
      );
      expect(drawing).not.toMatch(/NaN|undefined/);
    }
  });

  it('does not let a name become markup', () => {
    expect(drawBetweenCastle({ ...castles[0], name: '<script>' }, { language: english })).not.toContain('<script>');
  });

  it('keeps text readable on every wash and gives every type its own letter', () => {
    for (const { wash, text, deep } of Object.values(TONES)) {
      expect(contrast(wash, text)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(deep, INK)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(PAPER, INK)).toBeGreaterThanOrEqual(7);
    expect(new Set(Object.values(betweenLetters(english))).size).toBe(8);
  });

  it('gives every type a hue, an icon and a letter of its own, for colour-blind readers too', () => {
    const types = Object.keys(TONES) as (keyof typeof TONES)[];
    expect(new Set(types.map((type) => typeIcon(type))).size).toBe(types.length);
    const alike = new Set<string>();
    for (const [name, sight] of Object.entries(SIGHTS)) {
      for (const [i, a] of types.entries()) {
        for (const b of types.slice(i + 1)) if (difference(TONES[a].wash, TONES[b].wash, sight) < 9) alike.add(`${a} and ${b} in ${name}`);
      }
    }
    // The palette's lilac and blue are nearly one hue without red or green cones: there icon, letter and pattern tell them apart.
    expect([...alike].sort()).toEqual(['living and sleeping in deuteranopia', 'living and sleeping in protanopia']);
  });
});

/** Sizes of all texts on a screen where a unit of the drawing has so many pixels, through every group that enlarges or shrinks. */
function textSizes(drawing: string, scale: number): number[] {
  const sizes: number[] = [];
  const groups = [scale];
  for (const [tag, close, name, attributes] of drawing.matchAll(/<(\/?)([a-z]+)([^>]*)>/gi)) {
    if (name === 'text' && !close) sizes.push(Number(/font-size="([\d.]+)"/.exec(attributes)?.[1]) * groups[groups.length - 1]);
    if (name !== 'g' || tag.endsWith('/>')) continue;
    if (close) groups.pop();
    else groups.push(groups[groups.length - 1] * Number(/scale\(([\d.]+)\)/.exec(attributes)?.[1] ?? 1));
  }
  return sizes;
}

describe('the castle on a screen', () => {
  it('writes nothing below 11 pixels, however small it is shown', () => {
    for (const castle of castles) {
      for (const scale of [0.2, 0.28, 0.36, 0.37, 0.4, 0.45, 0.5, 0.56, 0.63, 0.7, 0.78, 1, 2.2]) {
        expect(
          Math.min(99, ...textSizes(drawBetweenCastle(castle, { language: english, bare: true, scale }), scale)),
          `at ${scale}`,
        ).toBeGreaterThanOrEqual(10.9);
      }
    }
  });

  it('leaves out names first, then bonuses, and keeps types and points', () => {
    const [castle] = castles;
    const name = roomById(castle.tiles[0].tile).name.split(' ')[0];
    const near = drawBetweenCastle(castle, { language: english, bare: true, scale: 1 });
    const far = drawBetweenCastle(castle, { language: english, bare: true, scale: 0.4 });
    expect(near).toContain(`>${name}`);
    expect(far).not.toContain(`>${name}`);
    expect(far).toContain(`>${betweenLetters(english)[roomById(castle.tiles[0].tile).type]}</text>`);
  });

  it('points out the tiles that it is told to', () => {
    const [castle] = castles;
    const plain = drawBetweenCastle(castle, { language: english, bare: true });
    const marked = drawBetweenCastle(castle, { language: english, bare: true, marked: [castle.tiles[0]] });
    expect(plain).not.toContain('stroke-dasharray="14 7"');
    expect(marked.match(/stroke-dasharray="14 7"/g)?.length).toBe(1);
  });
});

describe('the castle by night', () => {
  it('has a colour for every colour of the day', () => {
    const drawings = [
      ...castles.map((castle) => drawBetweenCastle(castle, { language: english })),
      ...ROOMS.filter(({ id }) => !id.startsWith('throne-')).map(({ id }) => drawBetweenTile(id, 'day', english)),
    ];
    const used = new Set(drawings.flatMap((drawing) => drawing.match(/#[0-9a-f]{6}/g) ?? []));
    expect([...used].filter((colour) => !NIGHT_COLOURS[colour] && !SAME_AT_NIGHT.includes(colour))).toEqual([]);
  });

  it('is as readable as by day', () => {
    const night = (colour: string): string => NIGHT_COLOURS[colour] ?? colour;
    for (const { wash, text, deep } of Object.values(TONES)) {
      expect(contrast(night(wash), night(text))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(night(deep), night(INK))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(night(PAPER), night(INK))).toBeGreaterThanOrEqual(7);
    expect(contrast(night('#d9a429'), night(INK))).toBeGreaterThanOrEqual(4.5);
  });

  it('lets a player be called like a colour', () => {
    expect(drawBetweenCastle({ ...castles[0], name: 'Ada #2b2622' }, { language: english, theme: 'night' })).toContain('Ada #2b2622');
  });
});

describe('geometry beside the picture', () => {
  it('says where a room was drawn, and which cell a point lies in', () => {
    for (const { tiles, throne } of castles) {
      const picture = betweenCastleFragment({ throne, tiles, attendants: [], bonusCards: [] }, 'day', english, 0.5);
      for (const { x, y } of tiles) {
        const { left, top, width, height } = betweenCellBox(x, y);
        expect(picture).toContain(`translate(${left} ${top})`);
        for (const share of [0.01, 0.5, 0.99]) expect(betweenCellAt(left + width * share, top + height * share)).toEqual({ x, y });
      }
    }
  });

  it('knows where points stand, and where they cannot be read', () => {
    const coin = betweenCoin(1, 0.5);
    expect(coin && coin.x + coin.radius).toBeLessThan(156);
    expect(betweenCoin(2, 0.5)?.x).toBe((coin?.x ?? 0) + 156);
    expect(betweenCoin(1, 0.1)).toBeNull();
  });

  it('shows what every room wants from 0.36 pixels for each unit on, and only what it is below that', () => {
    const castle = { throne: 'throne-utility-food', tiles: [{ tile: 'tool-room', x: -1, y: 0 }], attendants: [], bonusCards: [] };
    expect(betweenCastleFragment(castle, 'day', english, 0.36)).toContain('1×');
    expect(betweenCastleFragment(castle, 'day', english, 0.35)).not.toContain('1×');
  });

  it('draws one sky for castles side by side: the left half mirrors the right one', () => {
    const panorama = betweenPanorama({ left: -600, right: 600, top: -700, bottom: 200 }, 'day');
    const [range] = [...panorama.matchAll(/d="(M-?[0-9.]+ 0V-110Q[^"]*)"/g)].map(([, d]) => d);
    const peaks = [...range.matchAll(/Q(-?[0-9.]+) (-?[0-9.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    for (const [x, y] of peaks.filter(([x]) => x > 0)) expect(peaks).toContainEqual([-x, y]);
  });
});
