import type { Complaints } from './complaints.ts';
import type { ReadLanguage, Source } from './read-language.ts';

/** Names what a language lacks, has too much, or gives other parameters than the reference. */
export function compareLanguages(reference: ReadLanguage, other: ReadLanguage, complaints: Complaints): void {
  const { language } = other.catalogue;
  const complain = (problem: string): void => complaints.add(language, [problem]);
  for (const [path, source] of reference.sources) {
    const found = other.sources.get(path);
    if (!found) complain(`${path} is missing`);
    else if (signature(found) !== signature(source)) complain(`${path} takes ${signature(found)} instead of ${signature(source)}`);
  }
  for (const path of other.sources.keys()) if (!reference.sources.has(path)) complain(`${path} is not in the reference`);
  for (const [table, rows] of Object.entries(reference.catalogue.terms)) {
    const found = other.catalogue.terms[table] ?? {};
    for (const id of Object.keys(rows)) if (!Object.hasOwn(found, id)) complain(`the term ${table}.${id} is missing`);
    for (const id of Object.keys(found)) if (!Object.hasOwn(rows, id)) complain(`the term ${table}.${id} is not in the reference`);
  }
}

function signature({ params }: Source): string {
  return `{ ${[...params]
    .map(([name, kind]) => `${name}: ${kind}`)
    .sort()
    .join(', ')} }`;
}
