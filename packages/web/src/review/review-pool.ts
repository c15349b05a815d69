import type { Decision, Task, TaskResult } from '@luftschloss/bots/review';

/** What a worker is asked: one decision as its player saw it, and nothing else of the game. */
export interface ReviewQuestion {
  readonly game: string;
  readonly decision: Decision;
  readonly task: Task;
}

export type ReviewReply = { readonly id: number; readonly result: TaskResult } | { readonly id: number; readonly error: string };

/** Whoever does the work of a review: web workers in the page, the judges themselves in tests. */
export interface ReviewPool {
  readonly size: number;
  ask(question: ReviewQuestion): Promise<TaskResult>;
  /** Ends what is being worked at. */
  close(): void;
}

/** One core is left for the page. */
export function poolSize(cores: number | undefined): number {
  return Math.max(1, (cores ?? 2) - 1);
}

interface Waiting {
  resolve(result: TaskResult): void;
  reject(error: Error): void;
}

/** Each worker has one question at a time, so that whoever asks next chooses what is most promising then. */
export function workerPool(size = poolSize(navigator.hardwareConcurrency)): ReviewPool {
  const workers = new Map<Worker, Waiting | null>();
  const newWorker = (): Worker => {
    const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
    const done = (settle: (waiting: Waiting) => void): void => {
      const waiting = workers.get(worker);
      workers.set(worker, null);
      if (waiting) settle(waiting);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) =>
      done(({ resolve, reject }) => ('error' in data ? reject(new Error(data.error)) : resolve(data.result))),
    );
    worker.addEventListener('error', ({ message }) => done(({ reject }) => reject(new Error(message))));
    workers.set(worker, null);
    return worker;
  };
  return {
    size,
    ask(question) {
      const free = [...workers].find(([, waiting]) => waiting === null)?.[0] ?? newWorker();
      return new Promise((resolve, reject) => {
        workers.set(free, { resolve, reject });
        free.postMessage({ id: 0, question });
      });
    },
    close() {
      for (const worker of workers.keys()) worker.terminate();
      workers.clear();
    },
  };
}
