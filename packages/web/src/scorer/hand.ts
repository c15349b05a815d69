import type { TableFile } from '@luftschloss/engine/kernel';
import type { Extent, Point } from '../board/camera.ts';
import type { GameScorer, Laid } from './game-scorer.ts';

/** A place where the tile in hand fits. */
export interface Spot {
  readonly laid: Laid;
  readonly middle: Point;
  readonly worth: number;
}

/** The tile in hand, and where it is held. */
export interface Held {
  readonly tile: string;
  readonly laid: Laid;
  readonly spots: readonly Spot[]; // the best guess first
  readonly pointed: Point; // where it was last put: turning it keeps it about there
  readonly before: TableFile | null; // the table as it was when the tile was taken up from it
}

function middleOf({ left, top, width, height }: Extent): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function pose({ r, level }: Laid): string {
  return `${r ?? ''}${level ?? ''}`;
}

export function isSame(a: Laid, b: Laid): boolean {
  return a.x === b.x && a.y === b.y && pose(a) === pose(b) && JSON.stringify(a['passages']) === JSON.stringify(b['passages']);
}

export function fits({ laid, spots }: Held): boolean {
  return spots.some((spot) => isSame(spot.laid, laid));
}

/** What is built grows around its heart: so much less likely is a place for every cell that it is farther out. */
const NEARER = 0.01;

