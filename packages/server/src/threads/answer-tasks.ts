import { parentPort } from 'node:worker_threads';
import type { Reply } from './reply.ts';

/** What a worker thread does: it answers every task that it is given. An error that is no failure of the task ends the thread. */
export function answerTasks<Task, Result>(answer: (task: Task) => Result, failureIn: (error: unknown) => string | null = () => null): void {
  if (!parentPort) throw new Error('this module runs in a worker thread');
  const port = parentPort;
  const reply = (task: Task): Reply<Result> => {
    try {
      return { result: answer(task) };
    } catch (error) {
      const failure = failureIn(error);
      if (failure === null) throw error;
      return { failure };
    }
  };
  port.on('message', (task: Task) => port.postMessage(reply(task)));
}
