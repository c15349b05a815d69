import { Worker } from 'node:worker_threads';
import type { Rules } from '@luftschloss/engine/kernel';

export interface Question {
  readonly number: number;
  readonly game: string;
  readonly bot: string;
  readonly view: ReturnType<Rules['view']>;
}

export interface Answer {
  readonly number: number;
  readonly action: { readonly type: string };
}

interface Waiting {
  readonly question: Question;
  readonly answered: (action: { readonly type: string }) => void;
  readonly failed: (error: Error) => void;
}

/** No bot of ours thinks nearly as long; one that does hangs. */
const LONGEST_THOUGHT = 60_000;

/** Threads in which bots think, so that the server never waits for one. They start when the first bot is asked. */
export class BotPool {
  readonly #size: number;
  readonly #threads = new Set<Thread>();
  readonly #queue: Waiting[] = [];
  #asked = 0;
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  ask(game: string, bot: string, view: Question['view']): Promise<{ readonly type: string }> {
    return new Promise((answered, failed) => {
      this.#queue.push({ question: { number: ++this.#asked, game, bot, view }, answered, failed });
      this.#assign();
    });
  }

  #assign(): void {
    if (this.#closed) return;
    for (const thread of this.#threads) if (thread.free && this.#queue.length > 0) thread.give(this.#queue.shift() as Waiting);
    if (this.#queue.length === 0 || this.#threads.size >= this.#size) return;
    const thread = new Thread(
      () => this.#assign(),
      () => {
        this.#threads.delete(thread);
        this.#assign();
      },
    );
    this.#threads.add(thread);
    thread.give(this.#queue.shift() as Waiting);
    this.#assign();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue) failed(new Error('the server is stopping'));
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }
}

class Thread {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url));
  readonly #whenFree: () => void;
  #waiting: Waiting | null = null;
  #limit: NodeJS.Timeout | null = null;

  constructor(whenFree: () => void, whenGone: () => void) {
    this.#whenFree = whenFree;
    this.#worker.unref();
    this.#worker.on('message', ({ number, action }: Answer) => {
      const waiting = this.#waiting;
      if (waiting?.question.number !== number) return;
      this.#settle();
      waiting.answered(action);
      this.#whenFree();
    });
    const gone = (error: Error): void => {
      const waiting = this.#waiting;
      this.#settle();
      waiting?.failed(error);
      whenGone();
    };
    this.#worker.on('error', (error) => gone(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => gone(new Error('the bot took too long or its thread ended')));
  }

  get free(): boolean {
    return this.#waiting === null;
  }

  give(waiting: Waiting): void {
    this.#waiting = waiting;
    this.#limit = setTimeout(() => void this.#worker.terminate(), LONGEST_THOUGHT);
    this.#worker.postMessage(waiting.question);
  }

  #settle(): void {
    this.#waiting = null;
    if (this.#limit) clearTimeout(this.#limit);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
