/**
 * What has been worked out about objects that never change. A note lives in its object, out of sight of copies, comparisons and JSON. A
 * weak map would do the same, but it keeps every note alive until the next full garbage collection, which costs playouts a quarter of their
 * time.
 */
export class Notes<K extends object, T extends object> {
  readonly #own: symbol;
  /** Objects that somebody has frozen take no notes. */
  readonly #ofFrozen = new WeakMap<K, T>();

  constructor(name: string) {
    this.#own = Symbol(name);
  }

  get(object: K): T | undefined {
    return (object as Noted<T>)[this.#own] ?? this.#ofFrozen.get(object);
  }

  set(object: K, note: T): void {
    if (!Object.isExtensible(object)) this.#ofFrozen.set(object, note);
    else Object.defineProperty(object, this.#own, { value: note, writable: true, configurable: true });
  }
}

interface Noted<T> {
  readonly [note: symbol]: T | undefined;
}
