import type { TableFile } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';
import type { Extent, Point } from '../src/board/camera.ts';
import { type Entry, putDown, settle, take, whereIs, withHeld, withSearch } from '../src/scorer/entry.ts';
import type { GameScorer, KeyRow, Laid, Searched } from '../src/scorer/game-scorer.ts';
import { type Held, isSame, moveTo, turn } from '../src/scorer/hand.ts';
import { folded, found, NOTHING, press, type Search, type } from '../src/scorer/search.ts';

/** What a finger does at the drawing board. */
export type Tap =
  | { readonly on: 'letter'; readonly letter: string }
  | { readonly on: 'key'; readonly row: string; readonly key: string }
  | { readonly on: 'find'; readonly tile: string }
  | { readonly on: 'board'; readonly x: number; readonly y: number; readonly from: Extent } // in cells; `from` is where the tile is held before
  | { readonly on: 'turn' }
  | { readonly on: 'put-down' };

/** So many pictures of what was found are in sight on a phone. */
const IN_SIGHT = 3;

interface Way {
  readonly search: Search;
  readonly taps: readonly Tap[];
}

/** All that can be pressed to find a tile, the shortest first. */
function waysTo(tile: Searched, rows: readonly KeyRow[]): Way[] {
  const keys = rows.flatMap((row) => (tile.facets[row.id] ?? []).map((key) => ({ row, key })));
  const spelled = [0, 1, 2, 3].map((count) => [...folded(tile.name)].slice(0, count));
  const sets: (typeof keys)[] = [[]];
  for (const key of keys) sets.push(...sets.map((set) => [...set, key]));
  return sets
    .flatMap((set) =>
      spelled.map((letters) => ({
        search: letters.reduce(
          type,
          set.reduce((search, { row, key }) => press(search, row, key), NOTHING),
        ),
        taps: [
          ...set.map(({ row, key }) => ({ on: 'key', row: row.id, key }) as const),
          ...letters.map((letter) => ({ on: 'letter', letter }) as const),
        ],
      })),
    )
    .filter(({ search, taps }) => Object.values(search.pressed).flat().length + search.typed.length === taps.length);
}

/** The fewest taps that bring a tile into hand. What the first keys find alone is taken at once, so no other way may lead through it. */
function finding(scorer: GameScorer, entry: Entry, tile: Searched, tiles: readonly Searched[], rows: readonly KeyRow[]): Tap[] {
  const free = (each: Searched): boolean => whereIs(scorer, entry, each.id) === null;
  const whole = waysTo(tile, rows).flatMap(({ search, taps }): Tap[][] => {
    const left = found(search, tiles);
    const seen = left.filter(free).findIndex(({ id }) => id === tile.id);
    if (left.length === 1) return [[...taps]];
    return taps.length > 0 && seen >= 0 && seen < IN_SIGHT ? [[...taps, { on: 'find', tile: tile.id }]] : [];
  });
  return whole.sort((a, b) => a.length - b.length)[0] ?? [];
}

interface Placed {
  readonly held: Held;
  readonly taps: readonly Tap[];
}

/** By turning alone, as often as it takes; `null` if that leads nowhere. */
function byTurning(scorer: GameScorer, tab: number, wanted: Laid, { held: from, taps: before }: Placed): Placed | null {
  let held = from;
  const taps = [...before];
  for (let turned = 0; !isSame(held.laid, wanted); turned++) {
    if (turned === 8) return null;
    held = turn(scorer, held, tab);
    taps.push({ on: 'turn' });
  }
  return { held, taps };
}

/** A finger that misses the tile in hand by less, in cells, may hit it: that would put it down. */
const BESIDE = 0.4;

function isBeside({ left, top, width, height }: Extent, { x, y }: Point): boolean {
  return x < left - BESIDE || y < top - BESIDE || x > left + width + BESIDE || y > top + height + BESIDE;
}

/** From where the tile is held to where it lies on the real table. */
function placing(scorer: GameScorer, entry: Entry, wanted: Laid): { readonly entry: Entry; readonly taps: readonly Tap[] } {
  if (!entry.held) throw new Error('nothing in hand');
  const { held, tab } = entry;
  const from = scorer.drawing.boxOf(held.laid);
  const { left, top, width, height } = scorer.drawing.boxOf(wanted);
  const points = [0.5, 0.2, 0.8].flatMap((across) => [0.5, 0.2, 0.8].map((down) => ({ x: left + width * across, y: top + height * down })));
  const starts: Placed[] = [
    { held, taps: [] },
    ...points
      .filter((point) => isBeside(from, point))
      .map((point): Placed => ({ held: moveTo(scorer, held, tab, point, false), taps: [{ on: 'board', ...point, from }] })),
  ];
  const ways = starts.flatMap((start) => byTurning(scorer, tab, wanted, start) ?? []);
  if (ways.length === 0) throw new Error(`${wanted.tile} does not come to lie at ${wanted.x},${wanted.y}`);
  const best = ways.reduce((a, b) => (b.taps.length < a.taps.length ? b : a));
  return { entry: withHeld(entry, best.held), taps: best.taps };
}

/** Whoever enters a table by sight goes from tile to neighbour, beginning with what lies there already. */
function inSight(scorer: GameScorer, table: TableFile, tab: number, laid: readonly Laid[]): Laid | undefined {
  return laid.find((each) => scorer.places(table, tab, each.tile).some((place) => isSame(scorer.lay(each.tile, place, tab), each)));
}

/** How one board of a finished table is entered, tap by tap, and what it comes to. */
export function tapsFor(
  scorer: GameScorer,
  empty: Entry,
  wanted: readonly Laid[],
  language: Language,
): { readonly taps: readonly Tap[]; readonly entry: Entry } {
  const tiles = scorer.tiles(empty.table, language);
  const rows = scorer.keys(empty.table, language);
  const taps: Tap[] = [];
  let entry = empty;
  let left = wanted.filter((laid) => !scorer.isFixed(laid));
  while (left.length > 0) {
    const settled = settle(scorer, entry, false);
    const next = inSight(scorer, settled.table, settled.tab, left);
    if (!next) throw new Error(`nothing of ${left.map(({ tile }) => tile).join(', ')} fits`);
    const searched = tiles.find(({ id }) => id === next.tile);
    if (!searched) throw new Error(`${next.tile} is not among the tiles`);
    // What is always at hand is in sight as long as the hand is empty.
    if (!entry.held && scorer.common.includes(next.tile)) taps.push({ on: 'find', tile: next.tile });
    else taps.push(...finding(scorer, settled, searched, tiles, rows));
    const placed = placing(scorer, take(scorer, withSearch(settled, NOTHING), next.tile), next);
    taps.push(...placed.taps);
    entry = placed.entry;
    left = left.filter((laid) => laid !== next);
  }
  return { taps: [...taps, { on: 'put-down' }], entry: putDown(scorer, entry) };
}
