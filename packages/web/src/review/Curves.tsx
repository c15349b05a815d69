import './curves.css';
import { type PointerEvent, useMemo, useRef } from 'react';
import { scoresNow } from '../games/index.ts';
import { signOf } from '../shell/signs.ts';
import { useSize } from '../shell/useSize.ts';
import { momentOf } from '../table/played-game.ts';
import { useLanguage } from '../words/language.ts';
import { type CurvePoint, curveOf, endOf, nearest } from './curve.ts';
import { paceOf } from './pace.ts';
import type { ReviewSelection } from './useSelection.ts';

const LEFT = 44;
const RIGHT = 16;
const TOP = 12;
const FLOOR = 20;
const USUAL = { width: 560, height: 140 };

/** A place for drawing: steps to the right, values upwards. */
interface Frame {
  readonly width: number;
  readonly height: number;
  x(step: number): number;
  y(value: number): number;
}

interface Framed {
  readonly size: typeof USUAL;
  readonly pace: (step: number) => number;
  readonly last: number; // step
  readonly least: number;
  readonly most: number;
  readonly right?: number;
}

function frameOf({ size: { width, height }, pace, last, least, most, right = RIGHT }: Framed): Frame {
  return {
    width,
    height,
    x: (step) => LEFT + (pace(step) / Math.max(1, pace(last))) * (width - LEFT - right),
    y: (value) => height - FLOOR - ((value - least) / Math.max(1e-9, most - least)) * (height - FLOOR - TOP),
  };
}

/** The chance of winning from decision to decision, the points of everybody, or both beside each other. */
export function Curves({ selection, only }: { selection: ReviewSelection; only?: 'chance' | 'points' }) {
  return (
    <div className="curves sheet">
      {only !== 'points' && <ChanceCurve selection={selection} />}
      {only !== 'chance' && <PointsCurve selection={selection} />}
    </div>
  );
}

function ChanceCurve({ selection }: { selection: ReviewSelection }) {
  const { words } = useLanguage();
  const { curve } = words.review;
  const { finished, seat, seats, review, selected, select } = selection;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box) ?? USUAL;
  const alone = seats.length === 1;
  const points = curveOf(review.review);
  const end = endOf(finished.result, seat);
  const values = [...points.flatMap(({ after, kept }) => [after, kept ?? after]), end];
  const last = finished.playedGame.record.actions.length;
  const pace = useMemo(() => paceOf(finished.playedGame), [finished.playedGame]);
  const frame = frameOf({ size, pace, last, least: 0, most: alone ? Math.max(10, ...values) * 1.08 : 1 });
  const pick = ({ nativeEvent }: PointerEvent): void => {
    const across = (nativeEvent.offsetX - LEFT) / (size.width - LEFT - RIGHT);
    const near = nearest(points, across * pace(last), pace);
    if (near) select(near.step);
  };
  const [first = end, final = end] = [points[0]?.after, points.at(-1)?.after];
  const label = alone
    ? curve.expectedLabel({ first: Math.round(first), last: Math.round(final) })
    : curve.chanceLabel({ count: points.length, first, last: final });
  return (
    <figure>
      <figcaption>
        <strong>{alone ? curve.expected() : curve.chance()}</strong> <small>{curve.chanceNote()}</small>
      </figcaption>
      <div ref={box} className="plot pick">
        <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label} onPointerDown={pick} data-testid="chance-curve">
          <Levels frame={frame} levels={alone ? levelsTo(Math.max(...values)) : [0, 0.5, 1]} percent={!alone} />
          {selected && (
            <rect className="selected" x={frame.x(selected.step) - 4} y={TOP - 6} width={8} height={size.height - FLOOR - TOP + 6} />
          )}
          <Line points={points} frame={frame} end={{ step: last, value: end }} />
          <Rounds selection={selection} frame={frame} points={points} />
          <Marks selection={selection} points={points} frame={frame} />
        </svg>
      </div>
    </figure>
  );
}

