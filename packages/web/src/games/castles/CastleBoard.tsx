import { type Castle, formsOf, tileOf } from '@luftschloss/engine/castles';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Extent, type Point, union } from '../../board/camera.ts';
import { DrawingBoard } from '../../board/DrawingBoard.tsx';
import { Paper } from '../../board/Paper.tsx';
import type { Probe } from '../../board/useCarry.ts';
import { Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { drawnCastle, extentOfRoom, extentOfRooms } from './castle-drawing.ts';
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
  leave(): void;
  press(point: Point): void; // the piece in hand is put down there
  look(room: number): void; // nothing in hand: a room is pointed at
  turn(by: 1 | -1): void;
  onKey(event: KeyboardEvent): boolean; // whether the key was for the piece in hand
  probe: RefObject<Probe | null>;
}

/** Cells of paper around what is in sight; a narrow screen has little to spare. */
const MARGIN = { wide: 1.2, narrow: 0.9 };

/** One castle on the drawing board, with every place where the piece in hand could go. */
export function CastleBoard(props: CastleBoardProps) {
  const { castle, owner, label, piece, hand, spots, hover, leave, press, look, turn, onKey, probe } = props;
  const extent = useMemo(() => extentOf(castle, spots), [castle, spots]);
  const parts = useMemo(() => [...castle.tiles.map(extentOfRoom), ...spots.map(extentOfSpot)], [castle, spots]);
  const attention = useAttention(castle, owner, hand, spots);
  const focus = useFirstPlace(piece, hand, spots);
  return (
    <DrawingBoard
      className="castle-board"
      label={label}
      extent={extent}
      of={String(owner)}
      margin={innerWidth < 500 ? MARGIN.narrow : MARGIN.wide}
      holding={hand !== null}
      attention={attention}
      focus={focus}
      parts={parts}
      hover={hover}
      leave={leave}
      turn={turn}
      press={(point) => (hand ? press(point) : lookAt(castle, point, look))}
      onKey={onKey}
      probe={probe}
    >
      {(drawn, stretch) => <OnTheBoard {...props} extent={extent} drawn={drawn} stretch={stretch} />}
    </DrawingBoard>
  );
}

interface OnTheBoardProps extends CastleBoardProps {
  extent: Extent;
  drawn: number; // pixels per cell
  stretch: number;
}

function OnTheBoard({ castle, hand, piece, spots, points, lit, extent, drawn, stretch }: OnTheBoardProps) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const picture = useMemo(
    () => drawnCastle(castle, { cellSize: drawn, theme, language, prefix: 'board-' }),
    [castle, drawn, theme, language],
  );
  const plan = useRef<SVGSVGElement>(null);
  useInkIn(plan, castle);
  return (
    <>
      <Paper extent={extent} size={drawn} />
      <svg ref={plan} width="1" height="1" aria-hidden="true">
        <g transform={`translate(${picture.extent.left * drawn} ${picture.extent.top * drawn})`}>
          <Ink svg={picture.svg} className="castle" />
        </g>
        {lit.length > 0 && <RoomGlow castle={castle} rooms={lit} size={drawn} />}
        {hand && piece && <Places castle={castle} piece={piece} hand={hand} spots={spots} size={drawn} stretch={stretch} points={points} />}
      </svg>
    </>
  );
}

const NEAR = 6; // cells: all rooms but the longest
const LABEL = 1; // cells above a place, for its points

function extentOf(castle: Castle, spots: readonly Spot[]): Extent {
  return spots.map(extentOfSpot).reduce(union, extentOfRooms(castle));
}

/** Long hallways would push the castle into a corner: so much of a place must be in sight, with its points. */
function extentOfSpot(spot: Spot): Extent {
  const { x, y } = centreOf(spot);
  const [across, down] = [Math.min(spot.width, NEAR), Math.min(spot.height, NEAR)];
  return { left: x - across / 2, top: y - down / 2 - LABEL, width: across, height: down + LABEL };
}

/** Where a piece lies when it is taken is seen also where the castle is larger than the board; whoever goes on with it is not followed. */
function useFirstPlace(piece: Piece | null, hand: Hand | null, spots: readonly Spot[]): Extent | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another piece is the reason; a board that moved along would be gone from under the finger.
  return useMemo(() => {
    const held = spots.find(({ key }) => key === hand?.spot);
    return held ? around(placeOf(held)) : null;
  }, [piece?.key]);
}

/** What must not be out of sight on a board that somebody has moved: a piece put down by keys or from a list, and a room just built. */
function useAttention(castle: Castle, owner: number, hand: Hand | null, spots: readonly Spot[]): Extent | null {
  const before = useRef({ owner, rooms: castle.tiles.length });
  const built = before.current.owner === owner && castle.tiles.length > before.current.rooms ? castle.tiles.length - 1 : null;
  useEffect(() => {
    before.current = { owner, rooms: castle.tiles.length };
  }, [owner, castle]);
  return useMemo(() => {
    if (built !== null) return around(extentOfRoom(castle.tiles[built]));
    const held = hand?.settled ? spots.find(({ key }) => key === hand.spot) : undefined;
    return held ? around(placeOf(held)) : null;
  }, [built, castle, hand, spots]);
}

/** With its points above it. */
function placeOf({ x, y, width, height }: Spot): Extent {
  return { left: x, top: y - LABEL, width, height: height + LABEL };
}

function around({ left, top, width, height }: Extent): Extent {
  return { left: left - 0.6, top: top - 0.6, width: width + 1.2, height: height + 1.2 };
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
function useInkIn(plan: { readonly current: SVGElement | null }, castle: Castle): void {
  const before = useRef(castle);
  useEffect(() => {
    const grown = castle.tiles.length - before.current.tiles.length;
    const same = castle.tiles[0] === before.current.tiles[0];
    before.current = castle;
    if (grown !== 1 || !same) return;
    for (const part of ['.room', '.contents']) {
      const drawn = plan.current?.querySelectorAll(`.castle > ${part}`);
      drawn?.[drawn.length - 1]?.classList.add('inked');
    }
  }, [plan, castle]);
}
