import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Catalogue, Grammar, Message, MessageTable, TermTable } from '@luftschloss/words';
import { type Entry, readCatalogue } from './catalogue-file.ts';
import { type Compiled, compileMessage } from './compile-message.ts';
import { compileTerms } from './compile-terms.ts';
import type { Complaints } from './complaints.ts';

/** One message as the catalogue has it. */
export interface Source extends Entry, Compiled {
  readonly part: string;
  readonly path: string; // part, section and key
}

export interface ReadLanguage {
  readonly catalogue: Catalogue;
  readonly sources: ReadonlyMap<string, Source>;
}

export function readLanguage(folder: string, complaints: Complaints): ReadLanguage {
  const language = basename(folder);
  const files = readdirSync(folder).sort();
  const named = (ending: string) => files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
  const terms: { [table: string]: TermTable } = {};
  for (const part of named('.terms')) {
    const tables = compileTerms(readFileSync(join(folder, `${part}.terms`), 'utf8'), `${language}/${part}.terms`, complaints);
    for (const [table, rows] of Object.entries(tables)) terms[`${part}.${table}`] = rows;
  }
  const sources = new Map<string, Source>();
  const messages: { [part: string]: MessageTable } = {};
  for (const part of named('.mf2')) {
    const findTable = (name: string): string | null =>
      [`${part}.${name}`, `${part.split('-')[0]}.${name}`, `common.${name}`, name].find((table) => Object.hasOwn(terms, table)) ?? null;
    const read = readPart(readFileSync(join(folder, `${part}.mf2`), 'utf8'), {
      part,
      file: `${language}/${part}.mf2`,
      findTable,
      complaints,
    });
    for (const source of read) sources.set(source.path, source);
    messages[part] = tableOf(read);
  }
  const grammar = JSON.parse(readFileSync(join(folder, 'grammar.json'), 'utf8')) as Grammar;
  return { catalogue: { language, grammar, terms, messages }, sources };
}

interface PartFile {
  readonly part: string;
  readonly file: string;
  findTable(name: string): string | null;
  readonly complaints: Complaints;
}

function readPart(text: string, { part, file, findTable, complaints }: PartFile): Source[] {
  const { entries, problems } = readCatalogue(text);
  complaints.add(file, problems);
  return entries.flatMap((entry) => {
    try {
      const path = [part, entry.section, entry.key].filter((name) => name !== null).join('.');
      return [{ ...entry, ...compileMessage(entry.text, findTable), part, path }];
    } catch (error) {
      complaints.add(file, [`line ${entry.line}: ${entry.key}: ${error instanceof Error ? error.message : error}`]);
      return [];
    }
  });
}

function tableOf(sources: readonly Source[]): MessageTable {
  const table: { [name: string]: Message | { [name: string]: Message } } = {};
  for (const { section, key, message } of sources) {
    if (section === null) table[key] = message;
    else {
      table[section] ??= {};
      (table[section] as { [name: string]: Message })[key] = message;
    }
  }
  return table;
}
