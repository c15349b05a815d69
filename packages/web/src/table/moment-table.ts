import type { Seat, Viewer } from '@luftschloss/engine/kernel';
import type { LogLine, Moment, TableLink, TableRefusal, TableSnapshot } from './link.ts';
import { ON_THIS_DEVICE } from './on-this-device.ts';
import { momentOf, type PlayedGame, played, storyOf, takenBack } from './played-game.ts';

export interface MomentSetting {
  readonly id: string;
  readonly playedGame: PlayedGame;
  readonly step: number; // after so many actions
  readonly seat: Seat; // who decides
  /** Called with what was done; nothing else happens then. */
  answered(action: unknown): void;
}

/** The table at one moment of a game: one seat decides one thing, and sees what becomes of it. The game itself stays as it is. */
export class MomentTable implements TableLink {
  readonly #setting: MomentSetting;
  readonly #listeners = new Set<() => void>();
  #game: PlayedGame;
  #refusal: TableRefusal | null = null;
  #answered = false;
  #current: TableSnapshot;

  constructor(setting: MomentSetting) {
    this.#setting = setting;
    this.#game = takenBack(setting.playedGame, setting.step);
    this.#current = this.#described();
  }

  readonly snapshot = (): TableSnapshot => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly act = (action: unknown): void => {
    if (this.#answered) return;
    const next = played(this.#game, this.#setting.seat, action);
    this.#refusal = next.ok ? null : next.refusal;
    if (next.ok) {
      this.#game = next.value;
      this.#answered = true;
    }
    this.#current = this.#described();
    for (const listener of [...this.#listeners]) listener();
    if (next.ok) this.#setting.answered(action);
  };

  readonly momentAt = (step: number): Moment => momentOf(this.#game, step, this.#setting.seat);
  readonly logThrough = (_eyes: Viewer): readonly LogLine[] => this.#current.log;

  // Nobody else sits here, and nothing goes on.
  readonly undo = (): void => {};
  readonly answerUndo = (): void => {};
  readonly takeOver = (): void => {};
  readonly comeBack = (): void => {};
  readonly stop = (): void => {};
  readonly answerStop = (): void => {};
  readonly say = (): void => {};
  readonly readEarlier = (): void => {};
  readonly sit = (): void => {};
  readonly close = (): void => {};

  #described(): TableSnapshot {
    const { id, seat } = this.#setting;
    const game = this.#game;
    const moment = momentOf(game, game.steps.length, seat);
    return {
      ...ON_THIS_DEVICE,
      ...moment,
      // Whatever would come next is not asked here.
      toAct: this.#answered ? [] : [seat],
      result: null,
      id,
      game: game.rules.id,
      seats: game.record.seats.map(({ name, bot }) => ({ name, bot: bot ?? null })),
      viewer: seat,
      log: storyOf(game, seat),
      chat: [],
      undoable: 0,
      back: null,
      thinking: null,
      refusal: this.#refusal,
      handOver: null,
    };
  }
}
