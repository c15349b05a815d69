import { useEffect, useRef } from 'react';
import { useLanguage } from '../words/language.ts';

interface MoveHereProps {
  tile: string;
  owner: string; // who has it now
  move(): void;
  close(): void;
}

/** A tile that is there once lies elsewhere: whoever wants it here is asked first. */
export function MoveHere({ tile, owner, move, close }: MoveHereProps) {
  const { scorer, shell } = useLanguage().words;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="confirm-dialog sheet" aria-label={scorer.move.title({ tile })} onClose={close}>
      <h2>{scorer.move.title({ tile })}</h2>
      <p>{scorer.move.text({ owner })}</p>
      <p className="actions">
        <button type="button" className="primary" onClick={move}>
          {scorer.move.yes()}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {shell.confirm.stay()}
        </button>
      </p>
    </dialog>
  );
}
