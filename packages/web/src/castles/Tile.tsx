import { drawTile } from '@luftschloss/drawing';
import { useMemo } from 'react';
import { Drawing } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';

/** A room on its own, as it lies in the market or on a card. */
export function TilePicture({ tile, size = 26, prefix = 'tile' }: { tile: string; size?: number; prefix?: string }) {
  const theme = useDrawingTheme();
  const svg = useMemo(
    () => drawTile(tile, { theme, cellSize: size, prefix: `${prefix}-${tile}-`, margin: 0.15 }),
    [tile, theme, size, prefix],
  );
  return <Drawing svg={svg} className="tile-picture" />;
}
