import { type Direction, SIDES, type Side } from '../../common/grid.ts';

export const LEVELS = ['main', 'down'] as const;
export type Level = (typeof LEVELS)[number];

export interface Entrance {
  readonly x: number;
  readonly y: number;
  readonly side: Direction;
  readonly level: Level;
}

/** From `x,yS` for each entrance, separated by spaces (C-1.5). */
export function parseEntrances(text: string, levelOf: (side: Side) => Level): Entrance[] {
  return text.split(' ').map((entrance) => {
    const [, x, y, letter] = /^(\d+),(\d+)([NESW])$/.exec(entrance) ?? [];
    if (letter === undefined) throw new Error(`bad entrance "${entrance}"`);
    const side = letter as Side;
    return { x: Number(x), y: Number(y), side: SIDES.indexOf(side) as Direction, level: levelOf(side) };
  });
}
