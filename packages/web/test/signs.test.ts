import {
  BETWEEN_SIGNS,
  betweenCastleFragment,
  CASTLE_SIGNS,
  castleFragment,
  drawTile,
  ENTRANCE_STATES,
  PALACE_SIGNS,
  palaceFragment,
  penFor,
  picturesOf,
} from '@luftschloss/drawing';
import { ATTENDANTS, type BetweenView } from '@luftschloss/engine/between';
import { type CastlesView, favorStandings, ROOM_TYPES, roomsForFavor, TILES } from '@luftschloss/engine/castles';
import type { GameRecord } from '@luftschloss/engine/kernel';
import { COLOURS, type PalaceView, TILE_TYPES } from '@luftschloss/engine/palace';
import { LANGUAGES, type Language, type LanguageId, loadLanguage, told } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { beside } from '../src/explain/beside.ts';
import type { Explanation } from '../src/explain/explanation.ts';
import { type Sign, signNamed } from '../src/explain/sign.ts';
import * as between from '../src/games/between/explanations.ts';
import * as castles from '../src/games/castles/explanations.ts';
import * as palace from '../src/games/palace/explanations.ts';
import { againstBots } from '../src/table/new-table.ts';
import { momentsOf } from './moments.ts';
import { signsInText } from './sign-scan.ts';

const EVERYTHING = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true };
const NAMES = ['Ada', 'Eduard', 'Georg', 'Julius', 'Ludwig'];

let languages: Language[];

beforeAll(async () => {
  languages = await Promise.all((Object.keys(LANGUAGES) as LanguageId[]).map((id) => loadLanguage(id)));
});

