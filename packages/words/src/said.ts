/** Whoever a sentence is about. The reader is addressed, never named. */
export interface Who {
  readonly name: string;
  readonly seat: number | null; // whose shield a page can show
  readonly reader: boolean;
}

/** A place of a sentence that was filled in: a page may draw it instead of writing it. */
export interface Slot {
  readonly of: string; // the function of the message: `who`, `integer`, or a table of terms such as `castles.room`
  readonly value: unknown;
  readonly text: string;
}

/** Where an element of the page begins or ends: `{#link}the rules{/link}`. */
export interface Mark {
  readonly mark: 'open' | 'close';
  readonly name: string;
}

export type Part = string | Slot | Mark;

/** A sentence with its places still visible. `plain` makes text of it. */
export type Said = readonly Part[];

export function plain(said: Said): string {
  return said.map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : '')).join('');
}

/** Everybody at a table as one reader calls them. */
export interface People {
  readonly names: readonly string[];
  readonly reader: number | null; // the seat that is addressed; nobody where several share a page, or in a log for all
}

/** A table told to nobody in particular. */
export function told(names: readonly string[], reader: number | null = null): People {
  return { names, reader };
}

export function personAt({ names, reader }: People, seat: number): Who {
  return { name: names[seat] ?? '', seat, reader: seat === reader };
}
