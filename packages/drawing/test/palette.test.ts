import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { COLOR_VISIONS, colorDistance, contrast, seenWith, THEMES, type Theme, TYPE_ICONS, TYPES, typeLetters } from '../src/index.ts';

const TEXT = 4.5;
const GRAPHICS = 3;

function expectContrast(first: string, second: string, least: number, what: string): void {
  expect(contrast(first, second), `${what}: ${first} on ${second}`).toBeGreaterThanOrEqual(least);
}

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.values(THEMES))('by $name', (theme: Theme) => {
  test.each(TYPES)('a reader can make out %s rooms', (type) => {
    const colors = theme.types[type];
    expectContrast(colors.text, colors.floor, TEXT, 'name on the floor');
    expectContrast(colors.text, colors.light, TEXT, 'name where the wash is thin');
    expectContrast(colors.onSeal, colors.seal, TEXT, 'letter on the seal');
    expectContrast(colors.mark, theme.label, TEXT, 'letter on the ribbon');
    expectContrast(colors.mark, theme.label, GRAPHICS, 'icon on a bonus label');
  });

  test.each(TYPES)('%s rooms stand out by their ink', (type) => {
    const { floor, wall } = theme.types[type];
    expectContrast(theme.ink, theme.paper, GRAPHICS, 'walls on the sheet');
    // Outlines lie between the wall and the sheet: against one of them they must be seen.
    expect(Math.max(contrast(theme.ink, wall), contrast(theme.ink, floor))).toBeGreaterThanOrEqual(GRAPHICS);
  });

  test('labels can be read', () => {
    expectContrast(theme.onLabel, theme.label, TEXT, 'bonus');
    expectContrast(theme.onGold, theme.gold, TEXT, 'points scored');
    expectContrast(theme.ink, theme.paper, TEXT, 'title');
  });

  test('entrances, fences, bricks and paths can be seen', () => {
    expectContrast(theme.ink, theme.post, GRAPHICS, 'posts');
    expectContrast(theme.downPost, theme.post, GRAPHICS, 'down level against main level');
    expectContrast(theme.iron, theme.types.outdoor.floor, GRAPHICS, 'fence on grass');
    expectContrast(theme.brick, theme.mortar, GRAPHICS, 'bricks');
    expectContrast(theme.path, theme.paper, GRAPHICS, 'path');
    expectContrast(theme.gravel, theme.court, GRAPHICS, 'gravel');
    expectContrast(theme.waterLine, theme.water, GRAPHICS, 'ripples');
    expectContrast(theme.ink, theme.glow, theme.name === 'day' ? GRAPHICS : 1, 'threshold');
  });
});

describe('colour-blind readers', () => {
  test('grey stays grey and red and green come closer', () => {
    for (const vision of COLOR_VISIONS) expect(colorDistance(seenWith(vision, '#808080'), '#808080')).toBeLessThan(2);
    const apart = colorDistance('#c04040', '#40a040');
    expect(colorDistance(seenWith('deuteranopia', '#c04040'), seenWith('deuteranopia', '#40a040'))).toBeLessThan(apart / 2);
  });

  test('no two types share a letter or an icon', () => {
    expect(new Set(TYPES.map((type) => typeLetters(english)[type])).size).toBe(TYPES.length);
    expect(new Set(TYPES.map((type) => TYPE_ICONS[type])).size).toBe(TYPES.length);
  });

  // The floors alone: badge, icon and letter come on top. About 2 is just noticed, 8 is seen at a glance.
  test.each(COLOR_VISIONS)('tell any two floors apart with %s', (vision) => {
    for (const [theme, least] of [
      [THEMES.day, 8],
      [THEMES.night, 3],
    ] as const) {
      for (const [i, first] of TYPES.entries()) {
        for (const second of TYPES.slice(i + 1)) {
          const apart = colorDistance(seenWith(vision, theme.types[first].floor), seenWith(vision, theme.types[second].floor));
          expect(apart, `${first} and ${second} by ${theme.name}`).toBeGreaterThan(least);
        }
      }
    }
  });
});
