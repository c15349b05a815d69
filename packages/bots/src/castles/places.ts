import {
  type Appraisal,
  completedRooms,
  digSketch,
  type Holdings,
  levelsOf,
  openSpaceOf,
  type PassageKind,
  type Place,
  type Plan,
  placesOf,
  quickAppraisal,
  remember,
  rescore,
  type ScoringTerms,
  sketch,
  sumOf,
  type Tile,
  tunnelPlacesOf,
} from '@luftschloss/engine/castles';
import { potential, usualReward } from './potential.ts';
import { closeFavorGain, type Valuation, worthOfHaving, worthOfReward } from './valuation.ts';
import type { Weights } from './weights.ts';

export interface Candidate extends Omit<Appraisal, 'items'> {
  readonly place: Place;
}

/** The most promising places of a tile by what they score and complete at once: the same for everybody, so it is remembered. */
export function promisingPlaces(
  { terms, weights }: Pick<Valuation, 'terms' | 'weights'>,
  plan: Plan,
  tile: Tile,
  passages: readonly PassageKind[],
  closeLooks = weights.closeLooks,
): readonly Candidate[] {
  const key = ['promising', tile.id, terms.noPenalties, terms.wallsConnect, passages.join(), closeLooks].join('/');
  return remember(plan, key, () => findPromising(plan, tile, terms, { ...weights, closeLooks }, passages));
}

function findPromising(plan: Plan, tile: Tile, terms: ScoringTerms, weights: Weights, passages: readonly PassageKind[]): Candidate[] {
  const { closeLooks } = weights;
  const best: Candidate[] = [];
  const worths: number[] = [];
  for (const level of levelsOf(tile)) {
    for (const places of [placesOf(plan, tile, level), tunnelPlacesOf(plan, tile, level, passages)]) {
      for (const place of places) {
        // A hallway looks the same after half a turn.
        if (tile.twoFaced && place.form.turns > 1) continue;
        const appraisal = quickAppraisal(plan, place, terms);
        const worth = quickWorth(weights, plan, tile, appraisal) - 0.8 * place.passages.length;
        if (best.length === closeLooks && worth <= worths[closeLooks - 1]) continue;
        let at = best.length;
        while (at > 0 && worths[at - 1] < worth) at--;
        best.splice(at, 0, { place, ...appraisal });
        worths.splice(at, 0, worth);
        if (best.length > closeLooks) {
          best.pop();
          worths.pop();
        }
      }
    }
  }
  return best;
}

/** What a placement scores and completes at once. */
export function quickWorth(
  weights: Weights,
  plan: Plan,
  tile: Tile,
  { points, completed }: Pick<Appraisal, 'points' | 'completed'>,
): number {
  let worth = points;
  for (const room of completed) worth += usualReward(weights, typeAt(plan, tile, room));
  return worth;
}

function typeAt(plan: Plan, tile: Tile, room: number): Tile['type'] {
  return room < plan.rooms.length ? plan.rooms[room].form.tile.type : tile.type;
}

export interface Valued {
  readonly place: Place;
  /** In points, price not counted. */
  readonly worth: number;
  readonly points: number;
  readonly completed: readonly number[];
}

/** The promising places of a tile in a castle, seen by its owner; the best first. */
export function valuedPlaces(valuation: Valuation, plan: Plan, tile: Tile, passages: readonly PassageKind[]): Valued[] {
  const having = worthOfHaving(valuation, tile);
  return promisingPlaces(valuation, plan, tile, passages)
    .map((candidate) => ({ ...candidate, worth: having + worthOfPlace(valuation, plan, tile, candidate) }))
    .sort((a, b) => b.worth - a.worth);
}

/** What a tile is worth to its owner at the place that promises most at first sight, or `null` where it fits nowhere: enough to set a price. */
export function roughWorth(valuation: Valuation, plan: Plan, tile: Tile, passages: readonly PassageKind[]): number | null {
  const [first] = promisingPlaces(valuation, plan, tile, passages);
  return first ? worthOfHaving(valuation, tile) + worthOfPlace(valuation, plan, tile, first) : null;
}

function worthOfPlace(valuation: Valuation, plan: Plan, tile: Tile, { place, points, completed }: Candidate): number {
  const after = digSketch(sketch(plan, place.form, place.cell), place.passages);
  let worth = points - 1.2 * place.passages.length * valuation.ahead;
  let downstairs = 0;
  for (const room of completed) {
    const type = typeAt(plan, tile, room);
    if (type === 'downstairs') downstairs++;
    else worth += type === 'living' ? sumOf(rescore(after, room, valuation.terms)) : worthOfReward(valuation, type);
    if (after.rooms[room].form.tile.size === 325) worth += worthOfReward(valuation, 'tower');
    worth += valuation.terms.completionMoney > 0 ? valuation.thousand : 0;
  }
  if (downstairs > 0) worth += downstairsWorth(valuation, plan, downstairs);
  worth += potential(valuation, after) - potential(valuation, plan);
  const before = valuation.allHoldings[valuation.seat];
  return worth + closeFavorGain(valuation, { ...before, plan: after }) + completionCard(valuation, before, after);
}

/** Every second one brings a reward; the first is half the way. */
function downstairsWorth(valuation: Valuation, plan: Plan, completed: number): number {
  const halves = ((completedDownstairs(plan) + completed) % 2) - (completedDownstairs(plan) % 2);
  return worthOfReward(valuation, 'downstairs') * (downstairsRewards(plan, completed) + 0.35 * halves * Math.min(1, valuation.ahead * 2));
}

/** How many rewards so many more completed downstairs rooms bring (C-5.8). */
export function downstairsRewards(plan: Plan, completed: number): number {
  const before = completedDownstairs(plan);
  return Math.floor((before + completed) / 2) - Math.floor(before / 2);
}

function completedDownstairs(plan: Plan): number {
  return plan.rooms.filter(({ form, missing }) => form.tile.type === 'downstairs' && missing === 0).length;
}

function completionCard(valuation: Valuation, before: Holdings, after: Plan): number {
  const cards = valuation.view.seats[valuation.seat].bonusCards;
  let worth = 0;
  if (cards.includes('completed')) worth += 0.5 * (completedRooms({ ...before, plan: after }) - completedRooms(before));
  if (cards.includes('external-entrances')) {
    worth += 0.4 * (externalRooms(after) - externalRooms(before.plan));
  }
  if (cards.includes('courtyards')) worth += openSpaceOf(after).courtyards - openSpaceOf(before.plan).courtyards;
  return worth;
}

function externalRooms(plan: Plan): number {
  return openSpaceOf(plan).external.filter(({ room }) => plan.rooms[room].form.tile.type !== 'corridor').length;
}
