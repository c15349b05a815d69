import { expectOk, OWN_TILES_FORMAT, openRng, type Rng, rngState, type TableFile } from '@luftschloss/engine/kernel';
import { loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { THOROUGH } from '../../../testing/thorough.ts';
import { scorer as between } from '../src/games/between/scorer/index.ts';
import { scorer as castles } from '../src/games/castles/scorer/index.ts';
import { scorer as palace } from '../src/games/palace/scorer/index.ts';
import type { GameScorer } from '../src/scorer/game-scorer.ts';
import { type OpenedFile, problemWords, readText } from '../src/scorer/reading.ts';
import { fromLink, toLink } from '../src/scorer/share-link.ts';
import { randomCastles } from './scorer-tables.ts';

const TRIES = THOROUGH ? 2000 : 120;
const dice = openRng(rngState(`splitmix32:${seedOf('bad input')}`));

function begun(scorer: GameScorer): TableFile {
  return expectOk(scorer.tables.read(scorer.begin(['Ada', 'Ben', 'Cleo'], {})));
}

const FILES = [randomCastles(castles, seedOf('a castle to be broken')).table, begun(castles), begun(between), begun(palace)];

/** What somebody puts into a file who wants to do harm, or who has made a mistake. */
const WRONG: readonly unknown[] = [
  null,
  -1,
  1e9,
  0.5,
  '',
  'castles',
  '__proto__',
  [],
  {},
  true,
  'x'.repeat(5000),
  [[[]]],
  { tile: 'foyer' },
];

/** The file with something else somewhere in it. */
function spoiled(file: unknown, rng: Rng): unknown {
  if (typeof file !== 'object' || file === null || rng.below(6) === 0) return WRONG[rng.below(WRONG.length)];
  const keys = Object.keys(file);
  if (keys.length === 0) return WRONG[rng.below(WRONG.length)];
  const key = keys[rng.below(keys.length)];
  const tree = file as { readonly [key: string]: unknown };
  const next = rng.below(8) === 0 ? undefined : spoiled(tree[key], rng);
  if (Array.isArray(file))
    return file.flatMap((each: unknown, index) => (String(index) === key ? (next === undefined ? [] : [next]) : [each]));
  const { [key]: _, ...others } = tree;
  return next === undefined ? others : { ...others, [key]: next };
}

/** The text with a piece cut out, doubled or written over. */
function scratched(text: string, rng: Rng): string {
  const [from, length] = [rng.below(text.length), 1 + rng.below(12)];
  const middle = [
    '',
    text.slice(from, from + length).repeat(2),
    Array.from({ length }, () => String.fromCharCode(32 + rng.below(95))).join(''),
  ][rng.below(3)];
  return text.slice(0, from) + middle + text.slice(from + length);
}

const ALL: { readonly [game: string]: GameScorer | undefined } = { castles, between, palace };

function openText(text: string): Promise<OpenedFile> {
  return readText(text, async (game) => (Object.hasOwn(ALL, game) ? (ALL[game] ?? null) : null));
}

/** Whatever comes of it is a table that can be scored and looked at, or a sentence. */
async function openedOrTold(text: string): Promise<'opened' | 'told'> {
  const opened = await openText(text);
  if (!opened.ok) {
    expect(problemWords(english, opened.problem), text).toMatch(/^\S.*[.…]$/su);
    return 'told';
  }
  if ('own' in opened) throw new Error('no tiles were described');
  const { scorer, table } = opened;
  const { boards } = scorer.tables.sheet(table);
  for (const [tab] of boards.entries()) scorer.drawing.board(table, tab, { cellSize: 20, theme: 'day', language: english, prefix: 'x-' });
  return 'opened';
}

describe('bad input', () => {
  test('files with something wrong in them are told about, or can be scored', async () => {
    const seen = { opened: 0, told: 0 };
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const file = FILES[attempt % FILES.length];
      const text = attempt % 3 === 0 ? scratched(JSON.stringify(file), dice) : JSON.stringify(spoiled(file, dice));
      seen[await openedOrTold(text ?? '')]++;
    }
    expect(seen.told).toBeGreaterThan(TRIES / 4);
  });

  test('links with something wrong in them hold nothing, or a file', async () => {
    const links = await Promise.all(FILES.map((file) => toLink(file)));
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const held = await fromLink(scratched(links[attempt % links.length], dice));
      if (held !== null) await openedOrTold(JSON.stringify(held));
    }
  });

  test('a file of tiles that somebody has described is known as such, and one with a wrong tile is told about', async () => {
    const cellar = { name: 'My Cellar', type: 'downstairs', size: 100, points: 3, bonus: null, entrances: '0,0N' };
    const file = (tiles: readonly object[]): string => JSON.stringify({ format: OWN_TILES_FORMAT, game: 'castles', tiles });
    const opened = await openText(file([cellar]));
    expect(opened).toMatchObject({ ok: true, own: { game: 'castles' } });
    expect('own' in opened && opened.own.tiles.map((id) => castles.searched(id, english).name)).toEqual(['My Cellar']);
    expect(await openText(file([{ ...cellar, size: 110 }]))).toMatchObject({ ok: false });
    expect(await openText(JSON.stringify({ format: OWN_TILES_FORMAT, game: 'between', tiles: [] }))).toMatchObject({ ok: false });
  });

  test('a link that would unpack to more than any table holds nothing', async () => {
    expect(await fromLink(await toLink({ game: 'castles', name: ' '.repeat(3_000_000) }))).toBeNull();
  });

  test('every reason is said in every language', async () => {
    for (const id of ['de', 'fr', 'es', 'pl'] as const) {
      const language = await loadLanguage(id);
      const opened = await openText('{"game":"castles"}');
      if (opened.ok) throw new Error('that is no castle');
      expect(problemWords(language, opened.problem)).not.toBe(problemWords(english, opened.problem));
    }
  });
});
