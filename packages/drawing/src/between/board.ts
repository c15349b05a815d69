import { type BetweenView, isTile, parseCastle } from '@luftschloss/engine/between';
import { accept } from '@luftschloss/engine/kernel';
import { personAt, told } from '@luftschloss/words';
import { type BoardDrawing, fresh } from '../common/board-drawing.ts';
import { drawBetweenCastle, drawBetweenTile } from './castle.ts';

export const between: BoardDrawing = {
  file(file, theme, language) {
    const castle = parseCastle(file);
    return castle.ok ? accept(drawBetweenCastle(castle.value, { theme, language })) : castle;
  },
  table: (view, names, theme, { scale = 1, bare = false, since, language }) => {
    const { castles: all, viewer } = view as BetweenView;
    const people = told([...names, language.words.between.ludwig()], viewer);
    return all.map((castle, index) => {
      const [left, right] = [index, (index + 1) % all.length].map((seat) => personAt(people, seat));
      const name = language.words.drawing.between.castleOf({ castle: String(index), left, right });
      const marked = fresh(castle.tiles, (since as BetweenView | undefined)?.castles[index].tiles);
      return { title: name, svg: drawBetweenCastle({ ...castle, name }, { theme, scale, bare, marked, language }) };
    });
  },
  pieces(view, theme, { scale = 1, language }) {
    const { hand, chosen, revealed, viewer } = view as BetweenView;
    const held = hand.length > 0 ? hand : viewer === null ? [] : (revealed[viewer] ?? []);
    return [...new Set(held)].filter(isTile).map((id) => ({
      id,
      title: language.term('between.room', id),
      note: chosen?.includes(id) ? language.words.drawing.between.chosen() : '',
      svg: drawBetweenTile(id, theme, language, scale),
    }));
  },
};
