import type { Side, Turns } from '../../common/grid.ts';
import { Notes } from '../../kernel/index.ts';
import { flood, foundation, sideOf } from '../expansions/moats/moat-ring.ts';
import { type PassagePlace, type PlacedPassage, passageForm } from '../expansions/passages/passages.ts';
import { type Level, tileOf } from '../tiles.ts';
import { dig } from './extending.ts';
import { lay, type Place } from './placing.ts';
import { MIDDLE, type Plan } from './plan.ts';
import { formsOf, WINDOW } from './tile-forms.ts';

/** A tile as it lies in a castle: the upper left cell of its bounding box after `r` clockwise quarter turns (C-1.1). */
export interface PlacedTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly r: Turns;
  /** Hallways only. */
  readonly level?: Level;
  /** Secret passages dug along with it (C-10.2). */
  readonly passages?: readonly PlacedPassage[];
}

/** One player's castle in the order in which it was built, the foyer first. Never changed: building makes a new one. */
export interface Castle {
  readonly tiles: readonly PlacedTile[];
  /** The Barbican that covers one side of the foyer (C-11.1). */
  readonly barbican?: { readonly side: Side };
  /** Own moats in the order in which they were dug, by their side of the ring. */
  readonly moats?: readonly Side[];
  /** Secret passages dug between rooms that were there already (Secrets only). */
  readonly passages?: readonly PlacedPassage[];
}

const plans = new Notes<Castle, Plan>('plan');

/** The plan of a castle whose tiles are known to lie legally. */
export function planOf(castle: Castle): Plan {
  let plan = plans.get(castle);
  if (!plan) {
    const barbican = castle.barbican ? sideOf(castle.barbican.side) : null;
    plan = foundation(placeOf(castle, castle.tiles[0]).form, barbican);
    if (barbican !== null) for (const moat of castle.moats ?? []) plan = flood(plan, barbican, sideOf(moat));
    for (const placed of castle.tiles.slice(1)) plan = lay(plan, placeOf(castle, placed));
    if (castle.passages) plan = dig(plan, passagePlacesOf(castle, castle.passages));
    plans.set(castle, plan);
  }
  return plan;
}

/** A castle whose plan the caller has drawn already. */
export function castleWithPlan(castle: Castle, plan: Plan): Castle {
  plans.set(castle, plan);
  return castle;
}

/** The castle as it was before its first tile after the foyer, moats included or not. */
export function emptyCastle({ tiles, barbican }: Castle, moats: Castle['moats'] = []): Castle {
  return barbican ? { tiles: tiles.slice(0, 1), barbican, moats } : { tiles: tiles.slice(0, 1) };
}

export function build(castle: Castle, placed: PlacedTile): Castle {
  const next = { ...castle, tiles: [...castle.tiles, placed] };
  plans.set(next, lay(planOf(castle), placeOf(castle, placed)));
  return next;
}

export function digPassages(castle: Castle, passages: readonly PlacedPassage[]): Castle {
  const next = { ...castle, passages: [...(castle.passages ?? []), ...passages] };
  plans.set(next, dig(planOf(castle), passagePlacesOf(castle, passages)));
  return next;
}

export function digMoat(castle: Castle, side: Side): Castle {
  const next = { ...castle, moats: [...(castle.moats ?? []), side] };
  if (castle.barbican) plans.set(next, flood(planOf(castle), sideOf(castle.barbican.side), sideOf(side)));
  return next;
}

export function placeOf(castle: Castle, placed: PlacedTile): Place {
  const { tile, r, level, passages } = placed;
  return {
    form: formsOf(tileOf(tile), level ?? null)[r],
    cell: cellOf(castle, placed),
    passages: passagePlacesOf(castle, passages ?? []),
  };
}

function passagePlacesOf(castle: Castle, passages: readonly PlacedPassage[]): PassagePlace[] {
  return passages.map((passage) => passagePlaceOf(castle, passage));
}

export function passagePlaceOf(castle: Castle, passage: PlacedPassage): PassagePlace {
  return { form: passageForm(passage.kind, passage.r), cell: cellOf(castle, passage) };
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

/** The position in the castle's own coordinates of a cell of the window. */
export function positionOf(castle: Castle, cell: number): { readonly x: number; readonly y: number } {
  const foyer = castle.tiles[0];
  return {
    x: (cell % WINDOW) - (MIDDLE % WINDOW) + foyer.x,
    y: Math.floor(cell / WINDOW) - Math.floor(MIDDLE / WINDOW) + foyer.y,
  };
}

export function placedAt(castle: Castle, { form, cell, passages }: Place): PlacedTile {
  const placed = { tile: form.tile.id, ...positionOf(castle, cell), r: form.turns };
  const levelled = form.level ? { ...placed, level: form.level } : placed;
  return passages.length === 0 ? levelled : { ...levelled, passages: passages.map((passage) => placedPassage(castle, passage)) };
}

export function placedPassage(castle: Castle, { form, cell }: PassagePlace): PlacedPassage {
  return { kind: form.kind, ...positionOf(castle, cell), r: form.turns };
}
