import { useEffect, useRef } from 'react';
import { useWords } from '../../words/language.ts';
import { KEYS } from './keys.ts';

/** Every key of the table. */
export function KeysHelp({ close }: { close(): void }) {
  const say = useWords()['castles-table'];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="keys-help sheet" aria-labelledby="keys-title" onClose={close}>
      <h2 id="keys-title">{say.keys.title()}</h2>
      <dl>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say.keys[does]()}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{say.keys.mouse()}</p>
      <form method="dialog">
        <button type="submit" className="primary">
          {say.close()}
        </button>
      </form>
    </dialog>
  );
}
