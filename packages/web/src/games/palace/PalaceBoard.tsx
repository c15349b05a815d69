import { cellUnder, PALACE_UNIT, palaceFragment, palaceGround } from '@luftschloss/drawing';
import type { Cell, PalaceView } from '@luftschloss/engine/palace';
import { told } from '@luftschloss/words';
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Extent } from '../../board/camera.ts';
import { DrawingBoard } from '../../board/DrawingBoard.tsx';
import type { Probe } from '../../board/useCarry.ts';
import { Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { around, boxOf, extentOf, PALACE_RANGE, PHONE_RANGE } from './board-geometry.ts';
import type { DraftOf } from './draft.ts';
import { Ghost } from './Ghost.tsx';
import { MiniMap } from './MiniMap.tsx';
import { MoatEnds } from './MoatEnds.tsx';
import type { MoatEnd } from './moat-ends.ts';
import { Sites } from './Sites.tsx';
import { type Site, siteAt, type Way } from './sites.ts';
import { useTexts } from './useTexts.ts';

interface PalaceBoardProps {
  view: PalaceView;
  names: readonly string[];
  held: DraftOf<'tile'> | null; // the tile in hand
  sites: readonly Site[];
  way: Way | null; // the tile where it is held
  ends: readonly MoatEnd[];
  lit: readonly Cell[];
  probe: RefObject<Probe | null>;
  hover(cell: Cell): void;
  press(cell: Cell): void;
  turn(by: 1 | -1): void;
  onKey(event: KeyboardEvent): boolean;
  children?: ReactNode; // what lies over the board
}

/** Cells of paper that stay in sight below what matters: the buttons of the board are there. */
const BELOW = { wide: 0.5, narrow: 1.5 };
const MARGIN = { wide: 0.35, narrow: 0.6 };

/** The palace from above: every place where the tile in hand could go, the tile itself, and the ends of the moat. */
export function PalaceBoard(props: PalaceBoardProps) {
  const { view, held, sites, way, ends, probe, hover, press, turn, onKey } = props;
  const texts = useTexts();
  const reach = useMemo(() => [...sites.map(({ cell }) => cell), ...ends.map(({ cell }) => cell)], [sites, ends]);
  const isNarrow = innerWidth < 500;
  const extent = useMemo(() => extentOf(view.palace, reach, isNarrow), [view.palace, reach, isNarrow]);
  const focus = useMemo(() => around(reach) ?? around(view.palace.tiles.slice(-1)), [reach, view.palace]);
  const attention = useAttention(view, way, isNarrow ? BELOW.narrow : BELOW.wide);
  const holding = held?.tile != null;
  // Both ends of the moat belong into sight, and swans do not matter then.
  const laying = ends.length > 0 && !holding;
  return (
    <DrawingBoard
      className="palace-board"
      label={texts.boardLabel(holding)}
      extent={extent}
      of="palace"
      range={isNarrow && !laying ? PHONE_RANGE : PALACE_RANGE}
      margin={isNarrow ? MARGIN.narrow : MARGIN.wide}
      focus={focus}
      holding={holding}
      attention={attention}
      probe={probe}
      hover={(point) => hover(cellUnder(point))}
      press={(point) => press(cellUnder(point))}
      onKey={onKey}
      overview={(part) => <MiniMap palace={view.palace} extent={extent} part={part} wanted={reach} />}
      {...(way ? { turn } : {})}
    >
      {(drawn, stretch) => <OnTheBoard {...props} drawn={drawn} stretch={stretch} />}
    </DrawingBoard>
  );
}

interface OnTheBoardProps extends PalaceBoardProps {
  drawn: number; // pixels per cell
  stretch: number;
}

function OnTheBoard({ view, names, held, sites, way, ends, lit, drawn, stretch }: OnTheBoardProps) {
  const theme = useDrawingTheme();
  const ground = useMemo(() => palaceGround(theme), [theme]);
  const scale = drawn / PALACE_UNIT;
  const language = useLanguage();
  const picture = useMemo(
    () => palaceFragment(view.palace, theme, told(names, view.viewer), language, scale),
    [view.palace, view.viewer, theme, names, language, scale],
  );
  const plan = useRef<SVGSVGElement>(null);
  useInkIn(plan, view);
  const seen: Seen = { size: drawn, stretch, scale };
  return (
    <svg ref={plan} width="1" height="1" aria-hidden="true">
      <Surroundings size={drawn} />
      <g transform={`scale(${scale})`}>
        <Ink svg={ground} />
        <Ink svg={picture} className="rooms" />
      </g>
      {lit.map((cell) => (
        <CellGlow key={`${cell.x} ${cell.y}`} cell={cell} size={drawn} />
      ))}
      {held?.tile && <Sites sites={sites} held={way ? siteAt(sites, way.action) : null} seen={seen} />}
      {way && <Ghost view={view} way={way} seen={seen} />}
      <MoatEnds ends={ends} seen={seen} />
    </svg>
  );
}

/** How the board is seen now. */
export interface Seen {
  readonly size: number; // pixels of the drawing per cell
  readonly stretch: number; // how much it is stretched on the screen
  readonly scale: number; // pixels per unit of the drawings
}

const FAR = 60; // cells

/** Lake and garden go on beyond the table. */
export const Surroundings = memo(function Surroundings({ size }: { size: number }) {
  return (
    <g className="surroundings">
      <rect className="lake" x={-FAR * size} y={size} width={2 * FAR * size} height={size} />
      <rect className="garden" x={-FAR * size} y={2 * size} width={2 * FAR * size} height={FAR * size} />
      <rect className="shore" x={-FAR * size} y={2 * size} width={2 * FAR * size} height={1.6} />
    </g>
  );
});

export function CellGlow({ cell, size, className = 'cell-glow' }: { cell: Cell; size: number; className?: string }) {
  const { left, top } = boxOf(cell);
  return <rect className={className} x={left * size + 1} y={top * size + 1} width={size - 2} height={size - 2} rx={4} />;
}

/** What must be in sight on a board that somebody has moved: the tile where it is held, and what has just been built. */
function useAttention({ palace }: PalaceView, way: Way | null, below: number): Extent | null {
  const before = useRef(palace.tiles.length);
  const grown = palace.tiles.length > before.current;
  useEffect(() => {
    before.current = palace.tiles.length;
  }, [palace]);
  const last = grown ? palace.tiles[palace.tiles.length - 1] : undefined;
  const held = way?.action;
  return useMemo(() => {
    const cell = held ?? last;
    if (!cell) return null;
    const { left, top, width, height } = boxOf(cell);
    return { left: left - 0.5, top: top - 0.7, width: width + 1, height: height + 0.7 + below };
  }, [held, last, below]);
}

/** A tile that was not there before is inked in. */
function useInkIn(plan: RefObject<SVGElement | null>, { palace }: PalaceView): void {
  const before = useRef(palace);
  useEffect(() => {
    const grown = palace.tiles.length - before.current.tiles.length;
    before.current = palace;
    if (grown !== 1) return;
    const drawn = plan.current?.querySelectorAll('.rooms > g');
    drawn?.[drawn.length - 1]?.classList.add('inked');
  }, [plan, palace]);
}
