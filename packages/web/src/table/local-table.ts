import { beforeLastDecision, type Seat, undoable, type Viewer } from '@luftschloss/engine/kernel';
import type { ChatLine, LogLine, Moment, SeatAtTable, TableLink, TableRefusal, TableSnapshot } from './link.ts';
import { ON_THIS_DEVICE } from './on-this-device.ts';
import { lastState, linesOf, momentOf, type PlayedGame, played, storyOf, takenBack } from './played-game.ts';
import type { Thinker } from './thinker.ts';

export interface LocalSetting {
  readonly id: string;
  readonly playedGame: PlayedGame;
  readonly thinker: Thinker;
  /** So many actions belong to the game that a branch leaves: they cannot be taken back. */
  readonly inherited?: number;
  /** Called after every change, with what is to be kept. */
  save(playedGame: PlayedGame): void;
  /** Milliseconds before a bot moves: after a person, who may want to take something back, and after another bot. */
  readonly pause: { readonly afterPerson: number; readonly afterBot: number };
}

/** A table in this browser: the engine, bots that answer through a thinker, and one or several people at one device. */
export class LocalTable implements TableLink {
  readonly #setting: LocalSetting;
  readonly #seats: readonly SeatAtTable[];
  readonly #people: readonly Seat[];
  readonly #listeners = new Set<() => void>();
  readonly #chat: ChatLine[] = [];
  #playedGame: PlayedGame;
  #viewer: Viewer;
  #log: readonly LogLine[];
  #thinking: Seat | null = null;
  #refusal: TableRefusal | null = null;
  #closed = false;
  #current: TableSnapshot;

