import type { Finding, Review } from '@luftschloss/bots/review';
import type { GameResult, Seat } from '@luftschloss/engine/kernel';

/** A decision on the curve: what was left after what was played, and what the best would have kept. */
export interface CurvePoint {
  readonly step: number;
  readonly after: number;
  readonly kept: number | null;
}

/** Chances of winning from 0 to 1; for somebody alone, points at the end. */
export function curveOf({ decisions }: Review): CurvePoint[] {
  return decisions.flatMap(({ step, finding }) => {
    if (!finding) return [];
    return [{ step, after: worthOf(finding.played), kept: finding.better && worthOf(finding.better) }];
  });
}

function worthOf({ chance, points }: Finding['played']): number {
  return chance ?? points;
}

/** What came of it: a win, a part of one, or none; alone the points. */
export function endOf({ standings, winners }: GameResult, seat: Seat): number {
  if (standings.length === 1) return standings[seat].score;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** The decision next to a place on the curve. */
export function nearest(points: readonly CurvePoint[], at: number, paceOf: (step: number) => number): CurvePoint | null {
  const away = ({ step }: CurvePoint): number => Math.abs(paceOf(step) - at);
  return points.reduce<CurvePoint | null>((best, each) => (best && away(best) <= away(each) ? best : each), null);
}
