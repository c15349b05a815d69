import { english } from '@luftschloss/words/english';
import { expect, test } from 'vitest';
import { barbicanFragment, moatStripFragment, type PassagePicture, passageFragment, penFor } from '../src/index.ts';
import { count, xmlProblem } from './castles.ts';

const pen = penFor({ language: english, cellSize: 40 });

const PASSAGES: { readonly [name: string]: PassagePicture } = {
  small: { cells: [[0, 0]], from: 3, to: 1 },
  long: {
    cells: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    from: 0,
    to: 2,
  },
  corner: {
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    from: 3,
    to: 2,
  },
};

function sound(svg: string): string {
  expect(xmlProblem(svg)).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined/);
  return svg;
}

test('a passage runs from the middle of one edge to the middle of another', () => {
  expect(sound(passageFragment(PASSAGES['small'], pen))).toContain('d="M0 20L20 20L40 20"');
  expect(sound(passageFragment(PASSAGES['long'], pen))).toContain('d="M20 0L20 20L20 60L20 100L20 120"');
  expect(sound(passageFragment(PASSAGES['corner'], pen))).toContain('d="M0 20L20 20L60 20L60 60L60 80"');
});

test('a moat strip is water with stone on its inner side, whichever that is', () => {
  for (const inner of [0, 1, 2, 3] as const) {
    const lying = inner % 2 === 0;
    const svg = sound(moatStripFragment({ x: 3, y: 4, width: lying ? 20 : 2, height: lying ? 2 : 20 }, inner, pen));
    expect(svg).toContain(pen.theme.water);
    expect(count(svg, new RegExp(`fill="${pen.theme.stone}"`, 'g'))).toBe(1);
  }
});

test('the Barbican has a drawbridge between two turrets', () => {
  for (const inner of [0, 1, 2, 3] as const) {
    const lying = inner % 2 === 0;
    const rect = { x: 0, y: 0, width: lying ? 20 : 2, height: lying ? 2 : 20 };
    const svg = sound(barbicanFragment({ rect, inner, drawbridge: 10.5 }, pen));
    expect(count(svg, /<circle/g)).toBe(4);
  }
});
