import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = ['engine', 'bots', 'drawing', 'protocol', 'server', 'web', 'cli'];

/** Where sentences are no words for the people who play, with the reason. */
const EXCEPTIONS: readonly (readonly [path: RegExp, why: string])[] = [
  [/^packages\/engine\/src\/\w+\/(data\/|tiles\.ts|specialty\.ts)/, 'printed names in English, which the terms are checked against'],
  [/^packages\/engine\/src\/kernel\/schema\.ts$/, 'what is wrong with data, for whoever wrote the program that sent it'],
  [/^packages\/\w+\/src\/bench\//, 'measurements, for developers'],
  [/^packages\/server\/src\/store\/.*(schema|migrate|postgres|sqlite)/, 'SQL'],
];

/** A stretch of text in a source. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const SENTENCE = /\p{L}{2,}[,;:.…]?\s+(?:\p{L}|\$\{)\S*/u;
/** Lines whose texts nobody reads: errors of programs, styles, attributes of drawings, queries. */
const UNREAD =
  /new (?:Error|TypeError|RangeError)\(|className|class:|\.css|transform|viewBox|font|stroke|fill=|href|querySelector|locator|matchMedia|\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|PRAGMA|BEGIN|FROM|WHERE)\b|\.(?:debug|info|warn|error|fatal)\(/;

/** Texts that look like words for people, outside of catalogues. */
export function sentencesIn(file: string, source: string): Finding[] {
  const code = withoutComments(source);
  const found: Finding[] = [];
  const note = (index: number, text: string, shown = false): void => {
    const line = code.slice(0, index).split('\n').length;
    if (SENTENCE.test(text) && (shown || !UNREAD.test(code.split('\n')[line - 1]))) found.push({ file, line, text: text.trim() });
  };
  for (const match of code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)) note(match.index, match[1] ?? match[2] ?? '');
  if (file.endsWith('.tsx')) {
    for (const match of code.matchAll(/>([^<>{}=;()]*\p{L}{2,}[^<>{}=;()]*)</gu)) note(match.index + 1, match[1], true);
    for (const match of code.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]+)"/g)) note(match.index, match[1], true);
  }
  return found;
}

/** Comments become blanks of the same length, so that lines stay where they are. */
function withoutComments(source: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  return source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g, blank);
}

export function allSentences(): Finding[] {
  return PACKAGES.flatMap((name) => {
    const folder = join(ROOT, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .flatMap((entry) => {
        const path = join(entry.parentPath, entry.name);
        const file = relative(ROOT, path);
        return EXCEPTIONS.some(([exception]) => exception.test(file)) ? [] : sentencesIn(file, readFileSync(path, 'utf8'));
      });
  });
}
