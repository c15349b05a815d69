import { workerData } from 'node:worker_threads';
import { answerTasks as answerAll } from '@luftschloss/server/threads';
import type { Catalogue } from './catalogue.ts';
import { Failure } from './failure.ts';

/** What a worker thread does: it loads the catalogue and answers every task that it is given. */
export async function answerTasks<Order, Task, Result>(
  answer: (order: Order, catalogue: Catalogue, task: Task) => Result | Promise<Result>,
): Promise<void> {
  const { order, catalogue: url } = workerData as { order: Order; catalogue: string };
  const { catalogue } = (await import(url)) as { catalogue: Catalogue };
  answerAll(
    (task: Task) => answer(order, catalogue, task),
    (error) => (error instanceof Failure ? JSON.stringify(error.problem) : null),
  );
}
