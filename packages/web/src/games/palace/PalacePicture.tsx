import { PALACE_UNIT, palaceFragment, palaceGround } from '@luftschloss/drawing';
import type { Cell, PalaceView } from '@luftschloss/engine/palace';
import { told } from '@luftschloss/words';
import { useMemo } from 'react';
import { Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { extentOf } from './board-geometry.ts';
import { CellGlow, Surroundings } from './PalaceBoard.tsx';

interface PalacePictureProps {
  view: PalaceView;
  names: readonly string[];
  lit: readonly Cell[];
}

/** Pixels per cell for which it is drawn: it is shown smaller, so letters are left out. */
const SIZE = 30;
const NOBODY: readonly Cell[] = [];

/** The finished palace to look at, with some of its tiles lit up. */
export function PalacePicture({ view, names, lit }: PalacePictureProps) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const scale = SIZE / PALACE_UNIT;
  const ground = useMemo(() => palaceGround(theme), [theme]);
  const picture = useMemo(
    () => palaceFragment(view.palace, theme, told(names, view.viewer), language, scale),
    [view.palace, view.viewer, theme, names, language, scale],
  );
  const { left, top, width, height } = extentOf(view.palace, NOBODY, false);
  return (
    <svg
      className="palace-picture"
      data-testid="palace-picture"
      viewBox={`${(left - 1) * SIZE} ${(top - 0.4) * SIZE} ${(width + 2) * SIZE} ${(height + 0.4) * SIZE}`}
      aria-hidden="true"
    >
      <Surroundings size={SIZE} />
      <g transform={`scale(${scale})`}>
        <Ink svg={ground} />
        <Ink svg={picture} />
      </g>
      {lit.map((cell) => (
        <CellGlow key={`${cell.x} ${cell.y}`} cell={cell} size={SIZE} />
      ))}
    </svg>
  );
}
