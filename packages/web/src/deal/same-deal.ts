import type { GameRecord } from '@luftschloss/engine/kernel';
import { PageProblem } from '../online/problems.ts';
import { freshSeed } from '../table/new-table.ts';
import { type SavedTable, type Shelf, savedTables, saveTable } from '../table/saved-tables.ts';

export type DealSeats = GameRecord['seats'];

/** What two games have in common that were dealt alike; `null` for a game that goes on from a view, which has no deal of its own. */
export function dealOf({ game, rulesVersion, seed, options, seats, fromView }: GameRecord): string | null {
  if (fromView !== undefined || !seed) return null;
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([game, rulesVersion, seed, sorted, seats.length]);
}

/** A game from the same start, for whoever plays now. The deal of a running game is nobody's to know. */
export function dealtAgain(record: GameRecord, seats: DealSeats): GameRecord {
  const { scores, deal: _, actions: __, ...start } = record;
  if (!scores || dealOf(record) === null || seats.length !== record.seats.length) {
    throw new PageProblem(({ problems }) => problems.server['not-over']());
  }
  return { ...start, tags: {}, seats, actions: [] };
}

/** Sets the same deal up again in this browser; answers with its table. */
export function dealAgainHere(shelf: Shelf, record: GameRecord, seats: DealSeats, now: number): string {
  const id = freshSeed().slice(0, 10);
  saveTable(shelf, { id, touched: now, record: dealtAgain(record, seats) });
  return id;
}

/** The tables of this browser with one deal, the one that was left alone longest first. */
export function tablesOfDeal(tables: readonly SavedTable[], record: GameRecord): SavedTable[] {
  const deal = dealOf(record);
  if (deal === null) return [];
  return tables.filter((each) => dealOf(each.record) === deal).sort((a, b) => a.touched - b.touched);
}

/** Of them, the ones that are over. */
export function finishedOfDeal(shelf: Shelf, record: GameRecord): SavedTable[] {
  return tablesOfDeal(savedTables(shelf), record).filter((each) => each.record.scores !== undefined);
}
