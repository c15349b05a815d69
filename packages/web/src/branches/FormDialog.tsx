import './play-on.css';
import { type ReactNode, type RefObject, type SyntheticEvent, useId } from 'react';

interface FormDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  closed(): void;
  children: ReactNode;
}

/** Asks who plays before a table is set up from another one. */
export function FormDialog({ dialog, title, closed, children }: FormDialogProps) {
  const id = useId();
  const close = (event: SyntheticEvent): void => {
    event.stopPropagation();
    closed();
  };
  return (
    <dialog ref={dialog} className="sheet" data-style="play-on" aria-labelledby={id} onClose={close}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
