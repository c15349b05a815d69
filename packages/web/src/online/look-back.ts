import type { GameRecord, Viewer } from '@luftschloss/engine/kernel';
import { type Course, momentOf, openCourse } from '../table/course.ts';
import type { Moment } from '../table/link.ts';

/** Earlier moments of a table on a server: asked for one by one while it is played, and all at once after its end. */
export class LookBack {
  readonly #id: string;
  readonly #ask: (path: string) => Promise<unknown>;
  readonly #changed: () => void;
  readonly #moments = new Map<number, Moment>();
  #course: Course | null = null;
  #loading = false;

  constructor(id: string, ask: (path: string) => Promise<unknown>, changed: () => void) {
    this.#id = id;
    this.#ask = ask;
    this.#changed = changed;
  }

  /** Something was taken back: what was known of later moments is wrong now. */
  forget(): void {
    this.#moments.clear();
  }

  /** The moment, or `null` while the server is asked for it. */
  at(step: number, viewer: Viewer): Moment | null {
    if (this.#course) return momentOf(this.#course, step, viewer);
    const known = this.#moments.get(step);
    if (!known) void this.#loadMoment(step).catch(() => {});
    return known ?? null;
  }

  async #loadMoment(step: number): Promise<void> {
    const { game, toAct } = (await this.#ask(`/api/tables/${this.#id}/view?after=${step}`)) as { game: object; toAct: readonly number[] };
    this.#moments.set(step, { step, view: game, toAct, result: null });
    this.#changed();
  }

  /** After the end the whole game is public. */
  async loadRecord(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    const answer = (await this.#ask(`/api/tables/${this.#id}/record`)) as { readonly record?: GameRecord } & GameRecord;
    const opened = openCourse(answer.record ?? answer);
    if (!opened.ok) return;
    this.#course = opened.value;
    this.#changed();
  }
}
