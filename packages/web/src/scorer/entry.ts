import type { TableFile } from '@luftschloss/engine/kernel';
import type { Point } from '../board/camera.ts';
import { withValue } from './file-place.ts';
import type { GameScorer, Laid, Taken } from './game-scorer.ts';
import { fits, type Held, heldAt, hold } from './hand.ts';
import { NOTHING, type Search } from './search.ts';

/** What can be gone back to, or forth to again. */
export interface Step {
  readonly table: TableFile;
  readonly tab: number; // where something was changed
  readonly place: string | null; // which question was answered; `null` where tiles were laid
}

/** A table that somebody is entering. Operations are functions on this state; nothing here knows of the screen. */
export interface Entry {
  readonly table: TableFile;
  readonly tab: number;
  readonly held: Held | null;
  readonly search: Search;
  readonly recent: readonly string[]; // tiles that were had in hand, the last one first
  readonly past: readonly Step[];
  readonly future: readonly Step[]; // what was undone, the last one last
}

const MOST_STEPS_BACK = 100;
const MOST_RECENT = 12;

export function open(table: TableFile): Entry {
  return { table, tab: 0, held: null, search: NOTHING, recent: [], past: [], future: [] };
}

/** The table with what was taken up from it: what is kept. */
export function tableToKeep({ table, held }: Entry): TableFile {
  return held?.before ?? table;
}

function changed(entry: Entry, table: TableFile, place: string | null = null): Entry {
  const step = { table: tableToKeep(entry), tab: entry.tab, place };
  return { ...entry, table, past: [...entry.past, step].slice(-MOST_STEPS_BACK), future: [] };
}

function remembered({ recent }: Entry, tile: string): string[] {
  return [tile, ...recent.filter((each) => each !== tile)].slice(0, MOST_RECENT);
}

/** Where a tile lies that is there only once: in which tab, and its number. */
export function whereIs(scorer: GameScorer, entry: Entry, tile: string): { readonly tab: number; readonly number: number } | null {
  const { table } = entry;
  for (const tab of tabsThatShare(scorer, entry, tile)) {
    const number = scorer.laid(table, tab).findIndex((laid) => laid.tile === tile);
    if (number >= 0) return { tab, number };
  }
  return null;
}

/** The tabs that have one such tile among them. */
function tabsThatShare(scorer: GameScorer, { table, tab }: Entry, tile: string): number[] {
  const supply = scorer.supply(tile);
  if (supply === 'many') return [];
  if (supply === 'one-each') return [tab];
  return Array.from({ length: scorer.oneBoard ? 1 : scorer.boards(table) }, (_, each) => each);
}

/** Takes a tile that nobody has in hand. */
export function take(scorer: GameScorer, entry: Entry, tile: string): Entry {
  const free = putBack(entry);
  return { ...free, held: hold(scorer, free.table, free.tab, tile), recent: remembered(free, tile) };
}

/** Takes a tile up from where it lies, into the hand of whoever is entered now. */
export function takeUp(scorer: GameScorer, entry: Entry, tab: number, number: number): Entry {
  const free = putBack(entry);
  const laid = scorer.laid(free.table, tab);
  const taken = laid[number];
  if (!taken || scorer.isFixed(taken)) return entry;
  const table = scorer.withLaid(
    free.table,
    tab,
    laid.filter((_, index) => index !== number),
  );
  const owner = scorer.oneBoard ? (ownerOf(scorer, free.table, tab, number) ?? free.tab) : free.tab;
  const held = hold(scorer, table, owner, taken.tile);
  const same = tab === owner || scorer.oneBoard;
  return {
    ...free,
    table,
    tab: owner,
    held: heldAt(scorer, { ...held, before: free.table }, same ? taken : held.laid),
    recent: remembered(free, taken.tile),
    search: NOTHING,
  };
}

/** The tab of whoever has a tile that lies there; `null` where it is nobody's. */
export function ownerOf(scorer: GameScorer, table: TableFile, tab: number, number: number): number | null {
  if (!scorer.oneBoard) return tab;
  const owner = scorer.laid(table, tab)[number]?.['owner'];
  return typeof owner === 'number' ? owner : null;
}

