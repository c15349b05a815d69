import type { Turns } from '../common/grid.ts';
import { type Form, formsOf, WINDOW } from './forms.ts';
import { extend, foundation, MIDDLE, type Plan } from './plan.ts';
import { type Level, tileOf } from './tiles.ts';

/** A tile as it lies in a castle: the upper left cell of its bounding box after `r` clockwise quarter turns (C-1.1). */
export interface PlacedTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly r: Turns;
  /** Hallways only. */
  readonly level?: Level;
}

/** One player's castle in the order in which it was built, the foyer first. Never changed: building makes a new one. */
export interface Castle {
  readonly tiles: readonly PlacedTile[];
}

const plans = new WeakMap<Castle, Plan>();

/** The plan of a castle whose tiles are known to lie legally. */
export function planOf(castle: Castle): Plan {
  let plan = plans.get(castle);
  if (!plan) {
    const [foyer, ...rest] = castle.tiles;
    plan = foundation(formOf(foyer));
    for (const placed of rest) plan = extend(plan, formOf(placed), cellOf(castle, placed), plan.grid);
    plans.set(castle, plan);
  }
  return plan;
}

/** A castle whose plan the caller has drawn already, tile by tile. */
export function castleWithPlan(tiles: readonly PlacedTile[], plan: Plan): Castle {
  const castle = { tiles };
  plans.set(castle, plan);
  return castle;
}

export function build(castle: Castle, placed: PlacedTile): Castle {
  const next = { tiles: [...castle.tiles, placed] };
  plans.set(next, extend(planOf(castle), formOf(placed), cellOf(castle, placed)));
  return next;
}

export function formOf({ tile, r, level }: PlacedTile): Form {
  return formsOf(tileOf(tile), level ?? null)[r];
}

/** The window's cell for a position of the castle's own coordinates: the foyer lies in the middle of the window. */
export function cellOf(castle: Castle, { x, y }: { readonly x: number; readonly y: number }): number {
  const foyer = castle.tiles[0];
  const dx = x - foyer.x;
  const dy = y - foyer.y;
  const half = WINDOW / 2;
  if (dx < -half || dx >= half || dy < -half || dy >= half) return -1;
  return MIDDLE + dx + dy * WINDOW;
}

export function placedAt(castle: Castle, form: Form, cell: number): PlacedTile {
  const foyer = castle.tiles[0];
  const x = (cell % WINDOW) - (MIDDLE % WINDOW) + foyer.x;
  const y = Math.floor(cell / WINDOW) - Math.floor(MIDDLE / WINDOW) + foyer.y;
  const placed = { tile: form.tile.id, x, y, r: form.turns };
  return form.level ? { ...placed, level: form.level } : placed;
}
