import {
  type Appraisal,
  cellsOf,
  completedRooms,
  digSketch,
  type Favor,
  type Form,
  firstOf,
  formsOf,
  type Holdings,
  type Level,
  levelsOf,
  openSpaceOf,
  type PassageKind,
  type Place,
  type Plan,
  placesOf,
  pointsAnywhere,
  quickAppraisal,
  remember,
  rescore,
  type ScoringTerms,
  sketch,
  sumOf,
  type Tile,
  tryPlace,
  tunnelPlacesOf,
} from '@luftschloss/engine/castles';
import { type Openings, openingsOf, potential, potentialOf, usualReward } from './potential.ts';
import { closeFavorGain, type Valuation, worthOfHaving, worthOfReward } from './valuation.ts';
import type { Weights } from './weights.ts';

type Measure = Favor['measure'];

export interface Candidate extends Omit<Appraisal, 'items'> {
  readonly place: Place;
  /** Noted when somebody has looked closely. */
  readonly closerLook: CloserLook;
}

/** What the castle would be with the tile at a place: all that is asked about it, so that nobody has to sketch it again. */
interface CloserLook {
  openings: Openings | null;
  /** What each completed living room scores again; nothing for others. */
  rescored: readonly number[];
  measures: Map<string, number> | null;
}

/** What has been found about a tile on a plan, for players whose terms differ. */
interface Search {
  readonly noPenalties: boolean;
  readonly wallsConnect: boolean;
  readonly passages: string;
  readonly closeLooks: number;
  readonly found: readonly Candidate[];
}

const noSearches = (): Search[] => [];

/** The most promising places of a tile by what they score and complete at once: the same for everybody, so it is remembered. */
export function promisingPlaces(
  { terms, weights }: Pick<Valuation, 'terms' | 'weights'>,
  plan: Plan,
  tile: Tile,
  passages: readonly PassageKind[],
  closeLooks = weights.closeLooks,
): readonly Candidate[] {
  const { noPenalties, wallsConnect } = terms;
  const kinds = passages.join();
  const searches = remember(plan, tile, noSearches);
  for (const search of searches) {
    const alike = search.noPenalties === noPenalties && search.wallsConnect === wallsConnect && search.closeLooks === closeLooks;
    if (alike && search.passages === kinds) return search.found;
  }
  const best = new BestPlaces(plan, tile, weights, closeLooks);
  for (const level of levelsOf(tile)) {
    best.addPlain(level, terms);
    best.addTunnelled(tunnelPlacesOf(plan, tile, level, passages), terms);
  }
  searches.push({ noPenalties, wallsConnect, passages: kinds, closeLooks, found: best.found });
  return best.found;
}

/** So many places that promise most; of equals the first. */
class BestPlaces {
  readonly found: Candidate[] = [];
  readonly #worths: number[] = [];
  readonly #plan: Plan;
  readonly #tile: Tile;
  readonly #weights: Weights;
  readonly #most: number;

  constructor(plan: Plan, tile: Tile, weights: Weights, most: number) {
    this.#plan = plan;
    this.#tile = tile;
    this.#weights = weights;
    this.#most = most;
  }

