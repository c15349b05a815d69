import {
  accept,
  type BoardLibrary,
  type Checked,
  type Explained,
  type Fact,
  integer,
  object,
  oneOf,
  optional,
  text,
} from '../kernel/index.ts';
import { checkPlaced, noLevelToChoose, placedTile, placementObstacle, readCastle, unknownTile } from './castle-file.ts';
import type { Edition } from './edition.ts';
import { PASSAGE_KINDS, type PlacedPassage } from './expansions/passages/passages.ts';
import { tunnelPlacesOf } from './expansions/passages/tunnelling.ts';
import { type Castle, emptyCastle, passagePlaceOf, placedAt, placeOf, planOf } from './geometry/castle.ts';
import { dig } from './geometry/extending.ts';
import { adjacencies, connections, externalEntrances, longestPathOf } from './geometry/measures.ts';
import { lay, placesOf } from './geometry/placing.ts';
import type { Plan } from './geometry/plan.ts';
import { levelsOf } from './geometry/tile-forms.ts';
import { courtyardsOf } from './scoring/holdings.ts';
import { scoreLine } from './scoring/ledger.ts';
import { appraise, appraisePassage, byPart, MOAT_POINTS, type PointItem, rescore, sumOf } from './scoring/scoring.ts';
import { findTile, LEVELS } from './tiles.ts';

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
  /** Points of each moat by itself and of each passage dug without a tile; only in castles that have them. They are part of the total. */
  readonly moats?: readonly number[];
  readonly passages?: readonly number[];
}

interface Step {
  /** The castle after this tile; valid until the next step. */
  readonly plan: Plan;
  readonly items: readonly PointItem[];
  readonly completed: readonly number[];
}

/** Builds the castle again tile by tile, with what each of them scores. */
function* stepsOf(castle: Castle): Generator<Step, Plan> {
  let plan = planOf(emptyCastle(castle, castle.moats));
  yield { plan, items: [], completed: [] };
  for (const [index, placed] of castle.tiles.entries()) {
    if (index === 0) continue;
    const place = placeOf(castle, placed);
    const { items, completed } = appraise(plan, place);
    plan = lay(plan, place, plan.grid);
    yield { plan, items, completed };
  }
  return plan;
}

export function scoreCastle(castle: Castle, edition: Edition = 'collectors'): ScoredCastle {
  const steps = stepsOf(castle)
    .map(({ plan, items, completed }): ScoredStep => {
      const living = completed.filter((index) => plan.rooms[index].form.tile.type === 'living');
      return {
        points: sumOf(items),
        parts: byPart(items),
        completed,
        rescore: Object.fromEntries(living.map((index) => [index, sumOf(rescore(plan, index))])),
      };
    })
    .toArray();
  const plan = planOf(castle);
  const moats = castle.moats?.map(() => MOAT_POINTS);
  const passages = castle.passages && passagePoints(castle);
  return {
    steps,
    total: [...steps.map(({ points }) => points), ...(moats ?? []), ...(passages ?? [])].reduce((sum, points) => sum + points, 0),
    connections: connections(plan),
    adjacent: adjacencies(plan),
    externalEntrances: externalEntrances(plan),
    courtyards: courtyardsOf({ plan, edition }),
    longestPath: longestPathOf(plan),
    ...(moats && { moats }),
    ...(passages && { passages }),
  };
}

function passagePoints(castle: Castle): number[] {
  const { passages, ...built } = castle;
  let plan = planOf(built);
  return (passages ?? []).map((passage) => {
    const place = passagePlaceOf(castle, passage);
    const points = sumOf(appraisePassage(plan, place));
    plan = dig(plan, [place]);
    return points;
  });
}

