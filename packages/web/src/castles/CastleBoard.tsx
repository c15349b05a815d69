import { type Castle, formsOf, tileOf } from '@luftschloss/engine/castles';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Ink } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { type Camera, drawnScale, type Extent, fit, pan, type Size, union, zoom } from './camera.ts';
import { drawnCastle, drawnRoom, extentOfCastle, pointsOf } from './castle-drawing.ts';
import { type Hand, spotIn } from './hand.ts';
import { apart, centreOf, inPose, type Point, type Spot } from './spots.ts';
import { useGestures } from './useGestures.ts';

interface CastleBoardProps {
  castle: Castle;
  label: string;
  tile: string | null; // of the piece in hand
  hand: Hand | null;
  spots: readonly Spot[];
  hover(point: Point): void;
  press(point: Point): void; // the piece in hand is put down there
  look(room: number): void; // nothing in hand: a room is pointed at
  turn(by: 1 | -1): void;
  onKey(event: KeyboardEvent): boolean; // whether the key was for the piece in hand
}

/** The drawing board: one castle, pannable and zoomable, with every place where the piece in hand could go. */
export function CastleBoard(props: CastleBoardProps) {
  const { castle, label, hand, spots, hover, press, look, turn, onKey, tile } = props;
  const theme = useDrawingTheme();
  const board = useRef<HTMLDivElement>(null);
  const size = useSize(board);
  const { camera, setCamera, refit } = useCamera(castle, spots, hand !== null, size);
  const scale = drawnScale(camera.scale);
  const drawn = useMemo(() => drawnCastle(castle, scale, theme, 'board-'), [castle, scale, theme]);
  const risen = useInkIn(board, castle);
  useFocusWhileHolding(board, hand !== null);
  useGestures(board, {
    camera,
    setCamera,
    holding: hand !== null,
    hover,
    turn,
    press: (point) => (hand ? press(point) : lookAt(castle, point, look)),
  });
  const keyed = (event: KeyboardEvent): void => {
    if (onKey(event) || moveCamera(event.key, camera, setCamera, refit)) event.preventDefault();
  };
  const stretch = camera.scale / scale;
  const place = `translate(${size.width / 2 - camera.x * camera.scale} ${size.height / 2 - camera.y * camera.scale}) scale(${stretch})`;
  const { extent } = drawn;
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
      <svg width={size.width} height={size.height} aria-hidden="true">
        <g transform={place}>
          <GridLines size={scale} camera={camera} frame={size} />
          <g transform={`translate(${extent.left * scale} ${extent.top * scale})`}>
            <Ink svg={drawn.svg} className="castle" />
          </g>
          {risen && <RisenPoints key={risen.key} risen={risen} size={scale} stretch={stretch} />}
          {hand && tile && <Places tile={tile} hand={hand} spots={spots} size={scale} stretch={stretch} />}
        </g>
      </svg>
      <div className="board-tools">
        <button type="button" onClick={() => setCamera(zoom(camera, 1.25))} aria-label="Nearer">
          +
        </button>
        <button type="button" onClick={() => setCamera(zoom(camera, 0.8))} aria-label="Farther">
          −
        </button>
        <button type="button" onClick={refit} aria-label="Show everything">
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 7V2H7M13 2H18V7M18 13V18H13M7 18H2V13" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      </div>
    </section>
  );
}

function useSize(board: React.RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 600, height: 400 });
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [board]);
  return size;
}

