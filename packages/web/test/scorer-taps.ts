import type { Rng, TableFile } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';
import type { Extent, Point } from '../src/board/camera.ts';
import { discard, type Entry, putDown, settle, showTab, whereIs } from '../src/scorer/entry.ts';
import * as finger from '../src/scorer/finger.ts';
import type { GameScorer, KeyRow, Laid, Searched } from '../src/scorer/game-scorer.ts';
import { fits, isSame } from '../src/scorer/hand.ts';
import { found, NOTHING, press, type Search, spellings, type } from '../src/scorer/search.ts';

/** What a finger does at the drawing board. Points are cells; `from` is where the tile in hand lies before. */
export type Tap =
  | { readonly on: 'letter'; readonly letter: string }
  | { readonly on: 'key'; readonly row: string; readonly key: string }
  | { readonly on: 'find'; readonly tile: string }
  | ({ readonly on: 'board'; readonly from: Extent | null } & Point)
  | ({ readonly on: 'dragged'; readonly from: Extent } & Point) // with the board so near that it is exact
  | { readonly on: 'tab'; readonly tab: number }
  | { readonly on: 'turn' }
  | { readonly on: 'put-down' }
  | { readonly on: 'away' };

/** What somebody enters who sees a finished table: the page's own state, and what it is entered with. */
export interface Desk {
  readonly scorer: GameScorer;
  readonly tiles: readonly Searched[];
  readonly rows: readonly KeyRow[];
}

export function deskOf(scorer: GameScorer, table: TableFile, language: Language): Desk {
  return { scorer, tiles: scorer.tiles(table, language), rows: scorer.keys(table, language) };
}

/** Pixels per cell that nobody's finger is too thick for. */
const NEAR = 84;

/** What the page does when it is tapped there. */
export function tapped({ scorer, tiles, rows }: Desk, entry: Entry, tap: Tap): Entry {
  const keys = entry.held ? NOTHING : entry.search;
  switch (tap.on) {
    case 'letter':
      return finger.search(scorer, entry, type(keys, tap.letter), tiles, false);
    case 'key': {
      const row = rows.find(({ id }) => id === tap.row);
      if (!row) throw new Error(`no keys for ${tap.row}`);
      return finger.search(scorer, entry, press(keys, row, tap.key), tiles, false);
    }
    case 'find':
      return finger.pick(scorer, entry, tap.tile, false);
    case 'board':
      return finger.press(scorer, entry, tap);
    case 'dragged':
      return finger.drag(scorer, entry, tap, NEAR);
    case 'tab':
      return showTab(scorer, entry, tap.tab, false);
    case 'turn':
      return finger.turn(scorer, entry, 1);
    case 'put-down':
      return putDown(scorer, entry);
    case 'away':
      return discard(entry);
  }
}

function tappedAll(desk: Desk, entry: Entry, taps: readonly Tap[]): Entry {
  return taps.reduce((now, tap) => tapped(desk, now, tap), entry);
}

interface Step {
  readonly taps: readonly Tap[];
  readonly entry: Entry;
}

function shortest(steps: readonly Step[]): Step | null {
  return steps.reduce<Step | null>((best, step) => (best && best.taps.length <= step.taps.length ? best : step), null);
}

/** So many pictures of what was found are in sight on a phone. */
const IN_SIGHT = { lettered: 3, looks: 18 };

/** The keys by which a tile can be found, the fewest first. */
function waysTo(tile: Searched, { scorer, rows }: Desk): Tap[][] {
  const keys = rows.flatMap((row) => (tile.facets[row.id] ?? []).map((key): Tap => ({ on: 'key', row: row.id, key })));
  const sets: Tap[][] = [[]];
  for (const key of keys) sets.push(...sets.map((set) => [...set, key]));
  const beginnings = spellings(tile.name).flatMap((name) => [1, 2, 3].map((count) => name.slice(0, count)));
  const spelled = ['', ...(scorer.lettered ? beginnings : [])].map((letters) =>
    [...letters].map((letter): Tap => ({ on: 'letter', letter })),
  );
  const ways = sets.flatMap((set) => spelled.map((letters) => [...set, ...letters]));
  return ways.filter((taps) => taps.length > 0).sort((a, b) => a.length - b.length);
}

