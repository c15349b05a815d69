import './styles/moment.css';
import { cellMiddle, PALACE_UNIT, palaceFragment, palaceGround, palaceTileFragment } from '@luftschloss/drawing';
import type { ActionOf, PalaceAction, PalaceView } from '@luftschloss/engine/palace';
import { told } from '@luftschloss/words';
import { useMemo } from 'react';
import { DrawingBoard } from '../../board/DrawingBoard.tsx';
import { DrawnMoment } from '../../review/DrawnMoment.tsx';
import { type MomentBoardProps, outcomesShown } from '../../review/moment-board.ts';
import { Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { around, boxOf, extentOf, PALACE_RANGE } from './board-geometry.ts';
import { Surroundings } from './PalaceBoard.tsx';
import { Definitions } from './Signs.tsx';

interface Ghost {
  readonly kind: 'played' | 'better';
  readonly built: ActionOf<'build'>;
}

/** Nearer than the whole palace, where that would be too small to tell swans apart. */
const RANGE = { ...PALACE_RANGE, fitted: 44 };

/** What was built lies on the palace in red, what would have been better in green. What is not built is shown as in any other game. */
export default function MomentBoard(props: MomentBoardProps) {
  const { pictures } = props;
  const ghosts = useMemo(
    () =>
      outcomesShown(pictures, 'both').flatMap(({ kind, outcome }): Ghost[] => {
        const action = outcome.action as PalaceAction;
        return action.type === 'build' ? [{ kind, built: action }] : [];
      }),
    [pictures],
  );
  const all = pictures.better ? 2 : 1;
  return ghosts.length === all ? <OnThePalace {...props} ghosts={ghosts} /> : <DrawnMoment {...props} />;
}

function OnThePalace({ names, label, pictures, shown, ghosts }: MomentBoardProps & { ghosts: readonly Ghost[] }) {
  const view = pictures.view as PalaceView;
  const cells = useMemo(() => ghosts.map(({ built }) => built), [ghosts]);
  const extent = useMemo(() => extentOf(view.palace, cells, false), [view.palace, cells]);
  const focus = useMemo(() => around(cells), [cells]);
  const kinds = outcomesShown(pictures, shown).map(({ kind }) => kind);
  return (
    <div className="moment-board" data-style="palace-moment">
      <Definitions />
      <DrawingBoard label={label} extent={extent} of="moment" range={RANGE} margin={0.4} focus={focus}>
        {(drawn) => <Drawn view={view} names={names} size={drawn} ghosts={ghosts.filter(({ kind }) => kinds.includes(kind))} />}
      </DrawingBoard>
    </div>
  );
}

interface DrawnProps {
  view: PalaceView;
  names: readonly string[];
  size: number; // pixels per cell
  ghosts: readonly Ghost[];
}

function Drawn({ view, names, size, ghosts }: DrawnProps) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const scale = size / PALACE_UNIT;
  const ground = useMemo(() => palaceGround(theme), [theme]);
  const picture = useMemo(
    () => palaceFragment(view.palace, theme, told(names, view.viewer), language, scale),
    [view.palace, view.viewer, theme, names, language, scale],
  );
  return (
    <svg width="1" height="1" aria-hidden="true">
      <Surroundings size={size} />
      <g transform={`scale(${scale})`}>
        <Ink svg={ground} />
        <Ink svg={picture} />
      </g>
      {ghosts.map(({ kind, built }) => (
        <g key={kind} className={`ghost ${kind}`} data-testid={`ghost-${kind}`}>
          <g transform={`translate(${cellMiddle(built).x * size} ${cellMiddle(built).y * size}) scale(${scale})`}>
            <Ink svg={palaceTileFragment(built.tile, built.turns, theme, language, scale, view.viewer)} />
          </g>
          <rect className="rim" x={boxOf(built).left * size} y={boxOf(built).top * size} width={size} height={size} rx={4} />
        </g>
      ))}
    </svg>
  );
}
