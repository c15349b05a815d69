import { BOT_NAMES } from '@luftschloss/bots/names';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../shell/settings.ts';
import type { Lesson } from './lesson.ts';
import { beginAt, type LessonRun } from './lesson-run.ts';
import { LessonTable } from './lesson-table.ts';
import { keepProgress, type Progress, progressIn } from './progress.ts';

const PACE = { calm: 1100, quick: 250 }; // milliseconds between two moves of others
const MOST_OTHERS = 6;

export interface LessonControls {
  readonly link: LessonTable;
  readonly run: LessonRun;
  readonly done: ReadonlySet<string>;
  /** Plays a step, again or for the first time. */
  jump(at: number): void;
}

/** A lesson that is being played; it keeps its step in this browser. */
export function useLesson(lesson: Lesson): LessonControls {
  const { name, pace } = useSettings();
  const names = useMemo(() => [name, ...BOT_NAMES.filter((each) => each !== name).slice(0, MOST_OTHERS)], [name]);
  const [kept] = useState(() => progressIn(localStorage, lesson));
  const [done, setDone] = useState<ReadonlySet<string>>(kept.done);
  const [link] = useState(() => new LessonTable(beginAt(lesson, kept.at, names)));
  const run = useSyncExternalStore(link.subscribe, link.run);
  const { at, phase } = run;
  useEffect(() => {
    if (phase !== 'waiting') return;
    const timer = setInterval(link.tick, PACE[pace]);
    return () => clearInterval(timer);
  }, [phase, link, pace]);
  useEffect(() => {
    setDone((before) => withDone(before, lesson, at, phase));
  }, [lesson, at, phase]);
  useEffect(() => keepProgress(localStorage, lesson, { at, done } satisfies Progress), [lesson, at, done]);
  const jump = useCallback((to: number) => link.change(beginAt(lesson, to, names, link.run().laid + 1)), [link, lesson, names]);
  return { link, run, done, jump };
}

/** A step is done when it went as it should; whoever went on all the same has done it in their own way. */
function withDone(done: ReadonlySet<string>, { steps }: Lesson, at: number, phase: LessonRun['phase']): ReadonlySet<string> {
  const passed = steps.slice(at - 1, at).map(({ id }) => id);
  const now = phase === 'done' ? [steps[at].id] : [];
  const added = [...(at > 0 && phase !== 'done' ? passed : []), ...now].filter((id) => !done.has(id));
  return added.length > 0 ? new Set([...done, ...added]) : done;
}
