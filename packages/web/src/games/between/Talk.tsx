import type { Seat } from '@luftschloss/engine/kernel';
import { CHAT_LENGTH } from '@luftschloss/protocol';
import { useState } from 'react';
import type { ChatLine } from '../../table/link.ts';
import { useSpeech } from './useSpeech.ts';

interface TalkProps {
  castle: number;
  names: readonly string[]; // by seat
  partner: Seat;
  chat: readonly ChatLine[];
  speak(text: string): void;
}

/** What is said about a castle begins with its name, so that it can be found again. */
function aboutCastle(castle: string, said: string): string {
  return `${castle}: ${said}`;
}

/** Talk about one castle, beside the tiles of the partner who builds it: quick phrases, one line to write, and what was said last. */
export function Talk({ castle, names, partner, chat, speak: tell }: TalkProps) {
  const say = useSpeech();
  const [typed, setTyped] = useState('');
  const phrases = say.words.suggestions;
  const about = say.castle(castle);
  const prefix = aboutCastle(about, '');
  const last = chat.findLast(({ text }) => text.startsWith(prefix));
  const speak = (words: string): void => tell(aboutCastle(about, words));
  return (
    <div className="talk">
      {last && (
        <p className="said" aria-live="polite">
          <b>
            <bdi>{last.seat === null ? null : names[last.seat]}</bdi>
          </b>{' '}
          {last.text.slice(prefix.length)}
        </p>
      )}
      <p className="phrases">
        {[phrases.good(), phrases.ratherNot(), phrases.youFirst()].map((phrase) => (
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
          aria-label={say.words.suggestions.sayTo({ name: names[partner] })}
          placeholder={say.words.suggestions.sayTo({ name: names[partner] })}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </div>
  );
}
