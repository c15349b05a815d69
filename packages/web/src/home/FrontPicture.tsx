import { drawCastle } from '@luftschloss/drawing';
import { useMemo, useRef } from 'react';
import { FRONT_CASTLE } from '../games/castles/front-castle.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { useSize } from '../shell/useSize.ts';
import { useLanguage } from '../words/language.ts';

/** The plan is drawn for the width that it gets: on a phone without its small letters. */
const FRONT_COLUMNS = 30.4;
const SMALLEST_CELL = 10;
const USUAL_WIDTH = 640;

/** A finished castle: what the whole house is about. It comes by itself, because the rules of the game come with it. */
export default function FrontPicture() {
  const language = useLanguage();
  const theme = useDrawingTheme();
  const frame = useRef<HTMLDivElement>(null);
  const cellSize = Math.max(SMALLEST_CELL, Math.floor((useSize(frame)?.width ?? USUAL_WIDTH) / FRONT_COLUMNS));
  const svg = useMemo(
    () => drawCastle(FRONT_CASTLE, { theme, language, cellSize, prefix: 'front-', margin: 1.2 }),
    [theme, language, cellSize],
  );
  return (
    <div ref={frame}>
      <Drawing svg={svg} className="front-castle" label={language.words.home.front.picture()} />
    </div>
  );
}