function levelsTo(most: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find((each) => most / each <= 4) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

function Levels({ frame, levels, percent }: { frame: Frame; levels: readonly number[]; percent: boolean }) {
  const { moment } = useLanguage().words.review;
  return levels.map((level) => (
    <g key={level}>
      <line className="rule" x1={LEFT} x2={frame.width - RIGHT} y1={frame.y(level)} y2={frame.y(level)} />
      <text x={LEFT - 6} y={frame.y(level) + 4} textAnchor="end">
        {percent ? moment.share({ chance: level }) : moment.points({ points: level })}
      </text>
    </g>
  ));
}

interface LineProps {
  points: readonly CurvePoint[];
  frame: Frame;
  end: { readonly step: number; readonly value: number };
}

/** What came after the last decision is luck and what others did. */
function Line({ points, frame: { x, y }, end }: LineProps) {
  const last = points.at(-1);
  if (!last) return null;
  const along = points.map(({ step, after }) => `${x(step).toFixed(1)},${y(after).toFixed(1)}`).join(' ');
  return (
    <>
      <polygon className="wash" points={`${x(points[0].step)},${y(0)} ${along} ${x(last.step)},${y(0)}`} />
      <polyline className="line" points={along} />
      <line className="line luck" x1={x(last.step)} y1={y(last.after)} x2={x(end.step)} y2={y(end.value)} />
      <circle className="end" cx={x(end.step)} cy={y(end.value)} r={3.5} />
    </>
  );
}

/** The numbers of rounds below the curve, as far as they find room. */
function Rounds({ selection, frame: { x, height }, points }: { selection: ReviewSelection; frame: Frame; points: readonly CurvePoint[] }) {
  let free = Number.NEGATIVE_INFINITY;
  let before: number | undefined;
  return points.map(({ step }) => {
    const round = selection.roundAt(step);
    if (round === undefined || round === before || x(step) < free) return null;
    before = round;
    free = x(step) + 22;
    return (
      <text key={step} x={x(step)} y={height - 4} textAnchor="middle">
        {round}
      </text>
    );
  });
}

function Marks({ selection, points, frame: { x, y } }: { selection: ReviewSelection; points: readonly CurvePoint[]; frame: Frame }) {
  const numberOf = (step: number): number => selection.moments.findIndex((each) => each.step === step) + 1;
  const isSelected = ({ step }: CurvePoint): boolean => selection.selected?.step === step;
  // Where they lie over each other, the one that is looked at is on top, and a number is above a dot.
  const rank = (point: CurvePoint): number => (isSelected(point) ? 2 : numberOf(point.step) > 0 ? 1 : 0);
  const inOrder = [...points].sort((a, b) => rank(a) - rank(b));
  return inOrder.map(({ step, after, kept }) => {
    if (kept === null) return null;
    const number = numberOf(step);
    const top = Math.max(y(kept), TOP + (number > 0 ? 6 : 0));
    return (
      <g key={step} className={selection.selected?.step === step ? 'mark now' : 'mark'}>
        <line className="kept-line" x1={x(step)} x2={x(step)} y1={y(after)} y2={top} />
        <circle className="kept" cx={x(step)} cy={top} r={3.5} />
        {number > 0 && (
          <>
            <circle className="number" cx={x(step)} cy={top} r={9} />
            <text className="number" x={x(step)} y={top + 4.5} textAnchor="middle">
              {number}
            </text>
          </>
        )}
      </g>
    );
  });
}

const NAMES = 92; // pixels at the right of the points

function PointsCurve({ selection: { finished, seats, seat, selected } }: { selection: ReviewSelection }) {
  const { words, said } = useLanguage();
  const { curve } = words.review;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box) ?? USUAL;
  const { playedGame, result } = finished;
  const last = playedGame.record.actions.length;
  const curves = useMemo(() => {
    const byStep = Array.from({ length: last }, (_, step) => scoresNow(playedGame.rules.id, momentOf(playedGame, step, seat).view) ?? []);
    return seats.map((_, each) => [...byStep.map((scores) => scores[each] ?? 0), result.standings[each].score]);
  }, [playedGame, result, seats, seat, last]);
  const most = Math.max(10, ...curves.flat());
  const pace = useMemo(() => paceOf(playedGame), [playedGame]);
  const frame = frameOf({ size, pace, last, least: Math.min(0, ...curves.flat()), most: most * 1.05, right: NAMES });
  const heights = spread(curves.map((each) => frame.y(each[last])));
  const scores = seats.map(({ name }, each) => said.table.scores.ofSeat({ name, score: result.standings[each].score }));
  return (
    <figure className="points">
      <figcaption>
        <strong>{curve.points()}</strong>
      </figcaption>
      <div ref={box} className="plot">
        <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={curve.pointsLabel({ scores })}>
          <Levels frame={{ ...frame, width: size.width - NAMES + RIGHT }} levels={levelsTo(most)} percent={false} />
          {selected && (
            <rect className="selected" x={frame.x(selected.step) - 3} y={TOP - 6} width={6} height={size.height - FLOOR - TOP + 6} />
          )}
          {curves.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            <g key={index} className={`${signOf(index).tincture} ${index === seat ? 'mine' : ''}`}>
              <polyline
                className="score"
                points={each.map((score, step) => `${frame.x(step).toFixed(1)},${frame.y(score).toFixed(1)}`).join(' ')}
                strokeDasharray={['', '7 3', '2 3', '9 3 2 3', '4 2'][index % 5]}
              />
              <path
                className="score-sign"
                d={signOf(index).path}
                fillRule="evenodd"
                transform={`translate(${size.width - NAMES + 4} ${heights[index] - 7}) scale(0.58)`}
              />
              <text className="score-name" x={size.width - NAMES + 22} y={heights[index] + 4.5}>
                {result.standings[index].score} {seats[index].name.slice(0, 9)}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}

const APART = 15; // pixels between two names

/** Names of equal scores stand below each other. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  const placed: number[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const { at, index } of order) {
    placed[index] = Math.max(at, free);
    free = placed[index] + APART;
  }
  return placed;
}
