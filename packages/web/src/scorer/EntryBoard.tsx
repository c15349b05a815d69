import { type KeyboardEvent, type RefObject, useEffect, useMemo } from 'react';
import { type Extent, type Point, union } from '../board/camera.ts';
import { DrawingBoard } from '../board/DrawingBoard.tsx';
import { Paper } from '../board/Paper.tsx';
import { signed } from '../board/signed.ts';
import type { Probe } from '../board/useCarry.ts';
import { Ink } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { useLanguage } from '../words/language.ts';
import type { Entry } from './entry.ts';
import type { GameScorer, Laid, Look } from './game-scorer.ts';
import { fits } from './hand.ts';

interface EntryBoardProps {
  scorer: GameScorer;
  entry: Entry;
  label: string;
  misfits: readonly number[]; // tiles that cannot be there, by their numbers
  lit: readonly number[]; // tiles that somebody points at
  points: number | null; // what the tile in hand would bring
  press(point: Point): void;
  scale: RefObject<number>; // is told how many pixels a cell has on the screen
  putDown: (() => void) | null; // `null` where it is only tried
  turn(by: 1 | -1): void;
  onKey(event: KeyboardEvent): boolean;
  probe: RefObject<Probe | null>;
}

const NONE: readonly Laid[] = [];

/** The castle or palace that is entered, with what does not fit, what is pointed at, and the tile in hand. */
export function EntryBoard(props: EntryBoardProps) {
  const { scorer, entry, label, press, turn, onKey, probe } = props;
  const { table, tab, held } = entry;
  const { drawing } = scorer;
  const spots = held?.spots;
  const whole = useMemo(
    () => (spots ?? []).reduce((all, { middle }) => union(all, fingerAt(middle, drawing.reach)), drawing.extent(table, tab)),
    [drawing, table, tab, spots],
  );
  const extent = useMemo(() => (held ? union(whole, around(drawing.boxOf(held.laid))) : whole), [drawing, whole, held]);
  const parts = useMemo(() => scorer.laid(table, tab).map((laid) => drawing.boxOf(laid)), [scorer, drawing, table, tab]);
  const attention = useMemo(() => (held ? around(drawing.boxOf(held.laid)) : null), [drawing, held]);
  return (
    <DrawingBoard
      className="entry-board"
      label={label}
      extent={extent}
      of={scorer.oneBoard ? table.game : String(tab)}
      range={drawing.range}
      margin={drawing.margin}
      attention={attention}
      parts={parts}
      probe={probe}
      press={press}
      onKey={onKey}
      holding={held !== null}
      turn={turn}
    >
      {(drawn, stretch) => <OnTheBoard {...props} extent={extent} size={drawn} stretch={stretch} />}
    </DrawingBoard>
  );
}

function around({ left, top, width, height }: Extent): Extent {
  const margin = Math.min(0.6, width / 4);
  return { left: left - margin, top: top - margin * 1.6, width: width + margin * 2, height: height + margin * 2.6 };
}

/** Every place where the tile in hand fits can be tapped. */
function fingerAt({ x, y }: Point, reach: number): Extent {
  return { left: x - reach / 2, top: y - reach / 2, width: reach, height: reach };
}

interface OnTheBoardProps extends EntryBoardProps {
  extent: Extent;
  size: number; // pixels per cell of the drawing
  stretch: number;
}

function OnTheBoard({ scorer, entry, misfits, lit, points, scale, putDown, extent, size, stretch }: OnTheBoardProps) {
  const { table, tab, held } = entry;
  const { drawing } = scorer;
  useEffect(() => {
    scale.current = size * stretch;
  }, [scale, size, stretch]);
  const theme = useDrawingTheme();
  const language = useLanguage();
  const look = useMemo<Look>(() => ({ cellSize: size, theme, language, prefix: 'board-' }), [size, theme, language]);
  const svg = useMemo(() => drawing.board(table, tab, look), [drawing, table, tab, look]);
  const ground = useMemo(() => drawing.ground?.(extent, look) ?? '', [drawing, extent, look]);
  const laid = scorer.laid(table, tab) ?? NONE;
  return (
    <>
      {drawing.paper && <Paper extent={extent} size={size} />}
      <svg width="1" height="1" aria-hidden="true">
        <Ink svg={ground} />
        <Ink svg={svg} className="drawn" />
        {misfits.map((number) => (
          <Tile key={number} className="misfit" scorer={scorer} laid={laid[number]} look={look} />
        ))}
        {lit.map((number) => (
          <Glow key={number} scorer={scorer} laid={laid[number]} size={size} />
        ))}
        {held && <Tile className={fits(held) ? 'held' : 'held wrong'} scorer={scorer} laid={held.laid} look={look} />}
        {held && points !== null && <Gain box={drawing.boxOf(held.laid)} points={points} size={size} stretch={stretch} />}
      </svg>
      {held && <Handle box={drawing.boxOf(held.laid)} size={size} putDown={putDown} />}
    </>
  );
}

interface TileProps {
  scorer: GameScorer;
  laid: Laid | undefined;
  look: Look;
  className: string;
}

function Tile({ scorer, laid, look, className }: TileProps) {
  const svg = useMemo(() => (laid ? scorer.drawing.tile(laid, look) : ''), [scorer, laid, look]);
  if (!laid) return null;
  const { left, top, width, height } = scorer.drawing.boxOf(laid);
  const size = look.cellSize;
  return (
    <g className={className} data-tile={laid.tile} transform={`translate(${left * size} ${top * size})`}>
      <Ink svg={svg} />
      <rect className="rim" x={-3} y={-3} width={width * size + 6} height={height * size + 6} rx={5} />
    </g>
  );
}

function Glow({ scorer: { drawing }, laid, size }: { scorer: GameScorer; laid: Laid | undefined; size: number }) {
  if (!laid) return null;
  const { left, top, width, height } = drawing.boxOf(laid);
  const d = drawing.outline?.(laid, size) ?? `M0 0H${width * size}V${height * size}H0Z`;
  return <path className="lit" d={d} transform={`translate(${left * size} ${top * size})`} data-tile={laid.tile} />;
}

function Gain({ box, points, size, stretch }: { box: Extent; points: number; size: number; stretch: number }) {
  const middle = (box.left + box.width / 2) * size;
  return (
    <g className="gain" transform={`translate(${middle} ${box.top * size}) scale(${1 / stretch})`}>
      <rect x={-25} y={-31} width={50} height={26} rx={3} />
      <text y={-12.5}>{signed(points)}</text>
    </g>
  );
}

/** The tile in hand can be dragged, and a tap puts it down, unless it is only tried. */
function Handle({ box: { left, top, width, height }, size, putDown }: { box: Extent; size: number; putDown: (() => void) | null }) {
  const { scorer } = useLanguage().words;
  return (
    <button
      type="button"
      className="handle"
      data-piece="held"
      aria-label={scorer.bar.putDown()}
      onClick={() => putDown?.()}
      style={{ left: left * size, top: top * size, width: width * size, height: height * size }}
    />
  );
}
