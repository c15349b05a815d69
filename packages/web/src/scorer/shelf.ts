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
const MOST_TABLES = 40;

export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}

export function keep(shelf: Shelf, id: string, file: TableFile, touched: number): void {
  const text = JSON.stringify({ id, touched, game: file.game, file } satisfies KeptTable);
  try {
    shelf.setItem(PREFIX + id, text);
  } catch {
    for (const old of keptTables(shelf).slice(MOST_TABLES / 4)) drop(shelf, old.id);
    shelf.setItem(PREFIX + id, text);
  }
}

export function keptTable(shelf: Shelf, id: string): KeptTable | null {
  const text = shelf.getItem(PREFIX + id);
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
  shelf.removeItem(PREFIX + id);
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

export function keepOwnTiles(shelf: Shelf, game: string, ids: readonly string[]): void {
  shelf.setItem(OWN + game, JSON.stringify([...new Set(ids)]));
}
