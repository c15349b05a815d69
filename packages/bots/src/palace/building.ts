import {
  type Board,
  BUILDABLE,
  boardOf,
  canPay,
  connect,
  due,
  EMPTY,
  facesOf,
  facing,
  joinCost,
  matchOf,
  moatRate,
  offers,
  type PlacementCode,
  placementOf,
  placementsOf,
  type Spot,
  STEP,
  tileOf,
  WALL,
  waterOf,
} from '@luftschloss/engine/palace';
import { type Outlook, USUAL_SWAN } from './outlook.ts';
import { costOf } from './paying.ts';
import { envy, hopeFor, LIKELY, stakesOf } from './stakes.ts';

export interface Build {
  readonly tile: string;
  readonly code: PlacementCode;
  readonly value: number;
}

interface Site {
  readonly outlook: Outlook;
  readonly board: Board;
  readonly stakes: Float64Array;
  readonly others: number;
  /** Completions with which the moat can be closed in this turn. */
  readonly closing: number;
}

/** The best tile, cell and turn, if anything can be built. */
export function bestBuild(outlook: Outlook): Build | null {
  const { view, seat } = outlook;
  const board = boardOf(view.palace);
  const site: Site = {
    outlook,
    board,
    stakes: stakesOf(outlook, board),
    others: envy(outlook),
    closing: closingCompletions(outlook, board),
  };
  let best: Build | null = null;
  for (const { tile, price } of offers(view)) {
    if (!canPay(view, seat, price)) continue;
    const flat = outlook.tile[tileOf(tile).type] - costOf(outlook, due(view, seat, price));
    const hope = hopeFor(outlook, tile);
    for (const code of placementsOf(board, tile, waterOf(view))) {
      const value = flat + placementValue(site, code >> 2, facesOf(tile, placementOf(code).turns), hope);
      if (best === null || value > best.value) best = { tile, code, value };
    }
  }
  return best;
}

function closingCompletions({ view }: Outlook, board: Board): number {
  const rate = moatRate(view);
  return rate === 0 ? Number.POSITIVE_INFINITY : Math.ceil(joinCost(board, 4 * rate) / rate);
}

function placementValue({ outlook, board, stakes, others, closing }: Site, spot: Spot, faces: readonly number[], hope: number): number {
  let value = 0;
  let loose = 0;
  let blocked = false;
  let completed = 0;
  for (let d = 0; d < 4; d++) {
    const door = faces[d];
    const neighbour = spot + STEP[d];
    const number = board.tileAt[neighbour];
    if (number === 0) {
      if (door === WALL) continue;
      if (board.ground[neighbour] === EMPTY && BUILDABLE[neighbour] === 1) loose++;
      else blocked = true;
      continue;
    }
    const facingDoor = facing(board, spot, d);
    const stake = stakes[number - 1];
    const missing = board.loose[neighbour];
    if (connect(door, facingDoor)) {
      value += stake * (LIKELY[missing - 1] - LIKELY[missing]) + matchValue(outlook, others, board, number - 1, door, facingDoor);
      if (missing === 1) completed++;
    } else {
      if (door !== WALL) blocked = true;
      if (facingDoor !== WALL) value -= stake * LIKELY[missing];
    }
  }
  if (!blocked) value += hope * LIKELY[loose];
  if (!blocked && loose === 0) completed++;
  return value + (completed >= closing ? closingValue(outlook.lead) : 0);
}

function matchValue({ swan, seat }: Outlook, others: number, board: Board, index: number, door: number, other: number): number {
  const match = matchOf(door, other);
  if (match === null) return 0;
  const { owner } = board.palace.tiles[index];
  const mine = match === '*' ? Math.max(swan.R, swan.Y, swan.G, swan.B, swan.P) : swan[match];
  return owner === null || owner === seat ? mine : mine - others * USUAL_SWAN;
}

/** To be able to end the game is good for who leads. */
function closingValue(lead: number): number {
  return lead > 0 ? Math.min(12, 2 + lead) : Math.max(-6, lead);
}
