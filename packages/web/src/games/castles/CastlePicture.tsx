import type { Castle } from '@luftschloss/engine/castles';
import { memo, useMemo, useRef } from 'react';
import type { Extent } from '../../board/camera.ts';
import { Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { type Size, useSize } from '../../shell/useSize.ts';
import { useLanguage } from '../../words/language.ts';
import { drawnCastle, extentOfCastle } from './castle-drawing.ts';
import { RoomGlow } from './RoomGlow.tsx';

interface CastlePictureProps {
  castle: Castle;
  prefix: string;
  lit: readonly number[]; // rooms that somebody points at
  label?: string;
}

const MARGIN = 0.8; // cells of paper around it
const LARGEST = 30; // pixels per cell

/** A whole castle at a glance, drawn for the frame that it has: letters that would be too small are left out. */
export const CastlePicture = memo(function CastlePicture({ castle, prefix, lit, label }: CastlePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div ref={frame} className="castle-picture" {...naming}>
      {size && <Plan castle={castle} cell={cellFor(extentOfCastle(castle), size)} prefix={prefix} lit={lit} />}
    </div>
  );
});

function cellFor({ width, height }: Extent, frame: Size): number {
  return Math.min(LARGEST, frame.width / (width + MARGIN * 2), frame.height / (height + MARGIN * 2));
}

function Plan({ castle, cell, prefix, lit }: Omit<CastlePictureProps, 'label'> & { cell: number }) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const { svg, extent } = useMemo(
    () => drawnCastle(castle, { cellSize: cell, theme, language, prefix }),
    [castle, cell, theme, language, prefix],
  );
  const { left, top, width, height } = extent;
  const box = [left - MARGIN, top - MARGIN, width + MARGIN * 2, height + MARGIN * 2].map((each) => each * cell);
  return (
    <svg viewBox={box.join(' ')} width={box[2]} height={box[3]} aria-hidden="true">
      <g transform={`translate(${left * cell} ${top * cell})`}>
        <Ink svg={svg} className="castle" />
      </g>
      {lit.length > 0 && <RoomGlow castle={castle} rooms={lit} size={cell} />}
    </svg>
  );
}
