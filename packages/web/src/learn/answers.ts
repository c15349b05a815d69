import type { Language } from '@luftschloss/words';
import { accepts, type Comparison, type Course, compared, stepOf, viewOf, wantedNow } from './course.ts';

/** What the lesson says to something else than it asked for. */
export interface Answer {
  readonly text: string;
  readonly comparison: Comparison | null; // where it could be better
}

/** To what is being tried and not done yet; `null` while there is nothing to say. */
export function answerToHeld(course: Course, held: unknown, { words }: Language): Answer | null {
  const step = stepOf(course);
  if (course.phase !== 'trying' || step?.kind !== 'do' || !isComplete(course, held)) return null;
  if (accepts(step, viewOf(course.before), held)) return null;
  const { answers } = words.learn;
  const comparison = better(course, held);
  if (comparison) return { text: answers.heldLess({ ...comparison }), comparison };
  return { text: isSamePiece(held, wantedNow(course)) ? answers.heldElsewhere() : answers.heldOther(), comparison };
}

/** In every game what is placed is called its tile. */
function isSamePiece(held: unknown, wanted: unknown): boolean {
  const { tile } = held as { tile?: unknown };
  return tile !== undefined && tile === (wanted as { tile?: unknown } | null)?.tile;
}

/** What lies ready to be done; a tile that lies nowhere yet is only on its way. */
function isComplete({ game, before }: Course, held: unknown): boolean {
  const checked = game.rules.actionSchema.check(held);
  return checked.ok && game.rules.refusal(viewOf(before), checked.value) === null;
}

/** To what was done. */
export function answerToDone(course: Course, { words }: Language): Answer | null {
  if (course.phase !== 'astray') return null;
  const { answers } = words.learn;
  const comparison = better(course, course.action);
  return { text: comparison ? answers.didLess({ ...comparison }) : answers.didOther(), comparison };
}

function better(course: Course, action: unknown): Comparison | null {
  const comparison = compared(course, action);
  return comparison && comparison.there > comparison.here ? comparison : null;
}

/** What is to be done now, in one line. */
export function taskNow(course: Course, language: Language): string {
  const { lesson: say } = language.words.learn;
  const step = stepOf(course);
  if (!step || course.phase === 'over') return '';
  if (course.phase === 'waiting') return say.waiting();
  return step.task?.(language, viewOf(course.before)) ?? say.read();
}

/** What is said after a step that went as it should. */
export function doneText(course: Course, language: Language): string {
  const { before, game, action } = course;
  return stepOf(course)?.done?.(language, { before: viewOf(before), action, after: viewOf(game) }) ?? '';
}
