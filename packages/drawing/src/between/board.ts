import { type BetweenView, castleName, isTile, parseCastle, roomById } from '@luftschloss/engine/between';
import { accept } from '@luftschloss/engine/kernel';
import { type BoardDrawing, fresh } from '../common/board-drawing.ts';
import { drawBetweenCastle, drawBetweenTile } from './castle.ts';

export const between: BoardDrawing = {
  file(file, theme, language) {
    const castle = parseCastle(file);
    return castle.ok ? accept(drawBetweenCastle(castle.value, { theme, language })) : castle;
  },
  table: (view, names, theme, { scale = 1, bare = false, since, language }) => {
    const { castles: all } = view as BetweenView;
    return all.map((castle, index) => {
      const name = `${castleName(index)}, of ${names[index] ?? 'Ludwig'} and ${names[(index + 1) % all.length] ?? 'Ludwig'}`;
      const marked = fresh(castle.tiles, (since as BetweenView | undefined)?.castles[index].tiles);
      return { title: name, svg: drawBetweenCastle({ ...castle, name }, { theme, scale, bare, marked, language }) };
    });
  },
  pieces(view, theme, scale = 1) {
    const { hand, chosen, revealed, viewer } = view as BetweenView;
    const held = hand.length > 0 ? hand : viewer === null ? [] : (revealed[viewer] ?? []);
    return [...new Set(held)].filter(isTile).map((id) => ({
      id,
      title: roomById(id).name,
      note: chosen?.includes(id) ? 'chosen' : '',
      svg: drawBetweenTile(id, theme, scale),
    }));
  },
};
