import type { Edition } from '../edition.ts';
import { type Castle, emptyCastle, passagePlaceOf, placeOf, planOf } from '../geometry/castle.ts';
import { dig } from '../geometry/extending.ts';
import { adjacencies, connections, externalEntrances, longestPathOf } from '../geometry/measures.ts';
import { lay } from '../geometry/placing.ts';
import type { Plan } from '../geometry/plan.ts';
import { courtyardsOf } from './holdings.ts';
import { appraise, appraisePassage, byPart, MOAT_POINTS, type PointItem, rescore, type ScoringTerms, sumOf } from './scoring.ts';

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

/** Builds the castle again tile by tile, with what each of them scores; moats lie there from the beginning. */
export function* stepsOf(castle: Castle, terms?: ScoringTerms): Generator<Step, Plan> {
  let plan = planOf(emptyCastle(castle, castle.moats));
  yield { plan, items: [], completed: [] };
  for (const [index, placed] of castle.tiles.entries()) {
    if (index === 0) continue;
    const place = placeOf(castle, placed);
    const { items, completed } = appraise(plan, place, terms);
    plan = lay(plan, place);
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

export function passagePoints(castle: Castle): number[] {
  return passageItems(castle).map(sumOf);
}

/** What each passage that was dug without a tile scores. */
export function passageItems(castle: Castle): (readonly PointItem[])[] {
  const { passages, ...built } = castle;
  let plan = planOf(built);
  return (passages ?? []).map((passage) => {
    const place = passagePlaceOf(castle, passage);
    const items = appraisePassage(plan, place);
    plan = dig(plan, [place]);
    return items;
  });
}
