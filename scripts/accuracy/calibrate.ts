import { type Calibration, calibratedChance } from '../../packages/bots/src/review/calibration.ts';

/** A moment of a game of bots: how it looked, and how the game ended. */
export interface Seen {
  readonly lead: number; // in units of the game's scale
  readonly left: number;
  readonly players: number;
  readonly won: number; // 1, or the share of a win that several had
}

const STEPS = [0.5, 0.2, 0.05, 0.02];

/** What makes the games that were seen most likely, by trying neighbours of the best so far. */
export function fitted(seen: readonly Seen[]): Calibration {
  let best: Calibration = { early: 1, late: 1, rivals: 0.5 };
  for (const size of STEPS) {
    for (let better = true; better; ) {
      const tried = neighbours(best, size).sort((a, b) => surprise(seen, a) - surprise(seen, b))[0];
      better = surprise(seen, tried) < surprise(seen, best);
      if (better) best = tried;
    }
  }
  return best;
}

function neighbours(from: Calibration, size: number): Calibration[] {
  const names = ['early', 'late', 'rivals'] as const;
  return names.flatMap((name) => [size, -size].map((by) => ({ ...from, [name]: Math.round((from[name] + by) * 100) / 100 })));
}

function surprise(seen: readonly Seen[], calibration: Calibration): number {
  let sum = 0;
  for (const { lead, players, left, won } of seen) {
    const chance = Math.min(0.999, Math.max(0.001, calibratedChance(calibration, lead, players, left)));
    sum -= won * Math.log(chance) + (1 - won) * Math.log(1 - chance);
  }
  return sum / seen.length;
}

/** Of moments with such a chance, so many were won. */
export function reliability(seen: readonly Seen[], calibration = fitted(seen)): string[] {
  return [0, 0.1, 0.25, 0.5, 0.75, 0.9].map((from, index, all) => {
    const to = all[index + 1] ?? 1.01;
    const chances = seen.map((each) => ({ ...each, chance: calibratedChance(calibration, each.lead, each.players, each.left) }));
    const within = chances.filter(({ chance }) => chance >= from && chance < to);
    const mean = (of: (each: (typeof within)[number]) => number): string =>
      (within.reduce((sum, each) => sum + of(each), 0) / Math.max(1, within.length)).toFixed(2);
    return `${from} to ${Math.min(1, to)}: expected ${mean(({ chance }) => chance)}, won ${mean(({ won }) => won)}, ${within.length} moments`;
  });
}
