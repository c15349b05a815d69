import { useState } from 'react';
import type { ChatLine } from './link.ts';
import type { TableControls } from './useTable.ts';

/** Talk at the table; at a table of one device these are notes. */
export function Chat({ controls: { table, say } }: { controls: TableControls }) {
  const local = table.connection === 'local';
  if (!local && table.viewer === null && table.chat.length === 0) return null;
  return (
    <Talk
      lines={table.chat}
      say={local || table.viewer !== null ? say : null}
      prompt={local ? 'A note for this sitting' : 'Say something'}
    />
  );
}

interface TalkProps {
  lines: readonly ChatLine[];
  say: ((text: string) => void) | null; // onlookers only listen
  prompt: string;
}

export function Talk({ lines, say, prompt }: TalkProps) {
  const [text, setText] = useState('');
  return (
    <form
      className="chat"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') say?.(text.trim());
        setText('');
      }}
    >
      {lines.length > 0 && (
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
            <li key={index}>
              <b>{line.from}</b> {line.text}
            </li>
          ))}
        </ul>
      )}
      {say && (
        <label>
          <span className="visually-hidden">{prompt}</span>
          <input value={text} maxLength={300} placeholder={prompt} onChange={({ target }) => setText(target.value)} />
        </label>
      )}
    </form>
  );
}
