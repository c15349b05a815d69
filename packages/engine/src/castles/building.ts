import type { Seat } from '../kernel/index.ts';
import { score } from './accounts.ts';
import { build, cellOf, formOf, type PlacedTile, planOf } from './castle.ts';
import { type Game, tell } from './events.ts';
import type { Plan } from './plan.ts';
import { appraise } from './scoring.ts';
import type { Reward } from './state.ts';

/** Places a tile in a castle, scores it (C-4.1) and adds what it completes to the rewards that wait (C-5.1). */
export function placeTile(game: Game, seat: Seat, placed: PlacedTile): void {
  const player = game.state.seats[seat];
  const { items, completed } = appraise(planOf(player.castle), formOf(placed), cellOf(player.castle, placed));
  player.castle = build(player.castle, placed);
  tell(game, { type: 'placed', seat, room: player.castle.tiles.length - 1, placed });
  for (const { part, points, room, for: counted } of items) score(game, seat, [part, points, room, counted]);
  for (const room of completed) tell(game, { type: 'completed', seat, room, tile: player.castle.tiles[room].tile });
  const { turn } = game.state;
  if (turn) turn.rewards = [...turn.rewards, ...rewardsFor(planOf(player.castle), completed)];
}

function rewardsFor(plan: Plan, completed: readonly number[]): Reward[] {
  const typeOf = (room: number) => plan.rooms[room].form.tile.type;
  const rewards: Reward[] = completed
    .filter((room) => typeOf(room) !== 'downstairs')
    .map((room) => ({ type: typeOf(room), rooms: [room] }));
  const downstairs = completed.filter((room) => typeOf(room) === 'downstairs');
  return [...rewards, ...downstairsRewards(plan, downstairs)];
}

// C-5.8
function downstairsRewards(plan: Plan, completed: readonly number[]): Reward[] {
  const all = plan.rooms.filter(({ form, missing }) => form.tile.type === 'downstairs' && missing === 0).length;
  const earned = Math.floor(all / 2) - Math.floor((all - completed.length) / 2);
  return Array.from({ length: earned }, () => ({ type: 'downstairs', rooms: completed }));
}
