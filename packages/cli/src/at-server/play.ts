import { findGame, type Game } from '@luftschloss/engine';
import { firstAction, type GameResult, playsVersion, type Rules } from '@luftschloss/engine/kernel';
import type { ProblemReport } from '@luftschloss/protocol';
import type { ProgramSeat } from '../programs/seat.ts';
import { type Losses, noLosses, type Trouble } from '../programs/trouble.ts';
import { dutyOf, thinkingTime } from './duty.ts';
import type { TableSocket } from './table-socket.ts';

/** What can be told while a program plays. */
export interface Teller {
  waiting(): void;
  playing(): void;
  decision(trouble: Trouble): void;
  refused(problem: ProblemReport): void;
}

/** How it came to an end: with a result, before one, or because there is nothing to play any more. */
export type Finish =
  | { readonly type: 'over'; readonly result: GameResult }
  | { readonly type: 'stopped' | 'gone' | 'unseated' }
  | { readonly type: 'read-only'; readonly message: string }
  | { readonly type: 'game'; readonly game: string }
  | { readonly type: 'version'; readonly version: number };

export interface PlayOrder {
  readonly games: readonly Game[];
  /** Milliseconds for a decision. */
  readonly time: number;
  readonly teller: Teller;
}

/** Milliseconds before the same is tried again that the server has just refused. */
const PAUSE = 1000;

/** A program in a seat of a server, until the game is over. */
export class ProgramAtTable {
  readonly #table: TableSocket;
  readonly #program: ProgramSeat;
  readonly #order: PlayOrder;
  #rules: Rules | null = null;
  decisions = 0;

  constructor(table: TableSocket, program: ProgramSeat, order: PlayOrder) {
    this.#table = table;
    this.#program = program;
    this.#order = order;
  }

  /** Before the game there is nothing to lose. */
  get losses(): Losses {
    return this.#rules ? this.#program.losses : noLosses();
  }

  async play(): Promise<Finish> {
    let waited = false;
    for (;;) {
      const { gone, followed } = this.#table;
      if (gone) return { type: 'gone' };
      if (!waited && followed.card?.status === 'gathering') {
        waited = true;
        this.#order.teller.waiting();
      }
      const finish = await this.#doDuty();
      if (finish) return finish;
    }
  }

  async #doDuty(): Promise<Finish | null> {
    const { shown } = this.#table.followed;
    switch (dutyOf(this.#table.followed)) {
      case 'wait':
        await this.#table.changed();
        return null;
      case 'unseated':
      case 'stopped':
        return { type: dutyOf(this.#table.followed) as 'unseated' | 'stopped' };
      case 'read-only':
        return { type: 'read-only', message: shown?.situation.readOnly ?? '' };
      case 'over':
        return this.#over(shown?.situation.result as GameResult);
      case 'come-back':
        return this.#say({ type: 'come-back' });
      case 'answer-undo':
        return this.#say({ type: 'answer-undo', agree: true });
      case 'answer-stop':
        return this.#say({ type: 'answer-stop', agree: true });
      case 'decide':
        return (await this.#begun()) ?? (await this.#decide());
    }
  }

  /** A program agrees to whatever people at its table ask for. A refusal means that the question is gone, or that others were faster. */
  async #say(move: Parameters<TableSocket['move']>[0]): Promise<null> {
    if (await this.#table.move(move)) await this.#lookAgain();
    return null;
  }

  #over(result: GameResult): Finish {
    if (this.#rules) this.#program.end(result);
    return { type: 'over', result };
  }

  /** Tells the program which game it is, once. */
  async #begun(): Promise<Finish | null> {
    const { card, seat } = this.#table.followed;
    if (this.#rules || !card || seat === null) return null;
    const rules = findGame(card.game, this.#order.games)?.rules;
    if (!rules) return { type: 'game', game: card.game };
    if (!playsVersion(rules, card.rulesVersion)) return { type: 'version', version: card.rulesVersion };
    this.#order.teller.playing();
    const { game, rulesVersion, options, seats } = card;
    const seed = Math.floor(Math.random() * 2 ** 31);
    await this.#program.begin({ game, rulesVersion, options, players: seats.length, seat, time: this.#order.time, seed });
    this.#rules = rules;
    return null;
  }

  async #decide(): Promise<null> {
    const rules = this.#rules;
    const view = this.#view();
    if (!rules || !view) return null;
    const before = { ...this.#program.losses };
    const { action } = await this.#program.decide(rules, view, thinkingTime(this.#table.followed, this.#order.time, Date.now()));
    this.decisions++;
    this.#tellOf(before);
    // The game may have gone on meanwhile: somebody took something back, or a bot stood in.
    if (dutyOf(this.#table.followed) !== 'decide' || rules.refusal(this.#view() as typeof view, action)) return null;
    const problem = await this.#table.move({ type: 'act', action: action as Record<string, unknown> });
    if (problem) await this.#playSafe(rules, action, problem);
    return null;
  }

  #view(): ReturnType<Rules['view']> | null {
    return this.#table.followed.shown?.game as ReturnType<Rules['view']> | null;
  }

  /**
   * Looks again. If others were faster and the action is no longer allowed, the program decides anew. If the server refused it for any
   * other reason, the first legal action is played, so that nobody waits in vain.
   */
  async #playSafe(rules: Rules, refused: unknown, problem: ProblemReport): Promise<void> {
    await this.#lookAgain();
    if (dutyOf(this.#table.followed) === 'decide' && rules.refusal(this.#view() as ReturnType<Rules['view']>, refused as never)) return;
    this.#order.teller.refused(problem);
    if (dutyOf(this.#table.followed) !== 'decide') return;
    const action = firstAction(rules, this.#view() as ReturnType<Rules['view']>);
    if (await this.#table.move({ type: 'act', action: action as unknown as Record<string, unknown> })) await this.#lookAgain();
  }

  async #lookAgain(): Promise<void> {
    this.#table.lookAgain();
    await new Promise((done) => setTimeout(done, PAUSE));
  }

  #tellOf(before: Losses): void {
    const { late, broken, illegal, trouble } = this.#program.losses;
    if (late + broken + illegal > before.late + before.broken + before.illegal && trouble) this.#order.teller.decision(trouble);
  }
}
