import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { fit } from '../src/board/camera.ts';
import { scorer as between } from '../src/games/between/scorer/index.ts';
import { scorer as castles } from '../src/games/castles/scorer/index.ts';
import { scorer as palace } from '../src/games/palace/scorer/index.ts';
import { pictureOf } from '../src/scorer/picture.ts';
import { finishedTable } from './scorer-tables.ts';

describe('what has been built', () => {
  test('is the same picture wherever that is opened: no style sheet of the page paints anything in it', () => {
    for (const [scorer, game, options] of [
      [castles, 'castles', { edition: 'collectors', moats: true }],
      [between, 'between', {}],
      [palace, 'palace', {}],
    ] as const) {
      const { table } = finishedTable(scorer, game, 3, options, seedOf('a picture of its own'));
      expect(pictureOf(scorer, table, 0, english), game).not.toMatch(
        /<(rect|path|circle)(?=[^>]* class="[^"]*")(?![^>]* (fill|stroke|style)=)[^>]*>/,
      );
    }
  });

  test('is a picture that is cut off at its frame: ground goes on for ever, and paper has room beside it', () => {
    const { table } = finishedTable(between, 'between', 3, {}, seedOf('a picture of its own'));
    const [, box, within, inner] =
      /^<svg [^>]*viewBox="([^"]+)"[^>]*><svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg><\/svg>$/s.exec(
        pictureOf(between, table, 0, english),
      ) ?? [];
    expect(within).toBe(box);
    expect(inner).toContain('<path');
  });

  test('is in sight as a whole above the keys of a phone, so that every place where a tile fits can be tapped', () => {
    const board = { width: 390, height: 230 };
    const { drawing } = palace;
    const { table } = finishedTable(palace, 'palace', 3, {}, 'palace by taps');
    const { height, ...extent } = drawing.extent(table, 0);
    const { scale } = fit({ height, ...extent }, board, drawing.margin, drawing.range);
    expect(scale * height).toBeLessThanOrEqual(board.height);
  });
});
