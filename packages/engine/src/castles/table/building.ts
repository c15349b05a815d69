import type { Side } from '../../common/grid.ts';
import type { Seat } from '../../kernel/index.ts';
import { termsOf } from '../expansions/decrees/decrees.ts';
import { MOST_MOATS } from '../expansions/moats/moat-ring.ts';
import type { PlacedPassage } from '../expansions/passages/passages.ts';
import type { SwanColour } from '../expansions/swans/swans.ts';
import { build, type Castle, digMoat, digPassages, type PlacedTile, passagePlaceOf, placeOf, planOf } from '../geometry/castle.ts';
import { completeRooms } from '../geometry/completion.ts';
import type { Plan } from '../geometry/plan.ts';
import { earn, score } from '../scoring/accounts.ts';
import { isTower } from '../scoring/holdings.ts';
import { appraise, appraisePassage, guardedRooms, MOAT_POINTS, newlyComplete, type PointItem, sumOf } from '../scoring/scoring.ts';
import type { Placement } from './actions.ts';
import { type Game, tell } from './events.ts';
import type { Reward } from './state.ts';

/** Places a tile in a castle, scores it (C-4.1) and adds what it completes to the rewards that wait (C-5.1). */
export function placeTile(game: Game, seat: Seat, placement: Placement): void {
  const player = game.state.seats[seat];
  const placed = placedPart(placement);
  const { items, completed } = appraise(planOf(player.castle), placeOf(player.castle, placed), termsOf(game.state, seat));
  player.castle = build(player.castle, placed);
  spendPassages(game, seat, placed.passages ?? []);
  tell(game, { type: 'placed', seat, room: player.castle.tiles.length - 1, placed });
  if (placement.forMoney) earn(game, seat, 1000 * sumOf(items), 'placement');
  else scoreItems(game, seat, items);
  complete(game, seat, completed);
}

function placedPart({ tile, x, y, r, level, passages }: PlacedTile): PlacedTile {
  const placed = level ? { tile, x, y, r, level } : { tile, x, y, r };
  return passages && passages.length > 0 ? { ...placed, passages } : placed;
}

function scoreItems(game: Game, seat: Seat, items: readonly PointItem[]): void {
  for (const { part, points, room, for: counted } of items) score(game, seat, [part, points, room, counted]);
}

function spendPassages({ state }: Game, seat: Seat, passages: readonly PlacedPassage[]): void {
  if (passages.length === 0) return;
  const player = state.seats[seat];
  player.passages = player.passages.filter((kind) => !passages.some((passage) => passage.kind === kind));
}

/** Secret passages between rooms that are there already (C-10.2, Secrets). */
export function digBetween(game: Game, seat: Seat, passages: readonly PlacedPassage[]): void {
  const player = game.state.seats[seat];
  tell(game, { type: 'passages-dug', seat, passages });
  spendPassages(game, seat, passages);
  for (const passage of passages) {
    scoreItems(game, seat, appraisePassage(planOf(player.castle), passagePlaceOf(player.castle, passage)));
    rebuild(game, seat, digPassages(player.castle, [passage]));
  }
}

/** A moat scores for itself and for the rooms that it guards; the third one brings a reward (C-11.2, C-11.5). */
export function placeMoat(game: Game, seat: Seat, side: Side): void {
  const { castle } = game.state.seats[seat];
  const guarded = guardedRooms(planOf(castle));
  rebuild(game, seat, digMoat(castle, side));
  score(game, seat, ['moat', MOAT_POINTS + guarded, guarded]);
  if (planOf(game.state.seats[seat].castle).moats === MOST_MOATS) addRewards(game, [{ type: 'moat', rooms: [0] }]);
}

function rebuild(game: Game, seat: Seat, castle: Castle): void {
  const player = game.state.seats[seat];
  const before = planOf(player.castle);
  player.castle = castle;
  complete(game, seat, newlyComplete(before, planOf(castle), termsOf(game.state, seat).wallsConnect));
}

export function gainSwans(game: Game, seat: Seat, swans: readonly SwanColour[]): void {
  if (swans.length === 0) return;
  const player = game.state.seats[seat];
  player.swans = [...player.swans, ...swans];
  tell(game, { type: 'swans-gained', seat, swans });
}

function complete(game: Game, seat: Seat, rooms: readonly number[]): void {
  if (rooms.length === 0) return;
  const { castle } = game.state.seats[seat];
  const { completionMoney, wallsConnect } = termsOf(game.state, seat);
  for (const room of rooms) tell(game, { type: 'completed', seat, room, tile: castle.tiles[room].tile });
  if (completionMoney > 0) earn(game, seat, completionMoney * rooms.length, 'completed');
  addRewards(game, rewardsFor(planOf(castle), rooms, wallsConnect));
}

function addRewards({ state: { turn } }: Game, rewards: readonly Reward[]): void {
  if (turn) turn.rewards = [...turn.rewards, ...rewards];
}

function rewardsFor(plan: Plan, completed: readonly number[], wallsConnect: boolean): Reward[] {
  const tileAt = (room: number) => plan.rooms[room].form.tile;
  const rewards: Reward[] = completed
    .filter((room) => tileAt(room).type !== 'downstairs')
    .map((room) => ({ type: tileAt(room).type, rooms: [room] }));
  const downstairs = completed.filter((room) => tileAt(room).type === 'downstairs');
  const towers = completed.filter((room) => isTower(tileAt(room))).map((room): Reward => ({ type: 'tower', rooms: [room] })); // C-12.1
  return [...rewards, ...downstairsRewards(plan, downstairs, wallsConnect), ...towers];
}

// C-5.8
function downstairsRewards(plan: Plan, completed: readonly number[], wallsConnect: boolean): Reward[] {
  if (completed.length === 0) return [];
  const all = completeRooms(plan, wallsConnect).filter((room) => plan.rooms[room].form.tile.type === 'downstairs').length;
  const earned = Math.floor(all / 2) - Math.floor((all - completed.length) / 2);
  return Array.from({ length: earned }, () => ({ type: 'downstairs', rooms: completed }));
}
