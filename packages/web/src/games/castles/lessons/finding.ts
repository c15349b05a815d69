import { entranceStates } from '@luftschloss/drawing';
import {
  type ActionOf,
  build,
  type Castle,
  type CastlesAction,
  type CastlesView,
  castles,
  type PlacedTile,
  planOf,
  type RewardType,
} from '@luftschloss/engine/castles';
import { LEARNER } from '../../../learn/lesson.ts';
import type { PlacingAction } from '../pieces.ts';
import { isPlacing, piecesOf } from '../pieces.ts';
import { previewOf } from '../preview.ts';
import { type Spot, spotsOf } from '../spots.ts';

export function isBuilding(action: CastlesAction, tile?: string): action is PlacingAction {
  return isPlacing(action.type) && (tile === undefined || (action as PlacingAction).tile === tile);
}

/** Every place of a tile that can be built now, the best first. */
export function placesFor(view: CastlesView, tile: string): readonly Spot[] {
  const piece = piecesOf(view).find((each) => each.tile?.id === tile);
  return piece ? spotsOf(view, piece) : [];
}

/** Builds a tile here if that is possible. */
export function builtAt(view: CastlesView, { tile, x, y, r, level }: PlacedTile): CastlesAction | null {
  const spot = placesFor(view, tile).find((each) => each.x === x && each.y === y && each.r === r && (level ?? each.level) === each.level);
  return spot?.ways[0] ?? null;
}

export function bestFor(view: CastlesView, tile: string): CastlesAction | null {
  return placesFor(view, tile)[0]?.ways[0] ?? null;
}

/** What an action brings, as the rules foretell it; `null` for what does not build. */
export function pointsOf(view: CastlesView, action: CastlesAction): number | null {
  return isBuilding(action) || action.type === 'buy-moat' ? (previewOf(view, action)?.points ?? null) : null;
}

export function isBest(view: CastlesView, action: CastlesAction, tile: string): boolean {
  const best = bestFor(view, tile);
  return isBuilding(action, tile) && best !== null && pointsOf(view, action) === pointsOf(view, best);
}

/** Whether building this completes a room of the castle. */
export function completes(view: CastlesView, action: CastlesAction, tile: string): boolean {
  return previewOf(view, action)?.rewards.some((reward) => reward.tile === tile) ?? false;
}

/** Rooms with a door that ends at a wall: they can never be completed. */
function walledUp(castle: Castle): ReadonlySet<number> {
  const rooms = entranceStates(planOf(castle)).flatMap((doors, room) => ([...doors.values()].includes('blocked') ? [room] : []));
  return new Set(rooms);
}

/** The rooms that stood already and that building this walls up. */
export function newlyWalledUp({ seats }: CastlesView, action: CastlesAction): readonly string[] {
  if (!isBuilding(action)) return [];
  const { castle } = seats[LEARNER];
  const before = walledUp(castle);
  const after = [...walledUp(build(castle, placedBy(action)))].filter((room) => !before.has(room));
  return after.flatMap((room) => castle.tiles[room]?.tile ?? []);
}

/** Where an action puts its tile. */
export function placedBy({ tile, x, y, r, level }: PlacingAction): PlacedTile {
  return { tile, x, y, r, ...(level && { level }) };
}

/** Takes a reward that waits. */
export function rewardOf(view: CastlesView, reward: RewardType): CastlesAction | null {
  return firstOf(view, 'reward', (action) => action.reward === reward);
}

/** The first legal action of a kind. */
export function firstOf<T extends CastlesAction['type']>(
  view: CastlesView,
  kind: T,
  wanted: (action: ActionOf<T>) => boolean = () => true,
): ActionOf<T> | null {
  for (const choice of castles.choices(view)) {
    if (choice.kind !== kind) continue;
    for (let index = 0; index < choice.count(); index++) {
      const action = choice.at(index) as ActionOf<T>;
      if (wanted(action)) return action;
    }
  }
  return null;
}

/** Passes and digs the first passage that is possible between rooms that stand already. */
export function tunnel(view: CastlesView): CastlesAction | null {
  return firstOf(view, 'pass', ({ passages = [] }) => passages.length > 0);
}
