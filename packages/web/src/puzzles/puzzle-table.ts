import type { GameTypes, Refusal, Viewer } from '@luftschloss/engine/kernel';
import type { LogLine, Moment, TableSnapshot } from '../table/link.ts';
import { ON_THIS_DEVICE } from '../table/on-this-device.ts';
import { momentOf, type PlayedGame, played, storyOf } from '../table/played-game.ts';
import { SolitaryTable } from '../table/solitary-table.ts';
import type { Puzzle } from './puzzle.ts';

/** What has been done about a puzzle. */
export interface Attempt {
  readonly game: PlayedGame;
  readonly answer: GameTypes['action'] | null;
  readonly refusal: Refusal | null;
  readonly laid: number; // counted up whenever the table is laid anew: whatever lay on the old one is gone
}

/** The real table at the moment of a puzzle. The first action is the answer; then nothing more happens. */
export class PuzzleTable extends SolitaryTable {
  readonly #puzzle: Puzzle;
  #attempt: Attempt;
  #current: TableSnapshot;

  constructor(puzzle: Puzzle) {
    super();
    this.#puzzle = puzzle;
    this.#attempt = { game: puzzle.position, answer: null, refusal: null, laid: 0 };
    this.#current = this.#described();
  }

  readonly attempt = (): Attempt => this.#attempt;
  readonly snapshot = (): TableSnapshot => this.#current;

  readonly act = (action: unknown): void => {
    const { game, answer } = this.#attempt;
    if (answer) return;
    const next = played(game, this.#puzzle.seat, action);
    if (!next.ok) this.#change({ ...this.#attempt, refusal: next.refusal });
    else
      this.#change({
        ...this.#attempt,
        game: next.value,
        refusal: null,
        answer: this.#isBeside(action) ? null : (next.value.steps.at(-1)?.action ?? null),
      });
  };

  /** To before the answer. */
  readonly undo = (): void => {
    this.#change({ game: this.#puzzle.position, answer: null, refusal: null, laid: this.#attempt.laid + 1 });
  };

  readonly momentAt = (step: number): Moment => momentOf(this.#attempt.game, step, this.#puzzle.seat);
  readonly logThrough = (_eyes: Viewer): readonly LogLine[] => this.#current.log;

  /** What may be done at any time, as a word to one's partner, is no answer. */
  #isBeside(action: unknown): boolean {
    return this.#puzzle.position.rules.outOfTurn?.(action as GameTypes['action']) ?? false;
  }

  #change(attempt: Attempt): void {
    this.#attempt = attempt;
    this.#current = this.#described();
    this.tell();
  }

  #described(): TableSnapshot {
    const { game, answer, refusal } = this.#attempt;
    const { id, seat } = this.#puzzle;
    const moment = momentOf(game, game.steps.length, seat);
    return {
      ...ON_THIS_DEVICE,
      ...moment,
      // What the answer leads to is not asked any more.
      toAct: answer ? [] : moment.toAct,
      id: `puzzle-${id}`,
      game: game.rules.id,
      seats: game.record.seats.map(({ name, bot }) => ({ name, bot: bot ?? null })),
      viewer: seat,
      log: storyOf(game, seat),
      chat: [],
      undoable: 0,
      back: null,
      thinking: null,
      refusal,
      handOver: null,
    };
  }
}
