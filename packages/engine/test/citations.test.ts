import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const PAGES = ['castles', 'between', 'palace'] as const;

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, clause]) => clause);
}

/** Everything that can be cited: clauses of Castles and Between carry their letter, those of The Palace begin their line. */
function clauses(): ReadonlySet<string> {
  const [castles, between, palace] = PAGES.map((page) => read(`docs/rules/${page}.md`));
  const own = [...found(castles, /\*\*(C-\d+\.\d+)/g), ...found(between, /\*\*(B-\d+\.\d+)/g)];
  const parts = [
    ...found(castles, /^## (\d+)\. /gm).map((part) => `C-${part}`),
    ...found(between, /^## (\d+)\. /gm).map((part) => `B-${part}`),
  ];
  const palaceClauses = found(palace, /^#{0,3} ?(\d+(?:\.\d+)?)\.? /gm).map((clause) => `P-${clause}`);
  const rulings = found(palace.slice(palace.indexOf('## 18'), palace.indexOf('## 19')), /^\| (\d+) \| /gm).map(
    (ruling) => `Ruling ${ruling}`,
  );
  const sections = [castles, between, palace].flatMap((page) => found(page, /^## (\d+)\. /gm).map((part) => `section ${part}`));
  return new Set([...own, ...parts, ...palaceClauses, ...rulings, ...sections]);
}

/** Comments, and the titles of tests; paths of drawings look like clauses too. */
function prose(source: string): string {
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? [];
  const titles = source.match(/\b(?:describe|it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`]).*?\1/g) ?? [];
  return [...comments, ...titles].join('\n');
}

function citations(text: string): string[] {
  return [...found(text, /\b([CBP]-\d+(?:\.\d+)?)\b/g), ...found(text, /\b(Ruling \d+|section \d+)\b/g)];
}

const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'packages/*/test/**/*.{ts,tsx}', 'scripts/**/*.ts'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('citations.test.ts'));
const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/src/**/*.md'], { cwd: root }).map((path) => path.replaceAll('\\', '/'));

describe('clauses of docs/rules', () => {
  const known = clauses();

  it('are there', () => {
    for (const clause of ['C-1.10', 'C-3.10', 'B-6.3', 'P-7.4', 'P-20.2', 'P-9', 'Ruling 43', 'section 13'])
      expect(known).toContain(clause);
    expect(known).not.toContain('C-99.1');
  });

  it('are what every comment and every title of a test cites', () => {
    const cited = sources.flatMap((path) => citations(prose(read(path))).map((clause) => ({ clause, path })));
    expect(cited.length).toBeGreaterThan(300);
    expect(cited.filter(({ clause }) => !known.has(clause))).toEqual([]);
  });

  it('are what every document cites', () => {
    const cited = documents.flatMap((path) => citations(read(path)).map((clause) => ({ clause, path })));
    expect(cited.filter(({ clause }) => !known.has(clause))).toEqual([]);
  });

  it('point only to files of this repository', () => {
    for (const page of [...PAGES, 'README']) {
      const links = found(read(`docs/rules/${page}.md`), /\]\(([^)#]+)\)/g);
      for (const link of links) expect(() => read(`docs/rules/${link}`), `${page}.md: ${link}`).not.toThrow();
    }
  });
});