/** The fewest taps that bring a tile into hand. */
function finding(desk: Desk, entry: Entry, id: string): Step {
  const { scorer, tiles } = desk;
  const wanted = tiles.find((tile) => tile.id === id);
  if (!wanted) throw new Error(`${id} is not among the tiles`);
  const picture: Tap = { on: 'find', tile: freeOne(desk, entry, wanted) };
  if (!entry.held && scorer.common(entry.table).includes(id)) return { taps: [picture], entry: tapped(desk, entry, picture) };
  const settled = { ...settle(scorer, entry, false), held: null };
  const ways = waysTo(wanted, desk).flatMap((taps): (readonly Tap[])[] => {
    const after = taps.map((_, count) => found(searchBy(desk, taps.slice(0, count + 1)), tiles));
    const taken = after.findIndex((left) => finger.onlyOne(scorer, settled, left) !== null);
    if (taken >= 0)
      return isWanted(finger.onlyOne(scorer, settled, after[taken])?.id ?? '', wanted, tiles) ? [taps.slice(0, taken + 1)] : [];
    const seen = (after.at(-1) ?? [])
      .filter((tile) => whereIs(scorer, settled, tile.id) === null)
      .slice(0, scorer.lettered ? IN_SIGHT.lettered : IN_SIGHT.looks);
    return seen.some((tile) => tile.id === picture.tile) ? [[...taps, picture]] : [];
  });
  const [best] = ways.sort((a, b) => a.length - b.length);
  if (!best) throw new Error(`${id} is not found`);
  return { taps: best, entry: tappedAll(desk, entry, best) };
}

/** Of several that are the same the page shows the first that nobody has. */
function freeOne({ scorer, tiles }: Desk, entry: Entry, wanted: Searched): string {
  return tiles.find((tile) => isWanted(tile.id, wanted, tiles) && whereIs(scorer, entry, tile.id) === null)?.id ?? wanted.id;
}

function searchBy({ rows }: Desk, taps: readonly Tap[]): Search {
  return taps.reduce((keys, tap) => {
    if (tap.on === 'letter') return type(keys, tap.letter);
    const row = tap.on === 'key' && rows.find(({ id }) => id === tap.row);
    return row ? press(keys, row, tap.key) : keys;
  }, NOTHING);
}

function isWanted(id: string, wanted: Searched, tiles: readonly Searched[]): boolean {
  return id === wanted.id || (wanted.alike !== undefined && tiles.find((tile) => tile.id === id)?.alike === wanted.alike);
}

/** A finger is thick: a tap so near to the tile in hand may hit it, and that would put it down. */
function isBeside({ drawing }: GameScorer, { left, top, width, height }: Extent, { x, y }: Point): boolean {
  const near = drawing.reach / 2;
  return x < left - near || y < top - near || x > left + width + near || y > top + height + near;
}

/** A tile as it lies there, whatever it was dug with. */
function bare({ passages: _, owner: __, reward: ___, ...laid }: Laid): Laid {
  return laid as Laid;
}

function liesThere(laid: Laid, wanted: Laid): boolean {
  return isSame(bare(laid), { ...bare(wanted), tile: laid.tile });
}

/** By turning alone, as often as it takes; nothing if that leads nowhere. */
function byTurning(desk: Desk, step: Step, wanted: Laid): Step[] {
  let { entry } = step;
  const taps = [...step.taps];
  for (let turned = 0; turned < MOST_TURNS; turned++) {
    if (entry.held && liesThere(entry.held.laid, wanted)) return [{ taps, entry }];
    entry = tapped(desk, entry, { on: 'turn' });
    taps.push({ on: 'turn' });
  }
  return [];
}

const ACROSS = [0.5, 0.2, 0.8, -0.2, 1.2];

/** From where the tile is held to where it lies on the real table; one that lies too near goes elsewhere first. */
function byTaps(desk: Desk, entry: Entry, wanted: Laid): Step | null {
  const straight = byTap(desk, entry, wanted);
  if (straight || !entry.held) return straight;
  const from = desk.scorer.drawing.boxOf(entry.held.laid);
  const detours = entry.held.spots.filter(({ middle }) => isBeside(desk.scorer, from, middle)).slice(0, MOST_DETOURS);
  const steps = detours.flatMap(({ middle }) => {
    const tap: Tap = { on: 'board', ...middle, from };
    const rest = byTap(desk, tapped(desk, entry, tap), wanted);
    return rest ? [{ taps: [tap, ...rest.taps], entry: rest.entry }] : [];
  });
  return shortest(steps);
}

const MOST_DETOURS = 8;

