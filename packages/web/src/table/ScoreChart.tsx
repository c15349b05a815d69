import { useMemo } from 'react';
import { signOf } from '../shell/signs.ts';
import { scoresNow } from './standing.ts';
import type { TableControls } from './useTable.ts';

const WIDTH = 640;
const HEIGHT = 220;
const PAD = 34;

/** How the scores grew from action to action. */
export function ScoreChart({ controls }: { controls: TableControls }) {
  const { table, momentAt } = controls;
  const { step, game, seats } = table;
  const curves = useMemo(() => {
    const byStep = Array.from({ length: step + 1 }, (_, at) => scoresNow(game, momentAt(at).view) ?? []);
    return seats.map((_, seat) => byStep.map((scores) => scores[seat] ?? 0));
  }, [step, game, seats, momentAt]);
  const most = Math.max(10, ...curves.flat());
  const least = Math.min(0, ...curves.flat());
  const x = (at: number): number => PAD + (at / Math.max(1, step)) * (WIDTH - PAD * 2.2);
  const y = (score: number): number => HEIGHT - PAD + 8 - ((score - least) / (most - least)) * (HEIGHT - PAD * 1.6);
  const levels = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(least + share * (most - least)));
  return (
    <figure className="chart sheet">
      <figcaption>The scores over the game</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Scores at the end: ${seats.map(({ name }, seat) => `${name} ${curves[seat][step]}`).join(', ')}`}
      >
        {levels.map((level) => (
          <g key={level}>
            <line x1={PAD} x2={WIDTH - PAD} y1={y(level)} y2={y(level)} className="rule" />
            <text x={PAD - 6} y={y(level) + 4} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        {curves.map((curve, seat) => (
          <g key={seats[seat].name} className={signOf(seat).tincture}>
            <polyline
              className="curve"
              points={curve.map((score, at) => `${x(at).toFixed(1)},${y(score).toFixed(1)}`).join(' ')}
              strokeDasharray={['', '7 3', '2 3', '9 3 2 3', '4 2'][seat % 5]}
            />
            <path
              className="curve-sign"
              d={signOf(seat).path}
              fillRule="evenodd"
              transform={`translate(${x(step) + 3} ${y(curve[step]) - 9}) scale(0.75)`}
            />
          </g>
        ))}
      </svg>
    </figure>
  );
}
