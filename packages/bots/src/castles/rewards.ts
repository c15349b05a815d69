import {
  type AskOf,
  type CastlesAction,
  isAvailable,
  isStackedRoom,
  ownSeat,
  placedAt,
  planOf,
  possibleRooms,
  type RewardType,
  ROOM_SIZES,
  ROOM_TYPES,
  type RoomSize,
  rescore,
  type StackPurpose,
  sumOf,
  tileOf,
  tilesOf,
} from '@luftschloss/engine/castles';
import { subsets } from '@luftschloss/engine/kernel';
import { roughWorth, type Valued, valuedPlaces } from './places.ts';
import { bestToExpect, ownOfSize } from './stacks.ts';
import { chanceOfDepletion, ownPlan, type Valuation, worthOfReward } from './valuation.ts';

/** What builds comes first, since it may complete more; an extra turn before what scores the castle as it stands, since it adds to that (C-5.2). */
const ORDER: readonly RewardType[] = [
  'moat',
  'corridor',
  'downstairs',
  'utility',
  'tower',
  'activity',
  'outdoor',
  'sleeping',
  'food',
  'living',
];

export function nextReward({ view, seat }: Valuation): CastlesAction {
  const waiting = view.turn?.rewards ?? [];
  const possible = waiting.filter((reward) => isAvailable(view, seat, reward));
  const [next] = [...possible].sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
  if (next) return { type: 'reward', reward: next.type, room: next.rooms[0] };
  return { type: 'decline', reward: waiting[0].type, room: waiting[0].rooms[0] };
}

export function anyReward(valuation: Valuation, { rooms, taken }: AskOf<'choose-any-reward'>): CastlesAction {
  const { view, seat, terms } = valuation;
  const plan = ownPlan(valuation);
  let best: { action: CastlesAction; worth: number } | null = null;
  for (const reward of ROOM_TYPES) {
    if (reward === 'downstairs' || taken.includes(reward) || !isAvailable(view, seat, { type: reward, rooms: [] })) continue;
    for (const room of reward === 'living' ? rooms : rooms.slice(0, 1)) {
      const worth = reward === 'living' ? sumOf(rescore(plan, room, terms)) : worthOfReward(valuation, reward);
      if (!best || worth > best.worth) best = { action: { type: 'reward', reward, room }, worth };
    }
  }
  if (!best) throw new Error('no reward to choose');
  return best.action;
}

/** The places of all these tiles, the best first. */
function placesOfAll(valuation: Valuation, tiles: readonly string[]): Valued[] {
  const { castle, passages } = ownSeat(valuation.view);
  return tiles.flatMap((id) => valuedPlaces(valuation, planOf(castle), tileOf(id), passages)).sort((a, b) => b.worth - a.worth);
}

function bestOf(valuation: Valuation, tiles: readonly string[]): Valued | undefined {
  return placesOfAll(valuation, tiles)[0];
}

export function placePiece(valuation: Valuation, pieces: readonly string[]): CastlesAction {
  const best = bestOf(valuation, piecesLeft(valuation, pieces));
  return best ? { type: 'place', ...placedAt(ownSeat(valuation.view).castle, best.place) } : { type: 'finish' };
}

function piecesLeft({ view }: Valuation, pieces: readonly string[]): string[] {
  return pieces.filter((id) => (id === 'hallway' ? view.hallways : view.stairs) > 0);
}

/** The best places for a free corridor or for a room from a stack. */
export function placingOptions(valuation: Valuation, tiles: readonly string[], most: number): CastlesAction[] {
  const { castle } = ownSeat(valuation.view);
  const found = placesOfAll(valuation, tiles).slice(0, most);
  return found.map(({ place }) => ({ type: 'place', ...placedAt(castle, place) }));
}

export function pieceOptions(valuation: Valuation, pieces: readonly string[], most: number): CastlesAction[] {
  return placingOptions(valuation, piecesLeft(valuation, pieces), most);
}

export function buildFromStack(valuation: Valuation, tiles: readonly string[]): CastlesAction {
  const best = bestOf(valuation, tiles);
  return best && best.worth > 0 ? { type: 'place', ...placedAt(ownSeat(valuation.view).castle, best.place) } : { type: 'finish' };
}

/**
 * For laying and for a secret room: a stack that is nearly empty and of which the castle has rooms; for building: a large size. Alone, laid
 * rooms come back to the same player.
 */
