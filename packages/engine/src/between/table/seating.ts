import type { Seat } from '../../kernel/index.ts';
import type { BetweenState, Builder, CastleIndex } from './state.ts';

export const PLAYERS = { min: 2, max: 7 } as const;

/** B-6.1: two players build with Ludwig as a third. */
export function buildersFor(players: number): number {
  return Math.max(3, players);
}

type Table = Pick<BetweenState, 'seats' | 'builders'>;

/** B-1.1: castle `i` lies to the left hand of seat `i`. */
export function leftCastle(_table: Table, builder: Builder): CastleIndex {
  return builder;
}

export function rightCastle({ builders }: Table, builder: Builder): CastleIndex {
  return (builder + builders - 1) % builders;
}

export function castlesOf(table: Table, builder: Builder): readonly [left: CastleIndex, right: CastleIndex] {
  return [leftCastle(table, builder), rightCastle(table, builder)];
}

/** The two who build a castle, Ludwig included. */
export function buildersOf({ builders }: Table, castle: CastleIndex): Builder[] {
  return [castle, (castle + 1) % builders];
}

/** The players who build a castle: two, or one together with Ludwig. */
export function playersOf(table: Table, castle: CastleIndex): Seat[] {
  return buildersOf(table, castle).filter((builder) => builder < table.seats);
}

export function builds(table: Table, seat: Seat, castle: CastleIndex): boolean {
  return castlesOf(table, seat).includes(castle);
}

/** B-2.1: hands go to the left in round one and to the right in round two. */
export function neighbourAfter(builders: number, builder: Builder, round: number, passes: number): Builder {
  const step = round === 1 ? passes : -passes;
  return (((builder + step) % builders) + builders) % builders;
}

export function hasLudwig({ seats, builders }: Table): boolean {
  return builders > seats;
}

/** Ludwig sits after the last player. */
export function ludwig({ seats }: Table): Builder {
  return seats;
}

/** B-6.1: Ludwig's left neighbour serves him in round one, his right neighbour in round two. */
export function steward(table: Table, round: number): Seat {
  return neighbourAfter(table.builders, ludwig(table), round, 1);
}
