import {
  type Board,
  BUILD_AREA,
  BUILDABLE,
  boardOf,
  type CellIndex,
  canPay,
  cellarOf,
  cellOf,
  connect,
  due,
  EMPTY,
  facesOf,
  facing,
  joinCost,
  matchOf,
  moatRate,
  offers,
  opennessOf,
  type PlacementCode,
  placementOf,
  placementsOf,
  STAIRS_POINTS,
  STEP,
  tileOf,
  WALL,
  waterOf,
} from '@luftschloss/engine/palace';
import { costOf } from './paying.ts';
import { envy, hopeFor, LIKELY, stakesOf } from './stakes.ts';
import { USUAL_SWAN, type Valuation } from './valuation.ts';

export interface Build {
  readonly tile: string;
  readonly code: PlacementCode;
  readonly value: number;
}

interface Site {
  readonly valuation: Valuation;
  readonly board: Board;
  readonly stakes: Float64Array;
  readonly others: number;
  /** What one more downstairs room beside each tile brings through completed stairs. */
  readonly cellars: Float64Array;
  /** Completions with which the moat can be closed in this turn. */
  readonly closing: number;
  readonly lead: number;
  /** So few open entrances are left that the palace may die in a corner. */
  readonly scarce: boolean;
}

/** The best tile, cell and turn, if anything can be built. */
export function bestBuild(valuation: Valuation): Build | null {
  let best: Build | null = null;
  rateBuilds(valuation, (tile, code, value) => {
    if (best === null || value > best.value) best = { tile, code, value };
  });
  return best;
}

/** The best builds, with so many places for each tile. */
export function bestBuilds(valuation: Valuation, most: number, placesEach: number): Build[] {
  const all: Build[] = [];
  rateBuilds(valuation, (tile, code, value) => all.push({ tile, code, value }));
  const taken = new Map<string, number>();
  const isWanted = ({ tile }: Build): boolean => {
    const places = (taken.get(tile) ?? 0) + 1;
    taken.set(tile, places);
    return places <= placesEach;
  };
  return all
    .sort((a, b) => b.value - a.value)
    .filter(isWanted)
    .slice(0, most);
}

function rateBuilds(valuation: Valuation, note: (tile: string, code: PlacementCode, value: number) => void): void {
  const { view, seat } = valuation;
  const board = boardOf(view.palace);
  const others = envy(valuation);
  const closing = closingCompletions(valuation, board);
  const site: Site = {
    valuation,
    board,
    stakes: stakesOf(valuation, board),
    others,
    cellars: cellarsOf(valuation, others),
    closing,
    lead: closing <= MOST_COMPLETIONS ? valuation.lead() : 0,
    scarce: isScarce(board),
  };
  for (const { tile, price } of offers(view)) {
    if (!canPay(view, seat, price)) continue;
    const flat = valuation.tile[tileOf(tile).type] - costOf(valuation, due(view, seat, price));
    const hope = hopeFor(valuation, tile);
    for (const code of placementsOf(board, tile, waterOf(view))) {
      note(tile, code, flat + placementValue(site, code >> 2, facesOf(tile, placementOf(code).turns), hope));
    }
  }
}

function cellarsOf({ view, seat }: Valuation, others: number): Float64Array {
  const worth = new Float64Array(view.palace.tiles.length);
  for (let other = 0; other < view.players.length; other++) {
    const cellar = new Set(cellarOf(view.palace, other));
    const gain = STAIRS_POINTS * (other === seat ? 1 : -others);
    for (const [index, { tile }] of view.palace.tiles.entries()) if (cellar.has(tile)) worth[index] += gain;
  }
  return worth;
}

/** A tile can complete itself and four neighbours. */
const MOST_COMPLETIONS = 5;

function closingCompletions({ view }: Valuation, board: Board): number {
  const rate = moatRate(view);
  return rate === 0 ? Number.POSITIVE_INFINITY : Math.ceil(joinCost(board, MOST_COMPLETIONS * rate) / rate);
}

function placementValue(
  { valuation, board, stakes, others, cellars, closing, lead, scarce }: Site,
  cell: CellIndex,
  faces: readonly number[],
  hope: number,
): number {
  let value = 0;
  let loose = 0;
  let blocked = false;
  let completed = 0;
  let cellar = 0;
  for (let d = 0; d < 4; d++) {
    const door = faces[d];
    const neighbour = cell + STEP[d];
    const number = board.tileAt[neighbour];
    if (number === 0) {
      if (door === WALL) continue;
      if (board.ground[neighbour] === EMPTY && BUILDABLE[neighbour] === 1) loose++;
      else blocked = true;
      continue;
    }
    const facingDoor = facing(board, cell, d);
    const stake = stakes[number - 1];
    const missing = board.loose[neighbour];
    if (connect(door, facingDoor)) {
      value += stake * (LIKELY[missing - 1] - LIKELY[missing]) + matchValue(valuation, others, board, number - 1, door, facingDoor);
      cellar ||= cellars[number - 1];
      if (missing === 1) completed++;
    } else {
      if (door !== WALL) blocked = true;
      if (facingDoor !== WALL) value -= stake * LIKELY[missing];
    }
  }
  if (!blocked) value += hope * LIKELY[loose];
  if (!blocked && loose === 0) completed++;
  value += (scarce ? 0.8 : 0.1) * roomAround(cell) + (scarce ? loose : 0) + cellar;
  return value + (completed >= closing ? closingValue(lead, scarce) : 0);
}

/** Steps to the edge of the building ground, as far as they matter: rooms in a corner are seldom completed. */
function roomAround(cell: CellIndex): number {
  const { x, y } = cellOf(cell);
  return Math.min(BUILD_AREA.maxX - Math.abs(x), BUILD_AREA.maxY - y, y + 2, 5);
}

function matchValue({ swan, seat }: Valuation, others: number, board: Board, index: number, door: number, other: number): number {
  const match = matchOf(door, other);
  if (match === null) return 0;
  const { owner } = board.palace.tiles[index];
  const mine = match === '*' ? Math.max(swan.R, swan.Y, swan.G, swan.B, swan.P) : swan[match];
  return owner === null || owner === seat ? mine : mine - others * USUAL_SWAN;
}

/** The leader profits from being able to end the game. With hardly a door left it ends soon anyway. */
function closingValue(lead: number, scarce: boolean): number {
  if (lead > 0) return Math.min(12, 2 + lead);
  return scarce ? 0 : Math.max(-6, lead);
}

export function isScarce(board: Board): boolean {
  return opennessOf(board).entrances.length <= 3;
}
