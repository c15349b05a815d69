import type { BoardDrawing } from '@luftschloss/drawing';

interface SeenTable {
  readonly used: readonly number[];
}

/** The cards that were shown, side by side. */
export const highCardDrawing: BoardDrawing = {
  file: null,
  table(view) {
    const cards = (view as SeenTable).used.map((card, index) => `<text x="${20 + 24 * index}" y="30">${card}</text>`);
    return [{ title: 'Cards shown', svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 50">${cards.join('')}</svg>` }];
  },
};
