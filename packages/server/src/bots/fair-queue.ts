/**
 * Guests take turns, however many questions each of them has: a guest with two hundred tables of bots counts once. The questions of one
 * guest are answered in the order in which they came.
 */
export class FairQueue<T> {
  /** In the order of turns. */
  readonly #lines = new Map<string, T[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** How many guests wait. */
  get guests(): number {
    return this.#lines.size;
  }

  waitingOf(guest: string): number {
    return this.#lines.get(guest)?.length ?? 0;
  }

  put(guest: string, question: T): void {
    const line = this.#lines.get(guest);
    if (line) line.push(question);
    else this.#lines.set(guest, [question]);
    this.#length++;
  }

  /** The next question; its guest's next turn comes after everybody else's. */
  take(): T | undefined {
    for (const [guest, line] of this.#lines) {
      const question = line.shift();
      this.#lines.delete(guest);
      if (line.length > 0) this.#lines.set(guest, line);
      this.#length--;
      return question;
    }
    return undefined;
  }

  *[Symbol.iterator](): Iterator<T> {
    for (const line of this.#lines.values()) yield* line;
  }
}

/**
 * The part of its usual time that a bot may think. It gets all of it, unless the questions of its guest and of other guests are too many to be answered within the
 * usual time.
 */
export function shareOfTime(threads: number, ownQuestions: number, guests: number): number {
  return Math.min(1, threads / (ownQuestions * guests));
}
