import { castleDefs, drawTile, penFor } from '@luftschloss/drawing';
import { FOYER, formsOf, tileOf } from '@luftschloss/engine/castles';
import { useMemo } from 'react';
import { Drawing } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { drawnMoat, drawnPassages, type Look } from './castle-drawing.ts';

interface TilePictureProps {
  tile: string;
  width: number; // pixels that it may have
  height: number;
  prefix: string;
  nameless?: boolean; // its name stands beside it
  plain?: boolean; // all that is written on it stands beside it
}

const MARGIN = 0.15;
const LARGEST = 44;

/** A room on its own, drawn for the place that it has, so that its letters are never shrunk. */
export function TilePicture({ tile, width, height, prefix, nameless = false, plain = false }: TilePictureProps) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const svg = useMemo(() => {
    const form = formsOf(tileOf(tile), null)[0];
    const cellSize = Math.min(LARGEST, width / (form.width + MARGIN * 2), height / (form.height + MARGIN * 2));
    const detail = cellSize < 12 ? 'far' : cellSize < 36 ? 'near' : 'close';
    return drawTile(tile, {
      theme,
      language,
      cellSize,
      detail,
      prefix: `${prefix}-${tile}-`,
      margin: MARGIN,
      nameless,
      plain,
      untitled: true,
    });
  }, [tile, theme, language, width, height, prefix, nameless, plain]);
  return <Drawing svg={svg} className="tile-picture" />;
}

/** A stretch of moat, or of a passage, for its card. */
export function GroundPicture({ kind, cell = 18 }: { kind: 'moat' | 'passage'; cell?: number }) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const svg = useMemo(() => {
    const look = { cellSize: cell, theme, language, prefix: `offer-${kind}-` };
    return kind === 'moat' ? moatSvg(look) : passageSvg(look);
  }, [kind, cell, theme, language]);
  return <Drawing svg={svg} className="tile-picture" />;
}

function frame(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

function moatSvg(look: Look): string {
  return frame(look.cellSize * 5, look.cellSize * 1.4, drawnMoat('S', 5, 1.4, look));
}

function passageSvg(look: Look): string {
  const defs = `<defs>${castleDefs(penFor(look))}</defs>`;
  const nowhere = { tiles: [{ tile: FOYER, x: 0, y: 0, r: 0 as const }] };
  return frame(look.cellSize * 3, look.cellSize, defs + drawnPassages(nowhere, [{ kind: 'long', x: 0, y: 0, r: 0 }], look));
}
