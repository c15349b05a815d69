import { BETWEEN_CELL, betweenCastleFragment, betweenCellBox, betweenPanorama } from '@luftschloss/drawing';
import { type Castle, type CastleIndex, type CastlePreview, scoreCastle } from '@luftschloss/engine/between';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Extent } from '../../board/camera.ts';
import { DrawingBoard } from '../../board/DrawingBoard.tsx';
import type { Probe } from '../../board/useCarry.ts';
import { Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { BETWEEN_RANGE, cellOf } from './board-geometry.ts';
import { Cells, type CellsProps } from './Cells.tsx';
import type { Position } from './hold.ts';
import { useSpeech } from './useSpeech.ts';

export interface CastleBoardProps extends Omit<CellsProps, 'scale' | 'preview'> {
  index: CastleIndex;
  castle: Castle;
  sight: Extent; // of the whole board, in cells
  middle: number; // where the two halves of the sky meet, in cells
  preview: CastlePreview | null;
  holding: boolean;
  resting: boolean; // the tile is tried in the other castle
  look(cell: Position | null): void; // nothing in hand: a room is pointed at
  hover(cell: Position): void;
  press(cell: Position): void;
  swipe?: ((towards: 1 | -1) => void) | undefined;
  onKey(event: KeyboardEvent): boolean;
  probe?: RefObject<Probe | null>;
}

/** One castle as a doll's house cut open, under its half of the sky. */
export function CastleBoard(props: CastleBoardProps) {
  const say = useSpeech();
  const { index, castle, sight, holding, resting, look, hover, press, swipe, onKey, probe } = props;
  const attention = useMemo(() => (props.tried ? around(props.tried) : null), [props.tried]);
  return (
    <DrawingBoard
      className={`section castle-${index} ${resting ? 'resting' : ''}`}
      label={say.words.castleBoard({ castle: say.castle(index), total: scoreCastle(castle).total })}
      extent={sight}
      of={String(index)}
      range={BETWEEN_RANGE}
      margin={0}
      holding={holding}
      attention={attention}
      hover={(point) => hover(cellOf(point))}
      press={(point) => (holding || props.places.length > 0 ? press(cellOf(point)) : look(roomAt(castle, cellOf(point))))}
      onKey={onKey}
      {...(swipe && { swipe })}
      {...(probe && { probe })}
    >
      {(drawn, stretch) => <Section {...props} drawn={drawn} stretch={stretch} />}
    </DrawingBoard>
  );
}

function around({ x, y }: Position): Extent {
  const { left, top, width, height } = betweenCellBox(x, y);
  const unit = BETWEEN_CELL.width;
  return { left: left / unit - 0.4, top: top / unit - 0.4, width: width / unit + 0.8, height: height / unit + 0.8 };
}

function roomAt({ tiles }: Castle, cell: Position): Position | null {
  const throne = cell.y === 0 && (cell.x === 0 || cell.x === 1);
  if (throne) return { x: 0, y: 0 };
  return tiles.some(({ x, y }) => x === cell.x && y === cell.y) ? cell : null;
}

function Section({ drawn, stretch, ...props }: CastleBoardProps & { drawn: number; stretch: number }) {
  const { castle, sight, middle } = props;
  const theme = useDrawingTheme();
  const language = useLanguage();
  const unit = drawn / BETWEEN_CELL.width; // pixels of the drawing for each of its units
  const rooms = useMemo(() => betweenCastleFragment(castle, theme, language, unit), [castle, theme, language, unit]);
  const sky = useMemo(() => {
    const units = (cells: number): number => cells * BETWEEN_CELL.width;
    const [left, right] = [units(sight.left - middle), units(sight.left + sight.width - middle)];
    return betweenPanorama({ left, right, top: units(sight.top), bottom: units(sight.top + sight.height) }, theme);
  }, [sight, middle, theme]);
  const picture = useRef<SVGSVGElement>(null);
  useInkIn(picture, castle);
  return (
    <svg ref={picture} width="1" height="1" aria-hidden="true" data-castle={props.index}>
      <g transform={`scale(${unit})`}>
        <g transform={`translate(${middle * BETWEEN_CELL.width} 0)`}>
          <Ink svg={sky} className="scenery" />
        </g>
        <Ink svg={rooms} className="rooms" />
        <Cells {...props} scale={unit * stretch} />
      </g>
    </svg>
  );
}

/** A tile that was not there before is inked in. */
function useInkIn(picture: RefObject<SVGElement | null>, castle: Castle): void {
  const before = useRef(castle);
  useEffect(() => {
    const grown = castle.tiles.length - before.current.tiles.length === 1 && castle.throne === before.current.throne;
    before.current = castle;
    const last = castle.tiles.at(-1);
    if (!grown || !last) return;
    const { left, top } = betweenCellBox(last.x, last.y);
    picture.current?.querySelector(`.rooms > [transform="translate(${left} ${top})"]`)?.classList.add('inked');
  }, [picture, castle]);
}
