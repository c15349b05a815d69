import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MARK = join('testing', 'thorough.ts');

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g)].map(([, path]) => join(file, '..', path));
}

/** Test files of `npm test` that take a sample there, by themselves or through what they import: a long run looks at all that they know. */
export function sampledFiles(): string[] {
  const tests = new Map(globSync('packages/*/test/**/*.ts').map((file) => [file, importsOf(file)]));
  const samples = (file: string): boolean => tests.get(file)?.some((each) => each === MARK || samples(each)) ?? false;
  return [...tests.keys()].filter((file) => file.endsWith('.test.ts') && samples(file)).sort();
}
