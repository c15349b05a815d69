import { cellCorner, palaceTypeColour } from '@luftschloss/drawing';
import { type Cell, type PalaceView, tileOf } from '@luftschloss/engine/palace';
import { memo } from 'react';
import type { Extent } from '../../board/camera.ts';
import { useDrawingTheme } from '../../shell/settings.ts';
import { boxOf } from './board-geometry.ts';

interface MiniMapProps {
  palace: PalaceView['palace'];
  extent: Extent;
  part: Extent; // in sight
  wanted: readonly Cell[]; // it keeps out of their way
}

/** The whole palace, small. It lies in that upper corner where it covers less of what one wants to press. */
export function MiniMap({ palace, extent, part, wanted }: MiniMapProps) {
  const { left, top, width, height } = extent;
  const side = coveredAt(part, wanted, 'left') < coveredAt(part, wanted, 'right') ? 'left' : 'right';
  return (
    <svg
      className={`mini-map ${side}`}
      data-testid="mini-map"
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
    >
      <MapCells palace={palace} />
      <rect className="lake" x={left} y={1} width={width} height={1} />
      <rect className="part" x={part.left} y={part.top} width={part.width} height={part.height} />
    </svg>
  );
}

/** How much of the board it covers, in cells. */
const COVERED = { width: 3.2, height: 2.4 };

function coveredAt(part: Extent, wanted: readonly Cell[], side: 'left' | 'right'): number {
  const from = side === 'left' ? part.left : part.left + part.width - COVERED.width;
  return wanted.map(boxOf).filter(({ left, top }) => left > from - 1 && left < from + COVERED.width && top < part.top + COVERED.height)
    .length;
}

const MapCells = memo(function MapCells({ palace: { tiles, left, right, ponds } }: Pick<MiniMapProps, 'palace'>) {
  const theme = useDrawingTheme();
  const water = [...left, ...right, ...ponds];
  return (
    <>
      {water.map((cell) => (
        <rect key={`${cell.x} ${cell.y}`} className="water" {...cellCorner(cell)} width={1} height={1} />
      ))}
      {tiles.map((placed) => (
        <rect
          key={placed.tile}
          className="room"
          fill={palaceTypeColour(tileOf(placed.tile).type, theme)}
          {...cellCorner(placed)}
          width={1}
          height={1}
        />
      ))}
    </>
  );
});
