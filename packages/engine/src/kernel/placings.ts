import type { Seat } from './rules.ts';

export interface Placing {
  readonly seat: Seat;
  readonly amount: number;
  /** 1 for first place. */
  readonly place: number;
  /** How many share the place, itself included. */
  readonly tied: number;
  readonly points: number;
}

/**
 * Points by place for who has most of something. Tied seats share the sum of the places that they occupy, rounded down; who has none of it scores nothing. One
 * seat may win all its ties: it takes the better place alone, and the others share from the next place down.
 */
export function placings(amounts: readonly number[], pointsByPlace: readonly number[], tieWinner: Seat = -1): Placing[] {
  return amounts.map((amount, seat) => {
    const better = amounts.filter((other) => other > amount).length;
    const equal = amounts.filter((other) => other === amount).length;
    const winnerIsEqual = tieWinner >= 0 && tieWinner < amounts.length && amounts[tieWinner] === amount;
    const losesTie = winnerIsEqual && seat !== tieWinner;
    const place = better + (losesTie ? 2 : 1);
    const tied = winnerIsEqual ? (losesTie ? equal - 1 : 1) : equal;
    let sum = 0;
    for (let i = 0; i < tied; i++) sum += pointsByPlace[place - 1 + i] ?? 0;
    return { seat, amount, place, tied, points: amount > 0 ? Math.floor(sum / tied) : 0 };
  });
}
