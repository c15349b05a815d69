import { winProbability } from '../search/index.ts';

/** How often games are really won that look like this: measured in games of bots by `npm run accuracy -- --calibrate`. */
export interface Calibration {
  /** How much a lead says when nothing is played, and how much more of it each further part of the game. */
  readonly early: number;
  readonly late: number;
  /** Each rival more is one more who may win. */
  readonly rivals: number;
}

/** @param lead in units of the scale of the game
 *  @param left the part of the game that is still to come, from 0 to 1 */
export function calibratedChance({ early, late, rivals }: Calibration, lead: number, players: number, left: number): number {
  return winProbability((early + late * (1 - left)) * lead - rivals * Math.log(Math.max(1, players - 1)));
}
