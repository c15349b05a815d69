import {
  type Castle,
  type CastlesView,
  contactsAt,
  entranceAt,
  formsOf,
  type Level,
  oldRoomOf,
  ownSeat,
  type Place,
  type PlacedPassage,
  type PlacedTile,
  passageForm,
  passagePlaceOf,
  placeOf,
  planOf,
  positionOf,
  quickAppraisal,
  SIDES,
  type Side,
  sideOf,
  stripPlace,
  type Turns,
  termsOf,
  tileOf,
  WINDOW,
} from '@luftschloss/engine/castles';
import type { Point } from '../../board/camera.ts';
import { byMeans, type Means, PLAIN } from './means.ts';
import type { BuildAction, Piece, PlacingAction } from './pieces.ts';
import { previewOf } from './preview.ts';

/** A place on the drawing board for a piece turned in one way; several actions may lead there, with different passages. */
export interface Spot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly r: Turns;
  readonly level: Level | null;
  readonly points: number; // of the first of its ways, which is the best
  readonly completes: number; // rooms, by the first of its ways
  readonly joins: readonly string[]; // the tiles that it is connected to
  readonly beside: Side | null; // of the first of them: where it lies
  readonly ways: readonly BuildAction[];
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

/** Every legal place of a piece by these means, the best first. Computed once for each view: choosing a piece again costs nothing. */
export function spotsOf(view: CastlesView, piece: Piece, means: Means = PLAIN): readonly Spot[] {
  let known = spotsByView.get(view);
  if (!known) {
    known = new Map();
    spotsByView.set(view, known);
  }
  const key = `${piece.key} ${means.digs} ${means.forMoney}`;
  let spots = known.get(key);
  if (!spots) {
    spots = findSpots(view, piece, means).sort((a, b) => b.points - a.points || b.completes - a.completes || a.y - b.y || a.x - b.x);
    known.set(key, spots);
  }
  return spots;
}

function findSpots(view: CastlesView, piece: Piece, means: Means): Spot[] {
  const actions = byMeans(piece, means);
  switch (piece.kind) {
    case 'buy-moat':
      return actions.map((action) => moatSpot(view, action));
    case 'turn-foyer':
      return actions.map((action) => foyerSpot(view, action));
    case 'pass':
      return grouped(actions, tunnelKey).map(([key, ways]) => tunnelSpot(view, key, ways));
    default:
      return grouped(actions, placementKey).map(([key, ways]) => roomSpot(view, key, ways as PlacingAction[]));
  }
}

function grouped(actions: readonly BuildAction[], keyOf: (action: never) => string): [string, BuildAction[]][] {
  const groups = new Map<string, BuildAction[]>();
  for (const action of actions) {
    const key = keyOf(action as never);
    const known = groups.get(key);
    if (known) known.push(action);
    else groups.set(key, [action]);
  }
  return [...groups];
}

function placementKey({ x, y, r, level }: PlacingAction): string {
  return `${x},${y},${r}${level ?? ''}`;
}

/** Only so many ways of one place are weighed against each other. */
const MOST_WEIGHED = 24;

function roomSpot(view: CastlesView, key: string, ways: readonly PlacingAction[]): Spot {
  const { castle } = ownSeat(view);
  const plan = planOf(castle);
  const terms = termsOf(view, view.viewer ?? 0);
  const weighed = ways
    .slice(0, MOST_WEIGHED)
    .map((way) => ({ way, ...quickAppraisal(plan, placeOf(castle, way), terms) }))
    .sort((a, b) => b.points - a.points || (a.way.passages?.length ?? 0) - (b.way.passages?.length ?? 0));
  const [best] = weighed;
  const { tile, x, y, r, level = null } = best.way;
  const { width, height } = formsOf(tileOf(tile), level)[r];
  const place: Place = placeOf(castle, best.way);
  const rooms = [...contactsAt(plan, place.form, place.cell).links, ...place.passages.map((passage) => oldRoomOf(plan, passage))];
  return {
    key,
    x,
    y,
    width,
    height,
    r,
    level,
    points: best.points,
    completes: best.completed.length,
    joins: rooms.map((room) => plan.rooms[room].form.tile.id),
    beside: rooms.length > 0 ? sideOfRoom(castle.tiles[rooms[0]], { x, y, width, height }) : null,
    ways: [...weighed.map(({ way }) => way), ...ways.slice(MOST_WEIGHED)],
  };
}

