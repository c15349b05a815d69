import type { Direction, Side } from '../../common/grid.ts';
import type { Misfit } from '../../kernel/index.ts';
import type { Edition } from '../edition.ts';
import { flood, moatSides, sideOf } from '../expansions/moats/moat-ring.ts';
import { entranceAt, type PlacedPassage, passageObstacle } from '../expansions/passages/passages.ts';
import { type Castle, castleWithPlan, emptyCastle, type PlacedTile, passagePlaceOf, placeOf, planOf } from '../geometry/castle.ts';
import { overlaps } from '../geometry/collisions.ts';
import { dig, digSketch, sketch } from '../geometry/extending.ts';
import { openSpaceOf } from '../geometry/open-space.ts';
import { lay, obstacle, type Place } from '../geometry/placing.ts';
import { fitsWindow, type Plan } from '../geometry/plan.ts';
import { FOYER, HALLWAY, STAIRS } from '../tiles.ts';
import type { CastleOnTable } from './table-file.ts';

/** A castle that could have been built, from tiles that were entered in any order. */
export interface BuiltCastle {
  readonly castle: Castle;
  /** For each tile of the castle its number among the entered ones. */
  readonly order: readonly number[];
  readonly misfits: readonly Misfit[];
  /** Passages that were entered and lead nowhere yet. */
  readonly waiting: readonly PlacedPassage[];
  /** Its tiles stand in the order of building, if whoever entered them knew it. */
  readonly orderKnown: boolean;
}

/**
 * Lays whatever may be laid, in the order of entering, until nothing more fits. That finds an order if there is one. All rules but one
 * compare tiles in pairs, and a tile that is connected now stays connected. The one exception is that an external entrance must be left.
 * Take one of the finished castle: until its room is built, the way to it leads through open space or rooms still to come, the first of
 * which can be laid; afterwards the entrance stays external. Moats are dug last: they allow nothing that would be forbidden without them.
 */
export function buildCastle(entered: CastleOnTable, edition: Edition, isTaken: (tile: string) => boolean): BuiltCastle | null {
  const foyer = entered.tiles.findIndex(({ tile }) => tile === FOYER);
  if (foyer < 0) return null;
  const site = openSite(entered, foyer);
  const misfits = [...layTiles(site, entered, isTaken), ...digPassages(site, edition), ...digMoats(site, entered.moats ?? [])];
  const castle: Castle = {
    tiles: site.tiles,
    ...(entered.barbican && { barbican: entered.barbican, moats: site.moats }),
    ...(site.alone.length > 0 && { passages: site.alone }),
  };
  const inOrder = site.order.every((tile, index) => index === 0 || tile > site.order[index - 1]);
  return {
    castle: castleWithPlan(castle, site.plan),
    order: site.order,
    misfits: [...misfits.filter(isCause), ...misfits.filter((misfit) => !isCause(misfit))],
    waiting: site.waiting.filter((passage) => !site.alone.includes(passage)),
    orderKnown: entered.inOrder === true && inOrder && misfits.length === 0,
  };
}

/** What is not connected may only lack a neighbour that is a misfit itself. */
function isCause({ refusal }: Misfit): boolean {
  return refusal.code !== 'unconnected';
}

interface Site {
  readonly start: Castle;
  plan: Plan;
  readonly tiles: PlacedTile[];
  readonly order: number[];
  readonly moats: Side[];
  /** Passages that lie somewhere and are not dug yet. */
  waiting: PlacedPassage[];
  /** Everybody has one of each kind (C-10.1). */
  readonly doubled: readonly PlacedPassage[];
  /** Dug between rooms that were there already. */
  readonly alone: PlacedPassage[];
}

function openSite({ tiles, barbican, passages = [] }: CastleOnTable, foyer: number): Site {
  const { tile, x, y, r } = tiles[foyer];
  const entered = passagesIn({ tiles, passages });
  const isFirst = (passage: PlacedPassage): boolean => entered.find(({ kind }) => kind === passage.kind) === passage;
  const start = emptyCastle({ tiles: [{ tile, x, y, r }], ...(barbican && { barbican }) });
  return {
    start,
    plan: planOf(start),
    tiles: [...start.tiles],
    order: [foyer],
    moats: [],
    waiting: entered.filter(isFirst),
    doubled: entered.filter((passage) => !isFirst(passage)),
    alone: [],
  };
}

interface HasPassages {
  readonly tiles: readonly { readonly passages?: readonly PlacedPassage[] | undefined }[];
  readonly passages?: readonly PlacedPassage[] | undefined;
}

/** All passages of a castle, whether somebody has said with which room they were dug or not. */
export function passagesIn({ tiles, passages = [] }: HasPassages): PlacedPassage[] {
  return [...tiles.flatMap((placed) => placed.passages ?? []), ...passages];
}

