import type { Manner, Picture } from '@luftschloss/drawing';
import { type CSSProperties, use, useMemo } from 'react';
import { PIXELS } from '../board/camera.ts';
import { DrawingBoard } from '../board/DrawingBoard.tsx';
import { sizeOf } from '../board/drawing-size.ts';
import { boardOf } from '../games/index.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import type { Size } from '../shell/useSize.ts';
import { useLanguage } from '../words/language.ts';

type BoardManner = Omit<Manner, 'language'>;

interface BoardsProps {
  game: string;
  view: unknown;
  names: readonly string[];
  /** The view as it is now, when `view` is what an action would lead to. */
  since: unknown;
  shown: number; // which of the boards
  show(board: number): void;
}

/** One board large, to be zoomed and moved; where there are several, all of them as miniatures to choose from. */
export function Boards({ game, view, names, since, shown, show }: BoardsProps) {
  const language = useLanguage();
  const { parts } = language.words.general;
  const theme = useDrawingTheme();
  const drawing = use(boardOf(game));
  const draw = useMemo(() => {
    return (manner: BoardManner): readonly Picture[] => drawing?.table(view, names, theme, { bare: true, language, ...manner }) ?? [];
  }, [drawing, view, names, theme, language]);
  const minis = useMemo(() => draw({ scale: PIXELS.least }), [draw]);
  const board = Math.min(shown, minis.length - 1);
  if (minis.length === 0) return null;
  return (
    <section className="boards" aria-label={parts.boards()}>
      {minis.length > 1 && (
        <div className="minis">
          {minis.map(({ title, svg }, index) => (
            <button key={title} type="button" aria-pressed={index === board} onClick={() => show(index)}>
              <Drawing svg={svg} />
              <span>{title}</span>
            </button>
          ))}
        </div>
      )}
      <Board key={board} title={minis[board].title} natural={sizeOf(minis[board].svg)} draw={draw} board={board} since={since} />
    </section>
  );
}

interface BoardProps {
  natural: Size;
  draw(manner: BoardManner): readonly Picture[];
  board: number;
  since: unknown;
}

function Board({ title, natural, draw, board, since }: BoardProps & { title: string }) {
  const { parts, actions } = useLanguage().words.general;
  const preview = since !== undefined;
  const extent = useMemo(() => ({ left: 0, top: 0, width: natural.width, height: natural.height }), [natural.width, natural.height]);
  return (
    <figure className={`sheet board ${preview ? 'preview' : ''}`} style={{ '--ratio': natural.height / natural.width } as CSSProperties}>
      <figcaption>
        <span>{title}</span>
        {preview && <em>{actions.preview()}</em>}
      </figcaption>
      <DrawingBoard label={parts.drawing({ board: title })} extent={extent} of={String(board)} range={PIXELS} margin={8}>
        {(drawn) => <Sheet draw={draw} board={board} since={since} natural={natural} drawn={drawn} />}
      </DrawingBoard>
    </figure>
  );
}

function Sheet({ draw, board, since, natural, drawn }: BoardProps & { drawn: number }) {
  const { title, svg } = useMemo(() => draw({ scale: drawn, since })[board], [draw, drawn, since, board]);
  return (
    <div className="board-paper" style={{ width: natural.width * drawn, height: natural.height * drawn }}>
      <Drawing svg={svg} label={title} />
    </div>
  );
}
