import type { Pattern, Placeholder, Who } from '@luftschloss/words';
import { languageFrom } from '../../packages/words/src/language.ts';
import type { Kind } from './compile-message.ts';
import type { ReadLanguage, Source } from './read-language.ts';

type Values = { readonly [parameter: string]: unknown };

const NUMBERS = [3, 1, 2, 5, 0, 11, 12, 21, 22, 1000];
const LOSSES = [-1, -2];
const PEOPLE: readonly Who[] = [
  { name: 'Eduard', seat: 0, reader: true },
  { name: 'Ada', seat: 1, reader: false },
  { name: 'Ben', seat: 2, reader: false },
];
const ELSEWHERE = '‹…›';
const MOST = 24;

/** Every message of a language with example values for each of its variants: to be read through by somebody who speaks it. */
export function sentenceList(language: ReadLanguage): string {
  const examples = examplesOf(language);
  const lines: string[] = [];
  let part = '';
  for (const source of language.sources.values()) {
    if (source.part !== part) lines.push('', `== ${source.part} ==`);
    part = source.part;
    lines.push(`${source.path}${source.remark ? `   (${source.remark})` : ''}`);
    for (const sentence of examples(source)) lines.push(`    ${sentence}`);
  }
  lines.push('', '== terms ==');
  for (const [table, rows] of Object.entries(language.catalogue.terms)) {
    lines.push(table);
    for (const [id, term] of Object.entries(rows))
      lines.push(
        `    ${id}: ${
          typeof term === 'string'
            ? term
            : Object.entries(term)
                .map(([form, text]) => `${form && `${form} `}${text}`)
                .join(' | ')
        }`,
      );
  }
  return lines.join('\n');
}

function examplesOf(language: ReadLanguage): (source: Source) => readonly string[] {
  const { sources, catalogue } = language;
  const { words } = languageFrom(catalogue) as unknown as { words: { [part: string]: { [name: string]: unknown } } };
  const sayer = ({ part, section, key }: Source): ((values: Values) => string) => {
    const table = section === null ? words[part] : (words[part][section] as { [name: string]: unknown });
    return table[key] as (values: Values) => string;
  };

  function valuesFor(source: Source, parameter: string, kind: Kind, depth: number): readonly unknown[] {
    if (kind === 'who') return parameter === 'who' ? [PEOPLE[0], PEOPLE[1]] : [PEOPLE[2], PEOPLE[0]];
    if (kind === 'who[]') return [[PEOPLE[1]], [PEOPLE[1], PEOPLE[2]]];
    if (kind === 'number')
      return placeholdersOf(source).some(([of, name]) => of === 'sign' && name === parameter) ? [...NUMBERS, ...LOSSES] : NUMBERS;
    if (kind === 'date') return [Date.UTC(2026, 4, 1, 18)];
    if (kind === 'number[]') return [...none(source), [100], [100, 350]];
    if (kind === 'said') return insideOf(source, parameter, depth);
    if (kind === 'said[]') return [insideOf(source, parameter, depth).slice(0, 2)];
    const terms = termsFor(source, parameter);
    if (kind === 'term' || kind === 'string') return terms.length > 0 ? terms : keysOf(source, parameter);
    const items = terms.length > 0 ? terms : [`‹${parameter}›`, ELSEWHERE];
    return [...none(source), items.slice(-1), items.slice(0, 3)];
  }

  /** Messages of the section that is called like the parameter: `$reason` is one of `reasons`. */
  function insideOf(source: Source, parameter: string, depth: number): readonly string[] {
    const sections = [parameter, `${parameter}s`, parameter === 'where' ? 'places' : '', parameter === 'where' ? 'cells' : ''];
    const inside = [...sources.values()].filter(
      ({ part, section }) => part === source.part && section !== null && sections.includes(section),
    );
    if (inside.length === 0 || depth > 1) return [ELSEWHERE];
    return inside.slice(0, 2).map((other) => sentences(other, depth + 1)[0] ?? ELSEWHERE);
  }

  /** One term of each gender, and those that variants name. */
  function termsFor(source: Source, parameter: string): readonly string[] {
    const table = tableOf(source, parameter);
    if (table === null) return [];
    const rows = catalogue.terms[table];
    const byGender = Map.groupBy(Object.keys(rows), (id) => {
      const term = rows[id];
      return typeof term === 'string' ? '' : `${term['gender']} ${Object.keys(term).length > 2}`;
    });
    const named = keysOf(source, parameter).filter((key) => Object.hasOwn(rows, key));
    return [...new Set([...[...byGender.values()].map((ids) => ids[ids.length >> 1]), ...named])];
  }

  function sentences(source: Source, depth = 0): readonly string[] {
    const say = sayer(source);
    const deciding = new Set(selectorsOf(source));
    let all: readonly Values[] = [{}];
    const others: [parameter: string, values: readonly unknown[]][] = [];
    for (const [parameter, kind] of source.params) {
      const values = valuesFor(source, parameter, kind, depth);
      if (deciding.has(parameter)) all = crossed(all, parameter, values);
      else others.push([parameter, values]);
    }
    return [...differing(source, filled(all, others), say).values()].slice(0, MOST);
  }

  return (source) => sentences(source);
}

