import type { Seat } from '@luftschloss/engine/kernel';
import {
  boardOf,
  COLUMN_POINTS,
  cellIndex,
  type PalaceState,
  ROW_COUNT,
  ROW_POINTS,
  SLOTS,
  scoreLines,
  swanCount,
  TRACKED_TYPES,
} from '@luftschloss/engine/palace';
import { winProbability } from '../search/index.ts';
import { worthOfSlot } from './slots.ts';
import { LIKELY, stakesOf } from './stakes.ts';
import { favorsOf, favorValue, type Valuation, valuationOf } from './valuation.ts';

/** A lead of so many points is a game that is nearly won. */
export const SAFE_LEAD = 30;
/** A swan is money as well, while there is something to buy. */
const MONEY = 0.5;

/** How well a seat stands: the chance of winning from 0 to 1. */
export function worthOfStanding(state: PalaceState, seat: Seat): number {
  const points = state.players.map((_, each) => (state.over ? scoreNow(state, each) : prospects(state, each)));
  const rivals = points.filter((_, each) => each !== seat);
  return winProbability((points[seat] - Math.max(...rivals)) / SAFE_LEAD);
}

function scoreNow(state: PalaceState, seat: Seat): number {
  return scoreLines(state, seat).reduce((sum, { points }) => sum + points, 0);
}

/** What a seat is going to have, guessed from what it has now; the turns to come bring everybody as much. */
function prospects(state: PalaceState, seat: Seat): number {
  const valuation = valuationOf({ ...state, viewer: seat }, seat);
  const { view, turnsLeft } = valuation;
  let points = 0;
  // A favor that is won now may be lost, and the other way round.
  for (const line of scoreLines(view, seat)) if (line.category !== 'favors') points += line.points;
  for (const favor of favorsOf(view, seat)) points += favorValue(view, seat, turnsLeft, favor);
  points += MONEY * Math.min(1, turnsLeft / 4) * swanCount(view.players[seat]);
  return points + openTiles(valuation) + rows(valuation) + nextColumn(valuation) + abilities(valuation);
}

/** Tiles that may still be completed. */
function openTiles(valuation: Valuation): number {
  const { view, seat } = valuation;
  const board = boardOf(view.palace);
  const stakes = stakesOf(valuation, board);
  let worth = 0;
  for (const [index, { owner, complete, x, y }] of view.palace.tiles.entries()) {
    if (owner === seat && !complete) worth += stakes[index] * LIKELY[board.loose[cellIndex(x, y)]];
  }
  return worth;
}

function rows({ owned, seat, turnsLeft }: Valuation): number {
  let worth = 0;
  for (const type of TRACKED_TYPES) {
    const count = owned[seat][type];
    if (count < ROW_COUNT && ROW_COUNT - count <= turnsLeft) worth += ROW_POINTS * (count / ROW_COUNT) ** 2;
  }
  return worth;
}

function nextColumn({ owned, seat, turnsLeft }: Valuation): number {
  const counts = TRACKED_TYPES.map((type) => owned[seat][type]);
  const column = Math.min(...counts);
  if (column >= COLUMN_POINTS.length) return 0;
  const missing = counts.filter((count) => count === column).length;
  const done = 1 - missing / counts.length;
  return COLUMN_POINTS[column] * done * Math.min(1, turnsLeft / missing / 1.5);
}

/** What woken slots will still bring; points are counted already. */
function abilities(valuation: Valuation): number {
  const { view, seat } = valuation;
  let worth = 0;
  for (const [slot, lying] of view.players[seat].slots.entries()) {
    if (lying?.kind === 'room' && SLOTS[slot] !== 'ten-points') worth += worthOfSlot(valuation, slot);
  }
  return worth;
}
