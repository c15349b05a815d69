import type { GameTypes, Refusal, Seat, Viewer } from '@luftschloss/engine/kernel';
import type { LogLine, Moment, TableSnapshot } from './link.ts';
import { ON_THIS_DEVICE } from './on-this-device.ts';
import { momentOf, type PlayedGame, played, storyOf } from './played-game.ts';
import { SolitaryTable } from './solitary-table.ts';

export interface MomentSetting {
  readonly id: string;
  readonly position: PlayedGame; // as far as it has come
  readonly seat: Seat; // who decides
}

/** What has been done about the question of a moment. */
export interface Attempt {
  readonly game: PlayedGame;
  readonly answer: GameTypes['action'] | null;
  readonly refusal: Refusal | null;
  readonly laid: number; // counted up whenever the table is laid anew: whatever lay on the old one is gone
}

/** The real table at one moment of a game. The first action of the seat is the answer; then nothing more happens, and the game itself stays as it is. */
export class MomentTable extends SolitaryTable {
  readonly #setting: MomentSetting;
  #attempt: Attempt;
  #current: TableSnapshot;

  constructor(setting: MomentSetting) {
    super();
    this.#setting = setting;
    this.#attempt = { game: setting.position, answer: null, refusal: null, laid: 0 };
    this.#current = this.#described();
  }

  readonly attempt = (): Attempt => this.#attempt;
  readonly snapshot = (): TableSnapshot => this.#current;

  readonly act = (action: unknown): void => {
    const { game, answer } = this.#attempt;
    if (answer) return;
    const next = played(game, this.#setting.seat, action);
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
    this.#change({ game: this.#setting.position, answer: null, refusal: null, laid: this.#attempt.laid + 1 });
  };

  readonly momentAt = (step: number): Moment => momentOf(this.#attempt.game, step, this.#setting.seat);
  readonly logThrough = (_eyes: Viewer): readonly LogLine[] => this.#current.log;

  /** What may be done at any time, as a word to one's partner, is no answer. */
  #isBeside(action: unknown): boolean {
    return this.#setting.position.rules.outOfTurn?.(action as GameTypes['action']) ?? false;
  }

  #change(attempt: Attempt): void {
    this.#attempt = attempt;
    this.#current = this.#described();
    this.tell();
  }

  #described(): TableSnapshot {
    const { game, answer, refusal } = this.#attempt;
    const { id, seat, position } = this.#setting;
    const moment = momentOf(game, game.steps.length, seat);
    return {
      ...ON_THIS_DEVICE,
      ...moment,
      // What the answer leads to is not asked any more, and an end is not celebrated.
      toAct: answer ? [] : [seat],
      result: null,
      id,
      game: game.rules.id,
      seats: game.record.seats.map(({ name, bot }) => ({ name, bot: bot ?? null })),
      viewer: seat,
      log: storyOf(game, seat),
      chat: [],
      undoable: 0,
      // Not to be taken back by the table, but known to be the viewer's own: nobody is told that somebody else changed the table.
      back: game === position ? null : position.steps.length,
      thinking: null,
      refusal,
      handOver: null,
    };
  }
}
