import {
  type CastlesView,
  formsOf,
  type Level,
  meet,
  ownSeat,
  type Place,
  placeOf,
  planOf,
  quickAppraisal,
  type Turns,
  termsOf,
  tileOf,
} from '@luftschloss/engine/castles';
import type { Piece, PlacingAction } from './pieces.ts';

/** A place on the drawing board for a piece turned in one way; several actions may lead there (with a passage, for money). */
export interface Spot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly r: Turns;
  readonly level: Level | null;
  readonly points: number; // of the best of its ways
  readonly completes: number; // rooms, by the best of its ways
  readonly joins: readonly string[]; // names of the rooms that it is connected to
  readonly ways: readonly PlacingAction[];
}

/** How a piece lies in the hand. */
export interface Pose {
  readonly r: Turns;
  readonly level: Level | null;
}

export function poseKey({ r, level }: Pose): string {
  return `${r}${level ?? ''}`;
}

const spotsByView = new WeakMap<CastlesView, Map<string, readonly Spot[]>>();

/** Every legal place of a piece, the best first. Computed once for each view: choosing a piece again costs nothing. */
export function spotsOf(view: CastlesView, piece: Piece): readonly Spot[] {
  let known = spotsByView.get(view);
  if (!known) {
    known = new Map();
    spotsByView.set(view, known);
  }
  let spots = known.get(piece.key);
  if (!spots) {
    spots = findSpots(view, piece);
    known.set(piece.key, spots);
  }
  return spots;
}

function findSpots(view: CastlesView, piece: Piece): Spot[] {
  const ways = new Map<string, PlacingAction[]>();
  for (const choice of piece.choices) {
    const count = choice.count();
    for (let index = 0; index < count; index++) {
      const action = choice.at(index) as PlacingAction;
      // A hallway looks the same after half a turn.
      if (piece.tile.twoFaced && action.r >= 2) continue;
      const key = `${action.x},${action.y},${action.r}${action.level ?? ''}`;
      const known = ways.get(key);
      if (known) known.push(action);
      else ways.set(key, [action]);
    }
  }
  return [...ways]
    .map(([key, actions]) => spotOf(view, key, actions))
    .sort((a, b) => b.points - a.points || b.completes - a.completes || a.y - b.y || a.x - b.x);
}

function spotOf(view: CastlesView, key: string, ways: readonly PlacingAction[]): Spot {
  const { castle } = ownSeat(view);
  const plan = planOf(castle);
  const terms = termsOf(view, view.viewer ?? 0);
  const { tile, x, y, r, level = null } = ways[0];
  const { width, height } = formsOf(tileOf(tile), level)[r];
  const values = ways.slice(0, 12).map((way) => quickAppraisal(plan, placeOf(castle, way), terms));
  const best = values.reduce((a, b) => (b.points > a.points ? b : a));
  const place: Place = placeOf(castle, ways[0]);
  const joins = meet(plan, place.form, place.cell).links.map((room) => plan.rooms[room].form.tile.name);
  return { key, x, y, width, height, r, level, points: best.points, completes: best.completed.length, joins, ways };
}

export function inPose(spots: readonly Spot[], pose: Pose): Spot[] {
  return spots.filter(({ r, level }) => r === pose.r && level === pose.level);
}

/** The ways to hold a piece in which it fits somewhere, in the order of turning. */
export function posesOf(spots: readonly Spot[]): Pose[] {
  const poses = new Map(spots.map(({ r, level }) => [poseKey({ r, level }), { r, level }]));
  return [...poses.values()].sort((a, b) => (a.level ?? '').localeCompare(b.level ?? '') * -1 || a.r - b.r);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function centreOf({ x, y, width, height }: Spot): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The spot whose middle is nearest to a point, in cells. */
export function nearestSpot(spots: readonly Spot[], point: Point): Spot | null {
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const centre = centreOf(spot);
    const distance = (centre.x - point.x) ** 2 + (centre.y - point.y) ** 2;
    if (distance < least) {
      least = distance;
      best = spot;
    }
  }
  return best;
}

/** The next spot in a direction: the nearest of those that lie more that way than aside. */
export function spotTowards(spots: readonly Spot[], from: Spot, dx: number, dy: number): Spot {
  const start = centreOf(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const centre = centreOf(spot);
    const along = (centre.x - start.x) * dx + (centre.y - start.y) * dy;
    const aside = Math.abs((centre.x - start.x) * dy) + Math.abs((centre.y - start.y) * dx);
    if (along <= 0 || spot === from) continue;
    const cost = along + aside * 2;
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

/** Spots, best first, whose middles keep a distance from each other: those have room for a number. */
export function apart(spots: readonly Spot[], distance: number): ReadonlySet<Spot> {
  const kept: Spot[] = [];
  for (const spot of [...spots].sort((a, b) => b.points - a.points)) {
    const { x, y } = centreOf(spot);
    const crowded = kept.some((other) => Math.hypot(centreOf(other).x - x, centreOf(other).y - y) < distance);
    if (!crowded) kept.push(spot);
  }
  return new Set(kept);
}
