import { drawBetweenTile } from '@luftschloss/drawing';
import type { TileId } from '@luftschloss/engine/between';
import { memo, useMemo } from 'react';
import { Drawing } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { NARROW, useMedia } from '../../shell/useMedia.ts';
import { useLanguage } from '../../words/language.ts';

/** Units of a tile's drawing from side to side, with its rim. */
const UNITS = 164;

interface TilePictureProps {
  tile: TileId;
  width: number; // pixels; what would be too small to read then is left out
  narrow?: number; // the same on a phone
}

/** A tile as it lies before somebody. Whoever shows it says its name. */
export const TilePicture = memo(function TilePicture({ tile, width, narrow = width }: TilePictureProps) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const pixels = useMedia(NARROW) ? narrow : width;
  const svg = useMemo(() => drawBetweenTile(tile, theme, language, pixels / UNITS), [tile, theme, language, pixels]);
  return <Drawing className="tile-picture" svg={svg} />;
});
