import { castleName } from '@luftschloss/engine/between';
import { CHAT_LENGTH } from '@luftschloss/protocol';
import { useState } from 'react';
import type { ChatLine } from '../../table/link.ts';
import { texts } from './table-texts.ts';

interface TalkProps {
  castle: number;
  partnerName: string;
  chat: readonly ChatLine[];
  say(text: string): void;
}

/** Talk about one castle, beside the tiles of the partner who builds it: quick phrases, one line to write, and what was said last. */
export function Talk({ castle, partnerName, chat, say }: TalkProps) {
  const [typed, setTyped] = useState('');
  const about = castleName(castle);
  const prefix = texts.aboutCastle(about, '');
  const last = chat.findLast(({ text }) => text.startsWith(prefix));
  const speak = (words: string): void => say(texts.aboutCastle(about, words));
  return (
    <div className="talk">
      {last && (
        <p className="said" aria-live="polite">
          <b>
            <bdi>{last.from}</bdi>
          </b>{' '}
          {last.text.slice(prefix.length)}
        </p>
      )}
      <p className="phrases">
        {texts.phrases().map((phrase) => (
          <button key={phrase} type="button" className="quiet" onClick={() => speak(phrase)}>
            {phrase}
          </button>
        ))}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') speak(typed.trim());
          setTyped('');
        }}
      >
        <input
          value={typed}
          maxLength={CHAT_LENGTH - prefix.length}
          aria-label={texts.sayTo(partnerName)}
          placeholder={texts.sayTo(partnerName)}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </div>
  );
}