/** On which side of a room of the castle a place lies: beyond which of its walls it is farthest. */
function sideOfRoom({ tile, x, y, r, level }: PlacedTile, place: Pick<Spot, 'x' | 'y' | 'width' | 'height'>): Side {
  const { width, height } = formsOf(tileOf(tile), level ?? null)[r];
  const beyond: { readonly [side in Side]: number } = {
    N: y - (place.y + place.height),
    E: place.x - (x + width),
    S: place.y - (y + height),
    W: x - (place.x + place.width),
  };
  return SIDES.reduce((best, side) => (beyond[side] > beyond[best] ? side : best));
}

/** A strip of water along one side of the ring. */
function moatSpot(view: CastlesView, action: BuildAction): Spot {
  const { castle } = ownSeat(view);
  const { side } = action as Extract<BuildAction, { type: 'buy-moat' }>;
  const { cell, width, height } = stripPlace(sideOf(castle.barbican?.side ?? 'S'), sideOf(side));
  const points = previewOf(view, action)?.points ?? 0;
  return {
    key: side,
    ...positionOf(castle, cell),
    width,
    height,
    r: 0,
    level: null,
    points,
    completes: 0,
    joins: [],
    beside: null,
    ways: [action],
  };
}

function foyerSpot(view: CastlesView, action: BuildAction): Spot {
  const { r } = action as Extract<BuildAction, { type: 'turn-foyer' }>;
  const { x, y } = ownSeat(view).castle.tiles[0];
  return { key: `${r}`, x, y, width: 3, height: 3, r, level: null, points: 0, completes: 0, joins: [], beside: null, ways: [action] };
}

/** A passage between rooms that are there already, with whatever else can be dug along with it. */
function tunnelSpot(view: CastlesView, key: string, ways: readonly BuildAction[]): Spot {
  const { castle } = ownSeat(view);
  const [passage] = passagesOf(ways[0]);
  const { width, height } = passageForm(passage.kind, passage.r);
  return {
    key,
    x: passage.x,
    y: passage.y,
    width,
    height,
    r: 0,
    level: null,
    points: previewOf(view, ways[0])?.points ?? 0,
    completes: 0,
    joins: joinedBy(castle, passage),
    beside: null,
    ways: [...ways].sort((a, b) => passagesOf(a).length - passagesOf(b).length),
  };
}

function tunnelKey(action: BuildAction): string {
  const [{ kind, x, y, r }] = passagesOf(action);
  return `${kind} ${x},${y},${r}`;
}

export function passagesOf(action: BuildAction): readonly PlacedPassage[] {
  return ('passages' in action && action.passages) || [];
}

/** Where a passage bends, or its middle. */
export function passageMiddle({ kind, x, y, r }: PlacedPassage): Point {
  const { width, height, cells } = passageForm(kind, r);
  const bend = cells[kind === 'corner' ? 0 : cells.length >> 1];
  return kind === 'corner'
    ? { x: x + (bend % WINDOW) + 0.5, y: y + Math.floor(bend / WINDOW) + 0.5 }
    : { x: x + width / 2, y: y + height / 2 };
}

/** The rooms of the castle at the ends of a passage; a tile that is yet to be placed is none of them. */
export function joinedBy(castle: Castle, passage: PlacedPassage): string[] {
  const plan = planOf(castle);
  const { form, cell } = passagePlaceOf(castle, passage);
  return form.ends.flatMap((end) => {
    const entrance = entranceAt(plan, cell, end);
    return entrance ? [plan.rooms[entrance.room].form.tile.id] : [];
  });
}

export function inPose(spots: readonly Spot[], pose: Pose): Spot[] {
  return spots.filter(({ r, level }) => r === pose.r && level === pose.level);
}

/** The ways to hold a piece in which it fits somewhere, in the order of turning. */
export function posesOf(spots: readonly Spot[]): Pose[] {
  const poses = new Map(spots.map(({ r, level }) => [poseKey({ r, level }), { r, level }]));
  return [...poses.values()].sort((a, b) => (a.level ?? '').localeCompare(b.level ?? '') * -1 || a.r - b.r);
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
