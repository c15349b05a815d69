import { parentPort } from 'node:worker_threads';
import type { Reply } from './reply.ts';

/** What a worker thread does: it answers every task that it is given. An error that is no failure of the task ends the thread. */
export function answerTasks<Task, Result>(
  answer: (task: Task) => Result | Promise<Result>,
  failureIn: (error: unknown) => string | null = () => null,
): void {
  if (!parentPort) throw new Error('this module runs in a worker thread');
  const port = parentPort;
  const reply = async (task: Task): Promise<Reply<Result>> => {
    try {
      return { result: await answer(task) };
    } catch (error) {
      const failure = failureIn(error);
      if (failure === null) throw error;
      return { failure };
    }
  };
  port.on('message', async (task: Task) => port.postMessage(await reply(task)));
}
