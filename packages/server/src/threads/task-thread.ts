import { Worker } from 'node:worker_threads';
import type { Reply } from './reply.ts';

/** The thread could not do this task, and said why; it can do others. */
export class TaskFailure extends Error {}

interface Waiting<Result> {
  done(result: Result): void;
  failed(error: Error): void;
}

/** A worker thread that does one task at a time. Only while it does one it keeps the process from ending. */
export class TaskThread<Task, Result> {
  readonly #worker: Worker;
  #waiting: Waiting<Result> | null = null;
  #limit: NodeJS.Timeout | undefined;
  #broken: Error | null = null;

  /** The module calls `answerTasks`. */
  constructor(module: URL, workerData?: unknown) {
    this.#worker = new Worker(module, { workerData });
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply<Result>) => {
      const waiting = this.#settle();
      if ('failure' in reply) waiting?.failed(new TaskFailure(reply.failure));
      else waiting?.done(reply.result);
    });
    this.#worker.on('error', (error) => this.#break(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#break(new Error('a worker thread ended before its task, or took too long for it')));
  }

  get free(): boolean {
    return this.#waiting === null && this.#broken === null;
  }

  /** It will do no more tasks. */
  get broken(): boolean {
    return this.#broken !== null;
  }

  /** Fails if the thread takes longer than this many milliseconds, which ends it, or ends for another reason. */
  run(task: Task, longest?: number): Promise<Result> {
    return new Promise((done, failed) => {
      if (this.#broken) return failed(this.#broken);
      this.#waiting = { done, failed };
      if (longest !== undefined) this.#limit = setTimeout(() => void this.end(), longest);
      this.#worker.ref();
      this.#worker.postMessage(task);
    });
  }

  #settle(): Waiting<Result> | null {
    const waiting = this.#waiting;
    this.#waiting = null;
    clearTimeout(this.#limit);
    this.#worker.unref();
    return waiting;
  }

  #break(error: Error): void {
    this.#broken ??= error;
    this.#settle()?.failed(error);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
