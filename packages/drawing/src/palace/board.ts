import { accept } from '@luftschloss/engine/kernel';
import { offers, type PalaceView, readPalace, type TileId, tileOf } from '@luftschloss/engine/palace';
import type { Language } from '@luftschloss/words';
import { type BoardDrawing, type Cell, fresh } from '../common/board-drawing.ts';
import { drawPalace, drawPalaceTile } from './draw-palace.ts';

/** A tile has no printed name: it is told by its type and by the swans of its doors. */
function tileTitle(tile: TileId, { words }: Language): string {
  const { type, sides } = tileOf(tile);
  const swans = type === 'stairs' ? [] : [...sides].filter((side) => side !== '-');
  const { tileWithSwans, typeName } = words.drawing.palace;
  return swans.length > 0 ? tileWithSwans({ tile, swans }) : typeName({ type });
}

export const palace: BoardDrawing = {
  file(file, theme, language) {
    const checked = readPalace(file);
    return checked.ok ? accept(drawPalace({ palace: checked.value }, { theme, language })) : checked;
  },
  table(view, names, theme, { scale = 1, bare = false, since, language }) {
    const game = view as PalaceView;
    const water = (palaceThen: PalaceView['palace']): Cell[] => [...palaceThen.left, ...palaceThen.right, ...palaceThen.ponds];
    const before = (since as PalaceView | undefined)?.palace;
    const marked = before ? [...fresh(game.palace.tiles, before.tiles), ...fresh(water(game.palace), water(before))] : [];
    const svg = drawPalace(game, { theme, language, names, reader: game.viewer, scale, legend: !bare, marked });
    return [{ title: language.words.drawing.palace.title(), svg }];
  },
  pieces: (view, theme, { language }) =>
    offers(view as PalaceView).map(({ tile, price }) => ({
      id: tile,
      title: tileTitle(tile, language),
      note: language.words.drawing.palace.price({ swans: price }),
      svg: drawPalaceTile(tile, theme, language),
    })),
};
