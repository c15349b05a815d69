import { Worker } from 'node:worker_threads';
import { thinkingTime } from '@luftschloss/bots/levels';
import type { Rules } from '@luftschloss/engine/kernel';
import { FairQueue, shareOfTime } from './fair-queue.ts';

export interface BotRequest {
  readonly number: number;
  readonly game: string;
  readonly bot: string;
  readonly view: ReturnType<Rules['view']>;
  /** How long the bot may think. */
  readonly milliseconds: number;
}

export interface BotReply {
  readonly number: number;
  readonly action: { readonly type: string };
}

interface Waiting {
  readonly guest: string;
  readonly request: Omit<BotRequest, 'milliseconds'>;
  readonly answered: (action: { readonly type: string }) => void;
  readonly failed: (error: Error) => void;
}

/** No bot of ours thinks nearly as long; one that does hangs. */
const LONGEST_THOUGHT = 60_000;

/**
 * Threads in which bots think, so that the server never waits for one. They start when the first bot is asked. A bot takes the time of its level, but no more
 * than the house allows, and less while others wait for a thread: answers stay quick however many tables there are. Guests take turns, so nobody waits for all bots of
 * somebody else.
 */
export class BotPool {
  readonly #size: number;
  readonly #longest: number;
  readonly #threads = new Set<Thread>();
  readonly #queue = new FairQueue<Waiting>();
  #asked = 0;
  #closed = false;

  constructor(size: number, longest = Number.POSITIVE_INFINITY) {
    this.#size = size;
    this.#longest = longest;
  }

  /** For a guest at whose tables it is: whoever has opened many of them waits longer, the others do not. */
  ask(guest: string, game: string, bot: string, view: BotRequest['view']): Promise<{ readonly type: string }> {
    return new Promise((answered, failed) => {
      this.#queue.put(guest, { guest, request: { number: ++this.#asked, game, bot, view }, answered, failed });
      this.#assign();
    });
  }

  #assign(): void {
    if (this.#closed) return;
    for (const thread of this.#threads) if (thread.free && this.#queue.length > 0) this.#next(thread);
    if (this.#queue.length === 0 || this.#threads.size >= this.#size) return;
    const thread = new Thread(
      () => this.#assign(),
      () => {
        this.#threads.delete(thread);
        this.#assign();
      },
    );
    this.#threads.add(thread);
    this.#next(thread);
    this.#assign();
  }

  #next(thread: Thread): void {
    const waiting = this.#queue.take() as Waiting;
    const own = this.#queue.waitingOf(waiting.guest);
    const guests = this.#queue.guests + (own === 0 ? 1 : 0);
    thread.give(waiting, thinkingTime(waiting.request.bot, this.#longest) * shareOfTime(this.#size, own + 1, guests));
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
    this.#worker.on('message', ({ number, action }: BotReply) => {
      const waiting = this.#waiting;
      if (waiting?.request.number !== number) return;
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

  give(waiting: Waiting, milliseconds: number): void {
    this.#waiting = waiting;
    this.#limit = setTimeout(() => void this.#worker.terminate(), LONGEST_THOUGHT);
    this.#worker.postMessage({ ...waiting.request, milliseconds } satisfies BotRequest);
  }

  #settle(): void {
    this.#waiting = null;
    if (this.#limit) clearTimeout(this.#limit);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
