import { useEffect, useRef } from 'react';
import { texts } from './table-texts.ts';

/** Every key of the table. */
export function KeysHelp({ close }: { close(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="keys-help sheet" aria-labelledby="keys-title" onClose={close}>
      <h2 id="keys-title">{texts.keys()}</h2>
      <dl>
        {texts.keyWords().map(({ keys, words }) => (
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
      <p className="small">{texts.keysByMouse()}</p>
      <form method="dialog">
        <button type="submit" className="primary">
          {texts.close()}
        </button>
      </form>
    </dialog>
  );
}
