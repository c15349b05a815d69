import type { CastlesView } from '@luftschloss/engine/castles';
import type { Forecast } from '../judge.ts';
import { type Calibration, calibratedChance } from '../review/calibration.ts';
import { leadOf } from '../search/index.ts';
import { SAFE_LEAD } from './standing.ts';

const CALIBRATION: Calibration = { early: 0.6, late: 4, rivals: 0.5 };

export function forecast(view: CastlesView, worth: number): Forecast {
  const players = view.seats.length;
  if (players === 1) return { chance: null, points: 100 * worth };
  return { chance: calibratedChance(CALIBRATION, worth, players, partLeft(view)), points: SAFE_LEAD * leadOf(worth) };
}

/** Room cards that are still to come, against the rooms that have come already. */
export function partLeft({ supply, seats, market, discards }: CastlesView): number {
  const built = seats.reduce((sum, { castle }) => sum + castle.tiles.length - 1, 0);
  return supply.cards / (supply.cards + built + market.length + discards.length);
}
