import type { RecordedAction } from '@luftschloss/engine/kernel';
import { type Position, playAll, type Step } from './position.ts';

/** Few enough to keep, near enough that nobody waits for the way from one to the next. */
const DISTANCE = 16;

/** Positions along a game, so that looking back at any moment need not begin at the beginning. */
export class Checkpoints {
  /** After 0, DISTANCE, 2 * DISTANCE, ... actions. */
  readonly #positions: Position[];

  constructor(start: Position) {
    this.#positions = [start];
  }

  /** The position after the first `count` actions. */
  after(actions: readonly RecordedAction[], count: number): Position {
    return this.play(actions, count, count);
  }

  /** Plays from the last checkpoint before `from` up to `to`, and hands each step after `from` to `each`, with the index of its action. */
  play(actions: readonly RecordedAction[], from: number, to: number, each?: (step: Step, index: number) => void): Position {
    this.#reach(actions, from);
    const begin = Math.floor(from / DISTANCE);
    const offset = begin * DISTANCE;
    return playAll(this.#positions[begin], actions.slice(offset, to), (step, index) => {
      if (offset + index >= from) each?.(step, offset + index);
    });
  }

  #reach(actions: readonly RecordedAction[], count: number): void {
    while (this.#positions.length * DISTANCE <= count) {
      const done = (this.#positions.length - 1) * DISTANCE;
      this.#positions.push(playAll(this.#positions[this.#positions.length - 1], actions.slice(done, done + DISTANCE)));
    }
  }

  /** Actions beyond the first `count` were taken back. */
  cut(count: number): void {
    this.#positions.length = Math.min(this.#positions.length, Math.floor(count / DISTANCE) + 1);
  }
}