/** On a board that all share, the tile in hand is said to be somebody's; it stays where it is held. */
export function giveTo(scorer: GameScorer, entry: Entry, tab: number): Entry {
  const { held } = entry;
  if (!held) return { ...entry, tab };
  const given = (laid: Laid): Laid => scorer.lay(held.tile, laid, tab);
  const spots = held.spots.map((spot) => ({ ...spot, laid: given(spot.laid) }));
  return { ...entry, tab, held: { ...held, spots, laid: given(held.laid) } };
}

/** A tap on the board with an empty hand: takes up what lies there, or turns what nobody takes away. */
export function touch(scorer: GameScorer, entry: Entry, point: Point): Entry {
  const { table, tab } = entry;
  const laid = scorer.laid(table, tab);
  const number = laid.findIndex((each) => covers(scorer, each, point));
  if (number < 0) return entry;
  if (!scorer.isFixed(laid[number])) return takeUp(scorer, entry, tab, number);
  const next = scorer.pressFixed?.(table, tab, laid[number]);
  return next ? changed(entry, next) : entry;
}

function covers({ drawing }: GameScorer, laid: Laid, point: Point): boolean {
  if (drawing.covers) return drawing.covers(laid, point);
  const { left, top, width, height } = drawing.boxOf(laid);
  return point.x >= left && point.x < left + width && point.y >= top && point.y < top + height;
}

/** Lays the tile in hand down where it is held. */
export function putDown(scorer: GameScorer, entry: Entry): Entry {
  const { held, tab, table } = entry;
  if (!held) return entry;
  const next = scorer.withLaid(table, tab, [...scorer.laid(table, tab), held.laid]);
  return { ...changed(entry, next), held: null, search: NOTHING };
}

/** The hand is empty again, and everything lies where it lay. */
export function putBack(entry: Entry): Entry {
  const { held, table } = entry;
  return held ? { ...entry, table: held.before ?? table, held: null } : entry;
}

/** What was taken up stays away. */
export function discard(entry: Entry): Entry {
  const { held, table } = entry;
  return held ? { ...changed(entry, table), held: null, search: NOTHING } : entry;
}

/** Whoever goes on with the next tile has agreed to where the last one lies. */
export function settle(scorer: GameScorer, entry: Entry, asking: boolean): Entry {
  if (!entry.held) return entry;
  return !asking && fits(entry.held) ? putDown(scorer, entry) : { ...putBack(entry), search: NOTHING };
}

export function showTab(scorer: GameScorer, entry: Entry, tab: number, asking: boolean): Entry {
  return { ...settle(scorer, entry, asking), tab, search: NOTHING };
}

/** A number that is typed digit by digit is one step. A card that was `taken` from elsewhere is there no more. */
export function answer(entry: Entry, place: string, value: unknown, taken?: Taken): Entry {
  const free = putBack(entry);
  const without = taken ? withValue(free.table, taken.place, taken.left) : free.table;
  const table = withValue(without, place, value);
  const goesOn = typeof value !== 'object' && free.past.at(-1)?.place === place && free.future.length === 0;
  return goesOn ? { ...free, table } : changed(free, table, place);
}

/** The table as somebody has changed it as a whole, such as in another tab of the browser. */
export function replaced(entry: Entry, table: TableFile): Entry {
  return { ...changed(putBack(entry), table), tab: tabOf(table, entry.tab), search: NOTHING };
}

/** Somebody may have left the table. */
function tabOf({ players }: TableFile, tab: number): number {
  return Math.min(tab, players.length - 1);
}

/** What a step back would undo; nothing where it only empties the hand. */
export function lastStep({ held, past }: Entry): Step | null {
  return held ? null : (past.at(-1) ?? null);
}

export function back(entry: Entry): Entry {
  if (entry.held) return { ...putBack(entry), search: NOTHING };
  const step = lastStep(entry);
  if (!step) return entry;
  const undone = { ...step, table: entry.table };
  return { ...entry, table: step.table, tab: step.tab, past: entry.past.slice(0, -1), future: [...entry.future, undone] };
}

/** What was undone last is done again. */
export function forth(entry: Entry): Entry {
  const step = entry.future.at(-1);
  if (!step) return entry;
  const free = putBack(entry);
  const done = { ...step, table: free.table };
  return {
    ...free,
    table: step.table,
    tab: tabOf(step.table, step.tab),
    search: NOTHING,
    past: [...free.past, done],
    future: free.future.slice(0, -1),
  };
}

export function withSearch(entry: Entry, search: Search): Entry {
  return { ...entry, search };
}

export function withHeld(entry: Entry, held: Held | null): Entry {
  return { ...entry, held };
}