function crossed(all: readonly Values[], parameter: string, values: readonly unknown[]): readonly Values[] {
  return all.flatMap((known) => values.map((value) => ({ ...known, [parameter]: value })));
}

/** Parameters that decide nothing show all their examples once, and one more with each of the other variants. */
function filled(all: readonly Values[], others: readonly (readonly [string, readonly unknown[]])[]): readonly Values[] {
  const most = Math.max(1, ...others.map(([, values]) => values.length));
  const at = (index: number): Values => Object.fromEntries(others.map(([name, values]) => [name, values[index % values.length]]));
  return all.flatMap((known, variant) =>
    variant === 0 ? Array.from({ length: most }, (_, index) => ({ ...known, ...at(index) })) : [{ ...known, ...at(variant) }],
  );
}

/** Sentences that differ in more than their numbers. */
function differing(source: Source, all: readonly Values[], say: (values: Values) => string): Map<string, string> {
  const found = new Map<string, string>();
  const numbers = [...source.params].filter(([, kind]) => kind === 'number').map(([name]) => name);
  for (const values of all) {
    const sentence = say(values);
    const shape = numbers.length === 0 ? sentence : sentence.replace(/[\d.,\u00a0\u202f]+/g, '#');
    if (!found.has(shape)) found.set(shape, sentence);
  }
  return found;
}

function placeholdersOf({ message }: Source): readonly Placeholder[] {
  const inPattern = (pattern: string | Pattern): readonly Placeholder[] =>
    typeof pattern === 'string' ? [] : pattern.filter((piece) => typeof piece !== 'string');
  if (typeof message === 'string' || !('by' in message)) return inPattern(message);
  return [...message.by, ...message.variants.flatMap(([, pattern]) => inPattern(pattern))];
}

function selectorsOf({ message }: Source): readonly string[] {
  if (typeof message === 'string' || !('by' in message)) return [];
  return message.by.map(([, parameter = '']) => parameter);
}

function tableOf(source: Source, parameter: string): string | null {
  for (const [of, name, options] of placeholdersOf(source)) {
    const table = of === 'list' ? (options?.['of'] ?? '') : of;
    if (name === parameter && table.includes('.')) return table;
  }
  return null;
}

/** The empty list, where a message speaks of it. */
function none({ message }: Source): readonly (readonly unknown[])[] {
  return typeof message !== 'string' && 'by' in message && message.variants.some(([keys]) => keys.includes('0')) ? [[]] : [];
}

function keysOf({ message }: Source, parameter: string): readonly string[] {
  if (typeof message === 'string' || !('by' in message)) return [`‹${parameter}›`];
  const index = message.by.findIndex(([, name]) => name === parameter);
  if (index < 0) return [`‹${parameter}›`];
  const keys = message.variants.map(([variant]) => variant[index]);
  return [...new Set(keys.map((key) => (key === '*' ? `‹${parameter}›` : key)))];
}
