import './board.css';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Size, useSize } from '../shell/useSize.ts';
import { useWords } from '../words/language.ts';
import { CELLS, type Extent, type Point, pan, toCells, within, type ZoomRange, zoom } from './camera.ts';
import { useCorner } from './corner.ts';
import { useCovered } from './covering.ts';
import type { Probe } from './useCarry.ts';
import { type Place, useGestures } from './useGestures.ts';
import { type Sight, useSight } from './useSight.ts';

export interface DrawingBoardProps {
  readonly label: string;
  readonly className?: string;
  readonly extent: Extent; // what should be in sight, in cells
  readonly of: string; // what is drawn: something else is looked at afresh
  readonly range?: ZoomRange;
  readonly margin?: number; // cells of paper around what is in sight
  readonly holding?: boolean; // a piece is in hand: the wheel turns it, if it can be turned
  readonly focus?: Extent | null; // what matters where not everything finds room
  readonly parts?: readonly Extent[]; // what must not lie under the buttons of the board
  /** Must stay in sight wherever the board has been moved to: where the piece in hand lies, what has just been built. */
  readonly attention?: Extent | null;
  /** Is given a way to find the cell under a point of the screen, for what is dragged here from elsewhere. */
  readonly probe?: RefObject<Probe | null>;
  hover?(point: Point): void;
  leave?(): void; // the mouse points elsewhere
  press?(point: Point): void;
  turn?(by: 1 | -1): void;
  swipe?(towards: 1 | -1): void; // a finger strokes across a board that nobody has moved
  onKey?(event: KeyboardEvent): boolean; // whether the key was for the piece in hand
  /** A small picture of the extent, with the part of it that is in sight, where not everything finds room. A press on it leads there. */
  overview?(part: Extent): ReactNode;
  /** What lies on the board, for a drawing of so many pixels per cell that is stretched so much. */
  children(drawn: number, stretch: number): ReactNode;
}

/** Until it has been measured. */
const UNKNOWN = { width: 600, height: 400 };
const NOTHING = (): void => {};

