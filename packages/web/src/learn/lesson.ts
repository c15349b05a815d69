import type { GameTypes, Rules, Seat } from '@luftschloss/engine/kernel';
import type { Language, Words } from '@luftschloss/words';
import type { FigureIn, Light } from '../rulebook/rulebook.ts';

/**
 * `read`: look and go on. `hold`: lay something out on the table without doing it. `do`: take an action.
 */
export type StepKind = 'read' | 'hold' | 'do';

/** Selectors of the table: the first that finds something glows. */
export type Sign = readonly string[];

/** What somebody did in a step, for the sentence afterwards. */
export interface Done<V = unknown, A = unknown> {
  readonly before: V;
  readonly action: A;
  readonly after: V;
}

/** A table as a lesson lays it: a state of the rules. */
export interface LaidTable {
  readonly players: number;
  readonly state: GameTypes['state'];
}

/** A small picture with what it means. */
export interface Note {
  readonly id: string;
  picture(light: Light, prefix: string): string;
  readonly text: string;
}

/** One thing to do. Views and actions are the game's own; every number in its words is computed from them. */
export interface LessonStep<V = unknown, A = unknown> {
  readonly id: string; // kept in the browser: never used for another step
  readonly part: string;
  readonly kind: StepKind;
  /** Lays the table anew; without it the step goes on where the one before ended. */
  start?(): LaidTable;
  /** The others move before this step. Otherwise the table stands still. */
  readonly othersFirst?: true;
  title(words: Words): string;
  /** What is to be done, in one line. */
  task?(language: Language, view: V): string;
  text(language: Language, view: V): string;
  done?(language: Language, done: Done<V, A>): string;
  /** Signs or things with what they mean, one below the other: where a text would be a list. */
  notes?(language: Language): readonly Note[];
  readonly rule: string; // the clause of the rulebook that says why
  /** What the lesson itself would do here; `null` where that is not possible. Reading steps have none. */
  model?(view: V): A | null;
  /** Whether something else is as good; without it only what the lesson would do is. */
  accepts?(view: V, action: A): boolean;
  /** Whether the table can be taught on as it stands; where not, it is laid as the lesson would have left it. */
  fits?(view: V): boolean;
  /** Where to look in a reading step. */
  readonly sign?: Sign;
  /** What the sentence afterwards speaks of. */
  readonly look?: Sign;
}

export interface LessonPart {
  readonly id: string;
  title(words: Words): string;
}

/** A lesson is data: where it starts, what is expected, what is said. The rules run it (`run.ts`). */
export interface Lesson<V = unknown, A = unknown> {
  readonly id: string;
  readonly game: string;
  readonly rules: Rules;
  readonly minutes: number;
  /** What a whole game afterwards is played with, beside the usual. */
  readonly plays?: { readonly preset: string; readonly options?: { readonly [option: string]: unknown } };
  title(words: Words): string;
  line(words: Words): string;
  readonly parts: readonly LessonPart[];
  readonly steps: readonly LessonStep<V, A>[];
  /** What the other seats do, at once and always the same. */
  others(view: V, seat: Seat): A;
  /** What an action brings the learner, foretold by the rules; `null` where points say nothing. */
  points(view: V, action: A): number | null;
  /** What the lesson would do and something worse, cut out of the very table that is played on; `null` where there is nothing to compare. */
  example?(language: Language, view: V, wanted: A): FigureIn | null;
  /** What glows: the next thing to touch on the way from what is held to what the lesson would do. */
  sign(view: V, wanted: A, held: A | null): Sign;
}

/** The learner always sits here. */
export const LEARNER: Seat = 0;
