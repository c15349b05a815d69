import { element, escapeText } from '../common/svg.ts';
import { SANS, SERIF, SMALLEST_TEXT } from '../common/text.ts';
import { INK } from './palette.ts';

interface Style {
  readonly size?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  readonly serif?: boolean;
}

export function write(x: number, y: number, words: string, style: Style = {}): string {
  const { size = 12, fill = INK, anchor = 'start', bold = false, serif = false } = style;
  return element(
    'text',
    {
      x,
      y,
      fill,
      'font-size': Math.max(SMALLEST_TEXT, size),
      'font-family': serif ? SERIF : SANS,
      'font-weight': bold ? 600 : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
    },
    escapeText(words),
  );
}

/** How wide a letter is on average, in parts of its size. */
const AVERAGE_LETTER = 0.46;

interface Place {
  readonly width: number;
  readonly size: number; // of letters, where they find room
  readonly scale: number; // pixels of the screen for each unit
}

/** Words around a middle: where a language needs more letters they are written smaller, as long as they can be read. */
export function fitted(x: number, y: number, words: string, { width, size, scale }: Place, style: Style = {}): string {
  const fitting = width / ([...words].length * AVERAGE_LETTER);
  return write(x, y, words, { ...style, anchor: 'middle', size: Math.min(size, Math.max(SMALLEST_TEXT / scale, fitting)) });
}

/** Breaks a sentence into lines of at most so many characters, between words. */
export function wrapped(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
