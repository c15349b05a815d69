import { useEffect, useRef } from 'react';
import { type Speech, useSpeech } from './speech.ts';

function keysOf({ words: { keys } }: Speech): readonly { readonly keys: readonly string[]; readonly words: string }[] {
  return [
    { keys: ['1', '…', '9'], words: keys.take() },
    { keys: ['←', '↑', '→', '↓'], words: keys.move() },
    { keys: ['N', '⇧N'], words: keys.next() },
    { keys: ['O'], words: keys.other() },
    { keys: ['⏎'], words: keys.confirm() },
    { keys: ['Esc'], words: keys.putBack() },
    { keys: ['Y', 'X'], words: keys.answer() },
    { keys: ['+', '−', '0'], words: keys.look() },
    { keys: ['?'], words: keys.help() },
  ];
}

/** Every key of the table. */
export function KeysHelp({ close }: { close(): void }) {
  const say = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="keys-help sheet" aria-labelledby="keys-title" onClose={close}>
      <h2 id="keys-title">{say.words.keys.title()}</h2>
      <dl>
        {keysOf(say).map(({ keys, words }) => (
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
      <p className="small">{say.words.keys.byMouse()}</p>
      <form method="dialog">
        <button type="submit" className="primary">
          {say.words.keys.close()}
        </button>
      </form>
    </dialog>
  );
}
