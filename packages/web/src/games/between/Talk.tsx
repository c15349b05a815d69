import type { Seat } from '@luftschloss/engine/kernel';
import { CHAT_LENGTH } from '@luftschloss/protocol';
import { BETWEEN_PHRASES, betweenPhraseLine, betweenTalk, betweenTalkLine } from '@luftschloss/words';
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

/** Talk about one castle, beside the tiles of the partner who builds it: quick phrases, one line to write, and what was said last. */
export function Talk({ castle, names, partner, chat, speak }: TalkProps) {
  const say = useSpeech();
  const [typed, setTyped] = useState('');
  const last = chat.findLast(({ text }) => betweenTalk(text)?.castle === castle);
  return (
    <div className="talk">
      {last && (
        <p className="said" aria-live="polite">
          <b>
            <bdi>{last.seat === null ? null : names[last.seat]}</bdi>
          </b>{' '}
          {say.talk(last.text)}
        </p>
      )}
      <p className="phrases">
        {BETWEEN_PHRASES.map((phrase) => (
          <button key={phrase} type="button" className="quiet" onClick={() => speak(betweenPhraseLine(castle, phrase))}>
            {say.talk(betweenPhraseLine(castle, phrase))}
          </button>
        ))}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') speak(betweenTalkLine(castle, typed.trim()));
          setTyped('');
        }}
      >
        <input
          value={typed}
          maxLength={CHAT_LENGTH - betweenTalkLine(castle, '').length}
          aria-label={say.words.suggestions.sayTo({ name: names[partner] })}
          placeholder={say.words.suggestions.sayTo({ name: names[partner] })}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </div>
  );
}
