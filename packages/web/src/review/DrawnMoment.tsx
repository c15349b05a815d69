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

/** A decision on the boards as they are drawn for any game: what is new is marked, and both ways stand side by side. */
export function DrawnMoment({ game, seat, names, pictures, shown }: MomentBoardProps) {
  const language = useLanguage();
  const theme = useDrawingTheme();
  const drawing = use(boardOf(game));
  const panels = useMemo((): Panel[] => {
    if (!drawing) return [];
    const { view } = pictures;
    const draw = (of: unknown, since?: unknown): readonly Picture[] => drawing.table(of, names, theme, { bare: true, language, since });
    const own = boardsOfSeat(game, view, seat);
    const before = draw(view);
    const outcomes = outcomesShown(pictures, shown);
    if (outcomes.length === 0) return [{ kind: 'before', pictures: own.map((board) => before[board]), pieces: [] }];
    return outcomes.map(({ kind, outcome }) => {
      const after = draw(outcome.view, view);
      const plain = draw(outcome.view);
      const changed = own.filter((board) => plain[board].svg !== before[board].svg);
      return {
        kind,
        pictures: (changed.length > 0 ? changed : own).map((board) => after[board]),
        pieces: changed.length > 0 ? [] : piecesOf(drawing, view, outcome, theme, language),
      };
    });
  }, [drawing, game, seat, names, pictures, shown, theme, language]);
  return (
    <div className={`panels of-${panels.length}`}>
      {panels.map(({ kind, pictures: boards, pieces }) => (
        <div key={kind} className={`panel ${kind}`}>
          {pieces.length > 0 && (
            <div className="pieces">
              {pieces.map(({ title, svg }) => (
                <Drawing key={title} svg={svg} label={title} />
              ))}
            </div>
          )}
          <div className="drawn-boards">
            {boards.map(({ title, svg }) => (
              <Drawing key={title} svg={svg} label={title} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Pictures of what the action is about, where no board shows it: tiles that are kept, for example. */
function piecesOf(drawing: BoardDrawing, view: unknown, { action }: Outcome, theme: ThemeName, language: Language): readonly Picture[] {
  const named = JSON.stringify(action);
  return drawing.pieces?.(view, theme, { language }).filter(({ id }) => named.includes(JSON.stringify(id))) ?? [];
}
