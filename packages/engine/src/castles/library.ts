import { accept, type BoardLibrary, type Checked, integer, object, oneOf, optional, reject, text } from '../kernel/index.ts';
import { type Castle, cellOf, formOf, placedAt, planOf } from './castle.ts';
import { checkPlaced, placementObstacle, readCastle } from './castle-file.ts';
import { levelsOf } from './forms.ts';
import { adjacencies, connections, courtyards, externalEntrances, longestPathOf } from './measures.ts';
import { placesOf } from './placing.ts';
import { extend, foundation, type Plan } from './plan.ts';
import { appraise, byPart, type PointItem, rescore, sumOf } from './scoring.ts';
import { findTile, LEVELS, tileOf } from './tiles.ts';
import { explainItem } from './words.ts';

export interface ScoredStep {
  readonly points: number;
  readonly parts: readonly number[];
  readonly completed: readonly number[];
  /** What a Living reward would score for the living rooms among the completed. */
  readonly rescore: { readonly [index: number]: number };
}

export interface ScoredCastle {
  readonly steps: readonly ScoredStep[];
  readonly total: number;
  readonly connections: readonly (readonly [number, number])[];
  readonly adjacent: readonly (readonly [number, number])[];
  readonly externalEntrances: { readonly all: number; readonly withoutCorridors: number };
  readonly courtyards: number;
  readonly longestPath: number;
}

interface Step {
  /** The castle after this tile; valid until the next step. */
  readonly plan: Plan;
  readonly items: readonly PointItem[];
  readonly completed: readonly number[];
}

/** Builds the castle again tile by tile, with what each of them scores. */
function* stepsOf(castle: Castle): Generator<Step> {
  const [foyer, ...rest] = castle.tiles;
  let plan = foundation(formOf(foyer));
  yield { plan, items: [], completed: [] };
  for (const placed of rest) {
    const form = formOf(placed);
    const cell = cellOf(castle, placed);
    const { items, completed } = appraise(plan, form, cell);
    plan = extend(plan, form, cell, plan.grid);
    yield { plan, items, completed };
  }
}

export function scoreCastle(castle: Castle): ScoredCastle {
  const scored = stepsOf(castle).map(({ plan, items, completed }) => {
    const living = completed.filter((index) => plan.rooms[index].form.tile.type === 'living');
    return {
      points: sumOf(items),
      parts: byPart(items),
      completed,
      rescore: Object.fromEntries(living.map((index) => [index, sumOf(rescore(plan, index))])),
    };
  });
  const steps = [...scored];
  const plan = planOf(castle);
  return {
    steps,
    total: steps.reduce((sum, { points }) => sum + points, 0),
    connections: connections(plan),
    adjacent: adjacencies(plan),
    externalEntrances: externalEntrances(plan),
    courtyards: courtyards(plan),
    longestPath: longestPathOf(plan),
  };
}

function explainCastle(castle: Castle): string[] {
  const lines: string[] = [];
  let total = 0;
  const name = (room: number): string => tileOf(castle.tiles[room].tile).name;
  for (const [index, { items, completed }] of [...stepsOf(castle)].entries()) {
    const points = sumOf(items);
    total += points;
    lines.push(`${index}. ${name(index)}: ${points} (${total} in all)`);
    for (const item of items) lines.push(`     ${explainItem(item, name)}`);
    if (completed.length > 0) lines.push(`     completes ${completed.map(name).join(', ')}`);
  }
  return lines;
}

const placementQuery = object({ tile: text(60), level: optional(oneOf(...LEVELS)) });
const checkQuery = object({
  tile: text(60),
  x: integer(-10_000, 10_000),
  y: integer(-10_000, 10_000),
  r: integer(0, 3),
  level: optional(oneOf(...LEVELS)),
});

export const castlesLibrary: BoardLibrary = {
  score: (file) => mapped(readCastle(file), scoreCastle),
  explain: (file) => mapped(readCastle(file), explainCastle),
  placements(file, query) {
    const castle = readCastle(file);
    if (!castle.ok) return castle;
    const asked = placementQuery.check(query);
    if (!asked.ok) return asked;
    const tile = findTile(asked.value.tile);
    if (!tile) return reject(`unknown tile "${asked.value.tile}"`);
    const { level } = asked.value;
    if (level && !tile.twoFaced) return reject(`only hallways have a level to choose, not ${tile.id}`);
    const levels = level ? [level] : levelsOf(tile);
    const plan = planOf(castle.value);
    const places = levels.flatMap((each) => placesOf(plan, tile, each));
    return accept(places.map(({ form, cell }) => withoutTile(placedAt(castle.value, form, cell))));
  },
  check(file, query) {
    const castle = readCastle(file);
    if (!castle.ok) return castle;
    const asked = checkQuery.check(query);
    if (!asked.ok) return asked;
    const placed = checkPlaced(asked.value);
    if (!placed.ok) return placed;
    const reason = placementObstacle(castle.value, placed.value);
    return accept(reason ? { legal: false, reason } : { legal: true });
  },
};

function withoutTile<T extends { tile: string }>({ tile: _, ...place }: T): Omit<T, 'tile'> {
  return place;
}

function mapped<T, U>(checked: Checked<T>, make: (value: T) => U): Checked<U> {
  return checked.ok ? accept(make(checked.value)) : checked;
}
