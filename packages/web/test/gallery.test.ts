import { ALL_BUNDLES, isLanguage, LANGUAGES, type Language, loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Collection, type Counted, chosenPieces, type GalleryIn } from '../src/gallery/collection.ts';
import { GAME_CARDS, loadScreen, screenOf } from '../src/games/index.ts';
import { openedAt, type RulebookIn } from '../src/rulebook/rulebook.ts';

const GAMES = GAME_CARDS.map(({ id }) => id);
const galleries = new Map<string, { readonly gallery: GalleryIn; readonly counted: Counted; readonly rulebook: RulebookIn }>();
const languages: Language[] = [];

beforeAll(async () => {
  for (const game of GAMES) {
    await loadScreen(game);
    const screen = screenOf(game);
    const source = await screen?.gallery?.();
    const rulebook = await screen?.rulebook.load();
    if (source && rulebook) galleries.set(game, { ...source, rulebook });
  }
  for (const id of Object.keys(LANGUAGES)) if (isLanguage(id)) languages.push(await loadLanguage(id, ALL_BUNDLES));
});

function sourceOf(game: string) {
  const source = galleries.get(game);
  if (!source) throw new Error(`${game} has no gallery`);
  return source;
}

function collection(game: string, id: string): Collection {
  const found = sourceOf(game)
    .gallery(english)
    .find((each) => each.id === id);
  if (!found) throw new Error(`${game} has no ${id}`);
  return found;
}

describe.each(GAMES)('the gallery of %s', (game) => {
  test('every piece has a name in every language, a rule that exists, and values that its filters know', () => {
    for (const language of languages) {
      const book = sourceOf(game).rulebook(language);
      for (const { filters, pieces } of sourceOf(game).gallery(language)) {
        for (const { id, name, rule, facets } of pieces) {
          expect(name.length, id).toBeGreaterThan(2);
          expect(openedAt(book, rule).clause?.id, `${id}: ${rule}`).toBe(rule);
          for (const filter of filters) {
            const known = filter.values.map((value) => value.id);
            for (const value of facets[filter.id]) expect(known, `${id} ${filter.id}`).toContain(value);
          }
        }
      }
    }
  });

  test('every piece that has a picture can be drawn, small and large', () => {
    for (const { pieces } of sourceOf(game).gallery(english)) {
      for (const { id, draw } of pieces.slice(0, 12)) {
        if (!draw) continue;
        expect(draw('day', 200, `${id}-`)).toMatch(/^<svg/);
        expect(draw('night', 306, `${id}-`)).toMatch(/^<svg/);
      }
    }
  });

  test('what the bots built was counted in many games, and nothing was counted that is not there', () => {
    const { counted, gallery } = sourceOf(game);
    expect(counted.games).toBeGreaterThanOrEqual(50);
    expect(counted.boards).toBeGreaterThanOrEqual(counted.games);
    for (const { pieces } of gallery(english)) {
      for (const { built } of pieces) if (built !== null) expect(built).toBeLessThanOrEqual(counted.boards);
      if (pieces.every(({ built }) => built !== null)) expect(pieces.some(({ built }) => (built ?? 0) > 0)).toBe(true);
    }
  });
});

test('tiles of The Palace are called by their kind and their swans, in every language, never by an id', () => {
  const named = (language: Language): readonly string[] =>
    sourceOf('palace')
      .gallery(language)[0]
      .pieces.map(({ name }) => name);
  expect(named(english)).toContain('Living room (red, yellow, and green)');
  for (const language of languages) for (const name of named(language)) expect(name).not.toMatch(/\d/);
});

describe('filters', () => {
  const names = (wanted: object): string[] =>
    chosenPieces(collection('castles', 'rooms'), { name: '', facets: {}, ...wanted }, 'en').map(({ name }) => name);

  test('all rooms of Castles are there: 75 as printed, 83 house-made', () => {
    expect(names({})).toHaveLength(158);
    expect(names({ facets: { origin: 'first' } })).toHaveLength(75);
    expect(names({ facets: { origin: 'house' } })).toHaveLength(83);
    expect(names({ facets: { edition: 'secrets' } })).toHaveLength(30);
  });

  test('filters hold together', () => {
    expect(names({ facets: { size: '350', type: 'living', origin: 'first' } }).toSorted()).toEqual(['Gallery of Mirrors', 'Salon']);
    expect(names({ facets: { size: '350', bonus: 'none', origin: 'first' } })).toEqual([]);
  });

  test('words are found in names and in what a piece counts', () => {
    expect(names({ name: 'salon' })).toContain('Salon');
    expect(names({ name: 'zeppelin' })).toEqual([]);
  });

  test('the other collections are whole', () => {
    const sizes = (game: string) =>
      Object.fromEntries(
        sourceOf(game)
          .gallery(english)
          .map(({ id, pieces }) => [id, pieces.length]),
      );
    expect(sizes('castles')).toEqual({ rooms: 158, towers: 8, cards: 34, favors: 31, decrees: 36 });
    expect(sizes('between')).toEqual({ rooms: 147, specialty: 3, thrones: 7, attendants: 4, cards: 20 });
    expect(sizes('palace')).toEqual({ tiles: 106, favors: 32, powers: 5 });
  });
});
