import type { Fact } from '@luftschloss/engine/kernel';
import { TaskFailure, TaskThread } from '@luftschloss/server/threads';
import type { Catalogue } from './catalogue.ts';
import { Failure } from './failure.ts';

export interface Work<Task, Result> {
  /** The module that the threads run; it calls `answerTasks`. */
  readonly module: URL;
  /** What all tasks have in common, as data. */
  readonly order: unknown;
  readonly catalogue: Catalogue;
  readonly tasks: readonly Task[];
  finish(task: Task, result: Result): void;
  /** A last task for every thread, whatever came before. */
  readonly farewell?: Task;
}

/** Every thread takes the next task as soon as it is free. */
export async function shareOut<Task, Result>(work: Work<Task, Result>, threads: number): Promise<void> {
  const { farewell } = work;
  const waiting = work.tasks.values();
  const workerData = { order: work.order, catalogue: work.catalogue.url };
  const team = Array.from({ length: threads }, () => new TaskThread<Task, Result>(work.module, workerData));
  const workThrough = async (thread: TaskThread<Task, Result>): Promise<void> => {
    for (const task of waiting) work.finish(task, await thread.run(task));
  };
  const working = team.map(workThrough);
  try {
    await Promise.all(working);
  } catch (error) {
    throw error instanceof TaskFailure ? new Failure(JSON.parse(error.message) as Fact) : error;
  } finally {
    if (farewell !== undefined) {
      // One that failed leaves nothing to do to the others but what they have begun.
      for (const _ of waiting);
      await Promise.allSettled(working);
      await Promise.allSettled(team.map((thread) => thread.run(farewell)));
    }
    await Promise.all(team.map((thread) => thread.end()));
  }
}
