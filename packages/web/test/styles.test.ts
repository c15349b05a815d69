import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const GAMES = join(import.meta.dirname, '../src/games');

function styleSheets(): string[] {
  return readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
}

/** What stands outside all braces: comments, imports and the beginnings of rules. */
function topLevel(css: string): string[] {
  let depth = 0;
  let outside = '';
  for (const sign of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') depth++;
    if (depth === 0) outside += sign;
    if (sign === '}' && --depth === 0) outside += ';';
  }
  return outside
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

test.each(styleSheets())('the styles of %s reach no other page', (file) => {
  const [game] = file.split(/[\\/]/);
  for (const rule of topLevel(readFileSync(join(GAMES, file), 'utf8'))) {
    expect(rule).toMatch(new RegExp(`^(@scope \\(\\.${game}-table\\)|@keyframes ${game}-.*|@import "\\./[\\w-]+\\.css")$`));
  }
});
