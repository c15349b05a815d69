import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './read-language.ts';

const PACKAGES = join(import.meta.dirname, '../../packages');

/** Messages whose name stands in no source: said by `.name`, or found by a code that the data has. */
export function unusedMessages(sources: readonly Source[]): string[] {
  const names = new Set<string>();
  for (const text of texts()) for (const [name] of text.matchAll(/[\w-]+/g)) names.add(name);
  return sources.filter(({ key }) => !names.has(key)).map(({ path }) => path);
}

function texts(): string[] {
  return readdirSync(PACKAGES, { recursive: true, withFileTypes: true })
    .filter(
      ({ name, parentPath }) =>
        /\.tsx?$/.test(name) && /\/src(\/|$)/.test(parentPath) && !/node_modules|words\/src\/generated/.test(parentPath),
    )
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'));
}
