import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SANS, SERIF } from '../../drawing/src/common/text.ts';

const SOURCES = join(import.meta.dirname, '../src');
const SHARED = ['base.css', 'controls.css', 'shared.css'].map((file) => join('styles', file));

/** All that every page may use. Whatever is added here reaches all pages at once: think twice. */
const SHARED_CLASSES = [
  ...['visually-hidden', 'small', 'waiting', 'coming', 'problem', 'actions', 'sheet', 'drawing', 'button', 'primary', 'quiet'],
  ...['seat-badge', 'shield', 'charge', 'crimson', 'azure', 'gold', 'vert', 'purple', 'sable', 'tenne'],
  ...['seat-row', 'settings', 'setting', 'theme-picker', 'invitation', 'copying', 'confirm-dialog'],
];

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const styleSheets = files.filter((file) => file.endsWith('.css'));
const pages = styleSheets.filter((file) => !SHARED.includes(file));
const screens = files.filter((file) => file.endsWith('.tsx')).map((file) => readFileSync(join(SOURCES, file), 'utf8'));

function cssOf(file: string): string {
  return readFileSync(join(SOURCES, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
}

/** What stands outside all braces: imports and the beginnings of rules. */
function topLevel(css: string): string[] {
  let depth = 0;
  let outside = '';
  for (const sign of css) {
    if (sign === '{') depth++;
    if (depth === 0) outside += sign;
    if (sign === '}' && --depth === 0) outside += ';';
  }
  return outside
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

describe('styles of a page cannot reach another page', () => {
  test.each(pages)('%s holds only below a root of its own', (file) => {
    const [folder, game] = file.split(sep);
    const own = folder === 'games' ? game : folder;
    for (const rule of topLevel(cssOf(file))) {
      if (rule.startsWith('@import')) expect(rule).toMatch(/^@import "\.\/[\w-]+\.css"$/);
      else if (rule.startsWith('@keyframes')) expect(rule).toMatch(new RegExp(`^@keyframes (${own}|${basename(file, '.css')})-`));
      else expect(rule).toMatch(/^:where\(\[data-style~="[a-z-]+"\]\)$/);
    }
  });

  test('a root is given by one screen', () => {
    const roots = new Set(pages.flatMap((file) => [...cssOf(file).matchAll(/\[data-style~="([a-z-]+)"\]/g)].map(([, root]) => root)));
    for (const root of roots) {
      const givers = screens.filter((text) => text.includes(`data-style="${root}"`) || text.includes(`page="${root}"`));
      expect(givers.length, root).toBe(1);
    }
  });

  test('what all pages share is a short list of classes', () => {
    const classes = new Set(SHARED.flatMap((file) => [...cssOf(file).matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name)));
    expect([...classes].sort()).toEqual([...SHARED_CLASSES].sort());
  });

  test('what rules call a piece, a tile or an event is never the name of a style, which may be that of something else', () => {
    const named = /className=\{`[^`]*\$\{(?:\w+\.)*(?:piece|tile|line|action|event|ask)\.(?:kind|type)\}[^`]*`/g;
    expect(screens.flatMap((text) => text.match(named) ?? [])).toEqual([]);
  });

  test('what all pages share does not lift what a page of its own calls by the same word out of its place', () => {
    const lifted = SHARED.flatMap((file) =>
      [...cssOf(file).matchAll(/\.([a-z][\w-]*) \{(?=[^{}]*position: fixed)/g)].map(([, name]) => name),
    );
    expect(lifted).not.toEqual([]);
    for (const name of lifted) {
      const given = new RegExp(`className=(?:"[^"]*\\b${name}\\b|\\{[^}]*['\`"][^'\`"]*\\b${name}\\b)`);
      expect(screens.filter((text) => given.test(text)).length, name).toBe(1);
    }
  });
});

describe('a button is hovered only by what can hover', () => {
  test.each(styleSheets)('%s', (file) => {
    const outside = cssOf(file).replace(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
    expect(outside.match(/[^{}]*:hover[^{}]*/g) ?? []).toEqual([]);
  });
});

describe('letters for a ground of their own are never put onto another while a button is held down', () => {
  test.each(styleSheets)('%s', (file) => {
    const rules = [...cssOf(file).matchAll(/\{([^{}]*--letters: var\(--on-[^{}]*)\}/g)].map(([, rule]) => rule);
    expect(rules.filter((rule) => !rule.includes('--face-pressed:'))).toEqual([]);
  });
});

test('the fonts that drawings ask for first are the ones that the page ships, and no others are shipped', () => {
  const shipped = [...cssOf(join('styles', 'base.css')).matchAll(/@font-face\s*\{\s*font-family: "([^"]+)"/g)].map(([, family]) => family);
  const wanted = [SERIF, SANS].map((families) => families.split(',')[0].replaceAll("'", ''));
  expect(new Set(shipped)).toEqual(new Set(wanted));
});
