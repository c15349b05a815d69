import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCastle } from '@luftschloss/engine/between';
import { readCastle } from '@luftschloss/engine/castles';
import { readPalace } from '@luftschloss/engine/palace';
import { ALL_BUNDLES, isLanguage, LANGUAGES, type Language, loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES as BETWEEN_EXAMPLES } from '../src/games/between/rulebook/examples.ts';
import { EXAMPLES as CASTLES_EXAMPLES } from '../src/games/castles/rulebook/examples.ts';
import { GAME_CARDS, loadScreen, screenOf } from '../src/games/index.ts';
import { EXAMPLES as PALACE_EXAMPLES } from '../src/games/palace/rulebook/examples.ts';
import { type Clause, openedAt, type Rulebook, type RulebookIn } from '../src/rulebook/rulebook.ts';
import { searchRules } from '../src/rulebook/search.ts';

const GAMES = GAME_CARDS.map(({ id }) => id);
const books = new Map<string, RulebookIn>();
const languages: Language[] = [];

beforeAll(async () => {
  for (const game of GAMES) {
    await loadScreen(game);
    const rulebook = await screenOf(game)?.rulebook.load();
    if (rulebook) books.set(game, rulebook);
  }
  for (const id of Object.keys(LANGUAGES)) if (isLanguage(id)) languages.push(await loadLanguage(id, ALL_BUNDLES));
});

function bookOf(game: string, language: Language = english): Rulebook {
  const book = books.get(game);
  if (!book) throw new Error(`${game} has no rulebook`);
  return book(language);
}

function clausesOf(book: Rulebook): Clause[] {
  return book.chapters.flatMap(({ clauses }) => clauses);
}

