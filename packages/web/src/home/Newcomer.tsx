import { useEffect, useRef } from 'react';
import { rememberAnswer } from '../companion/memory.ts';
import type { GameCard } from '../games/screen.ts';
import { parseRoute } from '../shell/route.ts';
import { useLanguage } from '../words/language.ts';

interface NewcomerProps {
  card: GameCard;
  play(isNew: boolean): void;
  close(): void;
}

const LESSONS = '#/learn';

/** Asked once, before somebody's first game: whether to bring the companion along. */
export default function Newcomer({ card, play, close }: NewcomerProps) {
  const language = useLanguage();
  const { newcomer } = language.words.companion;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const answer = (isNew: boolean): void => {
    rememberAnswer(card.id, isNew);
    dialog.current?.close();
    play(isNew);
  };
  return (
    <dialog ref={dialog} className="confirm-dialog sheet" aria-labelledby="newcomer-title" onClose={close} data-testid="newcomer">
      <h2 id="newcomer-title">{newcomer.title({ game: card.name(language) })}</h2>
      <p>{newcomer.help()}</p>
      <p className="actions">
        <button type="button" className="primary" onClick={() => answer(true)}>
          {newcomer.yes()}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {newcomer.no()}
        </button>
        {parseRoute(LESSONS).page !== 'lost' && (
          <a className="button" href={LESSONS} onClick={() => rememberAnswer(card.id, true)}>
            {newcomer.lesson()}
          </a>
        )}
      </p>
      <form method="dialog">
        <button type="submit" className="quiet">
          {newcomer.back()}
        </button>
      </form>
    </dialog>
  );
}
