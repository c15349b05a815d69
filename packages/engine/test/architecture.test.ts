import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const GAMES = ['castles', 'between', 'palace'];

/** Files of a package outside the folder of a game that know one by name: each table of games, the doors, and the castle on the front page. */
const KNOWS_GAMES = [
  'packages/bots/src/index.ts',
  'packages/drawing/src/boards.ts',
  'packages/drawing/src/index.ts',
  'packages/engine/src/index.ts',
  'packages/web/src/games/index.ts',
  'packages/web/src/home/FrontPicture.tsx',
  'packages/words/src/games/index.ts',
  'packages/words/src/index.ts',
];

function pathsOf(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map((path) => path.replaceAll('\\', '/'));
}

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

/** Files and folders that a document names in backticks. `<id>` stands for any game. */
function namedIn(document: string): string[] {
  const prose = read(document).replace(/```[\s\S]*?```/g, '');
  const names = [...prose.matchAll(/`([\w<>*.-]+(?:\/[\w<>*.-]+)*\/?)`/g)].map(([, name]) => name);
  return names.filter(
    (name) => /\w\.(tsx?|js|md|json|css)$/.test(name) || /^(packages|scripts|docs|testing|web|engine|server|bots)\/./.test(name),
  );
}

function isThere(name: string, paths: readonly string[]): boolean {
  const pattern = name.replace(/\/$/, '').replaceAll('.', '\\.').replace(/<\w+>/g, '[^/]+').replace(/\*+/g, '[^/]*');
  const wanted = new RegExp(`(^|/)(${pattern}|${pattern.replace('/', '/src/')})$`);
  return paths.some((path) => wanted.test(path));
}

/** The game whose folder a file lies in. */
function gameOf(path: string): string | null {
  return (
    path
      .match(/^packages\/\w+\/src\/(?:games\/)?(\w+)\//)
      ?.slice(1)
      .find((folder) => GAMES.includes(folder)) ?? null
  );
}

function importsOf(path: string): string[] {
  const sources = [...read(path).matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, source]) => source);
  return sources.map((source) => posix.join(posix.dirname(path), source));
}

describe('documents for whoever changes the code', () => {
  const paths = pathsOf(
    '*',
    'packages/*',
    '{docs,scripts,testing,examples}/**',
    'packages/*/*',
    'packages/*/{src,test,scripts,catalogues,bin,public}/**',
  );

  const rulesOf = (game: string): string => `packages/engine/src/${game}`;

  it.each([
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'packages/web/README.md',
    'packages/words/README.md',
    ...GAMES.map((game) => `${rulesOf(game)}/README.md`),
  ])('%s names files that are there', (document) => {
    const names = namedIn(document);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !isThere(name, paths))).toEqual([]);
  });

  it.each([...GAMES.map((game) => [`${rulesOf(game)}/README.md`, rulesOf(game)]), ['packages/web/README.md', 'packages/web/src']])(
    '%s has a row for each folder, and one only',
    (document, folder) => {
      const rows = [...read(document).matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
      const there = pathsOf(`${folder}/*/`).map((path) => posix.basename(path));
      expect(rows.sort()).toEqual(there.filter((name) => !name.includes('.')).sort());
    },
  );

  it('a file that is gone would be missed', () => {
    expect(isThere('game/meeting.ts', paths)).toBe(false);
  });
});

describe('imports', () => {
  const files = pathsOf('packages/*/src/**/*.{ts,tsx}').filter((path) => !path.includes('/generated/'));

  it('of a game never lead into the folder of another one, in any package', () => {
    const across = files.flatMap((path) => {
      const game = gameOf(path);
      return game === null
        ? []
        : importsOf(path)
            .filter((target) => ![null, game].includes(gameOf(target)))
            .map((target) => `${path} -> ${target}`);
    });
    expect(across).toEqual([]);
  });

  it('lead into the folder of a game only from its own files and the tables of games', () => {
    const knowing = files.filter((path) => gameOf(path) === null && importsOf(path).some((target) => gameOf(target) !== null));
    expect(knowing.sort()).toEqual(KNOWS_GAMES);
  });

  it('stay in their package: others are entered through their doors', () => {
    const packageOf = (path: string): string => path.split('/')[1];
    const leaving = files.flatMap((path) => importsOf(path).filter((target) => packageOf(target) !== packageOf(path)));
    expect(leaving).toEqual([]);
  });
});
