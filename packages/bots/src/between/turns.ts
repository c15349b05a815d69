import { type BetweenState, ROUNDS, TURNS } from '@luftschloss/engine/between';

/** In both rounds together. */
export const TURNS_OF_A_GAME = ROUNDS * TURNS;

export function turnsPlayed({ round, turn }: Pick<BetweenState, 'round' | 'turn'>): number {
  return (round - 1) * TURNS + turn - 1;
}
