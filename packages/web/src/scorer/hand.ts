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
  return { tile, spots, laid: spots[0]?.laid ?? aside(scorer, table, tab, tile), before: null };
}

function aside(scorer: GameScorer, table: TableFile, tab: number, tile: string): Laid {
  const { left, top, width, height } = scorer.drawing.extent(table, tab);
  return scorer.lay(tile, scorer.placeAt(tile, null, { x: left + width + 1, y: top + height / 2 }), tab);
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
    .map((spot) => ({ spot, far: scorer.drawing.distance?.(spot.laid, point) ?? distance(spot.middle, point) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far);
  const turned = dragged ? near.filter(({ spot }) => pose(spot.laid) === pose(held.laid)) : [];
  const candidates = turned.length > 0 || exact ? turned : near;
  const [nearest] = candidates;
  if (!nearest) return { ...held, laid: scorer.lay(held.tile, scorer.placeAt(held.tile, held.laid, point), tab) };
  const about = dragged ? [nearest] : candidates.filter(({ far }) => far <= nearest.far + ABOUT_THERE);
  const best = about.reduce((a, b) => (b.spot.worth > a.spot.worth ? b : a));
  return { ...held, laid: best.spot.laid };
}

/** The next way to lie in which the tile fits about there; where it fits in no other, the next way at all. */
export function turn(scorer: GameScorer, held: Held, tab: number, by: 1 | -1 = 1): Held {
  const box = scorer.drawing.boxOf(held.laid);
  const here = middleOf(box);
  const poses = scorer.poses(held.tile).map((each) => scorer.lay(held.tile, { x: 0, y: 0, ...each }, tab));
  const from = poses.findIndex((each) => pose(each) === pose(held.laid));
  const others = poses.slice(1).map((_, step) => poses[(from + by * (step + 1) + poses.length * 2) % poses.length]);
  if (!fits(held)) return turnedFreely(scorer, held, tab, others[0]);
  const reach = scorer.drawing.slip ?? Math.max(box.width, box.height, scorer.drawing.reach);
  const near = held.spots.filter(({ middle }) => distance(middle, here) <= reach);
  for (const next of others) {
    const [nearest] = near
      .filter((spot) => pose(spot.laid) === pose(next))
      .sort((a, b) => distance(a.middle, here) - distance(b.middle, here));
    if (nearest) return { ...held, laid: nearest.laid };
  }
  const ring = near.filter((spot) => pose(spot.laid) === pose(held.laid));
  return ring.length > 1 ? onRing(held, ring, by) : turnedFreely(scorer, held, tab, others[0]);
}

/** Every place about there in turn, in which the tile lies as it is turned now. */
function onRing(held: Held, ring: readonly Spot[], by: 1 | -1): Held {
  const at = ring.findIndex((spot) => isSame(spot.laid, held.laid));
  return { ...held, laid: ring[(at + by + ring.length) % ring.length].laid };
}

/** Whether it fits so or not. */
function turnedFreely(scorer: GameScorer, held: Held, tab: number, next: Laid | undefined): Held {
  const here = middleOf(scorer.drawing.boxOf(held.laid));
  return next ? { ...held, laid: scorer.lay(held.tile, scorer.placeAt(held.tile, next, here), tab) } : held;
}

/** The nearest place in a direction. */
export function step(held: Held, scorer: GameScorer, dx: number, dy: number): Held {
  const here = middleOf(scorer.drawing.boxOf(held.laid));
  const ahead = held.spots
    .map((spot) => ({ spot, along: (spot.middle.x - here.x) * dx + (spot.middle.y - here.y) * dy, far: distance(spot.middle, here) }))
    .filter(({ along, far }) => along > 0.1 && along > far * 0.5);
  const next = ahead.sort((a, b) => a.far - b.far || b.spot.worth - a.spot.worth)[0];
  return next ? { ...held, laid: next.spot.laid } : held;
}
