import { type Castle, type CastlesView, readCastle, scoreCastle } from '@luftschloss/engine/castles';
import { accept } from '@luftschloss/engine/kernel';
import type { BoardDrawing } from '../common/board-drawing.ts';
import { drawCastle } from './castle.ts';

export const castles: BoardDrawing = {
  file(file, theme) {
    const castle = readCastle(file);
    return castle.ok ? accept(drawCastle(castle.value, { theme, points: pointsOf(castle.value) })) : castle;
  },
  table: (view, names, theme) =>
    (view as CastlesView).seats.map(({ castle, score }, seat) => {
      const title = `Castle of ${names[seat]}`;
      return { title, svg: drawCastle(castle, { theme, title, subtitle: `${score} points`, points: pointsOf(castle) }) };
    }),
};

/** What each room scored when it was placed. */
function pointsOf(castle: Castle): number[] {
  return scoreCastle(castle).steps.map(({ points }) => points);
}