/** A board to look at: dragging moves it, the wheel and two fingers zoom, and so do keys and buttons. What lies on it is no business of its. */
export function DrawingBoard(props: DrawingBoardProps) {
  const { label, className = '', extent, of, range = CELLS, margin = 2, holding = false, attention = null, children } = props;
  const { hover = NOTHING, leave = NOTHING, press = NOTHING, turn, swipe, onKey } = props;
  const board = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const size = useSize(board) ?? UNKNOWN;
  const focus = useMemo(() => [props.focus ?? null, attention].filter((part) => part !== null), [props.focus, attention]);
  const covered = useCovered(board);
  const tools = useRef<HTMLDivElement>(null);
  const corner = useCorner(board, tools);
  const { parts } = props;
  const sight = useSight(world, { extent, size, covered, of, range, margin, focus, corner, ...(parts ? { parts } : {}) });
  useGestures(board, {
    camera: sight.camera,
    move: sight.move,
    range,
    holding: holding && turn !== undefined,
    hover,
    leave,
    press(point, at) {
      const beyond = map.current && pointOn(map.current, extent, at);
      if (beyond) sight.move(within({ ...sight.camera(), ...beyond }, extent, size, margin));
      else press(point);
    },
    turn: turn ?? NOTHING,
    swipe: sight.isMoved ? undefined : swipe,
  });
  useFocusWhileHolding(board, holding);
  useProbe(props.probe, board, sight);
  const { reveal } = sight;
  useEffect(() => {
    if (attention) reveal(attention);
  }, [attention, reveal]);
  const keyed = (event: KeyboardEvent): void => {
    if (event.target === board.current && (onKey?.(event) || moveCamera(event, sight))) event.preventDefault();
  };
  return (
    <section
      ref={board}
      data-style="drawing-board"
      className={`drawing-board ${sight.isMoved ? 'moved' : ''} ${holding ? 'holding' : ''} ${className}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is moved and the piece in hand placed by keyboard.
      tabIndex={0}
      aria-label={label}
      onKeyDown={keyed}
      data-testid="board"
    >
      <div ref={world} className="world">
        {children(sight.drawn, sight.stretch)}
      </div>
      {props.overview && !isWhole(sight, extent, size) && (
        <div ref={map} className="overview">
          {props.overview(partInSight(sight, size))}
        </div>
      )}
      <BoardTools sight={sight} place={tools} />
    </section>
  );
}

function isWhole({ camera }: Sight, { width, height }: Extent, size: Size): boolean {
  const { scale } = camera();
  return width * scale <= size.width + 1 && height * scale <= size.height + 1;
}

function partInSight({ camera }: Sight, size: Size): Extent {
  const { x, y, scale } = camera();
  const [width, height] = [size.width / scale, size.height / scale];
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Which point of the board a place on its overview shows. */
function pointOn(map: HTMLElement, extent: Extent, { clientX, clientY }: Place): Point | null {
  const picture = map.firstElementChild?.getBoundingClientRect();
  if (!picture || picture.width === 0) return null;
  const [across, down] = [(clientX - picture.left) / picture.width, (clientY - picture.top) / picture.height];
  if (across < 0 || across > 1 || down < 0 || down > 1) return null;
  return { x: extent.left + across * extent.width, y: extent.top + down * extent.height };
}

function useProbe(probe: DrawingBoardProps['probe'], board: RefObject<HTMLElement | null>, { camera }: Sight): void {
  useEffect(() => {
    if (!probe) return;
    probe.current = (clientX, clientY) => {
      const box = board.current?.getBoundingClientRect();
      if (!box || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) return null;
      return toCells(camera(), { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 });
    };
    return () => {
      probe.current = null;
    };
  }, [probe, board, camera]);
}

const STEP = 1.25;

interface BoardToolsProps {
  sight: Sight;
  place: RefObject<HTMLDivElement | null>;
}

function BoardTools({ sight: { camera, move, refit, range, isMoved }, place }: BoardToolsProps) {
  const { board } = useWords().table;
  return (
    <div ref={place} className="board-tools">
      <button type="button" onClick={() => move(zoom(camera(), STEP, undefined, range))} aria-label={board.nearer()}>
        +
      </button>
      <button type="button" onClick={() => move(zoom(camera(), 1 / STEP, undefined, range))} aria-label={board.farther()}>
        −
      </button>
      <button type="button" className={isMoved ? 'way-back' : ''} onClick={refit} aria-label={board.showEverything()}>
        <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 7V2H7M13 2H18V7M18 13V18H13M7 18H2V13" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        {isMoved && <span aria-hidden="true">{board.showAll()}</span>}
      </button>
    </div>
  );
}

/** Pixels that an arrow key moves the board. */
const FAR = 90;

function moveCamera({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { camera, move, refit, range }: Sight): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const moves: { readonly [key: string]: () => void } = {
    '+': () => move(zoom(camera(), STEP, undefined, range)),
    '=': () => move(zoom(camera(), STEP, undefined, range)),
    '-': () => move(zoom(camera(), 1 / STEP, undefined, range)),
    '0': refit,
    ArrowLeft: () => move(pan(camera(), FAR, 0)),
    ArrowRight: () => move(pan(camera(), -FAR, 0)),
    ArrowUp: () => move(pan(camera(), 0, FAR)),
    ArrowDown: () => move(pan(camera(), 0, -FAR)),
  };
  moves[key]?.();
  return key in moves;
}

/** Whoever takes a piece goes on with the keys on the board, and comes back to where it was taken. */
function useFocusWhileHolding(board: { readonly current: HTMLElement | null }, holding: boolean): void {
  useEffect(() => {
    if (!holding) return;
    const before = document.activeElement;
    const element = board.current;
    element?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === element) before.focus({ preventScroll: true });
    };
  }, [board, holding]);
}
