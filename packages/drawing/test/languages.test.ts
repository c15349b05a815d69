import { ROOM_TYPES as BETWEEN_TYPES } from '@luftschloss/engine/between';
import { TILES } from '@luftschloss/engine/castles';
import { randomPlayer, replay, simulateGame } from '@luftschloss/engine/kernel';
import { offers, palace, TILE_TYPES } from '@luftschloss/engine/palace';
import { type Catalogue, LANGUAGES, type Language, type LanguageId, loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { loadPseudoLanguage } from '@luftschloss/words/pseudo';
import { describe, expect, test } from 'vitest';
import catalogue from '../../words/src/generated/reference.ts';
import { languageFrom } from '../../words/src/language.ts';
import { inTwoLines } from '../src/castles/breaks.ts';
import { lettersOf } from '../src/common/letters.ts';
import { BOARD_DRAWINGS, drawBetweenTile, drawCastle, drawLegend, drawPalaceTile, drawTile, TYPES } from '../src/index.ts';
import { CASTLES } from './castles.ts';

const TABLES = { 'castles.type': TYPES, 'between.type': BETWEEN_TYPES, 'palace.type': TILE_TYPES } as const;

/** The words of a drawing, without its marks. */
function texts(svg: string): string[] {
  return [...svg.matchAll(/>([^<>]+)</g)].map(([, text]) => text.trim()).filter(Boolean);
}

function expectLetters(language: Language): void {
  for (const [table, types] of Object.entries(TABLES)) {
    const letters = Object.values(lettersOf(language, table, types));
    expect(letters, `${language.id} ${table}`).toHaveLength(types.length);
    expect(new Set(letters).size, `${language.id} ${table}: ${letters.join(' ')}`).toBe(types.length);
    for (const letter of letters) expect(letter).toMatch(/^\p{L}{1,2}$/u);
  }
}

describe('the letters of types', () => {
  test.each(Object.keys(LANGUAGES) as LanguageId[])('are different in %s', async (id) => expectLetters(await loadLanguage(id)));

  test('are different in a language that has written none down, even where all types begin alike', () => {
    const alike: Catalogue = {
      ...catalogue,
      terms: Object.fromEntries(
        Object.entries(catalogue.terms).map(([table, rows]) => [
          table,
          Object.fromEntries(Object.keys(rows).map((id) => [id, table in TABLES ? `raum ${id.slice(0, 2)}` : id])),
        ]),
      ),
    };
    expectLetters(languageFrom(alike, 'xx'));
  });

  test('stay what they were in English', () => {
    expect(
      Object.values(lettersOf(english, 'castles.type', TYPES))
        .sort()
        .join(''),
    ).toBe('ACDFLOSU');
    expect(lettersOf(english, 'palace.type', TILE_TYPES).stairs).toBe('St');
    expect(lettersOf(english, 'between.type', BETWEEN_TYPES).specialty).toBe('X');
  });
});

describe('a name in two lines', () => {
  test('is broken between words, at hyphens, and where its language allows it', () => {
    expect(inTwoLines('Grand Bedchamber')).toEqual(['Grand', 'Bedchamber']);
    expect(inTwoLines('Schlaf|gemach')).toEqual(['Schlaf-', 'gemach']);
    expect(inTwoLines('Sternen|schlaf|zimmer')).toEqual(['Sternen-', 'schlafzimmer']);
    expect(inTwoLines('Berchta-Zimmer')).toEqual(['Berchta-', 'Zimmer']);
  });

  test('is never broken anywhere else', () => {
    expect(inTwoLines('Bedchamber')).toBeNull();
  });

  test.each(Object.keys(LANGUAGES) as LanguageId[])('says in %s what the name says', async (id) => {
    const language = await loadLanguage(id);
    for (const { id: room } of TILES) {
      const breaks = language.form('castles.room', room, 'breaks');
      if (breaks) expect(breaks.replaceAll('|', '')).toBe(language.term('castles.room', room));
    }
  });
});

const pseudo = await loadPseudoLanguage();

describe('in another language', () => {
  // Numbers, and letters with accents: whatever is plain was not said by the catalogue.
  const plain = (svg: string): string[] => texts(svg).filter((text) => /[a-z]{2}/.test(text.replaceAll(/&#\d+;/g, '')));

  test('a castle, its rooms and the legend have nothing hard-coded', () => {
    for (const detail of ['far', 'near', 'close'] as const) {
      expect(plain(drawCastle(CASTLES[0].castle, { language: pseudo, detail, points: CASTLES[0].points }))).toEqual([]);
    }
    for (const { id } of TILES) expect(plain(drawTile(id, { language: pseudo, cellSize: 44 }))).toEqual([]);
    expect(plain(drawLegend({ language: pseudo }))).toEqual([]);
  });

  test('tiles of the other games have nothing hard-coded', () => {
    expect(plain(drawBetweenTile('kitchen', 'day', pseudo))).toEqual([]);
    expect(plain(drawPalaceTile('LIV-01', 'day', pseudo))).toEqual([]);
  });

  test('boards and what is offered have nothing hard-coded, and no ids', () => {
    const { record } = simulateGame(palace, {}, Array(3).fill(randomPlayer), 'words');
    const played = replay(palace, record);
    if (!played.ok) throw new Error(played.problem.code);
    const view = palace.view(played.value.states[4], 0);
    const { table, pieces } = BOARD_DRAWINGS['palace'];
    const [board] = table(view, ['1', '2', '3'], 'day', { language: pseudo });
    expect(plain(board.svg)).toEqual([]);
    expect(board.svg).toContain(pseudo.words.drawing.palace.seenFromAbove());
    const offered = pieces?.(view, 'day', { language: pseudo }) ?? [];
    expect(offered).toHaveLength(offers(view).length);
    for (const { id, title, note } of offered) {
      expect(title + note).not.toMatch(/[a-z]{2}/);
      expect(title).not.toContain(id);
    }
  });

  test('the reader’s own castle is theirs, in every language', () => {
    const view = { viewer: 1, seats: [0, 1].map(() => ({ castle: CASTLES[0].castle, score: 1 })) };
    const titles = BOARD_DRAWINGS['castles'].table(view, ['Ada', 'You'], 'day', { language: english }).map(({ title }) => title);
    expect(titles).toEqual(['Ada’s castle', 'Your castle']);
  });
});
