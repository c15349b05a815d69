import { type BetweenView, castlesOf } from '@luftschloss/engine/between';

/** The board that a viewer wants to see before asking: with several of them, one's own. */
const FIRST: { readonly [game: string]: (view: unknown) => number } = {
  between(view) {
    const table = view as BetweenView;
    return table.viewer === null ? 0 : (castlesOf(table, table.viewer)[0] ?? 0);
  },
};

export function firstBoard(game: string, view: unknown): number {
  return FIRST[game]?.(view) ?? 0;
}
