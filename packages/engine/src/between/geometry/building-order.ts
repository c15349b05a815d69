import { roomNumber } from '../data/catalogue.ts';
import type { TileId } from '../data/vocabulary.ts';
import { build, cellAt, drawPlan, foundation, type PlacedTile, type PlacementProblem, placementProblem } from './castle.ts';

export interface BuildingOrder {
  /** Tiles by their numbers. */
  readonly order: readonly number[];
  /** Tiles that cannot be there, and why. */
  readonly misfits: readonly { readonly tile: number; readonly problem: PlacementProblem }[];
}

/**
 * Tiles may be listed in any order, if some order builds them all. To find one, place whatever fits until nothing is left: a tile that fits now also fits later.
 * (Nothing is placed below an open room, so what would lie above one is never supported.)
 */
export function buildingOrder(throne: TileId, tiles: readonly PlacedTile[]): BuildingOrder {
  const plan = drawPlan(foundation(throne));
  const order: number[] = [];
  let waiting = [...tiles.keys()];
  for (let left = -1; left !== waiting.length; ) {
    left = waiting.length;
    waiting = waiting.filter((index) => {
      const { tile, x, y } = tiles[index];
      if (placementProblem(plan, roomNumber(tile), x, y) !== null) return true;
      build(plan, roomNumber(tile), cellAt(x, y));
      order.push(index);
      return false;
    });
  }
  const misfits = waiting.map((index) => {
    const { tile, x, y } = tiles[index];
    return { tile: index, problem: placementProblem(plan, roomNumber(tile), x, y) ?? ('not-adjacent' as const) };
  });
  return { order, misfits };
}
