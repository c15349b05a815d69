import './piece.css';
import { useEffect, useRef } from 'react';
import { ClauseView } from '../rulebook/ClauseView.tsx';
import { openedAt } from '../rulebook/rulebook.ts';
import { useRulebook } from '../rulebook/useRulebook.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { useWords } from '../words/language.ts';
import type { Piece } from './collection.ts';

const LARGE = 306;

/** A piece by itself: large, with all that it counts, and the rule behind it. */
export function PieceDialog({ game, piece, boards, close }: { game: string; piece: Piece; boards: number; close(): void }) {
  const { gallery } = useWords();
  const theme = useDrawingTheme();
  const book = useRulebook(game);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const clause = book && openedAt(book, piece.rule).clause;
  const { id, name, lines, house, draw, built } = piece;
  return (
    <dialog ref={dialog} className="sheet" data-style="piece" data-testid="piece" aria-labelledby="piece-name" onClose={close}>
      <div className="about">
        {draw && <Drawing svg={draw(theme, LARGE, `large-${id}-`)} />}
        <div>
          <h2 id="piece-name">{name}</h2>
          {house && <p className="house-made">{gallery.houseMade()}</p>}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {built !== null && <p className="small">{gallery.built({ share: (100 * built) / boards })}</p>}
        </div>
      </div>
      {clause && <ClauseView game={game} clause={clause} light={theme} />}
      <form method="dialog">
        <button type="submit" className="primary">
          {gallery.close()}
        </button>
      </form>
    </dialog>
  );
}
