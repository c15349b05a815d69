import { type KeyboardEvent, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useWords } from '../words/language.ts';
import type { LogLine } from './link.ts';
import type { Telling } from './telling.ts';

const MOST_LINES = 250;

interface LogProps {
  lines: readonly LogLine[];
  telling: Telling;
  at?: number | null; // the step that is looked back at: its lines are marked
  lookAt?(step: number): void;
  /** A line is pointed at, or none any more: the table may show what it is about. */
  onPoint?(line: LogLine | null): void;
  /** Where a line leads when it is pressed, if anywhere. */
  leadsTo?(line: LogLine): (() => void) | null;
}

/** What has happened, newest last. A line shows what it is about and leads back to its moment; the arrow keys go from line to line. */
export const Log = memo(function Log({ lines, telling, at = null, lookAt, onPoint, leadsTo }: LogProps) {
  const words = useWords().table.log;
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const shown = useMemo(() => inWords(lines.slice(-MOST_LINES), telling), [lines, telling]);
  const newest = lines[lines.length - 1];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    setCurrent(null);
  }, [newest]);
  useEnd(list);
  const keyed = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(shown.length - 1, (current ?? shown.length) + by));
    setCurrent(next);
    list.current?.querySelectorAll<HTMLElement>('.line')[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard.
    <ol className="log" ref={list} tabIndex={0} aria-label={words.label()} onKeyDown={keyed} onPointerLeave={() => onPoint?.(null)}>
      {shown.map(({ line, key, text }, index) => (
        <li
          key={key}
          className="log-line"
          data-event={line.type}
          aria-current={line.step === at ? 'step' : undefined}
          onPointerEnter={() => onPoint?.(line)}
        >
          <SeatBadge seat={line.seat} size={16} />
          <button
            type="button"
            className="line"
            tabIndex={index === (current ?? shown.length - 1) ? 0 : -1}
            onFocus={() => onPoint?.(line)}
            onBlur={() => onPoint?.(null)}
            aria-disabled={!leadsTo?.(line)}
            onClick={() => leadsTo?.(line)?.()}
          >
            {text}
          </button>
          {lookAt && (
            <button
              type="button"
              className="quiet look"
              tabIndex={index === (current ?? shown.length - 1) ? 0 : -1}
              onClick={() => lookAt(line.step)}
              aria-label={words.lookAt({ line: text })}
              title={words.lookTitle()}
            >
              ⤺
            </button>
          )}
        </li>
      ))}
    </ol>
  );
});

interface WordedLine {
  readonly line: LogLine;
  readonly key: string;
  readonly text: string;
}

/** Lines of one action may be alike, but they never move: a line is the nth of its action. Some facts are not worth a line. */
function inWords(lines: readonly LogLine[], telling: Telling): WordedLine[] {
  let nth = 0;
  return lines.flatMap((line, index) => {
    nth = line.step === lines[index - 1]?.step ? nth + 1 : 0;
    const text = telling.line(line);
    return text === null ? [] : [{ line, key: `${line.step} ${nth}`, text }];
  });
}

/** Whoever was at the end stays there when the list gets another size. */
function useEnd(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let isAtEnd = true;
    const scrolled = (): void => {
      isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 30;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    element.addEventListener('scroll', scrolled);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [list]);
}