describe.each(GAMES)('the rulebook of %s', (game) => {
  test('no two places have the same address', () => {
    const book = bookOf(game);
    const ids = [...book.chapters.map(({ id }) => id), ...clausesOf(book).map(({ id }) => id)];
    // A chapter and a clause may share a name only if the clause is found first, and that would hide the chapter.
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('every refusal leads to a clause', () => {
    const book = bookOf(game);
    const codes = Object.keys((english.words as unknown as { [game: string]: { refusals: object } })[game].refusals);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(openedAt(book, `why:${code}`).clause?.id, code).toBe(book.refusals[code]);
    expect(Object.keys(book.refusals).toSorted()).toEqual(codes.toSorted());
    expect(openedAt(book, 'why:no-such-code').clause).toBe(null);
  });

  test('every example is drawn in every language, by day and by night', () => {
    for (const language of languages) {
      for (const { id, figures } of clausesOf(bookOf(game, language))) {
        for (const [index, figure] of figures.entries()) {
          const { pictures, lines, verdict } = figure('day', `${id}-${index}-`);
          expect(pictures.length + lines.length, id).toBeGreaterThan(0);
          for (const { svg } of pictures) expect(svg).toMatch(/^<svg/);
          if (verdict === 'refused') expect(lines, id).toHaveLength(1);
          // A code instead of a sentence is a word without a space.
          for (const line of lines) expect(line, id).toContain(' ');
        }
      }
    }
    for (const { figures } of clausesOf(bookOf(game))
      .filter((clause) => clause.figures.length > 0)
      .slice(0, 1))
      expect(figures[0]('night', 'n-')).not.toEqual(figures[0]('day', 'n-'));
  });

  test('the same examples are refused and allowed in every language', () => {
    const verdicts = (language: Language) =>
      clausesOf(bookOf(game, language)).flatMap(({ figures }) => figures.map((figure) => figure('day', 'v-').verdict));
    for (const language of languages) expect(verdicts(language)).toEqual(verdicts(english));
  });
});

test.each(['castles', 'between', 'palace'])(
  '%s shows what is allowed and what is not, and marks house rules and house components',
  (game) => {
    const clauses = clausesOf(bookOf(game));
    const verdicts = clauses.flatMap(({ figures }) => figures.map((figure) => figure('day', 'v-').verdict));
    expect(new Set(verdicts)).toEqual(new Set(['allowed', 'refused', null]));
    expect(new Set(clauses.map(({ house }) => house))).toEqual(new Set(['rule', 'made', null]));
  },
);

/** Reasons for points that a game can give, with what they may be about. */
const REASONS: { readonly [game: string]: readonly string[] } = {
  castles: Object.keys(english.words.castles.reasons),
  palace: Object.keys(english.words.palace.scores),
  between: [
    ...['kitchen', 'study', 'schoolhouse', 'stables', 'solar', 'great-hall', 'fungus-room', 'tower', 'throne-food-sleeping'].flatMap(
      (room) => [`room:${room}`, `room-for:${room}`],
    ),
    'bonus-card',
    'attendant',
  ],
};

test.each(GAMES)('every reason for points of %s leads to a clause', (game) => {
  const book = bookOf(game);
  const reasons = REASONS[game] ?? Object.keys((english.words as unknown as { [game: string]: { scores: object } })[game].scores);
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(openedAt(book, `score:${reason}`).clause?.id, reason).toBeTruthy();
  expect(openedAt(book, 'score:no-such-reason').clause).toBe(null);
});

test('every reason code of Between is among those that were looked at', () => {
  const looked = new Set(REASONS['between'].map((reason) => reason.split(':')[0]));
  expect(looked).toEqual(new Set(Object.keys(english.words.between.reasons)));
});

test('every castle and palace of the examples could stand on a table', () => {
  for (const [name, file] of Object.entries(CASTLES_EXAMPLES)) expect(readCastle(file).ok, name).toBe(true);
  for (const [name, file] of Object.entries(BETWEEN_EXAMPLES)) expect(parseCastle(file).ok, name).toBe(true);
  for (const [name, file] of Object.entries(PALACE_EXAMPLES)) expect(readPalace(file).ok, name).toBe(true);
});

describe('examples say what the rules compute', () => {
  const linesOf = (game: string, id: string): readonly string[] => {
    const { clause } = openedAt(bookOf(game), id);
    return clause?.figures.flatMap((figure) => figure('day', 'x-').lines) ?? [];
  };

  test('a dining room scores 3 for the living room that comes later', () => {
    expect(linesOf('castles', 'connected-later')).toContain('+3 Dining Room, connected to the Focus Room');
  });

  test('two who tie for first share 8 and 4', () => {
    expect(linesOf('castles', 'favors').slice(0, 3)).toEqual(['Ada with 5: +6', 'Ben with 5: +6', 'Cleo with 3: +2']);
  });

  test('a passage counts double', () => {
    expect(linesOf('castles', 'passage-double')).toContain('+6 Library, connected to the Sanctum');
  });

  test('both owners of doors that match get a swan', () => {
    expect(linesOf('palace', 'match').filter((line) => line.includes('red swan'))).toHaveLength(2);
  });

  test('the third food room earns its bonus', () => {
    expect(linesOf('between', 'third-and-fifth')).toEqual(['the third food room: one of five drawn tiles']);
  });
});

/** Clauses of the exact rules, as far as they have numbers. */
function clausesInDocs(game: string, pattern: RegExp): string[] {
  const text = readFileSync(join(import.meta.dirname, `../../../docs/rules/${game}.md`), 'utf8');
  return [...new Set([...text.matchAll(pattern)].map(([, id]) => id))];
}

describe('the rulebooks tell all of the exact rules', () => {
  const cited = (game: string): Set<string> => new Set(clausesOf(bookOf(game)).flatMap(({ cites }) => cites));

  test('each clause of Castles and of Between', () => {
    const castles = clausesInDocs('castles', /^\*\*(C-\d+\.\d+)/gm);
    expect(castles.length).toBeGreaterThan(50);
    expect(castles.filter((id) => !cited('castles').has(id))).toEqual([]);
    const between = clausesInDocs('between', /^\*\*(B-\d+\.\d+)/gm);
    expect(between.length).toBeGreaterThan(20);
    expect(between.filter((id) => !cited('between').has(id))).toEqual([]);
  });

  test('each section of The Palace but its checks and its summary', () => {
    const sections = clausesInDocs('palace', /^## (\d+)\./gm).map((number) => `P-${number}`);
    const left = sections.filter((id) => !cited('palace').has(id));
    expect(left).toEqual(['P-20', 'P-21']);
  });

  test('nothing is cited that is not there', () => {
    const known = new Set([
      ...clausesInDocs('castles', /^\*\*(C-\d+\.\d+)/gm),
      ...clausesInDocs('between', /^\*\*(B-\d+\.\d+)/gm),
      ...clausesInDocs('palace', /^## (\d+)\./gm).map((number) => `P-${number}`),
    ]);
    for (const game of GAMES) expect([...cited(game)].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('searching', () => {
  test('finds clauses that have all the words, titles first', () => {
    const found = searchRules(bookOf('castles').chapters, 'Fence garden');
    expect(found[0].clause.id).toBe('fence');
    expect(searchRules(bookOf('castles').chapters, 'fence zeppelin')).toEqual([]);
  });

  test('shows the words where they stand, whatever their accents and size', () => {
    const french = languages.find(({ id }) => id === 'fr');
    if (!french) throw new Error('French is not loaded');
    const [{ excerpt }] = searchRules(bookOf('castles', french).chapters, 'cloture');
    expect(excerpt[1].toLowerCase()).toBe('clôture');
  });

  test('finds decrees by what they do', () => {
    expect(searchRules(bookOf('castles').chapters, 'thick walls').some(({ clause }) => clause.id === 'decree-list')).toBe(true);
  });

  test('a single letter finds nothing', () => expect(searchRules(bookOf('castles').chapters, 'a')).toEqual([]));
});