/** By one tap on the board and turns. */
function byTap(desk: Desk, entry: Entry, wanted: Laid): Step | null {
  if (!entry.held) throw new Error('nothing in hand');
  const { boxOf } = desk.scorer.drawing;
  const { left, top, width, height } = boxOf(wanted);
  const points = ACROSS.flatMap((across) => ACROSS.map((down) => ({ x: left + width * across, y: top + height * down })));
  const from = boxOf(entry.held.laid);
  const moves = points
    .filter((point) => isBeside(desk.scorer, from, point))
    .map((point): Step => {
      const tap: Tap = { on: 'board', ...point, from };
      return { taps: [tap], entry: tapped(desk, entry, tap) };
    });
  return shortest([{ taps: [], entry }, ...moves].flatMap((step) => byTurning(desk, step, wanted)));
}

/** Exactly there, whether it fits or not: dragged aside, turned, dragged there, and put down. */
function byDragging(desk: Desk, entry: Entry, wanted: Laid): Step {
  const { boxOf, extent } = desk.scorer.drawing;
  const middle = ({ left, top, width, height }: Extent): Point => ({ x: left + width / 2, y: top + height / 2 });
  const aside = { x: extent(entry.table, entry.tab).left - ASIDE, y: 0 };
  let now = entry;
  const taps: Tap[] = [];
  const tap = (next: Tap): void => {
    now = tapped(desk, now, next);
    taps.push(next);
  };
  const held = (): Laid => now.held?.laid ?? wanted;
  const isTurned = (): boolean => liesThere({ ...held(), x: wanted.x, y: wanted.y }, wanted);
  if (!isTurned()) tap({ on: 'dragged', ...aside, from: boxOf(held()) });
  for (let turned = 0; turned < MOST_TURNS && !isTurned(); turned++) tap({ on: 'turn' });
  tap({ on: 'dragged', ...middle(boxOf(wanted)), from: boxOf(held()) });
  if (!liesThere(held(), wanted)) throw new Error(`${wanted.tile} cannot be dragged to ${wanted.x},${wanted.y}`);
  return { taps, entry: now };
}

const ASIDE = 30; // cells
const MOST_TURNS = 12;

/** Whether something can be laid where it lies on the real table, as far as that is entered. */
function canLie(desk: Desk, entry: Entry, wanted: Laid): boolean {
  const { scorer, tiles } = desk;
  const free = tiles.find(({ id }) => sameKind({ ...wanted, tile: id }, wanted, desk) && whereIs(scorer, entry, id) === null);
  const { table, tab } = entry;
  return free !== undefined && scorer.places(table, tab, free.id).some((place) => liesThere(scorer.lay(free.id, place, tab), wanted));
}

/** In which order somebody enters what lies there: what fits beside what is entered already, or whatever comes. */
export type Order = (fitting: () => readonly Laid[], left: readonly Laid[]) => Laid | undefined;

/** As the file has it, beginning with what lies there already; what fits nowhere by now is laid where it lies all the same. */
export const BY_SIGHT: Order = (fitting, left) => fitting()[0] ?? left[0];

/** Where nothing that is left fits beside what lies there by now, anything is laid where it lies all the same. */
export function anyThatFits(rng: Rng): Order {
  return (fitting, left) => {
    const fits = fitting();
    const all = fits.length > 0 ? fits : left;
    return all[rng.below(Math.max(1, all.length))];
  };
}

/** Water alone waits until it can lie there: a strip needs another one. */
export function anyAtAll(rng: Rng): Order {
  return (fitting, left) => {
    const dry = left.filter(({ side }) => side === undefined);
    const all = dry.length > 0 ? dry : fitting();
    return all[rng.below(Math.max(1, all.length))];
  };
}

const MOST_TAPS = 30; // for each tile

