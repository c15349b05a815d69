import { type Castle, formsOf, tileOf } from '@luftschloss/engine/castles';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Extent, type Point, pan, union, zoom } from '../../board/camera.ts';
import { useGestures } from '../../board/useGestures.ts';
import { type Sight, useSight } from '../../board/useSight.ts';
import { Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useSize } from '../../shell/useSize.ts';
import { drawnCastle, extentOfRooms } from './castle-drawing.ts';
import type { Hand } from './hand.ts';
import { Places } from './Places.tsx';
import type { Piece } from './pieces.ts';
import { RoomGlow } from './RoomGlow.tsx';
import { centreOf, type Spot } from './spots.ts';

interface CastleBoardProps {
  castle: Castle;
  owner: number;
  label: string;
  piece: Piece | null; // in hand
  hand: Hand | null;
  spots: readonly Spot[];
  points: number; // what the piece would score where it is held
  lit: readonly number[]; // rooms that somebody points at
  hover(point: Point): void;
  press(point: Point): void; // the piece in hand is put down there
  look(room: number): void; // nothing in hand: a room is pointed at
  turn(by: 1 | -1): void;
  onKey(event: KeyboardEvent): boolean; // whether the key was for the piece in hand
}

/** Until it has been measured. */
const UNKNOWN = { width: 600, height: 400 };

/** The drawing board: one castle, pannable and zoomable, with every place where the piece in hand could go. */
export function CastleBoard(props: CastleBoardProps) {
  const { castle, owner, label, hand, spots, hover, press, look, turn, onKey, piece, points, lit } = props;
  const theme = useDrawingTheme();
  const board = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const size = useSize(board) ?? UNKNOWN;
  const extent = useMemo(() => extentOf(castle, spots), [castle, spots]);
  const sight = useSight(world, extent, size, String(owner));
  const { drawn, stretch } = sight;
  const picture = useMemo(() => drawnCastle(castle, drawn, theme, 'board-'), [castle, drawn, theme]);
  useInkIn(board, castle);
  useFocusWhileHolding(board, hand !== null);
  useGestures(board, {
    camera: sight.camera,
    move: sight.move,
    holding: hand !== null,
    hover,
    turn,
    press: (point) => (hand ? press(point) : lookAt(castle, point, look)),
  });
  const keyed = (event: KeyboardEvent): void => {
    if (onKey(event) || moveCamera(event.key, sight)) event.preventDefault();
  };
  return (
    <section
      ref={board}
      className={`castle-board ${hand ? 'holding' : ''}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is moved and the piece in hand placed by keyboard.
      tabIndex={0}
      aria-label={label}
      onKeyDown={keyed}
      data-testid="board"
    >
      <div ref={world} className="world">
        <Paper extent={extent} size={drawn} />
        <svg width="1" height="1" aria-hidden="true">
          <g transform={`translate(${picture.extent.left * drawn} ${picture.extent.top * drawn})`}>
            <Ink svg={picture.svg} className="castle" />
          </g>
          {lit.length > 0 && <RoomGlow castle={castle} rooms={lit} size={drawn} />}
          {hand && piece && (
            <Places castle={castle} piece={piece} hand={hand} spots={spots} size={drawn} stretch={stretch} points={points} />
          )}
        </svg>
      </div>
      <BoardTools sight={sight} />
    </section>
  );
}

/** Cells of paper around everything, so that no edge comes into sight. */
const PAPER = 48;

/** Squared paper, one square for each cell. */
function Paper({ extent: { left, top, width, height }, size }: { extent: Extent; size: number }) {
  return (
    <div
      className="pencil"
      style={{
        left: (Math.floor(left) - PAPER) * size,
        top: (Math.floor(top) - PAPER) * size,
        width: (Math.ceil(width) + PAPER * 2) * size,
        height: (Math.ceil(height) + PAPER * 2) * size,
        backgroundSize: `${size}px ${size}px`,
      }}
    />
  );
}

function BoardTools({ sight }: { sight: Sight }) {
  return (
    <div className="board-tools">
      <button type="button" onClick={() => sight.move(zoom(sight.camera(), 1.25))} aria-label="Nearer">
        +
      </button>
      <button type="button" onClick={() => sight.move(zoom(sight.camera(), 0.8))} aria-label="Farther">
        −
      </button>
      <button type="button" onClick={sight.refit} aria-label="Show everything">
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 7V2H7M13 2H18V7M18 13V18H13M7 18H2V13" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
    </div>
  );
}

/** Whoever takes a piece goes on with the keys on the board, and comes back to where it was taken. */
function useFocusWhileHolding(board: RefObject<HTMLElement | null>, holding: boolean): void {
  useEffect(() => {
    if (!holding) return;
    const before = document.activeElement;
    board.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === board.current)
        before.focus({ preventScroll: true });
    };
  }, [board, holding]);
}

const NEAR = 5; // cells
const LABEL = 1; // cells above a place, for its points

function extentOf(castle: Castle, spots: readonly Spot[]): Extent {
  return spots.reduce<Extent>((all, spot) => {
    // Long hallways would push the castle into a corner: so much of a place must be in sight.
    const { x, y } = centreOf(spot);
    const [across, down] = [Math.min(spot.width, NEAR), Math.min(spot.height, NEAR)];
    return union(all, { left: x - across / 2, top: y - down / 2 - LABEL, width: across, height: down + LABEL });
  }, extentOfRooms(castle));
}

function moveCamera(key: string, { camera, move, refit }: Sight): boolean {
  const far = 90;
  const moves: { readonly [key: string]: () => void } = {
    '+': () => move(zoom(camera(), 1.25)),
    '=': () => move(zoom(camera(), 1.25)),
    '-': () => move(zoom(camera(), 0.8)),
    '0': refit,
    ArrowLeft: () => move(pan(camera(), far, 0)),
    ArrowRight: () => move(pan(camera(), -far, 0)),
    ArrowUp: () => move(pan(camera(), 0, far)),
    ArrowDown: () => move(pan(camera(), 0, -far)),
  };
  moves[key]?.();
  return key in moves;
}

function lookAt(castle: Castle, point: Point, look: (room: number) => void): void {
  const room = roomAt(castle, point);
  if (room !== null) look(room);
}

/** Which room covers a point, by the box around it: near enough for a finger. */
function roomAt(castle: Castle, { x, y }: Point): number | null {
  const index = castle.tiles.findIndex((placed) => {
    const { width, height } = formsOf(tileOf(placed.tile), placed.level ?? null)[placed.r];
    return x >= placed.x && x < placed.x + width && y >= placed.y && y < placed.y + height;
  });
  return index < 0 ? null : index;
}

/** A room that was not there before is inked in. */
function useInkIn(board: RefObject<HTMLElement | null>, castle: Castle): void {
  const before = useRef(castle);
  useEffect(() => {
    const grown = castle.tiles.length - before.current.tiles.length;
    const same = castle.tiles[0] === before.current.tiles[0];
    before.current = castle;
    if (grown !== 1 || !same) return;
    for (const part of ['.room', '.contents']) {
      const drawn = board.current?.querySelectorAll(`.castle > ${part}`);
      drawn?.[drawn.length - 1]?.classList.add('inked');
    }
  }, [board, castle]);
}
