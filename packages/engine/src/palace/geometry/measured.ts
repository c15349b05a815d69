import type { Board } from './board.ts';

/** Something that is measured at most once on each ground, and then kept with the board. */
export interface Measure<T> {
  (board: Board): T;
  /** For what is already known from the board before. */
  preset(board: Board, value: T): void;
}

let measures = 0;

export function measuredOnce<T>(measure: (board: Board) => T): Measure<T> {
  const number = measures++;
  const once = (board: Board): T => {
    let value = board.measured[number] as T | undefined;
    if (value === undefined) {
      value = measure(board);
      board.measured[number] = value;
    }
    return value;
  };
  const preset = (board: Board, value: T): void => {
    board.measured[number] = value;
  };
  return Object.assign(once, { preset });
}
