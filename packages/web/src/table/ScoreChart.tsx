import { useMemo, useRef } from 'react';
import { scoresNow } from '../games/index.ts';
import { signOf } from '../shell/signs.ts';
import { useSize } from '../shell/useSize.ts';
import { useLanguage } from '../words/language.ts';
import type { TableControls } from './useTable.ts';

const USUAL_WIDTH = 640;
const HEIGHT = 240;
const LEFT = 34;
const RIGHT = 36;
const FLOOR = 26;

interface ScoreChartProps {
  controls: TableControls;
  /** The number of the round, or of whatever else the game counts, that a view belongs to. */
  markOf?(view: unknown): number;
}

/** How the scores grew from action to action, with a mark where every round began. Drawn for the width that it has, so that its numbers stay legible. */
export function ScoreChart({ controls, markOf }: ScoreChartProps) {
  const { words, said } = useLanguage();
  const { table, momentAt } = controls;
  const frame = useRef<HTMLDivElement>(null);
  const width = useSize(frame)?.width ?? USUAL_WIDTH;
  const { step, game, seats } = table;
  const { curves, marks } = useMemo(() => {
    const views = Array.from({ length: step + 1 }, (_, at) => momentAt(at).view);
    const byStep = views.map((view) => scoresNow(game, view) ?? []);
    return {
      curves: seats.map((_, seat) => byStep.map((scores) => scores[seat] ?? 0)),
      marks: markOf ? beginnings(views.map(markOf)) : [],
    };
  }, [step, game, seats, momentAt, markOf]);
  const most = Math.max(10, ...curves.flat());
  const least = Math.min(0, ...curves.flat());
  const x = (at: number): number => LEFT + (at / Math.max(1, step)) * (width - LEFT - RIGHT);
  const y = (score: number): number => HEIGHT - FLOOR - ((score - least) / (most - least)) * (HEIGHT - FLOOR - 12);
  return (
    <figure className="chart sheet">
      <figcaption>{marks.length > 0 ? words.table.scores.chartOverRounds() : words.table.scores.chartOverGame()}</figcaption>
      <div ref={frame}>
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-label={words.table.scores.chart({
            scores: seats.map(({ name }, seat) => said.table.scores.ofSeat({ name, score: curves[seat][step] })),
          })}
        >
          {levelsBetween(least, most).map((level) => (
            <g key={level}>
              <line x1={LEFT} x2={width - RIGHT} y1={y(level)} y2={y(level)} className="rule" />
              <text x={LEFT - 6} y={y(level) + 4} textAnchor="end">
                {level}
              </text>
            </g>
          ))}
          <Beginnings marks={marks} x={x} every={Math.ceil(marks.length / (width / 40))} />
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
                transform={`translate(${x(step) + 5} ${spread(curves, step, seat, y) - 9}) scale(0.75)`}
              />
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}

interface Beginning {
  readonly at: number; // step
  readonly mark: number;
}

/** Ticks below the curves; where there are too many, only some have their number. */
function Beginnings({ marks, x, every }: { marks: readonly Beginning[]; x(at: number): number; every: number }) {
  return marks.map(({ at, mark }, index) => (
    <g key={mark}>
      <line x1={x(at)} x2={x(at)} y1={HEIGHT - FLOOR} y2={HEIGHT - FLOOR + 5} className="tick" />
      {index % every === 0 && (
        <text x={x(at)} y={HEIGHT - 6} textAnchor="middle">
          {mark}
        </text>
      )}
    </g>
  ));
}

/** Where each new mark appears first. */
function beginnings(marks: readonly number[]): Beginning[] {
  return marks.flatMap((mark, at) => (mark > 0 && mark !== marks[at - 1] ? [{ at, mark }] : []));
}

/** Round numbers from the least to the most. */
function levelsBetween(least: number, most: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find((each) => (most - least) / each <= 6) ?? 200;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

const SIGN = 19; // height of a sign

/** Signs of equal scores stand below each other. */
function spread(curves: readonly (readonly number[])[], step: number, seat: number, y: (score: number) => number): number {
  const heights = curves.map((curve, each) => ({ each, at: y(curve[step]) })).sort((a, b) => a.at - b.at);
  let free = Number.NEGATIVE_INFINITY;
  for (const { each, at } of heights) {
    const placed = Math.max(at, free);
    if (each === seat) return placed;
    free = placed + SIGN;
  }
  return 0;
}
