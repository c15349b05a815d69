import { Worker } from 'node:worker_threads';
import type { Catalogue } from './catalogue.ts';
import { Failure } from './failure.ts';

/** What a worker thread answers to a task. Failures are told as data, since an error loses its class on the way to another thread. */
export type Reply<Result> = { readonly result: Result } | { readonly failure: string };

export interface Work<Task, Result> {
  /** The module that the threads run; it calls `answerTasks`. */
  readonly module: URL;
  /** What all tasks have in common, as data. */
  readonly order: unknown;
  readonly catalogue: Catalogue;
  readonly tasks: readonly Task[];
  finish(task: Task, result: Result): void;
}

/** Every thread takes the next task as soon as it is free. */
export async function shareOut<Task, Result>(work: Work<Task, Result>, threads: number): Promise<void> {
  const waiting = work.tasks.values();
  const workers: Worker[] = [];
  try {
    await Promise.all(Array.from({ length: threads }, () => oneThread(work, waiting, workers)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function oneThread<Task, Result>(work: Work<Task, Result>, waiting: Iterator<Task, unknown>, workers: Worker[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(work.module, { workerData: { order: work.order, catalogue: work.catalogue.url } });
    workers.push(worker);
    let current = waiting.next();
    const give = (): void => {
      if (current.done) resolve();
      else worker.postMessage(current.value);
    };
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker thread ended before its games')));
    worker.on('message', (reply: Reply<Result>) => {
      if ('failure' in reply) return reject(new Failure(reply.failure));
      if (!current.done) work.finish(current.value, reply.result);
      current = waiting.next();
      give();
    });
    give();
  });
}
