import { textWidth } from './layout.ts';

/** Between words, and where a language allows it inside of one, in the form `breaks` of a name: `Empfangs|saal`. Nowhere else. */
const BREAK = /[ |-]/g;

/** A name in two lines of about the same length, or `null` for one that cannot be broken. */
export function inTwoLines(name: string): readonly [string, string] | null {
  let best: readonly [string, string] | null = null;
  for (const { 0: sign, index } of name.matchAll(BREAK)) {
    const first = unbroken(name.slice(0, index)) + (sign === ' ' ? '' : '-');
    const lines = [first, unbroken(name.slice(index + 1))] as const;
    if (!best || longest(lines) < longest(best)) best = lines;
  }
  return best;
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(textWidth));
}

function unbroken(part: string): string {
  return part.replaceAll('|', '');
}
