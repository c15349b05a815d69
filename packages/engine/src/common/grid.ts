/** Sides of a cell, clockwise, as letters for people and data files and as numbers for counting with. `y` grows to the south. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** 0 north, 1 east, 2 south, 3 west. */
export type Direction = 0 | 1 | 2 | 3;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];
export const STEP_X: readonly number[] = [0, 1, 0, -1];
export const STEP_Y: readonly number[] = [-1, 0, 1, 0];

/** Clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3;
export const TURNS: readonly Turns[] = [0, 1, 2, 3];

export function opposite(direction: Direction): Direction {
  return ((direction + 2) & 3) as Direction;
}

/** Directions, and corners counted clockwise from the north-west, turn alike. */
export function turned(direction: Direction, turns: Turns): Direction {
  return ((direction + turns) & 3) as Direction;
}

/** Where a cell of a box of this width and height lies after turning the box; the box's upper left corner stays the origin. */
export function turnCell(x: number, y: number, width: number, height: number, turns: Turns): readonly [x: number, y: number] {
  switch (turns) {
    case 0:
      return [x, y];
    case 1:
      return [height - 1 - y, x];
    case 2:
      return [width - 1 - x, height - 1 - y];
    case 3:
      return [y, width - 1 - x];
  }
}
