import { BOARD_DRAWINGS, type Manner, type Picture } from '@luftschloss/drawing';
import { type CSSProperties, useMemo, useRef } from 'react';
import { Drawing } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { drawnFor, type Size, SMALLEST, sizeOf } from './lens.ts';
import { useLens } from './useLens.ts';

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
  const theme = useDrawingTheme();
  const draw = useMemo(() => {
    return (manner: Manner): readonly Picture[] => BOARD_DRAWINGS[game]?.table(view, names, theme, { bare: true, ...manner }) ?? [];
  }, [game, view, names, theme]);
  const minis = useMemo(() => draw({ scale: SMALLEST }), [draw]);
  const board = Math.min(shown, minis.length - 1);
  if (minis.length === 0) return null;
  return (
    <section className="boards" aria-label="Boards">
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
      <Board key={minis[board].title} natural={sizeOf(minis[board].svg)} draw={draw} board={board} since={since} />
    </section>
  );
}

interface BoardProps {
  natural: Size;
  draw(manner: Manner): readonly Picture[];
  board: number;
  since: unknown;
}

function Board({ natural, draw, board, since }: BoardProps) {
  const box = useRef<HTMLElement>(null);
  const lens = useLens(box, natural);
  const scale = drawnFor(lens.scale);
  const { title, svg } = useMemo(() => draw({ scale, since })[board], [draw, scale, since, board]);
  const preview = since !== undefined;
  return (
    <figure className={`sheet board ${preview ? 'preview' : ''}`} style={{ '--ratio': natural.height / natural.width } as CSSProperties}>
      <figcaption>
        <span>{title}</span>
        {preview && <em>if you do this</em>}
      </figcaption>
      <section
        className="board-scroll"
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling picture must be reachable by keyboard.
        tabIndex={0}
        aria-label={`Drawing: ${title}. Plus and minus zoom, 0 shows all.`}
        onKeyDown={lens.onKey}
      >
        <div className="board-paper" style={{ width: natural.width * lens.scale, height: natural.height * lens.scale }}>
          <Drawing svg={svg} label={title} />
        </div>
      </section>
      <div className="zooms">
        <button type="button" onClick={lens.closer} aria-label="Zoom in">
          +
        </button>
        <button type="button" onClick={lens.away} aria-label="Zoom out">
          −
        </button>
        <button type="button" onClick={lens.fit} disabled={lens.fits} aria-label="Show all of the board">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M1 5V1H5M11 1H15V5M15 11V15H11M5 15H1V11" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
    </figure>
  );
}
