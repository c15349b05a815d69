import type { Seat } from '../../kernel/index.ts';
import { type Game, type MoneyReason, tell } from '../table/events.ts';
import { type LedgerEntry, roomsIn } from './ledger.ts';

/** The only place where points are given: they are entered with their reason (C-4.4). */
export function score(game: Game, seat: Seat, entry: LedgerEntry): void {
  const player = game.state.seats[seat];
  if (entry[1] === 0) return;
  player.score += entry[1];
  player.ledger = [...player.ledger, entry];
  const rooms: { [room: number]: string } = {};
  for (const room of roomsIn(entry)) rooms[room] = player.castle.tiles[room].tile;
  tell(game, { type: 'scored', seat, entry, rooms });
}

export function earn(game: Game, seat: Seat, amount: number, why: MoneyReason): void {
  game.state.seats[seat].money += amount;
  tell(game, { type: 'money', seat, amount, why });
}

/** For anything bought: to the Master Builder, whose own payments go to the supply (C-3.6); so do all payments of a solo game (C-8.1). Returns who was paid. */
export function pay(game: Game, seat: Seat, amount: number): Seat | null {
  const { seats, masterBuilder } = game.state;
  seats[seat].money -= amount;
  game.state.idleRounds = 0;
  if (seat === masterBuilder) return null;
  seats[masterBuilder].money += amount;
  return masterBuilder;
}
