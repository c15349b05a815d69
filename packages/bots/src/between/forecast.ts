import type { BetweenView } from '@luftschloss/engine/between';
import type { Forecast } from '../judge.ts';
import { type Calibration, calibratedChance } from '../review/calibration.ts';
import { leadOf } from '../search/index.ts';
import { LUCK } from './hard.ts';
import { TURNS_OF_A_GAME, turnsPlayed } from './turns.ts';

const CALIBRATION: Calibration = { early: 1, late: 1, rivals: 0 };

export function pointsOf(_view: BetweenView, worth: number): number {
  return LUCK * leadOf(worth);
}

export function forecast(view: BetweenView, points: number): Forecast {
  return { chance: calibratedChance(CALIBRATION, points / LUCK, view.builders, partLeft(view)), points };
}

export function partLeft(view: BetweenView): number {
  return 1 - turnsPlayed(view) / TURNS_OF_A_GAME;
}
