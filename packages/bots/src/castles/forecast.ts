import type { CastlesView } from '@luftschloss/engine/castles';
import type { Forecast } from '../judge.ts';
import { type Calibration, calibratedChance } from '../review/calibration.ts';
import { leadOf } from '../search/index.ts';
import { SAFE_LEAD } from './standing.ts';

const CALIBRATION: Calibration = { early: 1.2, late: 0.8, rivals: 0.5 };

export function pointsOf({ seats }: CastlesView, worth: number): number {
  return seats.length === 1 ? 100 * worth : SAFE_LEAD * leadOf(worth);
}

export function forecast(view: CastlesView, points: number): Forecast {
  const players = view.seats.length;
  return { chance: players === 1 ? null : calibratedChance(CALIBRATION, points / SAFE_LEAD, players, partLeft(view)), points };
}

/** Room cards that are still to come, against the rooms that have come already. */
export function partLeft({ supply, seats, market, discards }: CastlesView): number {
  const built = seats.reduce((sum, { castle }) => sum + castle.tiles.length - 1, 0);
  return supply.cards / (supply.cards + built + market.length + discards.length);
}
