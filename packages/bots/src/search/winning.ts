import type { GameResult, Seat } from '@luftschloss/engine/kernel';

/**
 * How much a result is worth to a seat, from 0 to 1: the chance that somebody this far ahead, or behind, wins. A narrow scale is all about who wins; a wide
 * one, in points, also sees how safely, which playouts tell apart much sooner.
 */
export function winning({ standings }: GameResult, seat: Seat, scale: number): number {
  const own = standings[seat].score;
  let best = Number.NEGATIVE_INFINITY;
  for (const other of standings) if (other.seat !== seat && other.score > best) best = other.score;
  return chance((own - best) / scale);
}

export function chance(lead: number): number {
  return 1 / (1 + Math.exp(-lead));
}
