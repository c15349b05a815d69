import type { GameRecord, Seat } from '@luftschloss/engine/kernel';
import { freshSeed } from '../table/new-table.ts';
import { momentOf, openPlayedGame } from '../table/played-game.ts';
import type { Shelf } from '../table/saved-tables.ts';
import { type Branch, type BranchSeats, branchId, type Drawn, isBranch } from './branch.ts';
import { keepBranch, keepOrigin, loadBranch } from './branch-shelf.ts';

/** The game that somebody wants to leave. */
export interface Left {
  readonly id: string; // of its table: of this browser, of a server, or a name for a record from elsewhere
  readonly record: GameRecord;
  readonly address: string | null; // of the page that shows it
}

export interface BranchWish {
  readonly left: Left;
  readonly step: number; // after so many actions of the record
  readonly round?: number | undefined; // in which that is
  readonly seat: Seat; // whose eyes see that moment
  readonly name: string;
  readonly seats: BranchSeats; // who plays on
}

/** Whether all cards of a game may be known: it is over, or it is a branch of one that is. Else a branch draws anew what its player cannot see. */
export function isOpen(shelf: Shelf, { id, record }: Left): boolean {
  const branch = isBranch(id) ? loadBranch(shelf, id) : null;
  return record.scores !== undefined || (branch !== null && !branch.drawn);
}

/** Bots take the seats of everybody else; those who were bots stay what they were. */
export function seatsWithBots({ seats }: GameRecord, seat: Seat, bot: string): BranchSeats {
  return seats.map(({ name, bot: was }, each) => (each === seat ? { name } : { name, bot: was ?? bot }));
}

/** Makes a branch and keeps it; answers with its id, which is the id of a table of this browser. The game that it leaves stays as it is. */
export function branchFrom(shelf: Shelf, { left, step, round, seat, name, seats }: BranchWish, now: number): string {
  const parent = isBranch(left.id) ? loadBranch(shelf, left.id) : null;
  const open = isOpen(shelf, left);
  const origin = parent?.origin ?? left.id;
  if (open && !parent) keepOrigin(shelf, origin, { record: left.record, address: left.address });
  const id = branchId(freshSeed().slice(0, 10));
  const common: Branch = {
    id,
    origin,
    of: left.id,
    step,
    ...(round === undefined ? {} : { round }),
    name,
    touched: now,
    seats,
    actions: [],
  };
  keepBranch(shelf, open ? common : { ...common, drawn: drawnAnew(left.record, step, seat, `chacha8:${freshSeed()}`) });
  return id;
}

/**
 * What a branch of a running game begins with: what this seat saw then, as it would stand in a file, and a seed for all that it could not see. Whatever else is
 * true of that game has no way in.
 */
export function drawnAnew(record: GameRecord, step: number, seat: Seat, seed: string): Drawn {
  const opened = openPlayedGame(record);
  if (!opened.ok) throw new Error(opened.problem.code);
  const { view } = momentOf(opened.value, step, seat);
  const { game, rulesVersion, options } = record;
  return { heading: { game, rulesVersion, options }, view: JSON.parse(JSON.stringify(view)) as object, seed };
}
