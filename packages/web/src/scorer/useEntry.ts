import type { TableFile, TilePreview } from '@luftschloss/engine/kernel';
import { useMemo, useRef, useState } from 'react';
import type { Point } from '../board/camera.ts';
import { useLanguage } from '../words/language.ts';
import * as entries from './entry.ts';
import type { Find } from './Finds.tsx';
import * as finger from './finger.ts';
import type { GameScorer, Searched } from './game-scorer.ts';
import { step } from './hand.ts';
import { erase, found, isEmpty, type Search } from './search.ts';
import { useKept } from './useKept.ts';

export interface EntryControls {
  readonly entry: entries.Entry;
  readonly tiles: readonly Searched[];
  readonly own: readonly string[]; // ids of tiles that somebody has described, here or where this table comes from
  readonly finds: readonly Find[];
  readonly preview: TilePreview | null;
  readonly isKept: boolean; // in this browser
  change(next: (entry: entries.Entry) => entries.Entry): void;
  search(search: Search): void;
  erase(): void;
  take(tile: string): void;
  /** Takes it away from where it lies. */
  fetch(tile: string): void;
  press(point: Point): void;
  drag(point: Point, scale: number): void;
  turn(by: 1 | -1): void;
  step(dx: number, dy: number): void;
  /** The tile in hand is somebody else's. */
  give(tab: number): void;
  showTab(tab: number): void;
}

/** A table that is entered here and kept in this browser. `asking`: nothing is put down by going on. */
export function useEntry(scorer: GameScorer, id: string, start: TableFile, asking: boolean, kept: readonly string[]): EntryControls {
  const language = useLanguage();
  const [entry, setEntry] = useState(() => entries.open(start));
  const { table, tab, held } = entry;
  const isKept = useKept(scorer, id, entries.tableToKeep(entry), (other) => setEntry((now) => entries.replaced(now, other)));
  const box = useBox(table);
  const own = useOwn(scorer, entries.tableToKeep(entry), kept);
  const tiles = useMemo(
    () => [...scorer.tiles(box, language), ...own.map((tile) => scorer.searched(tile, language))],
    [scorer, box, language, own],
  );
  const preview = useMemo(() => {
    const foretold = held && scorer.tables.preview(table, tab, held.laid);
    return foretold?.ok ? foretold.value : null;
  }, [scorer, table, tab, held]);
  const controls = (next: (now: entries.Entry) => entries.Entry): void => setEntry(next);
  return {
    entry,
    tiles,
    own,
    finds: useMemo(() => findsOf(scorer, entry, tiles, language), [scorer, entry, tiles, language]),
    preview,
    isKept,
    change: controls,
    search: (search) => controls((now) => finger.search(scorer, now, search, tiles, asking)),
    erase: () => controls((now) => entries.withSearch(entries.putBack(now), erase(now.search))),
    take: (tile) => controls((now) => finger.pick(scorer, now, tile, asking)),
    fetch: (tile) =>
      controls((now) => {
        const where = entries.whereIs(scorer, now, tile);
        return where ? entries.takeUp(scorer, now, where.tab, where.number) : now;
      }),
    press: (point) => controls((now) => finger.press(scorer, now, point)),
    drag: (point, scale) => controls((now) => finger.drag(scorer, now, point, scale)),
    turn: (by) => controls((now) => finger.turn(scorer, now, by)),
    step: (dx, dy) => controls((now) => (now.held ? entries.withHeld(now, step(now.held, scorer, dx, dy)) : now)),
    give: (next) => controls((now) => entries.giveTo(scorer, now, next)),
    showTab: (next) => controls((now) => entries.showTab(scorer, now, next, asking)),
  };
}

/** A table with the same box: which tiles there are depends on nothing else. */
function useBox(table: TableFile): TableFile {
  const box = useRef(table);
  const optionsOf = (file: TableFile): string => JSON.stringify((file as { readonly options?: object }).options);
  if (optionsOf(box.current) !== optionsOf(table)) box.current = table;
  return box.current;
}

const BETWEEN_IDS = '\n';

/** Tiles that were described elsewhere come with the table. */
function useOwn(scorer: GameScorer, table: TableFile, kept: readonly string[]): readonly string[] {
  const tabs = Array.from({ length: scorer.oneBoard ? 1 : scorer.boards(table) }, (_, tab) => tab);
  const lying = tabs.flatMap((tab) => scorer.laid(table, tab)).filter(({ tile }) => scorer.tables.ownTiles?.describe(tile));
  const all = [...new Set([...kept, ...lying.map(({ tile }) => tile)])].join(BETWEEN_IDS);
  return useMemo(() => all.split(BETWEEN_IDS).filter(Boolean), [all]);
}

/** Whether no other free tile before it is the same. */
function isFirst(finds: readonly Find[], alike: string, index: number): boolean {
  return finds.findIndex(({ tile, owner }) => tile.alike === alike && !owner) === index;
}

/** What the keys have found; before anything is typed, what is always at hand and what was used last. */
function findsOf(
  scorer: GameScorer,
  entry: entries.Entry,
  tiles: readonly Searched[],
  language: Parameters<GameScorer['tabs']>[1],
): Find[] {
  const tabs = scorer.tabs(entry.table, language);
  const ownerOf = (tile: string): Find['owner'] => {
    const where = entries.whereIs(scorer, entry, tile);
    if (!where) return null;
    const tab = entries.ownerOf(scorer, entry.table, where.tab, where.number);
    return tab === null ? { name: null, seats: [] } : { name: tabs[tab].title, seats: tabs[tab].seats };
  };
  const wanted = isEmpty(entry.search) ? [...new Set([...scorer.common(entry.table), ...entry.recent])] : null;
  const list = wanted
    ? wanted.flatMap((id) => tiles.filter((tile) => tile.id === id)).concat(tiles.filter(({ id }) => !wanted.includes(id)))
    : found(entry.search, tiles);
  const all = list.map((tile) => ({ tile, owner: ownerOf(tile.id) }));
  const finds = all.filter(({ tile, owner }, index) => tile.alike === undefined || (!owner && isFirst(all, tile.alike, index)));
  return [...finds.filter(({ owner }) => !owner), ...finds.filter(({ owner }) => owner)];
}