/** Every place where a tile fits now, the best guess first. */
export function spotsOf(scorer: GameScorer, table: TableFile, tab: number, tile: string): Spot[] {
  const laid = scorer.places(table, tab, tile).map((place) => scorer.lay(tile, place, tab));
  const worth = scorer.weigh(table, tab, laid);
  const heart = middleOf(scorer.drawing.extent(table, tab));
  return laid
    .map((each, index) => {
      const middle = middleOf(scorer.drawing.boxOf(each));
      return { laid: each, middle, worth: (worth[index] ?? 0) - distance(middle, heart) * NEARER };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** Takes a tile in hand where it probably belongs; one that fits nowhere lies beside the board. */
export function hold(scorer: GameScorer, table: TableFile, tab: number, tile: string): Held {
  const spots = spotsOf(scorer, table, tab, tile);
  return heldAt(scorer, { tile, spots, before: null }, spots[0]?.laid ?? aside(scorer, table, tab, tile));
}

/** The tile in hand, put there. */
export function heldAt(scorer: GameScorer, held: Omit<Held, 'laid' | 'pointed'>, laid: Laid): Held {
  return { ...held, laid, pointed: middleOf(scorer.drawing.boxOf(laid)) };
}

/** To the right of all that lies there: nothing of it is covered. */
function aside(scorer: GameScorer, table: TableFile, tab: number, tile: string): Laid {
  const { left, top, width, height } = scorer.drawing.extent(table, tab);
  const edge = left + width + 1;
  const at = (x: number): Laid => scorer.lay(tile, scorer.placeAt(tile, null, { x, y: top + height / 2 }), tab);
  return at(edge + Math.max(0, edge - scorer.drawing.boxOf(at(edge)).left));
}

function farFrom(drawing: GameScorer['drawing'], { laid, middle }: Spot, point: Point): number {
  return drawing.distance?.(laid, point) ?? distance(middle, point);
}

/** So much farther than the nearest place, in cells, a better one may be. */
const ABOUT_THERE = 0.8;

interface Move {
  readonly dragged: boolean;
  readonly reach: number; // cells within which a place is meant
  readonly exact?: boolean; // the tile stays as it is turned, whether it fits or not
}

/**
 * Puts the tile in hand to where a finger is: at a place nearby where it fits, else just there. A finger that drags keeps the tile as it is turned, one that taps
 * means the likeliest of the places around.
 */
export function moveTo(scorer: GameScorer, held: Held, tab: number, point: Point, { dragged, reach, exact = false }: Move): Held {
  const near = held.spots
    .map((spot) => ({ spot, far: farFrom(scorer.drawing, spot, point) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far);
  const turned = dragged ? near.filter(({ spot }) => pose(spot.laid) === pose(held.laid)) : [];
  const candidates = turned.length > 0 || exact ? turned : near;
  const [nearest] = candidates;
  if (!nearest) return heldAt(scorer, held, scorer.lay(held.tile, scorer.placeAt(held.tile, held.laid, point), tab));
  const about = dragged ? [nearest] : candidates.filter(({ far }) => far <= nearest.far + ABOUT_THERE);
  const best = about.reduce((a, b) => (b.spot.worth > a.spot.worth ? b : a));
  const there = heldAt(scorer, held, best.spot.laid);
  return dragged || scorer.drawing.slip === 0 ? there : { ...there, pointed: point };
}

/** The next way to lie in which the tile fits about where it was put; where it fits in no other, the next way at all. */
export function turn(scorer: GameScorer, held: Held, tab: number, by: 1 | -1 = 1): Held {
  const poses = scorer.poses(held.tile).map((each) => scorer.lay(held.tile, { x: 0, y: 0, ...each }, tab));
  const near = spotsAbout(scorer, held);
  if (fits(held) && near.length > 1) {
    const ways = waysToLie(near, poses);
    return onRing(held, ways.length > 1 ? ways : near, by);
  }
  const from = poses.findIndex((each) => pose(each) === pose(held.laid));
  return poses.length > 1 ? turnedFreely(scorer, held, tab, poses[(from + by + poses.length) % poses.length]) : held;
}

interface NearSpot extends Spot {
  readonly far: number; // from where the tile was put
}

/** The places around where the tile was put, the nearest first. */
function spotsAbout({ drawing }: GameScorer, { laid, spots, pointed }: Held): NearSpot[] {
  const { width, height } = drawing.boxOf(laid);
  const reach = drawing.slip ?? Math.max(width, height, drawing.reach);
  return spots
    .map((spot) => ({ ...spot, far: farFrom(drawing, spot, pointed) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far);
}

/** For each way to lie the nearest place: first the ways that fit right there, then those for which the tile has to move; each in the order of turning. */
function waysToLie(near: readonly NearSpot[], poses: readonly Laid[]): Spot[] {
  const nearest = poses.flatMap((each) => near.find(({ laid }) => pose(laid) === pose(each)) ?? []);
  const isThere = ({ far }: NearSpot): boolean => far <= near[0].far + ABOUT_THERE;
  return [...nearest.filter(isThere), ...nearest.filter((spot) => !isThere(spot))];
}

/** The next one of these places; from elsewhere the first. */
function onRing(held: Held, ring: readonly Spot[], by: 1 | -1): Held {
  const at = ring.findIndex((spot) => isSame(spot.laid, held.laid));
  return { ...held, laid: ring[(at + by + ring.length) % ring.length].laid };
}

/** Whether it fits so or not. */
function turnedFreely(scorer: GameScorer, held: Held, tab: number, next: Laid): Held {
  const here = middleOf(scorer.drawing.boxOf(held.laid));
  return { ...held, laid: scorer.lay(held.tile, scorer.placeAt(held.tile, next, here), tab) };
}

/** The nearest place in a direction. */
export function step(held: Held, scorer: GameScorer, dx: number, dy: number): Held {
  const here = middleOf(scorer.drawing.boxOf(held.laid));
  const ahead = held.spots
    .map((spot) => ({ spot, along: (spot.middle.x - here.x) * dx + (spot.middle.y - here.y) * dy, far: distance(spot.middle, here) }))
    .filter(({ along, far }) => along > 0.1 && along > far * 0.5);
  const next = ahead.sort((a, b) => a.far - b.far || b.spot.worth - a.spot.worth)[0];
  return next ? heldAt(scorer, held, next.spot.laid) : held;
}
