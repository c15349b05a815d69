import './help.css';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/language.ts';

/** Which part of the help is opened first. */
export type HelpPart = 'signs' | 'keys';

export interface KeyRow {
  readonly keys: readonly string[];
  readonly words: string; // what they do
}

interface KeysHelpProps {
  title: string;
  rows: readonly KeyRow[];
  mouse: string; // the same by mouse
  closeLabel: string;
  Legend: ComponentType;
  first: HelpPart;
  close(): void;
}

/** What the signs of a picture table mean, and what its keys do. */
export function KeysHelp({ title, rows, mouse, closeLabel, Legend, first, close }: KeysHelpProps) {
  const { help } = useWords().table;
  const [part, setPart] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      data-style="help"
      className={`keys-help sheet ${part === 'signs' ? 'with-signs' : ''}`}
      aria-labelledby="keys-title"
      onClose={close}
    >
      <header className="help-head">
        <h2 id="keys-title">{part === 'signs' ? help.open() : title}</h2>
        <form method="dialog">
          <button type="submit" className="quiet">
            {closeLabel}
          </button>
        </form>
      </header>
      <p className="help-parts">
        <button type="button" aria-pressed={part === 'signs'} onClick={() => setPart('signs')}>
          {help.signs()}
        </button>
        <button type="button" aria-pressed={part === 'keys'} onClick={() => setPart('keys')}>
          {title}
        </button>
      </p>
      {part === 'signs' ? (
        <Suspense fallback={null}>
          <Legend />
        </Suspense>
      ) : (
        <Keys rows={[...rows, { keys: ['I', '⇧I'], words: help.key() }]} mouse={mouse} />
      )}
    </dialog>
  );
}

function Keys({ rows, mouse }: Pick<KeysHelpProps, 'rows' | 'mouse'>) {
  return (
    <>
      <dl className="keys-list">
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
    </>
  );
}
