import { drawTile } from '@luftschloss/drawing';
import { formsOf, tileOf } from '@luftschloss/engine/castles';
import { useMemo } from 'react';
import { Drawing } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';

interface TilePictureProps {
  tile: string;
  width: number; // pixels that it may have
  height: number;
  prefix: string;
}

const MARGIN = 0.15;
const LARGEST = 44;

/** How tall a room in the market may be: low screens need the place for the castle. */
export function marketHeight(): number {
  return innerHeight <= 800 ? 78 : 104;
}

/** A room on its own, drawn for the place that it has, so that its letters are never shrunk. */
export function TilePicture({ tile, width, height, prefix }: TilePictureProps) {
  const theme = useDrawingTheme();
  const svg = useMemo(() => {
    const form = formsOf(tileOf(tile), null)[0];
    const cellSize = Math.min(LARGEST, width / (form.width + MARGIN * 2), height / (form.height + MARGIN * 2));
    return drawTile(tile, { theme, cellSize, detail: cellSize < 36 ? 'near' : 'close', prefix: `${prefix}-${tile}-`, margin: MARGIN });
  }, [tile, theme, width, height, prefix]);
  return <Drawing svg={svg} className="tile-picture" />;
}
