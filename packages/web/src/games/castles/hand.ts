import type { Point } from '../../board/camera.ts';
import { type Means, PLAIN } from './means.ts';
import { centreOf, inPose, nearestSpot, type Pose, passageMiddle, passagesOf, posesOf, type Spot, spotTowards } from './spots.ts';

/** The piece that the player is trying out. Operations are functions on this state; nothing here knows of the screen. */
export interface Hand {
  readonly piece: string; // its key
  readonly pose: Pose;
  readonly spot: string | null; // where it is held
  readonly way: number; // which of the ways of the spot
  readonly means: Means;
  readonly settled: boolean; // chosen, not merely hovered over
}

export function takeUp(piece: string, spots: readonly Spot[], means: Means = PLAIN): Hand | null {
  const best = spots[0];
  if (!best) return null;
  return { piece, pose: { r: best.r, level: best.level }, spot: best.key, way: 0, means, settled: false };
}

/** The same piece by other means: where it is held if that is possible, else at the best of the places that there are then. */
export function byOtherMeans(hand: Hand, spots: readonly Spot[], means: Means): Hand {
  const same = spots.find(({ key }) => key === hand.spot);
  const spot = same ?? spots[0];
  return spot
    ? { ...hand, means, pose: { r: spot.r, level: spot.level }, spot: spot.key, way: 0, settled: same !== undefined && hand.settled }
    : hand;
}

/** The next of the ways to build at the same place. */
export function nextWay(hand: Hand, spots: readonly Spot[]): Hand {
  const count = spotIn(hand, spots)?.ways.length ?? 1;
  return count > 1 ? { ...hand, way: (hand.way + 1) % count, settled: true } : hand;
}

export function spotIn(hand: Hand, spots: readonly Spot[]): Spot | null {
  return spots.find(({ key }) => key === hand.spot) ?? null;
}

/** Turns to the next pose in which the piece fits somewhere, staying as near as possible. */
export function turn(hand: Hand, spots: readonly Spot[], by: 1 | -1 = 1): Hand {
  const poses = posesOf(spots).filter(({ level }) => level === hand.pose.level);
  const index = poses.findIndex(({ r }) => r === hand.pose.r);
  const pose = poses[(index + by + poses.length) % poses.length] ?? hand.pose;
  return holdAs(hand, spots, pose);
}

/** The other level of a hallway. */
export function changeLevel(hand: Hand, spots: readonly Spot[]): Hand {
  const other = posesOf(spots).find(({ level }) => level !== hand.pose.level);
  return other ? holdAs(hand, spots, other) : hand;
}

function holdAs(hand: Hand, spots: readonly Spot[], pose: Pose): Hand {
  const from = spotIn(hand, spots);
  const possible = inPose(spots, pose);
  const next = from ? nearestSpot(possible, centreOf(from)) : (possible[0] ?? null);
  return { ...hand, pose, spot: next?.key ?? null, way: 0 };
}

export function holdAt(hand: Hand, spot: Spot, settled: boolean): Hand {
  if (hand.spot === spot.key && hand.settled === settled) return hand;
  return { ...hand, pose: { r: spot.r, level: spot.level }, spot: spot.key, way: hand.spot === spot.key ? hand.way : 0, settled };
}

/** Follows a pointer; a settled piece stays where it is. */
export function follow(hand: Hand, spots: readonly Spot[], point: Point): Hand {
  if (hand.settled) return hand;
  const spot = nearestSpot(inPose(spots, hand.pose), point);
  return spot ? holdAt(hand, spot, false) : hand;
}

/** The pointer is elsewhere, on its way to a button perhaps: what was only shown under it lies at the best place again. */
export function comeHome(hand: Hand, spots: readonly Spot[]): Hand {
  const [best] = inPose(spots, hand.pose);
  return hand.settled || !best ? hand : holdAt(hand, best, false);
}

/** How near to the middle of a passage, in cells, a click is meant for it. */
const REACH = 0.7;

/** A tile can often be joined at one place by different passages. A click on a passage chooses the way that digs only that one. */
function wayAt({ ways }: Spot, point: Point): number {
  return ways.findIndex((way) => {
    const [passage, second] = passagesOf(way);
    if (!passage || second) return false;
    const { x, y } = passageMiddle(passage);
    return Math.hypot(x - point.x, y - point.y) < REACH;
  });
}

/** Puts the piece down for a closer look, at the place nearest to a click; a click on another passage from there digs that one. */
export function settle(hand: Hand, spots: readonly Spot[], point: Point): Hand {
  const held = hand.settled && hand.means.digs ? spotIn(hand, spots) : null;
  const way = held ? wayAt(held, point) : -1;
  if (way >= 0) return { ...hand, way };
  const spot = nearestSpot(inPose(spots, hand.pose), point);
  return spot ? holdAt(hand, spot, true) : hand;
}

export function step(hand: Hand, spots: readonly Spot[], dx: number, dy: number): Hand {
  const from = spotIn(hand, spots);
  return from ? holdAt(hand, spotTowards(inPose(spots, hand.pose), from, dx, dy), true) : hand;
}

/** The next place by points, whatever its pose: a quick tour of everything that is possible. */
export function nextBest(hand: Hand, spots: readonly Spot[], by: 1 | -1): Hand {
  const index = spots.findIndex(({ key }) => key === hand.spot);
  const next = spots[(index + by + spots.length) % spots.length];
  return next ? holdAt(hand, next, true) : hand;
}
