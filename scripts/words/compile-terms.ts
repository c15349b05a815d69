import type { Term, TermTable } from '@luftschloss/words';
import { readCatalogue } from './catalogue-file.ts';
import type { Complaints } from './complaints.ts';

const FORM = /^\.(?<form>[a-z.]+)\s*=\s*(?<text>.+)$/;

/** The tables of one file of terms, by section. */
export function compileTerms(source: string, file: string, complaints: Complaints): { [table: string]: TermTable } {
  const { entries, problems } = readCatalogue(source);
  complaints.add(file, problems);
  const tables: { [table: string]: { [id: string]: Term } } = {};
  for (const { section, key, text, line } of entries) {
    if (section === null) {
      complaints.add(file, [`line ${line}: ${key} belongs to no table`]);
      continue;
    }
    tables[section] ??= {};
    tables[section][key] = termOf(text, (problem) => complaints.add(file, [`line ${line}: ${problem}`]));
  }
  return tables;
}

function termOf(text: string, complain: (problem: string) => void): Term {
  const [base, ...lines] = text.split('\n').filter(Boolean);
  if (lines.length === 0) return base ?? '';
  const forms: { [form: string]: string } = { '': base };
  for (const line of lines) {
    const groups = FORM.exec(line)?.groups;
    if (groups) forms[groups['form']] = groups['text'];
    else complain(`not a form: ${line}`);
  }
  return forms;
}
