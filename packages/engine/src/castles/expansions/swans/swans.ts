import { bestSets } from '../../../common/sets.ts';

export const SWAN_COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
export type SwanColour = (typeof SWAN_COLOURS)[number];

export const SWANS_PER_COLOUR = 8;
/** Tokens that may be turned in during one turn (C-9.2). */
export const MOST_SWANS_PER_TURN = 5;

const MONEY = [0, 1000, 3000, 6000, 10_000, 15_000];
const SET_POINTS = [0, 1, 3, 6, 10, 15];

export function swanMoney(count: number): number {
  return MONEY[count];
}

/** Disjoint sets of different colours, split in the best way (C-9.3). */
export function swanPoints(swans: readonly SwanColour[]): number {
  return bestSets(
    SWAN_COLOURS.map((colour) => swans.filter((swan) => swan === colour).length),
    SET_POINTS,
  ).points;
}

/** Every different handful of up to `most` tokens. */
export function handfuls(swans: readonly SwanColour[], most: number): SwanColour[][] {
  const found: SwanColour[][] = [];
  const take = (from: number, taken: SwanColour[]): void => {
    if (taken.length > 0) found.push(taken);
    if (taken.length >= most) return;
    for (let i = from; i < SWAN_COLOURS.length; i++) {
      const colour = SWAN_COLOURS[i];
      const left = swans.filter((swan) => swan === colour).length - taken.filter((swan) => swan === colour).length;
      if (left > 0) take(i, [...taken, colour]);
    }
  };
  take(0, []);
  return found;
}

/** The tokens without these, or `null` when they are not all there. */
export function withoutSwans(swans: readonly SwanColour[], taken: readonly SwanColour[]): SwanColour[] | null {
  const left = [...swans];
  for (const swan of taken) {
    const index = left.indexOf(swan);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}
