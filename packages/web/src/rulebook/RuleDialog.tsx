import './rule-dialog.css';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useDrawingTheme } from '../shell/settings.ts';
import { useWords } from '../words/language.ts';
import { ClauseView } from './ClauseView.tsx';
import { openedAt } from './rulebook.ts';
import { useRulebook } from './useRulebook.ts';

/** One clause over the table, and the way to the whole book. */
export default function RuleDialog({ game, address, close }: { game: string; address: string; close(): void }) {
  const { page, links } = useWords().rules;
  const book = useRulebook(game);
  const theme = useDrawingTheme();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const closed = (event: SyntheticEvent): void => {
    // It may have been opened from another dialog, which is still open.
    event.stopPropagation();
    close();
  };
  const opened = book && openedAt(book, address);
  const clause = opened?.clause ?? opened?.chapter.clauses[0];
  return createPortal(
    <dialog
      ref={dialog}
      className="sheet"
      data-style="rule-dialog"
      data-testid="rule-dialog"
      aria-label={clause?.title ?? page.loading()}
      onClose={closed}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {clause ? <ClauseView game={game} clause={clause} light={theme} /> : <p className="waiting">{page.loading()}</p>}
      <form method="dialog" className="actions">
        <button type="submit" className="primary">
          {links.close()}
        </button>
        <a className="button" href={`#/rules/${game}/${clause?.id ?? ''}`} onClick={() => dialog.current?.close()}>
          {links.open()}
        </a>
      </form>
    </dialog>,
    document.body,
  );
}