export function stackToChoose(valuation: Valuation, purpose: StackPurpose): RoomSize {
  const { view } = valuation;
  const appeal = purpose === 'build' ? buildingAppeal : layingAppeal;
  const stacks = ROOM_SIZES.filter((size) => view.supply.stacks[size] > 0)
    .map((size) => ({ size, appeal: appeal(valuation, size) }))
    .sort((a, b) => b.appeal - a.appeal);
  if (purpose !== 'lay' || view.seats.length > 1 || view.lastRound) return stacks[0].size;
  const worthOf = worthOfBestIn(valuation);
  const looked = stacks.slice(0, STACKS_SOLO).map(({ size, appeal: first }) => ({ size, appeal: first + worthOf(size) }));
  return looked.reduce((a, b) => (b.appeal > a.appeal ? b : a)).size;
}

function buildingAppeal({ view }: Valuation, size: RoomSize): number {
  return (BUILD_APPEAL[size] ?? 0) + 0.1 * view.supply.stacks[size];
}

/** Rooms that are taken off a stack bring it nearer to its end; there is more to choose from in a larger one. */
function layingAppeal(valuation: Valuation, size: RoomSize): number {
  const { view, terms } = valuation;
  const left = view.supply.stacks[size];
  const sooner = chanceOfDepletion(valuation, left - terms.sleepingRooms) - chanceOfDepletion(valuation, left);
  const wanted = ownSeat(view).bonusCards.includes(`size-${size}`) ? 2 : 0;
  return 2 * sooner * ownOfSize(valuation, size) + wanted + 0.2 * left;
}

/** So many stacks are thought about room by room. */
const STACKS_SOLO = 5;

function worthOfBestIn(valuation: Valuation): (size: RoomSize) => number {
  const { view } = valuation;
  const { castle, passages } = ownSeat(view);
  const possible = possibleRooms(view);
  const worthOf = (id: string): number => roughWorth(valuation, planOf(castle), tileOf(id), passages) ?? 0;
  return (size) => bestToExpect(possible(size), view.supply.stacks[size], (rooms) => rooms.map(worthOf));
}

const BUILD_APPEAL: { readonly [size: number]: number } = { 600: 6, 500: 5, 400: 5, 450: 5, 350: 4 };

/**
 * Rooms to see in the next market: one of them, since others see it too, or all that is left if emptying the stack scores. Alone every room
 * laid makes the game longer (C-3.9).
 */
export function layOnDeck(valuation: Valuation, { size, tiles }: AskOf<'lay-rooms'>): CastlesAction {
  const most = valuation.terms.sleepingRooms;
  if (tiles.length <= most && ownOfSize(valuation, size) > 0) return { type: 'lay', tiles };
  const loved = byLiking(valuation, tiles).filter(({ liking }) => liking > valuation.weights.layingFrom);
  const solo = valuation.view.seats.length === 1;
  const chosen = loved.slice(0, solo ? most : Math.min(1, most)).map(({ id }) => id);
  // What is laid last is drawn first: alone it comes at the lowest price.
  return { type: 'lay', tiles: chosen.reverse() };
}

function byLiking(valuation: Valuation, tiles: readonly string[]): { readonly id: string; readonly liking: number }[] {
  return tiles.map((id) => ({ id, liking: bestOf(valuation, [id])?.worth ?? 0 })).sort((a, b) => b.liking - a.liking);
}

const LIKED = 4;

/** Nothing, a room that I like, or some of them; what is laid last is drawn first. */
export function layOptions(valuation: Valuation, { tiles }: AskOf<'lay-rooms'>): CastlesAction[] {
  const liked = byLiking(valuation, tiles)
    .slice(0, LIKED)
    .map(({ id }) => id);
  const most = Math.min(valuation.terms.sleepingRooms, tiles.length);
  return subsets(liked, 0, most).map((chosen) => ({ type: 'lay', tiles: chosen.reverse() }));
}

/** Empties the stacks of which I have more than the others. */
export function reduceStacks(valuation: Valuation, most: number): CastlesAction {
  const { view, allHoldings, seat } = valuation;
  const edge = (size: RoomSize): number => {
    const counts = allHoldings.map((holdings) => tilesOf(holdings).filter((tile) => isStackedRoom(tile) && tile.size === size).length);
    return counts[seat] - Math.max(0, ...counts.filter((_, index) => index !== seat));
  };
  const sizes: RoomSize[] = [];
  const candidates = ROOM_SIZES.filter((size) => view.supply.stacks[size] > 0 && edge(size) > 0).sort((a, b) => edge(b) - edge(a));
  for (const size of candidates) {
    const count = view.supply.stacks[size];
    if (sizes.length + count <= most) sizes.push(...Array.from({ length: count }, () => size));
  }
  return { type: 'remove-rooms', sizes };
}
