import { castleDefs, drawTile, penFor, type ThemeName } from '@luftschloss/drawing';
import { FOYER, formsOf, tileOf } from '@luftschloss/engine/castles';
import { useMemo } from 'react';
import { Drawing } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { drawnMoat, drawnPassages } from './castle-drawing.ts';

interface TilePictureProps {
  tile: string;
  width: number; // pixels that it may have
  height: number;
  prefix: string;
  nameless?: boolean; // its name stands beside it
  sizeless?: boolean; // its size stands beside it
}

const MARGIN = 0.15;
const LARGEST = 44;

/** A room on its own, drawn for the place that it has, so that its letters are never shrunk. */
export function TilePicture({ tile, width, height, prefix, nameless = false, sizeless = false }: TilePictureProps) {
  const theme = useDrawingTheme();
  const svg = useMemo(() => {
    const form = formsOf(tileOf(tile), null)[0];
    const cellSize = Math.min(LARGEST, width / (form.width + MARGIN * 2), height / (form.height + MARGIN * 2));
    const detail = cellSize < 12 ? 'far' : cellSize < 36 ? 'near' : 'close';
    return drawTile(tile, { theme, cellSize, detail, prefix: `${prefix}-${tile}-`, margin: MARGIN, nameless, sizeless });
  }, [tile, theme, width, height, prefix, nameless, sizeless]);
  return <Drawing svg={svg} className="tile-picture" />;
}

/** A stretch of moat, or of a passage, for its card. */
export function GroundPicture({ kind, cell = 18 }: { kind: 'moat' | 'passage'; cell?: number }) {
  const theme = useDrawingTheme();
  const svg = useMemo(() => (kind === 'moat' ? moatSvg(cell, theme) : passageSvg(cell, theme)), [kind, cell, theme]);
  return <Drawing svg={svg} className="tile-picture" />;
}

function frame(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

function moatSvg(cell: number, theme: ThemeName): string {
  return frame(cell * 5, cell * 1.4, drawnMoat('S', 5, 1.4, cell, theme, 'offer-moat-'));
}

function passageSvg(cell: number, theme: ThemeName): string {
  const defs = `<defs>${castleDefs(penFor({ cellSize: cell, theme, prefix: 'offer-passage-' }))}</defs>`;
  const nowhere = { tiles: [{ tile: FOYER, x: 0, y: 0, r: 0 as const }] };
  return frame(cell * 3, cell, defs + drawnPassages(nowhere, [{ kind: 'long', x: 0, y: 0, r: 0 }], cell, theme, 'offer-passage-'));
}
