import { useState } from 'react';
import type { TableControls } from './useTable.ts';

/** Talk at the table; at a table of one device these are notes. */
export function Chat({ controls: { table, say } }: { controls: TableControls }) {
  const [text, setText] = useState('');
  const local = table.connection === 'local';
  return (
    <form
      className="chat"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') say(text.trim());
        setText('');
      }}
    >
      {table.chat.length > 0 && (
        <ul>
          {table.chat.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
            <li key={index}>
              <b>{line.from}</b> {line.text}
            </li>
          ))}
        </ul>
      )}
      <label>
        <span className="visually-hidden">{local ? 'A note' : 'Say something'}</span>
        <input
          value={text}
          maxLength={300}
          placeholder={local ? 'A note for this sitting' : 'Say something'}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
    </form>
  );
}
