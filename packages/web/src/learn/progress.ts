import type { Lesson } from './lesson.ts';

/** What is kept of a lesson: the step at which somebody left, and which are done. */
export interface Progress {
  readonly at: number;
  readonly done: ReadonlySet<string>; // steps by their ids
}

/** The part of the browser's storage that is used: tests bring their own. */
export type LessonShelf = Pick<Storage, 'getItem' | 'setItem'>;

const PREFIX = 'luftschloss.lesson.';

export function progressIn(shelf: LessonShelf, lesson: Lesson): Progress {
  const kept = parsed(shelf.getItem(PREFIX + lesson.id));
  const ids = lesson.steps.map(({ id }) => id);
  const at = ids.indexOf(kept.at);
  return { at: at < 0 ? 0 : at, done: new Set(kept.done.filter((id) => ids.includes(id))) };
}

/** Steps go by their ids: a lesson may get new ones. */
export function keepProgress(shelf: LessonShelf, lesson: Lesson, { at, done }: Progress): void {
  try {
    shelf.setItem(PREFIX + lesson.id, JSON.stringify({ at: lesson.steps[at]?.id ?? '', done: [...done] }));
  } catch {
    // A lesson works without storage; it only begins anew then.
  }
}

export function isFinished(lesson: Lesson, { done }: Progress): boolean {
  return lesson.steps.every(({ id }) => done.has(id));
}

function parsed(text: string | null): { readonly at: string; readonly done: readonly string[] } {
  try {
    const { at, done } = JSON.parse(text ?? '{}') as { at?: unknown; done?: unknown };
    const ids = Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [];
    return { at: typeof at === 'string' ? at : '', done: ids };
  } catch {
    return { at: '', done: [] };
  }
}
