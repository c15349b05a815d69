import { CHAT_LENGTH } from '@luftschloss/protocol';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../words/language.ts';
import type { ChatLine, SeatAtTable } from './link.ts';
import { markSeen } from './unread.ts';
import type { TableControls } from './useTable.ts';
import { useTelling } from './useTelling.ts';

/** Talk at the table; at a table of one device these are notes. */
export function Chat({ controls: { table, say, readEarlier } }: { controls: TableControls }) {
  const { chat } = useWords().table;
  const telling = useTelling(table);
  const local = table.connection === 'local';
  if (!local && table.viewer === null && table.chat.length === 0) return null;
  return (
    <Talk
      id={table.id}
      lines={table.chat}
      seats={table.seats}
      read={telling.chat}
      say={local || table.viewer !== null ? say : null}
      earlier={table.earlierChat ? readEarlier : null}
      prompt={local ? chat.note() : chat.say()}
    />
  );
}

interface TalkProps {
  id: string; // of the table
  lines: readonly ChatLine[];
  seats: readonly Pick<SeatAtTable, 'name'>[];
  read?(line: string): string; // what stands for codes
  say: ((text: string) => void) | null; // onlookers only listen
  earlier?: (() => void) | null; // fetches what was said before
  prompt: string;
}

const AS_WRITTEN = (line: string): string => line;

export function Talk({ id, lines, seats, read = AS_WRITTEN, say, earlier = null, prompt }: TalkProps) {
  const { chat } = useWords().table;
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const last = lines.at(-1)?.number ?? 0;
  useNewest(list, last);
  useSeen(list, id, last);
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard.
        <ul ref={list} tabIndex={0} aria-label={chat.lines()} aria-live="polite">
          {earlier && (
            <li>
              <button type="button" className="quiet" onClick={earlier}>
                {chat.earlier()}
              </button>
            </li>
          )}
          {lines.map(({ number, seat, text: said }) => (
            <li key={number} dir="auto">
              <b>
                <bdi>{(seat === null ? null : seats[seat]?.name) ?? chat.onlooker()}</bdi>
              </b>{' '}
              {read(said)}
            </li>
          ))}
        </ul>
      )}
      {say && (
        <label>
          <span className="visually-hidden">{prompt}</span>
          <input value={text} maxLength={CHAT_LENGTH} placeholder={prompt} onChange={({ target }) => setText(target.value)} />
        </label>
      )}
    </form>
  );
}

/** Whoever reads at the end stays there; whoever has scrolled up is left in peace. */
function useNewest(list: RefObject<HTMLUListElement | null>, last: number): void {
  const atEnd = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (!element || last === 0) return;
    const scrolled = (): void => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 30;
    };
    element.addEventListener('scroll', scrolled);
    return () => element.removeEventListener('scroll', scrolled);
  }, [list, last]);
  useLayoutEffect(() => {
    if (list.current && last > 0 && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [list, last]);
}

/** A line counts as read when its list is on the screen of a page that somebody looks at. */
function useSeen(list: RefObject<HTMLUListElement | null>, table: string, last: number): void {
  useEffect(() => {
    const element = list.current;
    if (!element || last === 0) return;
    let inSight = false;
    const look = (): void => {
      if (inSight && document.visibilityState === 'visible') markSeen(table, last);
    };
    const observer = new IntersectionObserver((entries) => {
      inSight = entries.some(({ isIntersecting }) => isIntersecting);
      if (inSight && element.scrollTop === 0) element.scrollTop = element.scrollHeight;
      look();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [list, table, last]);
}
