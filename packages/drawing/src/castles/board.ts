import { type Castle, type CastlesView, readCastle, scoreCastle } from '@luftschloss/engine/castles';
import { accept } from '@luftschloss/engine/kernel';
import { personAt, told } from '@luftschloss/words';
import type { BoardDrawing } from '../common/board-drawing.ts';
import { drawCastle } from './castle.ts';

export const castles: BoardDrawing = {
  file(file, theme, language) {
    const castle = readCastle(file);
    return castle.ok ? accept(drawCastle(castle.value, { theme, language, points: pointsOf(castle.value) })) : castle;
  },
  table(view, names, theme, { language, prefix = 'l-' }) {
    const { viewer, seats } = view as CastlesView;
    const { drawing: words } = language.words;
    const people = told(names, viewer);
    return seats.map(({ castle, score }, seat) => {
      const title = words.castles.castleOf({ who: personAt(people, seat) });
      const subtitle = words.points({ points: score });
      return {
        title,
        svg: drawCastle(castle, { theme, language, title, subtitle, points: pointsOf(castle), prefix: `${prefix}${seat}-` }),
      };
    });
  },
};

/** What each room scored when it was placed. */
function pointsOf(castle: Castle): number[] {
  return scoreCastle(castle).steps.map(({ points }) => points);
}