function explainCastle(castle: Castle): Explained[] {
  const lines: Explained[] = [];
  let total = 0;
  const tileAt = (room: number): string => castle.tiles[room]?.tile ?? '';
  for (const side of castle.moats ?? []) {
    total += MOAT_POINTS;
    lines.push({ depth: 0, fact: { code: 'step-moat', params: { side, points: MOAT_POINTS, total } } });
  }
  let number = 0;
  for (const { items, completed } of stepsOf(castle)) {
    const points = sumOf(items);
    total += points;
    lines.push({ depth: 0, fact: { code: 'step', params: { number, room: tileAt(number), points, total } } });
    for (const item of items)
      lines.push({ depth: 1, fact: { code: 'item', params: { points: item.points, reason: itemFact(item, tileAt) } } });
    if (completed.length > 0) lines.push({ depth: 1, fact: { code: 'completes', params: { rooms: completed.map(tileAt) } } });
    number++;
  }
  for (const [index, points] of (castle.passages ? passagePoints(castle) : []).entries()) {
    total += points;
    lines.push({ depth: 0, fact: { code: 'step-passage', params: { kind: castle.passages?.[index].kind ?? '', points, total } } });
  }
  return lines;
}

/** Why points are given, as the ledger of a game says it. */
function itemFact({ part, room, for: other, points }: PointItem, tileAt: (room: number) => string): Fact {
  return scoreLine([part, points, room, other], tileAt).reason;
}

const placementQuery = object({ tile: text(60), level: optional(oneOf(...LEVELS)), passages: optional(oneOf('with', 'without')) });
const checkQuery = object({
  tile: text(60),
  x: integer(-10_000, 10_000),
  y: integer(-10_000, 10_000),
  r: integer(0, 3),
  level: optional(oneOf(...LEVELS)),
  passages: optional({
    check: (value: unknown) => placedTile.check({ tile: 'x', x: 0, y: 0, r: 0, passages: value }, 'passages'),
    json: placedTile.json,
  }),
});

export const castlesLibrary: BoardLibrary = {
  score: (file) => mapped(readCastle(file), (castle) => scoreCastle(castle, editionOf(file))),
  explain: (file) => mapped(readCastle(file), explainCastle),
  placements(file, query) {
    const castle = readCastle(file);
    if (!castle.ok) return castle;
    const asked = placementQuery.check(query);
    if (!asked.ok) return asked;
    const tile = findTile(asked.value.tile);
    if (!tile) return unknownTile(asked.value.tile);
    const { level, passages } = asked.value;
    if (level && !tile.twoFaced) return noLevelToChoose();
    const levels = level ? [level] : levelsOf(tile);
    const plan = planOf(castle.value);
    const kinds = passagesLeft(castle.value);
    const places = levels.flatMap((each) => (passages === 'with' ? tunnelPlacesOf(plan, tile, each, kinds) : placesOf(plan, tile, each)));
    const ordered = places.toSorted((a, b) => a.form.turns - b.form.turns || a.cell - b.cell);
    return accept(ordered.map((place) => withoutTile(placedAt(castle.value, place))));
  },
  check(file, query) {
    const castle = readCastle(file);
    if (!castle.ok) return castle;
    const asked = checkQuery.check(query);
    if (!asked.ok) return asked;
    const { passages, ...question } = asked.value;
    const placed = checkPlaced(passages ? { ...question, passages: passages.passages ?? [] } : question);
    if (!placed.ok) return placed;
    const reason = spentPassage(castle.value, placed.value.passages ?? []) ?? placementObstacle(castle.value, placed.value);
    return accept(reason ? { legal: false, reason } : { legal: true });
  },
};

function passagesLeft(castle: Castle): (typeof PASSAGE_KINDS)[number][] {
  const dug = [...castle.tiles.flatMap((placed) => placed.passages ?? []), ...(castle.passages ?? [])];
  return PASSAGE_KINDS.filter((kind) => !dug.some((passage) => passage.kind === kind));
}

/** Each castle has one passage of each kind. */
function spentPassage(castle: Castle, asked: readonly PlacedPassage[]): 'no-passage-left' | null {
  const left = passagesLeft(castle);
  const spent = asked.some(({ kind }, index) => !left.includes(kind) || asked.findIndex((other) => other.kind === kind) !== index);
  return spent ? 'no-passage-left' : null;
}

/** Of a file that has been read. */
function editionOf(file: unknown): Edition {
  return (file as { readonly edition: Edition }).edition;
}

function withoutTile<T extends { tile: string }>({ tile: _, ...place }: T): Omit<T, 'tile'> {
  return place;
}

function mapped<T, U>(checked: Checked<T>, make: (value: T) => U): Checked<U> {
  return checked.ok ? accept(make(checked.value)) : checked;
}
