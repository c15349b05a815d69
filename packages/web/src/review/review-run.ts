import {
  type Decision,
  type Depth,
  decisionsOf,
  newReview,
  nextTask,
  progressOf,
  type Review,
  type Task,
  withResult,
} from '@luftschloss/bots/review';
import type { Seat } from '@luftschloss/engine/kernel';
import type { PlayedGame } from '../table/played-game.ts';
import type { ReviewPool } from './review-pool.ts';
import type { KeptReview } from './review-shelf.ts';

export type Phase = 'working' | 'stopped' | 'done' | 'failed';

export interface RunState {
  readonly review: Review;
  readonly depth: Depth;
  readonly phase: Phase;
  readonly progress: number; // from 0 to 1
}

export interface RunSetting {
  readonly playedGame: PlayedGame; // over
  readonly seat: Seat;
  readonly kept: KeptReview | null;
  newPool(): ReviewPool;
  keep(kept: KeptReview): void;
}

/** A review that is being made: tasks go to a pool in the order of their promise, and whatever is found out is kept. */
export class ReviewRun {
  readonly decisions: ReadonlyMap<number, Decision>;
  readonly #setting: RunSetting;
  readonly #listeners = new Set<() => void>();
  readonly #busy = new Set<number>();
  #pool: ReviewPool | null = null;
  #state: RunState;

  constructor(setting: RunSetting) {
    const { playedGame, seat, kept } = setting;
    const { rules, record, states } = playedGame;
    if (!rules.result(states[states.length - 1])) throw new Error('a running game has no review');
    this.#setting = setting;
    this.decisions = new Map(decisionsOf(rules, record, states, seat).map((each) => [each.step, each]));
    const { review, depth } = kept ?? { review: newReview(seat, [...this.decisions.keys()]), depth: 'usual' };
    this.#state = { review, depth, phase: nextTask(review, depth) ? 'stopped' : 'done', progress: progressOf(review, depth) };
  }

  readonly snapshot = (): RunState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins, or goes on where it was stopped. */
  readonly start = (): void => {
    if (this.#state.phase === 'working' || this.#state.phase === 'done') return;
    this.#pool = this.#setting.newPool();
    this.#change({ phase: 'working' });
    for (let worker = 0; worker < this.#pool.size; worker++) this.#next(this.#pool);
  };

  /** What is known is kept; what was being worked at is begun again next time. */
  readonly stop = (): void => {
    this.#pool?.close();
    this.#pool = null;
    this.#busy.clear();
    if (this.#state.phase === 'working') this.#change({ phase: 'stopped' });
  };

  readonly deepen = (): void => {
    const { review, phase } = this.#state;
    this.#change({ depth: 'deep', progress: progressOf(review, 'deep'), phase: phase === 'done' ? 'stopped' : phase });
    this.start();
  };

  #next(pool: ReviewPool): void {
    if (pool !== this.#pool) return;
    const { review, depth } = this.#state;
    const task = nextTask(review, depth, this.#busy);
    if (task) this.#ask(pool, task);
    else if (this.#busy.size === 0) {
      this.stop();
      this.#change({ phase: 'done', progress: 1 });
    }
  }

  #ask(pool: ReviewPool, task: Task): void {
    const decision = this.decisions.get(task.step) as Decision;
    const { depth } = this.#state;
    this.#busy.add(task.step);
    pool.ask({ game: this.#setting.playedGame.rules.id, decision, task }).then(
      (result) => {
        if (pool !== this.#pool) return;
        this.#busy.delete(task.step);
        const review = withResult(this.#state.review, task, result, depth);
        this.#change({ review, progress: Math.max(this.#state.progress, progressOf(review, this.#state.depth)) });
        this.#setting.keep({ review, depth: this.#state.depth });
        // Workers that had nothing to do may have something now.
        const idle = pool.size - this.#busy.size;
        for (let worker = 0; worker < idle; worker++) this.#next(pool);
      },
      () => {
        if (pool !== this.#pool) return;
        this.stop();
        this.#change({ phase: 'failed' });
      },
    );
  }

  #change(change: Partial<RunState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}
