import { useEffect, useRef } from 'react';

export interface KeyRow {
  readonly keys: readonly string[];
  readonly words: string; // what they do
}

interface KeysHelpProps {
  title: string;
  rows: readonly KeyRow[];
  mouse: string; // the same by mouse
  closeLabel: string;
  close(): void;
}

/** Every key of a picture table. */
export function KeysHelp({ title, rows, mouse, closeLabel, close }: KeysHelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="keys-help sheet" aria-labelledby="keys-title" onClose={close}>
      <h2 id="keys-title">{title}</h2>
      <dl>
        {rows.map(({ keys, words }) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{mouse}</p>
      <form method="dialog">
        <button type="submit" className="primary">
          {closeLabel}
        </button>
      </form>
    </dialog>
  );
}
