import { parentPort, workerData } from 'node:worker_threads';
import type { Catalogue } from './catalogue.ts';
import { Failure } from './failure.ts';
import type { Reply } from './threads.ts';

/** What a worker thread does: it loads the catalogue and answers every task that it is given. */
export async function answerTasks<Order, Task, Result>(answer: (order: Order, catalogue: Catalogue, task: Task) => Result): Promise<void> {
  const { order, catalogue: url } = workerData as { order: Order; catalogue: string };
  const { catalogue } = (await import(url)) as { catalogue: Catalogue };
  const reply = (task: Task): Reply<Result> => {
    try {
      return { result: answer(order, catalogue, task) };
    } catch (error) {
      if (error instanceof Failure) return { failure: error.message };
      throw error;
    }
  };
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(reply(task)));
}
