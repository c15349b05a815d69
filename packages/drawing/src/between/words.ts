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
