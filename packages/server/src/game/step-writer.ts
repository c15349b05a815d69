import type { GameEvent } from '@luftschloss/engine/kernel';
import { PatchWriter, type Shown, type ShownEntry } from '@luftschloss/protocol';

/** Writes one step as a message for each viewer. What they have in common is written once. */
export class StepWriter {
  readonly #table: string;
  readonly #patches = new PatchWriter();
  readonly #events = new Map<GameEvent, string>();

  constructor(table: string) {
    this.#table = JSON.stringify(table);
  }

  /** A message of the type `step`. */
  write({ number, at, entry, events }: ShownEntry, before: Shown, after: Shown): string {
    const told = events.map((event) => this.#textOf(event)).join(',');
    const patch = this.#patches.write(before, after);
    return `{"type":"step","table":${this.#table},"number":${number},"at":${at},"entry":${JSON.stringify(entry)},"events":[${told}],"patch":${patch}}`;
  }

  #textOf(event: GameEvent): string {
    let text = this.#events.get(event);
    if (text === undefined) {
      text = JSON.stringify(event);
      this.#events.set(event, text);
    }
    return text;
  }
}
