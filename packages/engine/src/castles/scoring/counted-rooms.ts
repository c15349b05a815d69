import type { Seat } from '../../kernel/index.ts';
import { bonusCardOf } from './bonus-cards.ts';
import { favorOf } from './favors.ts';
import { depletedStacks, holdingsOf, roomsOfDepletedStacks, type ScoringTable } from './final-points.ts';
import type { Holdings } from './holdings.ts';
import { type LedgerEntry, roomsIn, stackCode } from './ledger.ts';

/** The rooms that a favor counts in a castle; none where it counts something else, such as money. */
export function roomsForFavor(table: ScoringTable, seat: Seat, favor: string): number[] {
  return roomsCounted(table, seat, favorOf(favor).measure);
}

/** The rooms that a bonus card counts in a castle. */
export function roomsForCard(table: ScoringTable, seat: Seat, card: string): number[] {
  return roomsCounted(table, seat, (holdings) =>
    bonusCardOf(card).points(holdings, {
      favorsWonAlone: 0,
      lastMasterBuilder: false,
      get depletedRooms() {
        return roomsOfDepletedStacks(depletedStacks(table), holdings);
      },
    }),
  );
}

/** The rooms of a castle that an entry of its ledger is about. */
export function roomsForEntry(table: ScoringTable, seat: Seat, entry: LedgerEntry): number[] {
  const [reason, , about] = entry;
  if (reason === 'favor' || reason === 'own-favor') return roomsForFavor(table, seat, String(about));
  if (reason === 'bonus-card') return roomsForCard(table, seat, String(about));
  if (reason !== 'depleted') return [...new Set(roomsIn(entry))];
  const stack = depletedStacks(table).find(({ name }) => name === stackCode(String(about)));
  return stack ? roomsCounted(table, seat, (holdings) => stack.count(holdings)) : [];
}

function roomsCounted(table: ScoringTable, seat: Seat, count: (holdings: Holdings) => number): number[] {
  const rooms = new Set<number>();
  count({ ...holdingsOf(table, seat, 0), counted: (room) => rooms.add(room) });
  return [...rooms].sort((a, b) => a - b);
}
