import { accept } from '@luftschloss/engine/kernel';
import { COLOUR_NAMES, offers, type PalaceView, readPalace, type Swan, type TileId, TYPE_NAMES, tileOf } from '@luftschloss/engine/palace';
import { type BoardDrawing, type Cell, fresh } from '../common/board-drawing.ts';
import { drawPalace, drawPalaceTile } from './draw-palace.ts';

/** A tile has no printed name: it is told by its type and by the swans of its doors. */
function tileTitle(tile: TileId): string {
  const { type, sides } = tileOf(tile);
  const swans = [...sides].filter((side) => side !== '-').map((side) => COLOUR_NAMES[side as Swan]);
  return type === 'stairs' ? TYPE_NAMES.stairs : `${TYPE_NAMES[type]}: ${swans.join(', ')}`;
}

export const palace: BoardDrawing = {
  file(file, theme) {
    const checked = readPalace(file);
    return checked.ok ? accept(drawPalace({ palace: checked.value }, { theme })) : checked;
  },
  table(view, names, theme, { scale = 1, bare = false, since }) {
    const game = view as PalaceView;
    const water = (palaceThen: PalaceView['palace']): Cell[] => [...palaceThen.left, ...palaceThen.right, ...palaceThen.ponds];
    const before = (since as PalaceView | undefined)?.palace;
    const marked = before ? [...fresh(game.palace.tiles, before.tiles), ...fresh(water(game.palace), water(before))] : [];
    return [{ title: 'The palace', svg: drawPalace(game, { theme, names, scale, legend: !bare, marked }) }];
  },
  pieces: (view, theme) =>
    offers(view as PalaceView).map(({ tile, price }) => ({
      id: tile,
      title: tileTitle(tile),
      note: price === 0 ? 'free' : `${price} ${price === 1 ? 'swan' : 'swans'}`,
      svg: drawPalaceTile(tile, theme),
    })),
};
