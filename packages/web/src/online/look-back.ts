import type { GameRecord, Viewer } from '@luftschloss/engine/kernel';
import type { LogLine, Moment } from '../table/link.ts';
import { momentOf, openPlayedGame, type PlayedGame, storyOf } from '../table/played-game.ts';

/** So many moments before and after the one looked at are fetched as well. */
const AROUND = 8;
const AT_ONCE = 3;

/** The moment itself first, then its neighbours by distance, later ones before earlier ones: people mostly look forward. */
export function neighbourhood(step: number, last: number): number[] {
  const steps = [step];
  for (let away = 1; away <= AROUND; away++) steps.push(step + away, step - away);
  return steps.filter((each) => each >= 0 && each < last);
}

/** Earlier moments of a table on a server: fetched one by one, but ahead, while it is played, and all at once after its end. */
export class LookBack {
  readonly #id: string;
  readonly #ask: (path: string) => Promise<unknown>;
  readonly #changed: () => void;
  readonly #moments = new Map<number, Moment>();
  readonly #loading = new Set<number>();
  #wanted: readonly number[] = [];
  #age = 0; // raised whenever moments that are on their way must be forgotten
  #given: Moment | null = null;
  #playedGame: PlayedGame | null = null;
  #asked = false;
  #unreadable = false; // the record is of other rules than ours: only the server can show its moments

  constructor(id: string, ask: (path: string) => Promise<unknown>, changed: () => void) {
    this.#id = id;
    this.#ask = ask;
    this.#changed = changed;
  }

  /** Something was taken back, or other eyes look: what was known of other moments is wrong now. */
  forget(): void {
    this.#age++;
    this.#moments.clear();
    this.#loading.clear();
    this.#given = null;
  }

  /** The moment; until it has come, the one that was looked at before, or `null`. */
  at(step: number, last: number, viewer: Viewer): Moment | null {
    if (this.#playedGame) return momentOf(this.#playedGame, step, viewer);
    if (this.#asked && !this.#unreadable) return this.#given;
    this.#wanted = neighbourhood(step, last).filter((each) => !this.#moments.has(each));
    this.#fetchWanted();
    this.#given = this.#moments.get(step) ?? this.#given;
    return this.#given;
  }

  /** What the game has told somebody; `null` while it is not public. */
  story(viewer: Viewer): readonly LogLine[] | null {
    return this.#playedGame && storyOf(this.#playedGame, viewer);
  }

  #fetchWanted(): void {
    for (const step of this.#wanted) {
      if (this.#loading.size >= AT_ONCE) return;
      if (!this.#loading.has(step) && !this.#moments.has(step)) void this.#fetch(step);
    }
  }

  async #fetch(step: number): Promise<void> {
    const age = this.#age;
    this.#loading.add(step);
    try {
      const { game, toAct } = (await this.#ask(`/api/tables/${this.#id}/view?after=${step}`)) as { game: object; toAct: readonly number[] };
      if (age !== this.#age) return;
      this.#moments.set(step, { step, view: game, toAct, result: null });
      this.#loading.delete(step);
      this.#changed();
      this.#fetchWanted();
    } catch {
      // Whoever still looks there asks again.
      if (age === this.#age) this.#loading.delete(step);
    }
  }

  /** After the end the whole game is public. */
  async loadRecord(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const answer = (await this.#ask(`/api/tables/${this.#id}/record`).catch((error: unknown) => {
      this.#asked = false;
      throw error;
    })) as { readonly record?: GameRecord } & GameRecord;
    const opened = openPlayedGame(answer.record ?? answer);
    if (opened.ok) this.#playedGame = opened.value;
    else this.#unreadable = true;
    this.#changed();
  }
}
