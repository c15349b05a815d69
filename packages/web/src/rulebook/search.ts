import type { Chapter, Clause } from './rulebook.ts';

export interface Found {
  readonly chapter: Chapter;
  readonly clause: Clause;
  /** The text around the first word that was found, in three parts: before it, itself, after it. */
  readonly excerpt: readonly [before: string, hit: string, after: string];
}

const AROUND = 60;
const LEFT_OUT = '…';

/** Letters as they are compared: small, without accents. Each stays one letter, so that places in the text stay the same. */
function plainLetters(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD')[0].toLowerCase()[0] ?? letter).join('');
}

/** Clauses that have all the words, those first that have them in their title. */
export function searchRules(chapters: readonly Chapter[], wanted: string): Found[] {
  const words = plainLetters(wanted)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) return [];
  const found = chapters.flatMap((chapter) =>
    chapter.clauses.flatMap((clause) => {
      const text = textOf(clause);
      const letters = plainLetters(text);
      const title = plainLetters(clause.title);
      if (!words.every((word) => letters.includes(word) || title.includes(word))) return [];
      const rank = words.filter((word) => title.includes(word)).length;
      return [{ chapter, clause, excerpt: excerptOf(text, letters, words), rank }];
    }),
  );
  return found.sort((a, b) => b.rank - a.rank).map(({ rank: _, ...each }) => each);
}

function textOf({ text, items }: Clause): string {
  return [text, ...items.map((item) => `${item.name}: ${item.text}`)].join(' ');
}

function excerptOf(text: string, letters: string, words: readonly string[]): Found['excerpt'] {
  const signs = [...text];
  const hit = words.map((word) => ({ word, at: letters.indexOf(word) })).find(({ at }) => at >= 0);
  if (!hit) return [signs.slice(0, 2 * AROUND).join('') + (signs.length > 2 * AROUND ? LEFT_OUT : ''), '', ''];
  const end = hit.at + hit.word.length;
  const from = wordStart(signs, Math.max(0, hit.at - AROUND));
  const to = wordEnd(signs, Math.min(signs.length, end + AROUND));
  const part = (start: number, stop: number): string => signs.slice(start, stop).join('');
  const before = (from > 0 ? LEFT_OUT : '') + part(from, hit.at);
  return [before, part(hit.at, end), part(end, to) + (to < signs.length ? LEFT_OUT : '')];
}

function wordStart(signs: readonly string[], at: number): number {
  let start = at;
  while (start > 0 && signs[start - 1] !== ' ') start--;
  return start;
}

function wordEnd(signs: readonly string[], at: number): number {
  let end = at;
  while (end < signs.length && signs[end] !== ' ') end++;
  return end;
}
