import { accept } from '@luftschloss/engine/kernel';
import { offers, type PalaceView, readPalace, TYPE_NAMES, tileOf } from '@luftschloss/engine/palace';
import { type BoardDrawing, type Cell, fresh } from '../common/board-drawing.ts';
import { drawPalace, drawPalaceTile } from './draw-palace.ts';

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
      title: `${TYPE_NAMES[tileOf(tile).type]} ${tile}`,
      note: price === 0 ? 'free' : `${price} ${price === 1 ? 'swan' : 'swans'}`,
      svg: drawPalaceTile(tile, theme),
    })),
};
