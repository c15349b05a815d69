import type { PalaceView } from '@luftschloss/engine/palace';
import type { Forecast } from '../judge.ts';
import { type Calibration, calibratedChance } from '../review/calibration.ts';
import { leadOf } from '../search/index.ts';
import { SAFE_LEAD } from './standing.ts';

const CALIBRATION: Calibration = { early: 1, late: 2, rivals: 0.5 };

export function pointsOf(_view: PalaceView, worth: number): number {
  return SAFE_LEAD * leadOf(worth);
}

export function forecast(view: PalaceView, points: number): Forecast {
  return { chance: calibratedChance(CALIBRATION, points / SAFE_LEAD, view.players.length, partLeft(view)), points };
}

/** Tiles that are still face down, against those that are built. */
export function partLeft({ rooms, palace }: PalaceView): number {
  return rooms.length / (rooms.length + palace.tiles.length);
}
