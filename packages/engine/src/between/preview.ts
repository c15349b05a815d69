import { roomNumber, roomOf } from './data/catalogue.ts';
import type { Attendant } from './data/specialty.ts';
import type { Position, RegularType, TileId } from './data/vocabulary.ts';
import { type Castle, legalCells, planOf, withAttendant, withCard, withTile, xOf, yOf } from './geometry/castle.ts';
import { CATEGORIES, type CastleScore, type Category, type RoomScore, scoreCastle } from './scoring/scoring.ts';
import type { CastleIndex } from './table/state.ts';
import type { BetweenView } from './table/view.ts';
import { type Bonus, bonusOf, isBonusLeft, type Stock } from './turn/bonuses.ts';

/** Something that can come into a castle. */
export type Addition =
  | { readonly tile: TileId; readonly x: number; readonly y: number }
  | { readonly attendant: Attendant }
  | { readonly card: string };

/** A cell where a tile may lie, and what the castle gains by it. */
export interface Place extends Position {
  readonly gain: number;
}

/** A room whose points change; the new tile has none before. */
export interface RoomChange extends Position {
  readonly tile: TileId;
  readonly before: number | null;
  readonly after: number;
  readonly causes: readonly Position[]; // the rooms that it scores for afterwards; the throne by its left half
}

/** The same for attendants and bonus cards of the castle, in their order. */
export interface Change<What> {
  readonly what: What;
  readonly before: number | null;
  readonly after: number;
}

export interface EarnedBonus {
  readonly bonus: Bonus;
  readonly earnedBy: RegularType;
  readonly isLost: boolean; // nothing is left of it (B-4.3), or no spot is free for it
}

/** What an addition does to its castle, worked out by the rules that will score it. */
export interface CastlePreview {
  readonly castle: Castle; // as it would be
  readonly before: number;
  readonly after: number;
  readonly gain: number;
  readonly rooms: readonly RoomChange[]; // those that change, the new one first
  readonly attendants: readonly Change<Attendant>[];
  readonly cards: readonly Change<string>[];
  readonly categories: readonly Change<Category>[];
  readonly bonus: EarnedBonus | null;
}

function added(castle: Castle, addition: Addition): Castle {
  if ('tile' in addition) return withTile(castle, addition.tile, addition.x, addition.y);
  return 'card' in addition ? withCard(castle, addition.card) : withAttendant(castle, addition.attendant);
}

/** B-3: every cell where a tile may lie, the best first. */
export function placesFor(castle: Castle, tile: TileId): Place[] {
  const room = roomNumber(tile);
  const before = scoreCastle(castle).total;
  return legalCells(planOf(castle), room)
    .map((cell) => ({ x: xOf(cell), y: yOf(cell) }))
    .map(({ x, y }) => ({ x, y, gain: scoreCastle(withTile(castle, tile, x, y)).total - before }))
    .sort((a, b) => b.gain - a.gain);
}

/** The best that a tile brings to a castle now. Any castle has a place for any tile. */
export function bestPlace(castle: Castle, tile: TileId): Place {
  return placesFor(castle, tile)[0];
}

export function previewAddition(view: BetweenView, index: CastleIndex, addition: Addition): CastlePreview {
  const castle = added(view.castles[index], addition);
  const [before, after] = [scoreCastle(view.castles[index]), scoreCastle(castle)];
  const earned = 'tile' in addition ? bonusOf(castle, addition.tile) : null;
  return {
    castle,
    before: before.total,
    after: after.total,
    gain: after.total - before.total,
    rooms: changedRooms(before, after),
    attendants: changes(
      before.attendants,
      after.attendants.map(({ attendant, points }) => ({ what: attendant, points })),
    ),
    cards: changes(
      before.bonusCards,
      after.bonusCards.map(({ card, points }) => ({ what: card, points })),
    ),
    categories: CATEGORIES.map((what) => ({ what, before: before.categories[what], after: after.categories[what] })).filter(
      (change) => change.before !== change.after,
    ),
    bonus: earned && { ...earned, isLost: !isBonusLeft(stockSeen(view), index, earned.bonus) },
  };
}

/** What is beside the castles, as a view counts it. */
function stockSeen({ castles, attendants, specialtyTiles, supply, discarded, cards, discardedCards }: BetweenView): Stock {
  return { castles, attendants, specialtyTiles, tiles: supply + discarded, cards: cards + discardedCards };
}

/** Whether a bonus that may be chosen is there to be had. */
export function canTakeBonus(view: BetweenView, castle: CastleIndex, bonus: Bonus): boolean {
  return isBonusLeft(stockSeen(view), castle, bonus);
}

function changedRooms(before: CastleScore, after: CastleScore): RoomChange[] {
  const old = [...before.rooms, before.throne];
  return [...after.rooms.slice(before.rooms.length), ...after.rooms.slice(0, before.rooms.length), after.throne].flatMap((score) => {
    const known = old.find(({ cell }) => cell === score.cell)?.points ?? null;
    return known === score.points ? [] : [changeOf(score, known)];
  });
}

function changeOf({ cell, room, points, causes }: RoomScore, before: number | null): RoomChange {
  const spot = (of: number): Position => ({ x: xOf(of), y: yOf(of) });
  return { ...spot(cell), tile: roomOf(room).id, before, after: points, causes: causes.map(spot) };
}

function changes<What>(
  before: readonly { readonly points: number }[],
  after: readonly { readonly what: What; readonly points: number }[],
): Change<What>[] {
  return after
    .map(({ what, points }, index) => ({ what, before: before[index]?.points ?? null, after: points }))
    .filter((change) => change.before !== change.after);
}
