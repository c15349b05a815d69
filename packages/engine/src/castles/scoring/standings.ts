import type { Placing, Seat } from '../../kernel/index.ts';
import { HIDDEN } from '../table/state.ts';
import { type CastlesView, ownSeat } from '../table/view.ts';
import { cardPoints, favorPlacings, PARTS_IN_ORDER, PARTS_OF_THE_END, tallyOf } from './final-points.ts';
import type { LedgerEntry } from './ledger.ts';

/** How a seat stands as far as the viewer may know it. */
export interface SeatStanding {
  readonly seat: Seat;
  /** Points scored so far. */
  readonly score: number;
  /** What the final scoring would add if the game ended now, by its reasons. */
  readonly entries: readonly LedgerEntry[];
  readonly total: number;
}

export function standingsNow(view: CastlesView): SeatStanding[] {
  const tally = view.stage === 'over' ? null : tallyOf(view);
  return view.seats.map(({ score }, seat) => {
    const parts = tally ? PARTS_IN_ORDER[view.options.edition].flatMap((part) => PARTS_OF_THE_END[part](tally, seat)) : [];
    const entries = parts.filter(([, points]) => points !== 0);
    return { seat, score, entries, total: entries.reduce((sum, [, points]) => sum + points, score) };
  });
}

export interface FavorStanding {
  readonly favor: string;
  /** Held by the viewer alone. */
  readonly own: boolean;
  /** By seat. */
  readonly places: readonly Placing[];
}

/** Who would get what for each of these favors if the game ended now; by default for all that the viewer knows of. */
export function favorStandings(view: CastlesView, favors: readonly string[] = [...view.favors, ...ownFavors(view)]): FavorStanding[] {
  const { allHoldings } = tallyOf(view);
  return favors.map((favor) => ({ favor, own: !view.favors.includes(favor), places: favorPlacings(view, favor, allHoldings) }));
}

function ownFavors(view: CastlesView): readonly string[] {
  return view.viewer === null ? [] : ownSeat(view).ownFavors.filter((favor) => favor !== HIDDEN);
}

export interface CardWorth {
  readonly card: string;
  readonly points: number;
}

/** What these bonus cards, by default his own, would bring the viewer now. */
export function bonusCardsNow(view: CastlesView, cards?: readonly string[]): CardWorth[] {
  const { viewer } = view;
  return viewer === null ? [] : cardPoints(tallyOf(view), viewer, cards ?? ownSeat(view).bonusCards);
}