/** How one board of a finished table is entered, tap by tap, and what it comes to. */
export function tapsFor(desk: Desk, empty: Entry, wanted: readonly Laid[], order: Order): Step {
  const { scorer } = desk;
  const taps: Tap[] = [];
  let entry = empty;
  const go = (step: Step): void => {
    taps.push(...step.taps);
    entry = step.entry;
  };
  const isThere = (each: Laid): boolean =>
    scorer.laid(settledNow().table, empty.tab).some((laid) => sameKind(laid, each, desk) && liesThere(laid, each));
  const settledNow = (): Entry => settle(scorer, entry, false);
  for (const fixed of wanted.filter((laid) => scorer.isFixed(laid))) go(turningFixed(desk, entry, fixed));
  const all = wanted.filter((laid) => !scorer.isFixed(laid));
  for (let left = all; left.length > 0; left = all.filter((each) => !isThere(each))) {
    if (taps.length > all.length * MOST_TAPS) throw new Error(`no end of tapping: ${left.map(({ tile }) => tile).join(', ')}`);
    const settled = settledNow();
    const { table, tab } = settled;
    const stray = strayPiece(scorer, table, tab, all);
    const next =
      stray ??
      order(
        () =>
          ownFirst(
            tab,
            left.filter((each) => canLie(desk, settled, each)),
          ),
        left,
      );
    if (!next) throw new Error(`nothing of ${left.map(({ tile }) => tile).join(', ')} fits`);
    if (isForOther(desk, entry, next)) go(turningTo(desk, entry, next.owner as number));
    go(stray ? takingUp(desk, entry, stray) : finding(desk, entry, next.tile));
    const goal = stray ? all.find(({ tile }) => tile === stray.tile) : next;
    if (!goal) go({ taps: [{ on: 'away' }], entry: tapped(desk, entry, { on: 'away' }) });
    else go(byTaps(desk, entry, goal) ?? byDragging(desk, entry, goal));
    if (entry.held && !fits(entry.held)) go({ taps: [{ on: 'put-down' }], entry: tapped(desk, entry, { on: 'put-down' }) });
  }
  if (entry.held) go({ taps: [{ on: 'put-down' }], entry: tapped(desk, entry, { on: 'put-down' }) });
  return { taps, entry };
}

/** Where all build on one board, whoever has a tile is told by the tab under which it is entered. */
function isForOther({ scorer }: Desk, { tab }: Entry, { owner }: Laid): boolean {
  return scorer.oneBoard && typeof owner === 'number' && owner !== tab;
}

function turningTo(desk: Desk, entry: Entry, tab: number): Step {
  const tap: Tap = { on: 'tab', tab };
  return { taps: [tap], entry: tapped(desk, entry, tap) };
}

/** Nobody changes to another player more often than needed. */
function ownFirst(tab: number, fitting: readonly Laid[]): readonly Laid[] {
  return [...fitting.filter(({ owner }) => owner === tab), ...fitting.filter(({ owner }) => owner !== tab)];
}

function sameKind(laid: Laid, wanted: Laid, { tiles }: Desk): boolean {
  const tile = tiles.find(({ id }) => id === wanted.tile);
  return laid.tile === wanted.tile || (tile !== undefined && isWanted(laid.tile, tile, tiles));
}

/** A passage that came with a room and lies elsewhere on the real table. */
function strayPiece(scorer: GameScorer, table: TableFile, tab: number, wanted: readonly Laid[]): Laid | undefined {
  return scorer
    .laid(table, tab)
    .find(
      (laid) =>
        !scorer.isFixed(laid) && scorer.isPiece?.(laid.tile) && !wanted.some((each) => each.tile === laid.tile && liesThere(laid, each)),
    );
}

function takingUp(desk: Desk, entry: Entry, laid: Laid): Step {
  const { scorer } = desk;
  const put: readonly Tap[] = entry.held ? [{ on: 'put-down' }] : [];
  const { left, top, width, height } = scorer.drawing.boxOf(laid);
  for (let x = left + 0.5; x < left + width; x++)
    for (let y = top + 0.5; y < top + height; y++) {
      const taps: Tap[] = [...put, { on: 'board', x, y, from: null }];
      const next = tappedAll(desk, entry, taps);
      if (next.held?.tile === laid.tile) return { taps, entry: next };
    }
  throw new Error(`${laid.tile} cannot be taken up`);
}

/** A foyer and its Barbican are tapped until they stand as on the real table. */
function turningFixed(desk: Desk, entry: Entry, wanted: Laid): Step {
  const { scorer } = desk;
  const taps: Tap[] = [];
  let now = entry;
  for (let turned = 0; turned < 4; turned++) {
    const there = scorer.laid(now.table, now.tab).find(({ tile }) => tile === wanted.tile);
    if (!there) throw new Error(`${wanted.tile} is missing`);
    if (liesThere(there, wanted)) return { taps, entry: now };
    const { left, top, width, height } = scorer.drawing.boxOf(there);
    const tap: Tap = { on: 'board', x: left + width / 2, y: top + height / 2, from: null };
    now = tapped(desk, now, tap);
    taps.push(tap);
  }
  throw new Error(`${wanted.tile} cannot be turned like that`);
}
