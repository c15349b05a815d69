import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = ['engine', 'bots', 'drawing', 'protocol', 'server', 'web', 'cli'];

/** Where sentences are no words for the people who play, with the reason. */
const EXCEPTIONS: readonly (readonly [path: RegExp, why: string])[] = [
  [/^packages\/engine\/src\/\w+\/(data\/|tiles\.ts)/, 'printed names in English, which the terms are checked against'],
  [/^packages\/\w+\/src\/bench\//, 'measurements, for developers'],
  [/^packages\/server\/src\/store\/.*(schema|migrate|postgres|sqlite)/, 'SQL'],
  [
    /^packages\/server\/src\/((doctor|backup)\/|(settings|start-failure|run|server|metrics|store\/(trouble|job-log))\.ts$)/,
    'for whoever runs the server: terminal, log and monitoring',
  ],
  [/^packages\/protocol\/src\/deal\.ts$/, 'what is hashed'],
  [/^packages\/server\/src\/http\/pages\.ts$/, 'plain pages for programmers, where no web client is built'],
];

/** A stretch of text in a source. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const SENTENCE = /\p{L}{2,}[,;:.…]?\s+(?:\p{L}|\$\{)\S*/u;
/** Texts that are the same in every language: published games and typefaces. */
const PROPER_NAMES =
  /^(?:Castles of Mad King Ludwig|Between Two Castles|The Palace of Mad King Ludwig|EB Garamond|Palatino Linotype|Source Sans 3|Segoe UI|Helvetica Neue)$/;
/** Options as they are typed. */
const TYPED = /^\s*--/;
/**
 * Lines whose texts no player reads: errors of programs, logs, documents for programmers, styles, attributes of drawings, queries, and keys: seeds of chance, what is remembered, variants of
 * choices, ids of elements.
 */
const UNREAD =
  /\b(?:inBackground|logFailure)\(|\b(?:summary|description|authorization):|HTTP\/1|Content-Type|[45]\d\d [A-Z]|\.(?:close|closest|matches)\(|<(?:svg|defs)|\bseed\b|rngFrom\(|splitmix32:|chanceFor\(|remember\(|variant:|aria-labelledby|new (?:Error|TypeError|RangeError)\(|className|class:|\.css|transform|viewBox|font|stroke|fill=|href|querySelector|locator|matchMedia|\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|PRAGMA|BEGIN|FROM|WHERE)\b|\.(?:debug|info|warn|error|fatal)\(/;

/** Texts that look like words for people, outside of catalogues. */
export function sentencesIn(file: string, source: string): Finding[] {
  const code = withoutComments(source);
  const found: Finding[] = [];
  const note = (index: number, text: string, shown = false): void => {
    const line = code.slice(0, index).split('\n').length;
    const words = bare(text);
    if (PROPER_NAMES.test(text) || TYPED.test(text)) return;
    if (SENTENCE.test(words) && (shown || !UNREAD.test(code.split('\n')[line - 1]))) found.push({ file, line, text: text.trim() });
  };
  for (const match of code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)) note(match.index, match[1] ?? match[2] ?? '');
  if (file.endsWith('.tsx')) {
    for (const match of code.matchAll(/>([^<>{}=;()]*\p{L}{2,}[^<>{}=;()]*)</gu)) note(match.index + 1, match[1], true);
    for (const match of code.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]+)"/g)) note(match.index, match[1], true);
  }
  return found;
}

/** Without what is put in, and without markup: what is left would be read. */
function bare(text: string): string {
  let words = text;
  for (let before = ''; before !== words; ) {
    before = words;
    words = words.replace(/\$\{[^{}]+\}/g, '\u0024{}').replace(/\{\s*(?:[\w-]+:[^{}]*)\}/g, '');
  }
  return words.replace(/<style>[\s\S]*<\/style>|<[^<>]*>/g, '');
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
