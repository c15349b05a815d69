import { type Choice, listed, type Refusal } from '../../kernel/index.ts';
import type { CastlesAction } from '../actions.ts';
import { cellOf, formOf, type PlacedTile, placedAt, planOf } from '../castle.ts';
import { levelsOf } from '../forms.ts';
import { obstacle, type Place, placesOf } from '../placing.ts';
import { findTile, type Tile } from '../tiles.ts';
import { type CastlesView, ownSeat } from '../view.ts';
import { refuse } from './decision.ts';

type Placing = Extract<CastlesAction, PlacedTile>['type'];

/** One choice for every legal place of the tile in the viewer's castle. */
export function placements(view: CastlesView, type: Placing, tile: Tile): Choice<CastlesAction> {
  const { castle } = ownSeat(view);
  return listed<CastlesAction, Place>(
    type,
    () => levelsOf(tile).flatMap((level) => placesOf(planOf(castle), tile, level)),
    ({ form, cell }) => ({ type, ...placedAt(castle, form, cell) }),
  );
}

export function placementRefusal(view: CastlesView, placed: PlacedTile): Refusal | null {
  const tile = findTile(placed.tile);
  if (!tile) return refuse('no-such-tile', { tile: placed.tile });
  if (tile.twoFaced !== (placed.level !== undefined)) return refuse(tile.twoFaced ? 'level-needed' : 'no-level-to-choose');
  const { castle } = ownSeat(view);
  const problem = obstacle(planOf(castle), formOf(placed), cellOf(castle, placed));
  return problem ? refuse(problem, { tile: tile.id }) : null;
}

export function placedPart({ tile, x, y, r, level }: PlacedTile): PlacedTile {
  return level ? { tile, x, y, r, level } : { tile, x, y, r };
}
