import { thinkingTime } from '@luftschloss/bots/levels';
import type { Rules } from '@luftschloss/engine/kernel';
import { TaskThread } from '../threads/index.ts';
import { FairQueue, shareOfTime } from './fair-queue.ts';

export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly view: ReturnType<Rules['view']>;
  readonly effort: Effort;
}

/** How long a bot may think, or what makes it play the same everywhere: so many playouts, and what its chance comes from. */
export type Effort = { readonly milliseconds: number } | FixedEffort;

export interface FixedEffort {
  readonly playouts: number;
  readonly seed: string;
}

export interface BotAction {
  readonly type: string;
}

type BotThread = TaskThread<BotTask, BotAction>;

interface Waiting {
  readonly guest: string;
  readonly question: Omit<BotTask, 'effort'>;
  readonly fixed: FixedEffort | undefined;
  readonly answered: (action: BotAction) => void;
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
  readonly #threads = new Set<BotThread>();
  readonly #queue = new FairQueue<Waiting>();
  #closed = false;

  constructor(size: number, longest = Number.POSITIVE_INFINITY) {
    this.#size = size;
    this.#longest = longest;
  }

  /** `guest` has opened the table. A guest with many tables waits longer; the others do not. */
  ask(guest: string, game: string, bot: string, view: BotTask['view'], fixed?: FixedEffort): Promise<BotAction> {
    return new Promise((answered, failed) => {
      this.#queue.put(guest, { guest, question: { game, bot, view }, fixed, answered, failed });
      this.#assign();
    });
  }

  #assign(): void {
    while (!this.#closed && this.#queue.length > 0) {
      const thread = this.#freeThread();
      if (!thread) return;
      void this.#think(thread, this.#queue.take() as Waiting);
    }
  }

  #freeThread(): BotThread | null {
    for (const thread of this.#threads) {
      if (thread.broken) this.#threads.delete(thread);
      else if (thread.free) return thread;
    }
    if (this.#threads.size >= this.#size) return null;
    const thread: BotThread = new TaskThread(new URL('./worker.ts', import.meta.url));
    this.#threads.add(thread);
    return thread;
  }

  async #think(thread: BotThread, { guest, question, fixed, answered, failed }: Waiting): Promise<void> {
    const own = this.#queue.waitingOf(guest);
    const guests = this.#queue.guests + (own === 0 ? 1 : 0);
    const milliseconds = thinkingTime(question.bot, this.#longest) * shareOfTime(this.#size, own + 1, guests);
    await thread.run({ ...question, effort: fixed ?? { milliseconds } }, LONGEST_THOUGHT).then(answered, failed);
    this.#assign();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue) failed(new Error('the server is stopping'));
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }
}
