import type { Log } from '../log.ts';
import type { Change, Store } from './store.ts';
import { NO_ANSWER, StoreTrouble, troubleOf } from './trouble.ts';

const TRY_AGAIN_AFTER = 500;
const SAY_AGAIN_AFTER = 60_000;
/** A check that is not older counts for everybody who asks: it writes to the disk. */
const CHECK_COUNTS_FOR = 1000;

interface Trouble {
  readonly since: number;
  trouble: StoreTrouble;
  /** It does not even answer: whoever asks is told so at once instead of waiting as well. */
  stalled: boolean;
  failures: number;
  said: number;
}

/** How the store is doing. Says in the log when it comes into trouble and why, and when it is well again. */
class Health {
  readonly #store: Store;
  readonly #patience: number;
  readonly #log: Log;
  readonly #recovered: () => void;
  #now: Trouble | null = null;
  #closed = false;

  constructor(store: Store, patience: number, log: Log, recovered: () => void) {
    this.#store = store;
    this.#patience = patience;
    this.#log = log;
    this.#recovered = recovered;
  }

  get trouble(): StoreTrouble | null {
    return this.#now?.trouble ?? null;
  }

  /** An answer that comes after the time limit goes to `late`: what was asked for may have been done. */
  within<T>(call: () => Promise<T>, late?: (answer: T) => void): Promise<T> {
    if (this.#now?.stalled) {
      this.#now.failures++;
      return Promise.reject(new StoreTrouble(this.#now.trouble.reason));
    }
    return new Promise<T>((answered, failed) => {
      let waiting = true;
      const timer = setTimeout(() => {
        waiting = false;
        const trouble = new StoreTrouble(NO_ANSWER);
        this.#note(trouble, true);
        failed(trouble);
      }, this.#patience);
      call().then(
        (answer) => {
          clearTimeout(timer);
          if (waiting) answered(answer);
          else late?.(answer);
        },
        (error: unknown) => {
          clearTimeout(timer);
          if (!waiting) return;
          const trouble = troubleOf(error);
          if (trouble) this.#note(trouble, false);
          failed(trouble ?? error);
        },
      );
    });
  }

  #note(trouble: StoreTrouble, stalled: boolean): void {
    if (this.#closed) return;
    const now = Date.now();
    if (!this.#now) {
      this.#now = { since: now, trouble, stalled, failures: 1, said: now };
      this.#log.error({ err: trouble.cause ?? trouble }, trouble.message);
      this.#probe();
      return;
    }
    const known = this.#now;
    const isNews = known.trouble.reason !== trouble.reason && !known.stalled;
    known.failures++;
    known.stalled ||= stalled;
    known.trouble = trouble;
    if (!isNews && now - known.said < SAY_AGAIN_AFTER) return;
    known.said = now;
    this.#log.error(
      { err: trouble.cause ?? trouble, failures: known.failures, seconds: Math.round((now - known.since) / 1000) },
      trouble.message,
    );
  }

  /** One attempt at a time to write something: it waits with the store for as long as that stalls. */
  #probe(): void {
    setTimeout(() => {
      if (this.#closed) return;
      this.#store.check().then(
        () => this.#over(),
        (error: unknown) => {
          this.#note(troubleOf(error) ?? new StoreTrouble(String(error), error), false);
          this.#probe();
        },
      );
    }, TRY_AGAIN_AFTER).unref();
  }

  #over(): void {
    if (!this.#now) return;
    const { since, failures, trouble } = this.#now;
    this.#now = null;
    const seconds = Math.round((Date.now() - since) / 1000);
    this.#log.warn({ failures, seconds, reason: trouble.reason }, 'the store works again');
    this.#recovered();
  }

  close(): void {
    this.#closed = true;
  }
}

/**
 * The store with a time limit on every call. A store that stalls costs one such time; until it answers again, everybody else is refused at once with the reason. When
 * it does, whatever it has stored meanwhile is looked up.
 */
export function patientStore(store: Store, patience: number, log: Log): Store {
  const listeners: ((change: Change) => void)[] = [];
  const tell = (change: Change): void => {
    for (const listener of listeners) listener(change);
  };
  const health = new Health(store, patience, log, () => tell({ table: null, what: 'entry' }));
  const limited =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      health.within(() => call.apply(store, args));
  store.onChange(tell);
  let checked: { readonly at: number; readonly outcome: Promise<void> } | null = null;
  return {
    addGuest: limited(store.addGuest),
    guest: limited(store.guest),
    renameGuest: limited(store.renameGuest),
    addTable: limited(store.addTable),
    table: limited(store.table),
    tableByCode: limited(store.tableByCode),
    changeTable: limited(store.changeTable),
    removeTable: limited(store.removeTable),
    listedTables: limited(store.listedTables),
    tablesOf: limited(store.tablesOf),
    openTables: limited(store.openTables),
    census: limited(store.census),
    allTables: limited(store.allTables),
    staleTables: limited(store.staleTables),
    entries: limited(store.entries),
    append: (append) =>
      health.within(
        () => store.append(append),
        (stored) => stored && tell({ table: append.table, what: 'entry' }),
      ),
    addFinished: limited(store.addFinished),
    addTry: limited(store.addTry),
    tryOf: limited(store.tryOf),
    triesOf: limited(store.triesOf),
    rankedTries: limited(store.rankedTries),
    rankedWeek: limited(store.rankedWeek),
    removeTries: limited(store.removeTries),
    keepSnapshot: limited(store.keepSnapshot),
    snapshot: limited(store.snapshot),
    addChat: limited(store.addChat),
    chat: limited(store.chat),
    keep: limited(store.keep),
    beat: limited(store.beat),
    order: limited(store.order),
    runJobs: (run) => store.runJobs(run),
    stopJobs: () => store.stopJobs(),
    onChange: (listener) => void listeners.push(listener),
    check() {
      if (health.trouble) return Promise.reject(health.trouble);
      const now = Date.now();
      if (!checked || now - checked.at > CHECK_COUNTS_FOR) checked = { at: now, outcome: health.within(() => store.check()) };
      return checked.outcome;
    },
    async close() {
      health.close();
      await health.within(() => store.close());
    },
  };
}