function isSaid(explanation: Pick<Explanation<unknown>, 'title' | 'what'> | null, sign: Sign, language: Language): void {
  const name = `${language.id}: ${JSON.stringify(sign)}`;
  expect(explanation, name).not.toBeNull();
  expect(explanation?.title, name).not.toBe('');
  for (const text of [explanation?.title, explanation?.what]) expect(text, name).not.toMatch(/undefined|NaN|\{\$/);
}

describe('every kind of sign that a drawing can draw has a meaning in every language', () => {
  const doors = ENTRANCE_STATES.flatMap((state) => [`door:${state}`, `door:down-${state}`]);
  const abouts: { readonly [kind: string]: readonly string[] } = {
    type: ROOM_TYPES.map((type) => `type:${type}`),
    size: ['size:100', 'size:600'],
    door: doors,
  };
  test.each(CASTLE_SIGNS)('Castles: %s', (kind) => {
    for (const language of languages)
      for (const name of abouts[kind] ?? [kind]) {
        const sign = signNamed(name, { tile: 'parlor' });
        isSaid(castles.meaningOf(sign, language), sign, language);
      }
  });
  test.each(BETWEEN_SIGNS)('Between: %s', (kind) => {
    const named = {
      type: ['type:food', 'type:specialty'],
      hanging: ['hanging:torch'],
      attendant: [...ATTENDANTS, 'none'].map((who) => `attendant:${who}`),
    };
    for (const language of languages)
      for (const name of (named as { readonly [kind: string]: readonly string[] })[kind] ?? [kind]) {
        const sign = signNamed(name, { tile: 'scullery' });
        isSaid(between.meaningOf(sign, language), sign, language);
      }
  });
  test.each(PALACE_SIGNS)('Palace: %s', (kind) => {
    const named = {
      type: TILE_TYPES.map((type) => `type:${type}`),
      swan: [...COLOURS, 'grey'].map((colour) => `swan:${colour}`),
      door: ['connected', 'pending', 'blocked'].map((state) => `door:${state}`),
    };
    for (const language of languages)
      for (const name of (named as { readonly [kind: string]: readonly string[] })[kind] ?? [kind]) {
        const sign = signNamed(name, { tile: 'LIV-01' });
        isSaid(palace.meaningOf(sign, language), sign, language);
      }
  });
  test('a sign that nobody knows has none', () => {
    expect(castles.meaningOf(signNamed('toString'), english)).toBeNull();
    expect(between.meaningOf(signNamed('constructor'), english)).toBeNull();
    expect(palace.meaningOf(signNamed('weather'), english)).toBeNull();
  });
});

/** Every view of Ada's in a whole game, a sample of them. */
function viewsOf<View>(game: string, options: object, bots: number, seed: string): View[] {
  const record: Partial<GameRecord> = { game, options: options as GameRecord['options'] };
  return momentsOf({ game, options: { ...record.options }, seats: againstBots(['Ada'], bots), seed: seedOf(seed) }, 5).map(
    ({ view }) => view as View,
  );
}

/** All signs in English; in other languages one of each name, since they look at the same table. */
function signsFor(language: Language, drawn: readonly Sign[]): readonly Sign[] {
  if (language.id === english.id) return drawn;
  return [...new Map(drawn.map((sign) => [`${sign.kind}:${sign.about}`, sign])).values()];
}

describe('every sign that whole games draw is explained in every language', () => {
  test('Castles with everything: all castles and all tiles', () => {
    const pen = penFor({ language: english, cellSize: 40, untitled: true });
    const tiles = TILES.flatMap(({ id }) => signsInText(drawTile(id, { language: english, cellSize: 40 })));
    const views = viewsOf<CastlesView>('castles', EVERYTHING, 3, 'signs of castles');
    expect(views.length).toBeGreaterThan(3);
    for (const view of views) {
      const drawn = view.seats.flatMap(({ castle }, seat) =>
        signsInText(castleFragment(picturesOf(castle), pen)).map((sign) => ({ ...sign, castle: seat })),
      );
      for (const language of languages) {
        const context = { view, names: NAMES, language };
        for (const sign of signsFor(language, [...drawn, ...(view === views[0] ? tiles : [])]))
          isSaid(castles.explain(sign, context), sign, language);
      }
    }
  });

  test('Between: all castles', () => {
    for (const view of viewsOf<BetweenView>('between', {}, 3, 'signs of between')) {
      const drawn = view.castles.flatMap((castle, index) =>
        signsInText(betweenCastleFragment(castle, 'day', english, 1)).map((sign) => ({ ...sign, castle: index })),
      );
      expect(drawn.length).toBeGreaterThan(0);
      for (const language of languages)
        for (const sign of signsFor(language, drawn)) isSaid(between.explain(sign, { view, names: NAMES, language }), sign, language);
    }
  });

  test('The Palace', () => {
    for (const view of viewsOf<PalaceView>('palace', {}, 2, 'signs of the palace')) {
      const drawn = signsInText(palaceFragment(view.palace, 'day', told(NAMES, 0), english, 1));
      expect(drawn.length).toBeGreaterThan(0);
      for (const language of languages)
        for (const sign of signsFor(language, drawn)) isSaid(palace.explain(sign, { view, names: NAMES, language }), sign, language);
    }
  });
});

describe('what counts now is what the rules count', () => {
  test('a favor: everybody with their amount and points, and the rooms that it counts', () => {
    const views = viewsOf<CastlesView>('castles', EVERYTHING, 3, 'standings');
    const view = views[views.length - 1];
    for (const { favor, places } of favorStandings(view, view.favors)) {
      const said = castles.explain(signNamed(`favor:${favor}`), { view, names: NAMES, language: english });
      expect(said?.now.length).toBe(4);
      for (const { seat, amount, points } of places) {
        const line = said?.now[seat] ?? '';
        expect(line).toContain(seat === 0 ? 'You' : NAMES[seat]);
        if (amount > 0) expect(line).toContain(english.words['castles-table'].points({ points }));
      }
      expect(said?.lit).toEqual({ seat: 0, rooms: roomsForFavor(view, 0, favor) });
    }
  });
});

describe('a note lies beside what it is about', () => {
  const screen = { width: 390, height: 844 };
  const size = { width: 300, height: 150 };
  const covers = (note: { left: number; top: number }, box: { left: number; top: number; width: number; height: number }): boolean =>
    note.left < box.left + box.width &&
    box.left < note.left + size.width &&
    note.top < box.top + box.height &&
    box.top < note.top + size.height;

  test('wherever it is, wholly on the screen and never over it', () => {
    for (let left = 0; left <= 360; left += 30)
      for (let top = 0; top <= 814; top += 37) {
        const thing = { left, top, width: 30, height: 30 };
        const note = beside(thing, size, screen);
        expect(covers(note, thing), JSON.stringify({ thing, note })).toBe(false);
        expect(note.left >= 0 && note.top >= 0 && note.left + size.width <= screen.width && note.top + size.height <= screen.height).toBe(
          true,
        );
      }
  });

  test('and beside the rooms that it lights up where there is a place', () => {
    const thing = { left: 180, top: 400, width: 30, height: 30 };
    const above = { left: 150, top: 250, width: 90, height: 140 };
    expect(covers(beside(thing, size, screen, [above]), above)).toBe(false);
    // A box as browsers give it has no fields of its own.
    class Measured {
      get left() {
        return 0;
      }
      get top() {
        return 0;
      }
      get width() {
        return size.width;
      }
      get height() {
        return size.height;
      }
    }
    expect(covers(beside(thing, new Measured(), screen, [above]), above)).toBe(false);
  });

  test('and at a place that is offered, where it is out of sight', () => {
    const offered = { left: 80, top: 300 };
    expect(beside(null, size, screen, [], [offered])).toEqual(offered);
    expect(
      covers(beside(null, size, screen, [{ ...offered, width: 40, height: 40 }], [offered]), { ...offered, width: 40, height: 40 }),
    ).toBe(false);
  });

  test('and where all around it is full, at the nearest place that is free', () => {
    const thing = { left: 20, top: 100, width: 60, height: 30 };
    const full = [
      { left: 0, top: 60, width: 390, height: 40 },
      { left: 80, top: 100, width: 310, height: 30 },
      { left: 0, top: 260, width: 390, height: 20 },
      { left: 0, top: 560, width: 390, height: 284 },
    ];
    const note = beside(thing, size, screen, full);
    for (const box of full) expect(covers(note, box)).toBe(false);
    expect(note.top).toBeLessThan(295);
  });
});
