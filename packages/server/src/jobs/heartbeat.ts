import type { Outages } from '../game/outages.ts';
import { inBackground, type Log, logFailure } from '../log.ts';
import type { Store } from '../store/store.ts';

const BEAT = 10_000;
/** A few beats may come late without anybody having been kept from playing. */
const LONGEST_SILENCE = 3 * BEAT;

/** Marks the time at which a server last ran, so that the next one knows for how long nobody could play. */
export class Heartbeat {
  readonly #store: Store;
  readonly #outages: Outages;
  readonly #log: Log;
  #timer: NodeJS.Timeout | null = null;

  constructor(store: Store, outages: Outages, log: Log) {
    this.#store = store;
    this.#outages = outages;
    this.#log = log;
  }

  /** Where there can be no other server, any silence before the start is an outage. */
  async start(alone: boolean): Promise<void> {
    await this.#beat(alone ? 0 : LONGEST_SILENCE);
    this.#timer = setInterval(() => inBackground(this.#log, 'a sign of life', () => this.#beat(LONGEST_SILENCE)), BEAT);
    this.#timer.unref();
  }

  async #beat(longestSilence: number): Promise<void> {
    this.#outages.learn(await this.#store.beat(Date.now(), longestSilence));
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#beat(LONGEST_SILENCE).catch((error: unknown) => logFailure(this.#log, 'the last sign of life', error));
  }
}
