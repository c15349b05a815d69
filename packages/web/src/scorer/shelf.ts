import type { TableFile } from '@luftschloss/engine/kernel';

/** A table that is kept in this browser while it is entered, and afterwards. */
export interface KeptTable {
  readonly id: string;
  readonly touched: number; // milliseconds since 1970
  readonly game: string;
  readonly file: unknown; // checked by the game when it is opened
}

/** The part of the browser's storage that is used: tests bring their own. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'luftschloss.scored.';
const OWN = 'luftschloss.own-tiles.';

export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** Tables that the browser has no room for: they last as long as the page. */
const homeless = new Map<string, string>();

/** Whether it could be kept: a browser may be full, or keep nothing at all. Nobody's older sheets are thrown away for a new one. */
export function keep(shelf: Shelf, id: string, file: TableFile, touched: number): boolean {
  const text = JSON.stringify({ id, touched, game: file.game, file } satisfies KeptTable);
  try {
    shelf.setItem(keyOf(id), text);
    homeless.delete(id);
    return true;
  } catch {
    homeless.set(id, text);
    return false;
  }
}

/** Whether the browser keeps just this. */
export function isKept(shelf: Shelf, id: string, file: TableFile): boolean {
  return !homeless.has(id) && JSON.stringify(keptTable(shelf, id)?.file) === JSON.stringify(file);
}

/** Where a table is kept. */
export function keyOf(id: string): string {
  return PREFIX + id;
}

export function keptTable(shelf: Shelf, id: string): KeptTable | null {
  const text = homeless.get(id) ?? shelf.getItem(keyOf(id));
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<KeptTable>;
    return typeof kept.game === 'string' && typeof kept.touched === 'number'
      ? { id, touched: kept.touched, game: kept.game, file: kept.file }
      : null;
  } catch {
    return null;
  }
}

/** The one that was touched last comes first. */
export function keptTables(shelf: Shelf): KeptTable[] {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index));
  return keys
    .filter((key): key is string => key?.startsWith(PREFIX) ?? false)
    .flatMap((key) => keptTable(shelf, key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.touched - a.touched);
}

export function drop(shelf: Shelf, id: string): void {
  homeless.delete(id);
  shelf.removeItem(keyOf(id));
}

/** Ids of the tiles that somebody has described, which say all about them. */
export function ownTileIds(shelf: Shelf, game: string): string[] {
  try {
    const ids: unknown = JSON.parse(shelf.getItem(OWN + game) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepOwnTiles(shelf: Shelf, game: string, ids: readonly string[]): boolean {
  try {
    shelf.setItem(OWN + game, JSON.stringify([...new Set(ids)]));
    return true;
  } catch {
    return false;
  }
}
