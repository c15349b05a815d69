import type { Language } from '@luftschloss/words';
import { accepts, type Comparison, compared, type LessonRun, stepOf, viewOf, wantedNow } from './lesson-run.ts';

/** What the lesson says to something else than it asked for. */
export interface Answer {
  readonly text: string;
  readonly comparison: Comparison | null; // where it could be better
}

/** To what is being tried and not done yet; `null` while there is nothing to say. */
export function answerToHeld(run: LessonRun, held: unknown, { words }: Language): Answer | null {
  const step = stepOf(run);
  if (run.phase !== 'trying' || step?.kind !== 'do' || !isComplete(run, held)) return null;
  if (accepts(step, viewOf(run.before), held)) return null;
  const { answers } = words.learn;
  const comparison = better(run, held);
  if (comparison) return { text: answers.heldLess({ ...comparison }), comparison };
  return { text: isSamePiece(held, wantedNow(run)) ? answers.heldElsewhere() : answers.heldOther(), comparison };
}

/** In every game what is placed is called its tile. */
function isSamePiece(held: unknown, wanted: unknown): boolean {
  const { tile } = held as { tile?: unknown };
  return tile !== undefined && tile === (wanted as { tile?: unknown } | null)?.tile;
}

/** What lies ready to be done; a tile that lies nowhere yet is only on its way. */
function isComplete({ game, before }: LessonRun, held: unknown): boolean {
  const checked = game.rules.actionSchema.check(held);
  return checked.ok && game.rules.refusal(viewOf(before), checked.value) === null;
}

/** To what was done. */
export function answerToDone(run: LessonRun, { words }: Language): Answer | null {
  if (run.phase !== 'astray') return null;
  const { answers } = words.learn;
  const comparison = better(run, run.action);
  return { text: comparison ? answers.didLess({ ...comparison }) : answers.didOther(), comparison };
}

function better(run: LessonRun, action: unknown): Comparison | null {
  const comparison = compared(run, action);
  return comparison && comparison.there > comparison.here ? comparison : null;
}

/** What is to be done now, in one line. */
export function taskNow(run: LessonRun, language: Language): string {
  const { lesson: say } = language.words.learn;
  const step = stepOf(run);
  if (!step || run.phase === 'over') return '';
  if (run.phase === 'waiting') return say.waiting();
  return step.task?.(language, viewOf(run.before)) ?? say.read();
}

/** What is said after a step that went as it should. */
export function doneText(run: LessonRun, language: Language): string {
  const { before, game, action } = run;
  return stepOf(run)?.done?.(language, { before: viewOf(before), action, after: viewOf(game) }) ?? '';
}