function layTiles(site: Site, { tiles }: CastleOnTable, isTaken: (tile: string) => boolean): Misfit[] {
  const misfits: Misfit[] = [];
  let waiting: number[] = [];
  for (const [index, { tile }] of tiles.entries()) {
    if (index === site.order[0]) continue;
    const single = tile !== HALLWAY && tile !== STAIRS; // a second foyer is one too many
    const again = single && tiles.findIndex((other) => other.tile === tile) < index;
    if (again || (single && isTaken(tile))) misfits.push(misfit(index, tile, again ? 'tile-twice' : 'tile-taken'));
    else waiting.push(index);
  }
  for (let left = -1; left !== waiting.length; ) {
    left = waiting.length;
    waiting = waiting.filter((index) => !layTile(site, tiles[index], index));
  }
  for (const index of waiting) misfits.push(misfit(index, tiles[index].tile, reasonAgainst(site, tiles[index])));
  return misfits;
}

function misfit(tile: number | null, piece: string, code: string): Misfit {
  return { tile, piece, refusal: { code, params: { tile: piece } } };
}

function layTile(site: Site, { tile, x, y, r, level }: PlacedTile, index: number): boolean {
  const placed: PlacedTile = level ? { tile, x, y, r, level } : { tile, x, y, r };
  const whole = withPassages(site, placed);
  const { passages = [] } = whole;
  const place = placeOf(site.start, whole);
  if (obstacle(site.plan, place) !== null) return false;
  site.plan = lay(site.plan, place);
  site.tiles.push(whole);
  site.order.push(index);
  site.waiting = site.waiting.filter((passage) => !passages.includes(passage));
  return true;
}

/** The tile with the passages that were waiting for it. */
export function joinedByPassages({ castle, waiting }: Pick<BuiltCastle, 'castle' | 'waiting'>, placed: PlacedTile): PlacedTile {
  const { passages = [], ...bare } = placed;
  return withPassages({ start: castle, plan: planOf(castle), waiting: [...passages, ...waiting] }, bare);
}

type Dug = Pick<Site, 'start' | 'plan' | 'waiting'>;

function withPassages(dug: Dug, bare: PlacedTile): PlacedTile {
  const passages = passagesTo(dug, placeOf(dug.start, bare));
  return passages.length > 0 ? { ...bare, passages } : bare;
}

/** A passage is dug with the later of the two rooms that it joins (C-10.2). */
function passagesTo({ plan, start, waiting }: Dug, { form, cell }: Place): PlacedPassage[] {
  if (waiting.length === 0 || !fitsWindow(cell, form.width, form.height) || overlaps(plan, form, cell)) return [];
  const index = plan.rooms.length;
  let sketched = sketch(plan, form, cell);
  return waiting.filter((passage) => {
    const place = passagePlaceOf(start, passage);
    if (passageObstacle(sketched, place) !== null) return false;
    if (!place.form.ends.some((end) => entranceAt(sketched, place.cell, end)?.room === index)) return false;
    sketched = digSketch(sketched, [place]);
    return true;
  });
}

function reasonAgainst(site: Site, placed: PlacedTile): string {
  const { passages: _, ...bare } = placed;
  return obstacle(site.plan, placeOf(site.start, withPassages(site, bare))) ?? 'unconnected';
}

/** Only Secrets lets passages be dug without a room (C-10.2). */
function digPassages(site: Site, edition: Edition): Misfit[] {
  const doubled = site.doubled.map(({ kind }) => misfit(null, kind, 'tile-twice'));
  const left = site.waiting.flatMap((passage) => {
    const place = passagePlaceOf(site.start, passage);
    const problem = passageObstacle(site.plan, place);
    if (problem === null && edition === 'first') {
      const dug = dig(site.plan, [place]);
      if (openSpaceOf(dug).external.length > 0) {
        site.plan = dug;
        site.alone.push(passage);
        return [];
      }
    }
    return [misfit(null, passage.kind, problem ?? 'enclosed')];
  });
  return [...doubled, ...left];
}

function digMoats(site: Site, sides: readonly Side[]): Misfit[] {
  const { barbican } = site.start;
  if (!barbican) return sides.map((side) => noMoat(side));
  const ring = sideOf(barbican.side);
  let waiting = [...sides];
  const dug: Direction[] = [];
  for (let left = -1; left !== waiting.length; ) {
    left = waiting.length;
    waiting = waiting.filter((side) => {
      if (!moatSides(site.plan, ring, dug).includes(sideOf(side))) return true;
      const flooded = flood(site.plan, ring, sideOf(side));
      if (openSpaceOf(flooded).external.length === 0) return true;
      site.plan = flooded;
      dug.push(sideOf(side));
      site.moats.push(side);
      return false;
    });
  }
  return waiting.map((side) => noMoat(side));
}

function noMoat(side: Side): Misfit {
  return { tile: null, piece: side, refusal: { code: 'no-moat-there', params: { side } } };
}