  constructor(setting: LocalSetting) {
    this.#setting = setting;
    this.#playedGame = setting.playedGame;
    this.#seats = setting.playedGame.record.seats.map(({ name, bot }) => ({ name, bot: bot ?? null }));
    this.#people = this.#seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    const toAct = this.#toAct();
    this.#viewer = this.#people.find((seat) => toAct.includes(seat)) ?? this.#people[0] ?? null;
    this.#log = this.#wholeLog();
    this.#current = this.#describe();
    setTimeout(() => this.#wakeBots(), 0);
  }

  readonly snapshot = (): TableSnapshot => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly momentAt = (step: number, eyes: Viewer = this.#viewer): Moment => momentOf(this.#playedGame, step, this.#allowed(eyes));

  readonly logThrough = (eyes: Viewer): readonly LogLine[] =>
    this.#allowed(eyes) === this.#viewer ? this.#log : storyOf(this.#playedGame, eyes);

  /** Before the end nobody looks through the eyes of anybody else. */
  #allowed(eyes: Viewer): Viewer {
    return this.#current.result ? eyes : this.#viewer;
  }

  readonly act = (action: unknown): void => {
    if (this.#viewer !== null && this.#take(this.#viewer, action)) this.#wakeBots();
  };

  readonly undo = (): void => {
    const { undoable: most, back, step } = this.#current;
    if (back === null || step - back > most) return;
    this.#playedGame = takenBack(this.#playedGame, back);
    this.#log = this.#log.filter(({ step }) => step <= this.#playedGame.steps.length);
    this.#refusal = null;
    this.#setting.save(this.#playedGame);
    this.#changed();
    this.#wakeBots();
  };

  // Nobody else decides at a table of one device, and nobody is late.
  readonly answerUndo = (): void => {};
  readonly takeOver = (): void => {};
  readonly comeBack = (): void => {};
  readonly stop = (): void => {};
  readonly answerStop = (): void => {};
  readonly readEarlier = (): void => {};

  readonly say = (text: string): void => {
    this.#chat.push({ number: this.#chat.length + 1, seat: this.#viewer, text });
    this.#changed();
  };

  readonly sit = (seat: Viewer): void => {
    this.#viewer = seat;
    this.#log = this.#wholeLog();
    this.#changed();
  };

  readonly close = (): void => {
    this.#closed = true;
    this.#setting.thinker.close();
  };

  #toAct(): readonly Seat[] {
    return this.#playedGame.rules.toAct(lastState(this.#playedGame));
  }

  #wholeLog(): LogLine[] {
    return storyOf(this.#playedGame, this.#viewer);
  }

  #describe(): TableSnapshot {
    const viewer = this.#viewer;
    const moment = momentOf(this.#playedGame, this.#playedGame.steps.length, viewer);
    const waiting = this.#people.filter((seat) => moment.toAct.includes(seat));
    const handOver = viewer === null || waiting.length === 0 || waiting.includes(viewer) ? null : waiting[0];
    return {
      ...ON_THIS_DEVICE,
      ...moment,
      id: this.#setting.id,
      game: this.#playedGame.rules.id,
      seats: this.#seats,
      viewer,
      log: this.#log,
      chat: [...this.#chat],
      ...this.#takingBack(),
      thinking: this.#thinking,
      refusal: this.#refusal,
      handOver,
    };
  }

  #takingBack(): Pick<TableSnapshot, 'undoable' | 'back'> {
    const { inherited = 0 } = this.#setting;
    const own = this.#playedGame.steps.slice(inherited);
    const back = this.#viewer === null ? null : beforeLastDecision(own, this.#viewer);
    if (this.#viewer === null || back === null) return { undoable: 0, back: null };
    return { undoable: undoable(own, this.#viewer, this.#unasked()), back: inherited + back };
  }

  /** Alone with bots, nobody has to be asked about what they did. */
  #unasked(): readonly Seat[] {
    return this.#people.length > 1 ? [] : this.#seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]));
  }

  #changed(): void {
    this.#current = this.#describe();
    for (const listener of [...this.#listeners]) listener();
  }

  #take(seat: Seat, action: unknown): boolean {
    const next = played(this.#playedGame, seat, action);
    this.#refusal = next.ok ? null : next.refusal;
    if (next.ok) {
      this.#playedGame = next.value;
      this.#log = [...this.#log, ...linesOf(next.value, next.value.steps.length - 1, this.#viewer)];
      this.#setting.save(next.value);
    }
    this.#changed();
    return next.ok;
  }

  /** Asks one bot at a time; an answer to a question that has passed is forgotten. */
  #wakeBots(): void {
    if (this.#closed || this.#thinking !== null) return;
    const seat = this.#toAct().find((each) => this.#seats[each].bot !== null);
    if (seat === undefined) return;
    this.#thinking = seat;
    this.#changed();
    const playedGame = this.#playedGame;
    Promise.all([this.#setting.thinker.think(this.#questionFor(seat)), delay(this.#pauseNow())]).then(
      ([action]) => this.#answered(seat, playedGame, action),
      (error: unknown) => this.#failed(error),
    );
  }

  #questionFor(seat: Seat): Parameters<Thinker['think']>[0] {
    const { rules, record, steps } = this.#playedGame;
    return {
      game: rules.id,
      bot: this.#seats[seat].bot ?? 'random',
      view: rules.view(lastState(this.#playedGame), seat),
      seed: `${record.seed}/${seat}/${steps.length}`,
    };
  }

  #pauseNow(): number {
    const last = this.#playedGame.steps.at(-1);
    const { afterPerson, afterBot } = this.#setting.pause;
    return last && this.#seats[last.seat].bot === null ? afterPerson : afterBot;
  }

  #answered(seat: Seat, playedGame: PlayedGame, action: unknown): void {
    if (this.#closed) return;
    this.#thinking = null;
    if (this.#playedGame === playedGame && !this.#take(seat, action)) return;
    this.#wakeBots();
  }

  #failed(error: unknown): void {
    if (this.#closed) return;
    this.#thinking = null;
    this.#refusal = { code: 'bot-failed', params: { problem: error instanceof Error ? error.message : String(error) } };
    this.#changed();
  }
}

function delay(milliseconds: number): Promise<void> {
  return milliseconds <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
