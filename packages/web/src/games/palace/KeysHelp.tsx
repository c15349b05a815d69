import { useEffect, useRef } from 'react';
import { keysOf } from './keys.ts';
import { useTexts } from './useTexts.ts';

/** Every key of the table. */
export function KeysHelp({ close }: { close(): void }) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="keys-help sheet" aria-labelledby="keys-title" onClose={close}>
      <h2 id="keys-title">{texts.keys}</h2>
      <dl>
        {keysOf(texts).map(({ keys, words }) => (
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
      <p className="small">{texts.mouseHelp}</p>
      <form method="dialog">
        <button type="submit" className="primary">
          {texts.close}
        </button>
      </form>
    </dialog>
  );
}
