/**
 * The cells of a plan. Plans that grow from one another share one board, since copying it with every tile would cost more than laying the tile: the plan that was
 * looked at last is drawn on it, and every other one knows what to change on a neighbour's drawing to get its own (the persistent arrays of Henry Baker).
 */
export class Drawing {
  #board: Int32Array | null;
  #neighbour: Drawing | null = null;
  /** Where this drawing differs from its neighbour's, and what it shows there. */
  #cells: readonly number[] = NOTHING;
  #words: number[] = NOTHING;

  constructor(board: Int32Array) {
    this.#board = board;
  }

  /** One word for each cell. To be read at once: looking at another plan may draw that one on the same board. */
  get grid(): Int32Array {
    return this.#board ?? this.#drawAgain();
  }

  /** Hands the board over to a drawing that differs in these cells alone, where this one showed these words. */
  turnsInto(next: Drawing, cells: readonly number[], words: number[]): void {
    this.#board = null;
    this.#neighbour = next;
    this.#cells = cells;
    this.#words = words;
  }

  #drawAgain(): Int32Array {
    const way: Drawing[] = [];
    let drawn: Drawing = this;
    for (; drawn.#neighbour; drawn = drawn.#neighbour) way.push(drawn);
    const board = drawn.#board as Int32Array;
    for (const next of way.reverse()) {
      const cells = next.#cells;
      const words = next.#words;
      drawn.turnsInto(next, cells, wordsAt(board, cells));
      for (let i = 0; i < cells.length; i++) board[cells[i]] = words[i];
      next.#board = board;
      next.#neighbour = null;
      drawn = next;
    }
    return board;
  }
}

const NOTHING: number[] = [];

export function wordsAt(grid: Int32Array, cells: readonly number[]): number[] {
  const words: number[] = [];
  for (let i = 0; i < cells.length; i++) words.push(grid[cells[i]]);
  return words;
}
