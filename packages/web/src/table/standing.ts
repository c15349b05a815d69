import { type BetweenView, castlesOf, scoreCastle } from '@luftschloss/engine/between';
import type { CastlesView } from '@luftschloss/engine/castles';
import { type PalaceView, scoreLines } from '@luftschloss/engine/palace';

/** What each seat has so far, as far as the viewer can know it. One row for each game. */
const SCORES: { readonly [game: string]: (view: unknown) => number[] } = {
  castles: (view) => (view as CastlesView).seats.map(({ score }) => score),
  between(view) {
    const table = view as BetweenView;
    const totals = table.castles.map((castle) => scoreCastle(castle).total);
    return Array.from({ length: table.seats }, (_, seat) => Math.min(...castlesOf(table, seat).map((castle) => totals[castle])));
  },
  palace(view) {
    const table = view as PalaceView;
    return table.players.map((_, seat) => scoreLines(table, seat).reduce((sum, { points }) => sum + points, 0));
  },
};

export function scoresNow(game: string, view: unknown): number[] | null {
  return SCORES[game]?.(view) ?? null;
}
