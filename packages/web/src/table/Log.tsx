import { useEffect, useRef } from 'react';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import type { LogLine } from './link.ts';

const MOST_LINES = 250;

interface LogProps {
  lines: readonly LogLine[];
  lookAt?(step: number): void;
}

/** What has happened, newest last; a line leads back to its moment. */
export function Log({ lines, lookAt }: LogProps) {
  const end = useRef<HTMLOListElement>(null);
  const shown = lines.slice(-MOST_LINES);
  const newest = shown[shown.length - 1];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll.
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [newest]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard.
    <ol className="log" ref={end} tabIndex={0} aria-label="Log of the game">
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one action may be alike, and they never move.
        <li key={`${line.step} ${index}`} className={`log-line ${line.type}`}>
          <SeatBadge seat={line.seat} size={16} />
          <span>{line.text}</span>
          {lookAt && (
            <button
              type="button"
              className="quiet look"
              onClick={() => lookAt(line.step)}
              aria-label={`Look at the table after: ${line.text}`}
            >
              ⤺
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
