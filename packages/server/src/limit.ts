/** A token bucket: `burst` at once, then `perSecond` more each second. 0 per second allows everything. */
export class Limit {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  allows(key: string, now = Date.now()): boolean {
    if (this.#perSecond === 0) return true;
    const bucket = this.#buckets.get(key) ?? { left: this.#burst, at: now };
    bucket.left = Math.min(this.#burst, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > MOST_KEYS) this.#forgetFull(now);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  /** A bucket that has had time to fill up says nothing any more. */
  #forgetFull(now: number): void {
    for (const [key, { left, at }] of this.#buckets) {
      if (left + ((now - at) / 1000) * this.#perSecond >= this.#burst) this.#buckets.delete(key);
    }
  }
}

const MOST_KEYS = 10_000;
