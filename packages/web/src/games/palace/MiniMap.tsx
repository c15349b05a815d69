import { cellCorner, palaceTypeColour } from '@luftschloss/drawing';
import { type PalaceView, tileOf } from '@luftschloss/engine/palace';
import { type MouseEvent, memo } from 'react';
import type { Extent } from '../../board/camera.ts';
import type { Overlooked } from '../../board/DrawingBoard.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useTexts } from './useTexts.ts';

interface MiniMapProps extends Overlooked {
  palace: PalaceView['palace'];
  extent: Extent;
}

/** The whole palace, small: a tap on it goes there. */
export function MiniMap({ palace, extent: { left, top, width, height }, part, lookAt }: MiniMapProps) {
  const texts = useTexts();
  const press = ({ currentTarget, clientX, clientY }: MouseEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    lookAt({ x: left + ((clientX - box.left) / box.width) * width, y: top + ((clientY - box.top) / box.height) * height });
  };
  return (
    <button type="button" className="mini-map" aria-label={texts.fullMap} onClick={press} style={{ aspectRatio: `${width} / ${height}` }}>
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        <MapCells palace={palace} />
        <rect className="lake" x={left} y={1} width={width} height={1} />
        <rect className="part" x={part.left} y={part.top} width={part.width} height={part.height} />
      </svg>
    </button>
  );
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
