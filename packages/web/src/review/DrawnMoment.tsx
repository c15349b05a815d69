import type { BoardDrawing, Picture, ThemeName } from '@luftschloss/drawing';
import type { Language } from '@luftschloss/words';
import { use, useMemo } from 'react';
import { boardOf, boardsOfSeat } from '../games/index.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { useLanguage } from '../words/language.ts';
import { type MomentBoardProps, type Outcome, outcomesShown } from './moment-board.ts';

interface Panel {
  readonly kind: 'before' | 'played' | 'better';
  readonly pictures: readonly Picture[];
  readonly pieces: readonly Picture[];
}

interface Shown {
  readonly panels: readonly Panel[];
  readonly common: readonly Picture[]; // boards that no outcome changes
}

/** A decision on the boards as they are drawn for any game: what is new is marked, and both ways stand side by side. */
export function DrawnMoment({ game, seat, names, pictures, shown }: MomentBoardProps) {
  const language = useLanguage();
  const theme = useDrawingTheme();
  const drawing = use(boardOf(game));
  const { panels, common } = useMemo((): Shown => {
    if (!drawing) return { panels: [], common: [] };
    const { view } = pictures;
    const draw = (of: unknown, since?: unknown): readonly Picture[] => drawing.table(of, names, theme, { bare: true, language, since });
    const own = boardsOfSeat(game, view, seat);
    const before = draw(view);
    const outcomes = outcomesShown(pictures, shown);
    const unchanged = own.map((board) => before[board]);
    if (outcomes.length === 0) return { panels: [{ kind: 'before', pictures: unchanged, pieces: [] }], common: [] };
    const all = outcomes.map(({ kind, outcome }): Panel => {
      const after = draw(outcome.view, view);
      const plain = draw(outcome.view);
      const changed = own.filter((board) => plain[board].svg !== before[board].svg);
      const pieces = changed.length > 0 ? [] : piecesOf(drawing, view, outcome, theme, language);
      return { kind, pictures: changed.map((board) => after[board]), pieces };
    });
    // What is the same for all stands below them, once and as large as it can be.
    if (all.every(({ pictures }) => pictures.length === 0)) return { panels: all, common: unchanged };
    return { panels: all.map((each) => (each.pictures.length > 0 ? each : { ...each, pictures: unchanged })), common: [] };
  }, [drawing, game, seat, names, pictures, shown, theme, language]);
  return (
    <div className={`panels of-${panels.length} ${common.length > 0 ? 'with-common' : ''}`}>
      {panels.map(({ kind, pictures: boards, pieces }) => (
        <div key={kind} className={`panel ${kind}`}>
          {pieces.length > 0 && (
            <div className="pieces">
              {pieces.map(({ title, svg }) => (
                <Drawing key={title} svg={svg} label={title} />
              ))}
            </div>
          )}
          <Boards pictures={boards} />
        </div>
      ))}
      <Boards pictures={common} />
    </div>
  );
}

function Boards({ pictures }: { pictures: readonly Picture[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className="drawn-boards">
      {pictures.map(({ title, svg }) => (
        <Drawing key={title} svg={svg} label={title} />
      ))}
    </div>
  );
}

/** Pictures of what the action is about, where no board shows it: tiles that are kept, for example. */
function piecesOf(drawing: BoardDrawing, view: unknown, { action }: Outcome, theme: ThemeName, language: Language): readonly Picture[] {
  const named = JSON.stringify(action);
  return drawing.pieces?.(view, theme, { language }).filter(({ id }) => named.includes(JSON.stringify(id))) ?? [];
}
