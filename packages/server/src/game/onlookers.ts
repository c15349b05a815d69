import type { MessageOf } from '@luftschloss/protocol';
import { seatOf, type Table } from '../table/table.ts';
import type { Watcher } from './live-game.ts';

const MOST_NAMES = 30;
/** Milliseconds between two messages about onlookers, so that people who come and go do not keep a crowd reading. */
const SLACK = 400;

/** Who watches without a seat. A person counts once, with however many pages; whoever has no name yet is only counted. */
export function onlookersOf(table: Table, watchers: Iterable<Watcher>): Pick<MessageOf<'onlookers'>, 'names' | 'others'> {
  const named = new Map<string, string>();
  let others = 0;
  for (const { guest, name } of watchers) {
    if (guest === null || name === null) others++;
    else if (seatOf(table, guest) === null) named.set(guest, name);
  }
  const names = [...named.values()];
  return { names: names.slice(0, MOST_NAMES), others: others + Math.max(0, names.length - MOST_NAMES) };
}

/** Tells everybody at a table who watches, when that has changed. */
export class Onlookers {
  readonly #now: () => string;
  readonly #tell: (text: string) => void;
  #told = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(now: () => string, tell: (text: string) => void) {
    this.#now = now;
    this.#tell = tell;
  }

  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      const text = this.#now();
      if (text === this.#told) return;
      this.#told = text;
      this.#tell(text);
    }, SLACK).unref();
  }
}
