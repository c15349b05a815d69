import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useWords } from '../words/language.ts';

interface ConfirmProps {
  label: string;
  name?: string; // where the label alone does not say which one
  className?: string;
  title: string;
  children: ReactNode; // what will happen, to whom
  yes: string;
  no?: string;
  onYes(): void;
}

/** A button for what cannot be taken back: it says what will happen and asks first. */
export function Confirm({ label, name, className, title, children, yes, no, onYes }: ConfirmProps) {
  const { confirm } = useWords().shell;
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const ask = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const closed = (event: SyntheticEvent): void => {
    // It may stand in another dialog, which is still open.
    event.stopPropagation();
    setOpen(false);
  };
  const answer = (agreed: boolean): void => {
    dialog.current?.close();
    if (agreed) onYes();
  };
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" aria-label={name} onClick={ask}>
        {label}
      </button>
      <dialog ref={dialog} className="confirm-dialog sheet" aria-label={title} onClose={closed}>
        {open && (
          <>
            <h2>{title}</h2>
            <div>{children}</div>
            <p className="actions">
              <button type="button" className="primary" onClick={() => answer(true)}>
                {yes}
              </button>
              <button type="button" onClick={() => answer(false)}>
                {no ?? confirm.stay()}
              </button>
            </p>
          </>
        )}
      </dialog>
    </>
  );
}
