import { CATEGORIES, type CastlesView, type LedgerEntry, scoreLine, standingsNow } from '@luftschloss/engine/castles';

export interface AccountPart {
  readonly category: string;
  readonly points: number;
}

/** The score of a seat by category, and what would be added if the game ended now, as far as the viewer can know it. */
export interface Account {
  readonly scored: readonly AccountPart[];
  readonly score: number;
  readonly ahead: readonly AccountPart[];
  readonly total: number;
  readonly hidden: boolean; // something of this seat is secret
}

const rank = (category: string): number => (CATEGORIES as readonly string[]).indexOf(category);

export function accountOf(view: CastlesView, seat: number): Account {
  const { ledger, castle } = view.seats[seat];
  const { score, entries, total } = standingsNow(view)[seat];
  const summed = (lines: readonly LedgerEntry[]): AccountPart[] => {
    const sums = new Map<string, number>();
    for (const entry of lines) {
      const { category, points } = scoreLine(entry, (room) => castle.tiles[room]?.tile ?? '');
      sums.set(category, (sums.get(category) ?? 0) + points);
    }
    return [...sums].map(([category, points]) => ({ category, points })).sort((a, b) => rank(a.category) - rank(b.category));
  };
  return { scored: summed(ledger), score, ahead: summed(entries), total, hidden: view.viewer !== seat && view.stage !== 'over' };
}
