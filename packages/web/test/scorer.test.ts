import { castlesTables } from '@luftschloss/engine/castles';
import { expectOk, TABLE_FORMAT, type TableFile } from '@luftschloss/engine/kernel';
import { loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { seedOf, tell } from '../../../testing/seed.ts';
import { sampled } from '../../../testing/thorough.ts';
import { scorer as between } from '../src/games/between/scorer/index.ts';
import { scorer as castles } from '../src/games/castles/scorer/index.ts';
import { scorer as palace } from '../src/games/palace/scorer/index.ts';
import { answer, back, open, putBack, putDown, settle, take, takeUp, whereIs } from '../src/scorer/entry.ts';
import { valueAt, withValue } from '../src/scorer/file-place.ts';
import { fits, moveTo, turn } from '../src/scorer/hand.ts';
import { itemsOf } from '../src/scorer/questions.ts';
import { folded, found, leads, letters, NOTHING, press, type } from '../src/scorer/search.ts';
import { fromLink, toLink } from '../src/scorer/share-link.ts';
import { drop, keep, keptTable, keptTables } from '../src/scorer/shelf.ts';
import { entering, finishedTable, scores, withTilesOf } from './scorer-tables.ts';
import { shelfOf } from './tables.ts';

const ALL = { castles, between, palace };

function begun(names: readonly string[] = ['Ada', 'Ben']): TableFile {
  return expectOk(castles.tables.read(castles.begin(names, { edition: 'first', rooms: 'printed' })));
}

describe('a finished table is entered tile by tile', () => {
  test.each(
    sampled(
      [
        ['castles', 3, { edition: 'first', rooms: 'printed' }, 3],
        ['between', 3, {}, 3],
        ['palace', 2, {}, 4.5],
      ] as const,
      ([game]) => game !== 'palace',
    ),
  )('of %s with few taps, and comes out with the scores of the final scoring', (game, seats, options, most) => {
    const scorer = ALL[game];
    const finished = finishedTable(scorer, game, seats, options, seedOf(`scorer ${game}`));
    const boards = entering(
      scorer,
      open(expectOk(scorer.tables.read(scorer.begin(finished.names, finished.options)))),
      finished.table,
      english,
    );
    const taps = boards.reduce((sum, board) => sum + board.taps.length, 0);
    const tiles = boards.reduce((sum, board) => sum + board.tiles, 0);
    const sheet = scorer.tables.sheet(withTilesOf(scorer, finished.table, boards[boards.length - 1].entry.table));
    expect(sheet.boards.flatMap(({ misfits }) => misfits)).toEqual([]);
    expect(sheet.questions).toEqual([]);
    expect(scores(sheet)).toEqual(scores(finished.result));
    expect(taps / tiles).toBeLessThanOrEqual(most);
    tell(`drawing board, ${game}: ${taps} taps for ${tiles} tiles`);
  });
});

describe('what the keys find', () => {
  const table = begun();
  const tiles = castles.tiles(table, english);
  const [types, sizes] = castles.keys(table, english);

  test('letters are without accents, spaces and signs', () => {
    expect(folded('Große Küche')).toBe('grossekuche');
    expect(folded('Łaźnia króla')).toBe('lazniakrola');
    expect(folded('King’s Study')).toBe('kingsstudy');
  });

  test('a key that leaves nothing is pale, in every language', async () => {
    for (const id of ['en', 'de', 'fr', 'es', 'pl'] as const) {
      const language = await loadLanguage(id);
      const all = castles.tiles(table, language);
      const search = press(NOTHING, sizes, '600');
      for (const { letter, leads: leading } of letters(search, all)) expect(found(type(search, letter), all).length > 0).toBe(leading);
      for (const { id: key } of types.keys) expect(found(press(search, types, key), all).length > 0).toBe(leads(search, types, key, all));
    }
  });

  test('another key of a row takes the place of the one before, and the same one lets go', () => {
    const large = press(press(NOTHING, sizes, '300'), sizes, '400');
    expect(large.pressed['size']).toEqual(['400']);
    expect(press(large, sizes, '400').pressed['size']).toEqual([]);
    expect(found(large, tiles).every(({ facets }) => facets['size'][0] === '400')).toBe(true);
  });
});

describe('the tile in hand', () => {
  const table = begun();

  test('is held where it fits, turns through places that fit, and may be laid where it does not', () => {
    const held = take(castles, open(table), 'hallway').held;
    if (!held) throw new Error('nothing in hand');
    expect(fits(held)).toBe(true);
    expect(fits(turn(castles, held, 0))).toBe(true);
    const far = moveTo(castles, held, 0, { x: 30, y: 30 }, true);
    expect(fits(far)).toBe(false);
    const laid = putDown(castles, { ...open(table), held: far });
    expect(castles.tables.sheet(laid.table).boards[0].misfits.map(({ piece }) => piece)).toEqual(['hallway']);
  });

  test('is put down by whoever goes on with the next one, unless they only ask', () => {
    const entry = take(castles, open(table), 'hallway');
    expect(castles.laid(settle(castles, entry, false).table, 0)).toHaveLength(2);
    expect(castles.laid(settle(castles, entry, true).table, 0)).toHaveLength(1);
  });

  test('comes back to where it was taken up, and one step back undoes what was done', () => {
    const laid = putDown(castles, take(castles, open(table), 'hallway'));
    const up = takeUp(castles, laid, 0, 1);
    expect(castles.laid(up.table, 0)).toHaveLength(1);
    expect(putBack(up).table).toBe(laid.table);
    expect(back(laid).table).toBe(table);
    expect(takeUp(castles, laid, 0, 0)).toBe(laid);
  });

  test('is taken away from another castle when it is wanted here', () => {
    const room = castles.tiles(table, english)[5].id;
    const ada = putDown(castles, take(castles, open(table), room));
    expect(whereIs(castles, ada, room)).toEqual({ tab: 0, number: 1 });
    const ben = putDown(castles, takeUp(castles, { ...ada, tab: 1 }, 0, 1));
    expect(whereIs(castles, ben, room)?.tab).toBe(1);
    expect(castles.tables.sheet(ben.table).boards.flatMap(({ misfits }) => misfits)).toEqual([]);
  });
});

describe('what is asked for', () => {
  test('every question of every game has a field, and an answer takes it off the list', () => {
    for (const scorer of Object.values(ALL)) {
      const file = scorer.begin(['Ada', 'Ben'], { edition: 'collectors', swans: true, decrees: true, towers: true, moats: true });
      const table = expectOk(scorer.tables.read(file));
      const sheet = scorer.tables.sheet(table);
      const items = itemsOf(scorer, table, sheet, english);
      expect(items.filter(({ neededFor }) => neededFor.length > 0)).toHaveLength(sheet.questions.length);
      for (const { place, text } of items) expect(text, place).toMatch(/ .*\?/);
    }
  });

  test('an answer is written where the question says, and can be taken back', () => {
    const table = begun();
    const entry = answer(open(table), 'players[1].money', 12_000);
    expect(valueAt(entry.table, 'players[1].money')).toBe(12_000);
    expect(castlesTables.read(entry.table).ok).toBe(true);
    expect('money' in entry.table.players[1]).toBe(true);
    expect('money' in withValue(entry.table, 'players[1].money', undefined).players[1]).toBe(false);
    expect(valueAt(table, 'players[1].money')).toBeUndefined();
  });
});

describe('a table is kept and handed on', () => {
  test('as a link that holds all of it; one that was cut off holds nothing', async () => {
    const table = putDown(castles, take(castles, open(begun()), 'hallway')).table;
    const link = await toLink(table);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await fromLink(link)).toEqual(table);
    for (const bad of ['', 'x', '%%%', link.slice(0, -10), `A${link}`]) expect(await fromLink(bad)).toBeNull();
  });

  test('in the browser, the one that was touched last first', () => {
    const kept = shelfOf();
    keep(kept, 'first', begun(), 1);
    keep(kept, 'second', begun(['Cleo']), 2);
    kept.setItem('luftschloss.scored.broken', '{');
    expect(keptTables(kept).map(({ id }) => id)).toEqual(['second', 'first']);
    expect(keptTable(kept, 'first')?.file).toMatchObject({ format: TABLE_FORMAT, game: 'castles' });
    drop(kept, 'first');
    expect(keptTable(kept, 'first')).toBeNull();
  });
});