/** Whoever takes a piece goes on with the keys on the board, and comes back to where it was taken. */
function useFocusWhileHolding(board: React.RefObject<HTMLElement | null>, holding: boolean): void {
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

/** Keeps everything in sight until somebody moves the board; then the board stays where it was put. */
function useCamera(castle: Castle, spots: readonly Spot[], holding: boolean, size: Size) {
  const extent = useMemo(() => extentOf(castle, holding ? spots : []), [castle, spots, holding]);
  const fitted = useMemo(() => fit(extent, size, size.width < 500 ? 1.2 : 2), [extent, size]);
  const [own, setOwn] = useState<{ camera: Camera; tile: string } | null>(null);
  const camera = own && own.tile === castle.tiles[0].tile ? own.camera : fitted;
  return { camera, setCamera: (next: Camera) => setOwn({ camera: next, tile: castle.tiles[0].tile }), refit: () => setOwn(null) };
}

function extentOf(castle: Castle, spots: readonly Spot[]): Extent {
  const own = extentOfCastle(castle);
  return spots.reduce<Extent>((all, spot) => {
    const { x, y } = centreOf(spot);
    return union(all, { left: x - 1, top: y - 1, width: 2, height: 2 });
  }, own);
}

function moveCamera(key: string, camera: Camera, setCamera: (camera: Camera) => void, refit: () => void): boolean {
  const far = 90;
  const moves: { readonly [key: string]: () => void } = {
    '+': () => setCamera(zoom(camera, 1.25)),
    '=': () => setCamera(zoom(camera, 1.25)),
    '-': () => setCamera(zoom(camera, 0.8)),
    '0': refit,
    ArrowLeft: () => setCamera(pan(camera, far, 0)),
    ArrowRight: () => setCamera(pan(camera, -far, 0)),
    ArrowUp: () => setCamera(pan(camera, 0, far)),
    ArrowDown: () => setCamera(pan(camera, 0, -far)),
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

/** A pencil grid over what is in sight. */
function GridLines({ size, camera, frame }: { size: number; camera: Camera; frame: Size }) {
  const half = { width: frame.width / camera.scale / 2 + 1, height: frame.height / camera.scale / 2 + 1 };
  const left = Math.floor(camera.x - half.width);
  const right = Math.ceil(camera.x + half.width);
  const top = Math.floor(camera.y - half.height);
  const bottom = Math.ceil(camera.y + half.height);
  let d = '';
  for (let x = left; x <= right; x++) d += `M${x * size} ${top * size}V${bottom * size}`;
  for (let y = top; y <= bottom; y++) d += `M${left * size} ${y * size}H${right * size}`;
  return <path className="pencil" d={d} />;
}

interface PlacesProps {
  tile: string;
  hand: Hand;
  spots: readonly Spot[];
  size: number;
  stretch: number;
}

function Places({ tile, hand, spots, size, stretch }: PlacesProps) {
  const theme = useDrawingTheme();
  const possible = useMemo(() => inPose(spots, hand.pose).reverse(), [spots, hand.pose]);
  const held = spotIn(hand, spots);
  const ghost = useMemo(() => (held ? drawnRoom(tile, held.r, held.level, size, theme, 'board-') : ''), [tile, held, size, theme]);
  const clear = useMemo(() => apart(possible, SEAL_GAP / (size * stretch)), [possible, size, stretch]);
  const radius = Math.max(12, Math.min(17, size * stretch * 0.42)) / stretch;
  return (
    <g className="places">
      {possible.map((spot) => (
        <rect
          key={spot.key}
          className="place"
          x={spot.x * size + 2}
          y={spot.y * size + 2}
          width={spot.width * size - 4}
          height={spot.height * size - 4}
          rx={4}
        />
      ))}
      {held && (
        <g
          className={`ghost ${hand.settled ? 'settled' : ''}`}
          data-pose={`${held.r}${held.level ?? ''}`}
          transform={`translate(${held.x * size} ${held.y * size})`}
        >
          <rect className="ghost-rim" x={-4} y={-4} width={held.width * size + 8} height={held.height * size + 8} rx={6} />
          <Ink svg={ghost} />
        </g>
      )}
      {possible.map(
        (spot) =>
          spot !== held && <Seal key={spot.key} spot={spot} size={size} stretch={stretch} radius={clear.has(spot) ? radius : null} />,
      )}
      {held && (
        <g className="held-points" transform={`translate(${(held.x + held.width / 2) * size} ${held.y * size - 6})`}>
          <rect x={-24 / stretch} y={-26 / stretch} width={48 / stretch} height={24 / stretch} rx={3} />
          <text y={-9 / stretch} fontSize={16 / stretch}>
            {held.points > 0 ? `+${held.points}` : held.points < 0 ? `−${-held.points}` : '0'}
          </text>
        </g>
      )}
    </g>
  );
}

const SEAL_GAP = 25; // pixels between the middles of two seals

interface SealProps {
  spot: Spot;
  size: number;
  stretch: number;
  radius: number | null; // null where there is no room for a number
}

function Seal({ spot, size, stretch, radius }: SealProps) {
  const { x, y } = centreOf(spot);
  const look = `seal ${spot.points < 0 ? 'loss' : ''} ${spot.completes > 0 ? 'completing' : ''}`;
  return (
    <g className={look} transform={`translate(${x * size} ${y * size})`}>
      <circle r={radius ?? 4.5 / stretch} />
      {radius !== null && (
        <text dy="0.36em" fontSize={13 / stretch}>
          {spot.points}
        </text>
      )}
    </g>
  );
}

interface Risen {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly points: number;
}

/** A room that was not there before is inked in, and its points rise from it. */
function useInkIn(board: React.RefObject<HTMLElement | null>, castle: Castle): Risen | null {
  const before = useRef(castle);
  const [risen, setRisen] = useState<Risen | null>(null);
  useEffect(() => {
    const grown = castle.tiles.length - before.current.tiles.length;
    const same = castle.tiles[0] === before.current.tiles[0];
    before.current = castle;
    if (grown !== 1 || !same) return;
    for (const part of ['.room', '.contents']) {
      const drawn = board.current?.querySelectorAll(`.castle > ${part}`);
      drawn?.[drawn.length - 1]?.classList.add('inked');
    }
    const last = castle.tiles.length - 1;
    const { tile, x, y, r, level } = castle.tiles[last];
    const { width, height } = formsOf(tileOf(tile), level ?? null)[r];
    setRisen({ key: `${tile} ${last}`, x: x + width / 2, y: y + height / 2, points: pointsOf(castle)[last] ?? 0 });
  }, [board, castle]);
  return risen;
}

function RisenPoints({ risen: { x, y, points }, size, stretch }: { risen: Risen; size: number; stretch: number }) {
  return (
    <g transform={`translate(${x * size} ${y * size})`}>
      <text className="risen" fontSize={30 / stretch}>
        {points > 0 ? `+${points}` : points < 0 ? `−${-points}` : ''}
      </text>
    </g>
  );
}
