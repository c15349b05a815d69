import { dayOf } from '@luftschloss/protocol';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

const DAY = 86_400_000;
const EVERY = 3_600_000;
const AT_ONCE = 100;

type Days = Pick<Settings, 'waitingDays' | 'abandonedDays' | 'finishedDays'>;

/** Removes tables that were left alone for longer than the settings say, and answers how many. */
export async function cleanUp(store: Store, { waitingDays, abandonedDays, finishedDays }: Days, now = Date.now()): Promise<number> {
  const before = (days: number): number | null => (days === 0 ? null : now - days * DAY);
  const times = { gathering: before(waitingDays), playing: before(abandonedDays), finished: before(finishedDays) };
  if (times.finished !== null) await store.removeTries(dayOf(times.finished));
  let removed = 0;
  for (;;) {
    const stale = await store.staleTables(times, AT_ONCE);
    for (const id of stale) await store.removeTable(id);
    removed += stale.length;
    if (stale.length < AT_ONCE) return removed;
  }
}

/** Cleans up once an hour. Several nodes may do it: what is gone is gone. */
export class CleanUp {
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  constructor(store: Store, days: Days, told: (removed: number) => void, failed: (error: unknown) => void) {
    this.#timer = setInterval(() => {
      this.#running = cleanUp(store, days).then((removed) => {
        if (removed > 0) told(removed);
      }, failed);
    }, EVERY);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