  addPlain(level: Level | null, terms: ScoringTerms): void {
    if (terms.wallsConnect) {
      this.addTunnelled(placesOf(this.#plan, this.#tile, level), terms);
      return;
    }
    const forms = formsOf(this.#tile, level);
    const anywhere = pointsAnywhere(this.#plan, forms[0]);
    for (const form of forms) {
      if (isTwin(form)) continue;
      for (const cell of cellsOf(this.#plan, forms, form.turns)) this.#tryCell(form, cell, anywhere, terms.noPenalties);
    }
  }

  #tryCell(form: Form, cell: number, anywhere: number, noPenalties: boolean): void {
    const { points, completed, completions } = tryPlace(this.#plan, form, cell, anywhere, noPenalties);
    let worth = points;
    for (let i = 0; i < completions; i++) worth += usualReward(this.#weights, typeAt(this.#plan, this.#tile, completed[i]));
    if (this.#isAmongBest(worth)) this.#add(worth, { form, cell, passages: NO_PASSAGES }, points, firstOf(completed, completions));
  }

  addTunnelled(places: readonly Place[], terms: ScoringTerms): void {
    for (const place of places) {
      if (isTwin(place.form)) continue;
      const appraisal = quickAppraisal(this.#plan, place, terms);
      const worth = quickWorth(this.#weights, this.#plan, this.#tile, appraisal) - 0.8 * place.passages.length;
      if (this.#isAmongBest(worth)) this.#add(worth, place, appraisal.points, appraisal.completed);
    }
  }

  #isAmongBest(worth: number): boolean {
    return this.found.length < this.#most || worth > this.#worths[this.#most - 1];
  }

  #add(worth: number, place: Place, points: number, completed: readonly number[]): void {
    const worths = this.#worths;
    let at = this.found.length < this.#most ? this.found.length : this.#most - 1;
    for (; at > 0 && worths[at - 1] < worth; at--) {
      worths[at] = worths[at - 1];
      this.found[at] = this.found[at - 1];
    }
    worths[at] = worth;
    this.found[at] = { place, points, completed, closerLook: { openings: null, rescored: NOTHING, measures: null } };
  }
}

const NOTHING: readonly number[] = [];
const NO_PASSAGES: Place['passages'] = [];

/** A hallway looks the same after half a turn. */
function isTwin({ tile, turns }: Form): boolean {
  return tile.twoFaced && turns > 1;
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

function tileAt(plan: Plan, tile: Tile, room: number): Tile {
  return room < plan.rooms.length ? plan.rooms[room].form.tile : tile;
}

function typeAt(plan: Plan, tile: Tile, room: number): Tile['type'] {
  return tileAt(plan, tile, room).type;
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
  const valued: Valued[] = [];
  for (const candidate of promisingPlaces(valuation, plan, tile, passages)) {
    const { place, points, completed } = candidate;
    valued.push({ place, points, completed, worth: having + worthOfPlace(valuation, plan, tile, candidate) });
  }
  return valued.sort((a, b) => b.worth - a.worth);
}

/** What a tile is worth to its owner at the place that promises most at first sight, or `null` where it fits nowhere: enough to set a price. */
export function roughWorth(valuation: Valuation, plan: Plan, tile: Tile, passages: readonly PassageKind[]): number | null {
  const [first] = promisingPlaces(valuation, plan, tile, passages);
  return first ? worthOfHaving(valuation, tile) + worthOfPlace(valuation, plan, tile, first) : null;
}

function worthOfPlace(valuation: Valuation, plan: Plan, tile: Tile, candidate: Candidate): number {
  const { place, points, completed, closerLook } = candidate;
  const openings = closerLook.openings ?? lookCloser(valuation, plan, tile, candidate);
  let worth = points - 1.2 * place.passages.length * valuation.ahead;
  let downstairs = 0;
  for (let i = 0; i < completed.length; i++) {
    const { type, size } = tileAt(plan, tile, completed[i]);
    if (type === 'downstairs') downstairs++;
    else worth += type === 'living' ? closerLook.rescored[i] : worthOfReward(valuation, type);
    if (size === 325) worth += worthOfReward(valuation, 'tower');
    worth += valuation.terms.completionMoney > 0 ? valuation.thousand : 0;
  }
  if (downstairs > 0) worth += downstairsWorth(valuation, plan, downstairs);
  worth += potentialOf(valuation, openings) - potential(valuation, plan);
  const before = valuation.allHoldings[valuation.seat];
  const measured = (name: string, measure: Measure): number => measureAfter(before, plan, candidate, name, measure);
  return worth + closeFavorGain(valuation, measured) + completionCard(valuation, before, measured);
}

function lookCloser({ terms, weights }: Valuation, plan: Plan, tile: Tile, { place, completed, closerLook }: Candidate): Openings {
  const after = sketched(plan, place);
  const openings = openingsOf(after, weights);
  closerLook.openings = openings;
  if (completed.length > 0) {
    closerLook.rescored = completed.map((room) => (typeAt(plan, tile, room) === 'living' ? sumOf(rescore(after, room, terms)) : 0));
  }
  return openings;
}

export function sketched(plan: Plan, { form, cell, passages }: Place): Plan {
  return digSketch(sketch(plan, form, cell), passages);
}

function measureAfter(before: Holdings, plan: Plan, { place, closerLook }: Candidate, name: string, measure: Measure): number {
  closerLook.measures ??= new Map();
  let amount = closerLook.measures.get(name);
  if (amount === undefined) {
    amount = measure({ ...before, plan: sketched(plan, place) });
    closerLook.measures.set(name, amount);
  }
  return amount;
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

function completionCard({ view, seat }: Valuation, before: Holdings, after: (name: string, measure: Measure) => number): number {
  const cards = view.seats[seat].bonusCards;
  let worth = 0;
  if (cards.includes('completed')) worth += 0.5 * (after('completed', completedRooms) - completedRooms(before));
  if (cards.includes('external-entrances')) worth += 0.4 * (after('external-rooms', externalRooms) - externalRooms(before));
  if (cards.includes('courtyards')) worth += after('all-courtyards', allCourtyards) - allCourtyards(before);
  return worth;
}

function externalRooms({ plan }: Holdings): number {
  return openSpaceOf(plan).external.filter(({ room }) => plan.rooms[room].form.tile.type !== 'corridor').length;
}

function allCourtyards({ plan }: Holdings): number {
  return openSpaceOf(plan).courtyards;
}
