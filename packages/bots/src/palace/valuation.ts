import type { Seat } from '@luftschloss/engine/kernel';
import {
  amountOf,
  COLOURS,
  type Colour,
  type Favor,
  favorOf,
  hasAbility,
  type Measure,
  type PalaceView,
  scoreLines,
  setPoints,
  swanCounts,
  TILE_TYPES,
  type TileType,
  TRACKED_TYPES,
  tileOf,
} from '@luftschloss/engine/palace';

export type ByColour = { readonly [C in Colour]: number };
export type ByType = { readonly [T in TileType]: number };

/** How a seat sees the game at the beginning of a decision: what it has, and what more would be worth. All in points at the end of the game. */
export interface Valuation {
  readonly view: PalaceView;
  readonly seat: Seat;
  /** Turns that each player may still have. */
  readonly turnsLeft: number;
  /** Tiles of each type that each seat owns. */
  readonly owned: readonly ByType[];
  /** One more swan of a colour. */
  readonly swan: ByColour;
  /** One more tile of a type, apart from what its doors and its completion bring. */
  readonly tile: ByType;
  /** How far ahead of the best other seat, reckoned only when it matters. */
  lead(): number;
}

/** A swan of somebody whose hand is only half known. */
export const USUAL_SWAN = 1.6;

export function valuationOf(view: PalaceView, seat: Seat): Valuation {
  const turnsLeft = turnsLeftIn(view);
  const owned = view.players.map((_, other) => ownedBy(view, other));
  const base = { view, seat, turnsLeft, owned };
  return {
    ...base,
    swan: swanWorths(view, seat, turnsLeft),
    tile: tileWorths(view, seat, turnsLeft, owned[seat]),
    lead: () => leadOf(view, seat),
  };
}

/** The palace is usually closed when a quarter of the room tiles is left. */
function turnsLeftIn(view: PalaceView): number {
  return Math.max(1, (view.rooms.length - 12) / view.players.length);
}

function ownedBy(view: PalaceView, seat: Seat): ByType {
  const owned = Object.fromEntries(TILE_TYPES.map((type) => [type, 0])) as { [T in TileType]: number };
  for (const { owner, tile } of view.palace.tiles) if (owner === seat) owned[tileOf(tile).type]++;
  return owned;
}

function leadOf(view: PalaceView, seat: Seat): number {
  const scores = view.players.map((_, other) => scoreLines(view, other).reduce((sum, { points }) => sum + points, 0));
  return scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
}

/** Completed utility rooms that pay for swans. */
function bubbleWorth(view: PalaceView, seat: Seat, colour: Colour): number {
  let worth = 0;
  for (const { owner, tile, complete } of view.palace.tiles) {
    const { bubble } = tileOf(tile);
    if (owner === seat && bubble?.item === 'swan' && bubble.colour === colour) worth += complete ? 3 : 1;
  }
  return worth;
}

function swanWorths(view: PalaceView, seat: Seat, turnsLeft: number): ByColour {
  const counts = swanCounts(view.players[seat]);
  const points = setPoints(counts);
  /** A swan is also money, and the next one of another colour makes more of it. */
  const money = 0.25 * Math.min(1, turnsLeft / 4);
  const fewest = Math.min(...counts);
  return Object.fromEntries(
    COLOURS.map((colour, i) => {
      const more = counts.map((count, other) => (other === i ? count + 1 : count));
      const even = 0.25 / (1 + counts[i] - fewest);
      const favors =
        favorsWorth(view, seat, turnsLeft, { item: 'swans', colour }) + favorsWorth(view, seat, turnsLeft, { item: 'all-swans' });
      return [colour, 0.6 * (setPoints(more) - points) + 0.7 + money + even + bubbleWorth(view, seat, colour) + favors];
    }),
  ) as { [C in Colour]: number };
}

function tileWorths(view: PalaceView, seat: Seat, turnsLeft: number, owned: ByType): ByType {
  return Object.fromEntries(
    TILE_TYPES.map((type) => {
      const bubbles = view.palace.tiles.filter(({ owner, tile }) => {
        const { bubble } = tileOf(tile);
        return owner === seat && bubble?.item === 'room' && bubble.type === type;
      });
      const favors = favorsWorth(view, seat, turnsLeft, { item: 'tiles', type });
      return [type, rowWorth(owned[type], turnsLeft) + columnWorth(owned, type, turnsLeft) + 2.2 * bubbles.length + favors];
    }),
  ) as { [T in TileType]: number };
}

/** The fourth tile is worth more than the first, if there is time for the fifth. */
function rowWorth(count: number, turnsLeft: number): number {
  if (count >= 5) return 0;
  const missing = 5 - count;
  if (missing > turnsLeft) return 0;
  return 10 / (missing * missing) + (count === 2 ? USUAL_SWAN : 0);
}

const COLUMN_REWARDS = [10, 20, 30];

/** The points of a column, shared by the tiles that are still missing in it. */
function columnWorth(owned: ByType, type: TileType, turnsLeft: number): number {
  let worth = 0;
  let missing = 0;
  for (const [column, points] of COLUMN_REWARDS.entries()) {
    for (const other of TRACKED_TYPES) if (owned[other] === column || owned[other] < column) missing++;
    if (owned[type] > column) continue;
    if (owned[type] < column || missing > turnsLeft) break;
    worth += (points / missing) * Math.min(1, turnsLeft / missing / 1.5);
  }
  return worth;
}

export function favorsOf(view: PalaceView, seat: Seat): Favor[] {
  const own = view.players[seat].slots.flatMap((slot) => (slot?.kind === 'favor' && slot.favor !== null ? [slot.favor] : []));
  return [...view.publicFavors, ...own].map(favorOf);
}

/** What one more of something changes in the favors that count for this seat. */
function favorsWorth(view: PalaceView, seat: Seat, turnsLeft: number, measure: Measure): number {
  let worth = 0;
  for (const favor of favorsOf(view, seat)) {
    if (!sameMeasure(favor.measure, measure)) continue;
    worth += favor.points * (chance(view, seat, turnsLeft, favor, 1) - chance(view, seat, turnsLeft, favor, 0));
  }
  return worth;
}

function sameMeasure(a: Measure, b: Measure): boolean {
  return a.item === b.item && JSON.stringify(a) === JSON.stringify(b);
}

export function favorValue(view: PalaceView, seat: Seat, turnsLeft: number, favor: Favor): number {
  return favor.points * chance(view, seat, turnsLeft, favor, 0);
}

/** How likely a favor is won, by how far ahead one is and how much can still change. */
function chance(view: PalaceView, seat: Seat, turnsLeft: number, favor: Favor, more: number): number {
  const sign = favor.wants === 'most' ? 1 : -1;
  const mine = sign * (amountOf(view, seat, favor.measure) + more);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < view.players.length; other++) {
    if (other !== seat) best = Math.max(best, sign * amountOf(view, other, favor.measure));
  }
  const tieHelp = hasAbility(view.players[seat], 'tied-favors') ? 0.5 : -0.5;
  const spread = (favor.measure.item === 'swans' || favor.measure.item === 'all-swans' ? 0.8 : 0.4) * Math.sqrt(turnsLeft) + 0.25;
  const rivals = 0.35 * Math.log(view.players.length - 1) * Math.min(1, turnsLeft / 8);
  return 1 / (1 + Math.exp(-((mine - best + tieHelp) / spread - rivals)));
}
