import { randomPlayer, replay, simulateGame } from '@luftschloss/engine/kernel';
import { facesOf, type PalaceState, palace, TILE_TYPES, WALL } from '@luftschloss/engine/palace';
import { english } from '@luftschloss/words/english';
import { describe, expect, it } from 'vitest';
import { THEME_NAMES } from '../../src/common/theme.ts';
import { cellMiddle, cellUnder, drawPalace, drawPalaceTile, swanMiddle } from '../../src/palace/index.ts';
import { PALETTES, palaceLetters, SEATS, SWAN_FILLS, SWAN_PAD, SWAN_SIGN_FILLS } from '../../src/palace/palette.ts';

function endOfGame(): PalaceState {
  const { record } = simulateGame(palace, {}, Array(3).fill(randomPlayer), 'drawing');
  const replayed = replay(palace, record);
  const last = replayed.ok ? replayed.value.states.at(-1) : undefined;
  if (!last) throw new Error('the game cannot be replayed');
  return last;
}

const state = endOfGame();
const names = ['Ada', 'Ben & <Bert>', 'Cleo'];

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('the drawing of the palace', () => {
  const svg = drawPalace(state, { language: english, names });

  it('tells of every tile what it is, whose, and whether it is complete', () => {
    expect(svg.match(/<title>/g)?.length).toBe(state.palace.tiles.length);
    const owned = state.palace.tiles.find(({ owner }) => owner === 0);
    expect(svg).toContain(`, built by Ada, ${owned?.complete ? 'complete' : 'not complete'}</title>`);
    for (const { tile } of state.palace.tiles) expect(svg, 'nobody knows a tile by its id').not.toContain(tile);
  });

  it.each([0.28, 0.34, 0.45, 0.7, 1, 1.6])('shows a swan at every entrance, at every scale at which one can play: %f', (scale) => {
    const doors = state.palace.tiles.flatMap(({ tile, turns }) => facesOf(tile, turns)).filter((door) => door !== WALL);
    const drawing = drawPalace(state, { language: english, names, scale });
    const body = drawing.slice(drawing.indexOf('</defs>'));
    const bubbles = body.match(/r="11.4"[^>]*\/><use href="#palace-pad"/g)?.length ?? 0;
    expect(body.match(/href="#palace-pad"/g)?.length).toBe(doors.length + bubbles);
  });

  it('says where a cell and the swan of a door lie on the board of a page', () => {
    const cell = { x: 2, y: 3 };
    expect(cellUnder(cellMiddle(cell))).toEqual(cell);
    for (const [direction, [dx, dy]] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ].entries()) {
      const swan = swanMiddle(cell, direction);
      expect(cellUnder(swan)).toEqual(cell);
      expect([
        Math.sign(Math.round((swan.x - cellMiddle(cell).x) * 9)) + 0,
        Math.sign(Math.round((swan.y - cellMiddle(cell).y) * 9)) + 0,
      ]).toEqual([dx, dy]);
    }
  });

  it('shows the shield of every owner', () => {
    for (const seat of [0, 1, 2]) {
      const owned = state.palace.tiles.filter(({ owner }) => owner === seat).length;
      expect(svg.split(`href="#palace-shield-${seat}"`).length - 1).toBe(owned);
    }
  });

  it('lets no name break it and draws the same picture twice', () => {
    expect(svg).toContain('Ben &#38; &#60;Bert&#62;');
    expect(svg).not.toContain('<Bert>');
    expect(drawPalace(JSON.parse(JSON.stringify(state)), { language: english, names })).toBe(svg);
  });

  it('never writes smaller than 11 pixels', () => {
    for (const theme of THEME_NAMES) {
      const sizes = [...drawPalace(state, { language: english, theme, whole: true }).matchAll(/font-size="([\d.]+)"/g)].map(([, size]) =>
        Number(size),
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    }
  });

  it('never writes smaller than 11 pixels on the screen, however small it is shown', () => {
    for (const scale of [0.28, 0.37, 0.45, 0.56, 0.78, 1, 1.7]) {
      const drawing = drawPalace(state, { language: english, legend: false, scale });
      const body = drawing.slice(drawing.indexOf('</defs>'));
      const used = new Set([...body.matchAll(/href="#(palace-[\w-]+)"/g)].map(([, name]) => name));
      const symbols = [...used].map((name) => drawing.slice(drawing.indexOf(`id="${name}"`)).split('</g>')[0]).join('');
      const sizes = [...(body + symbols).matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size) * scale);
      // Smaller than that, signs stand for the letters.
      if (scale >= 0.45) expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes), `at ${scale}`).toBeGreaterThanOrEqual(10.9);
    }
  });

  it('draws every tile as it lies in the row', () => {
    for (const theme of THEME_NAMES) expect(drawPalaceTile(state.palace.tiles[1].tile, theme, english)).not.toMatch(/NaN|undefined/);
  });

  it('has no empty numbers', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('its colours', () => {
  it('are readable: text 4.5 to 1, signs 3 to 1', () => {
    for (const theme of THEME_NAMES) {
      const { text, paper, seal, sealText, ink, rooms } = PALETTES[theme];
      expect(contrast(text, paper)).toBeGreaterThan(4.5);
      expect(contrast(seal, sealText)).toBeGreaterThan(4.5);
      for (const type of TILE_TYPES) {
        const icon = type === 'downstairs' ? sealText : ink;
        expect(contrast(icon, rooms[type]), `${theme} ${type}`).toBeGreaterThan(3);
      }
    }
    for (const { field, charge } of SEATS) expect(contrast(field, charge)).toBeGreaterThan(3);
    for (const swan of ['R', 'G', 'B', 'P', '*'] as const) expect(contrast(SWAN_FILLS[swan], SWAN_PAD), swan).toBeGreaterThan(3);
    for (const swan of ['R', 'Y', 'G', 'B', 'P', '*'] as const)
      expect(contrast(SWAN_FILLS[swan], SWAN_SIGN_FILLS[swan])).toBeGreaterThan(3);
  });

  it('are never the only difference', () => {
    expect(new Set(Object.values(palaceLetters(english))).size).toBe(TILE_TYPES.length);
    expect(new Set(SEATS.map(({ sign }) => sign)).size).toBe(4);
  });
});
