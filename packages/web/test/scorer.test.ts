import { castlesLibrary, castlesTables, PASSAGE_KINDS } from '@luftschloss/engine/castles';
import { expectOk, openRng, type Rng, rngState, TABLE_FORMAT, type TableFile } from '@luftschloss/engine/kernel';
import { LANGUAGES, type LanguageId, loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { seedOf, tell } from '../../../testing/seed.ts';
import { sampled } from '../../../testing/thorough.ts';
import type { Extent, Point } from '../src/board/camera.ts';
import { scorer as between } from '../src/games/between/scorer/index.ts';
import { scorer as castles } from '../src/games/castles/scorer/index.ts';
import { scorer as palace } from '../src/games/palace/scorer/index.ts';
import { type Answered, counted, slotted, toggled } from '../src/scorer/answering.ts';
import {
  answer,
  back,
  forth,
  giveTo,
  lastStep,
  open,
  ownerOf,
  putBack,
  putDown,
  replaced,
  settle,
  take,
  takeUp,
  whereIs,
} from '../src/scorer/entry.ts';
import { valueAt, withValue } from '../src/scorer/file-place.ts';
import { drag, press } from '../src/scorer/finger.ts';
import { foretell, foretoldPoints } from '../src/scorer/foretelling.ts';
import type { Laid } from '../src/scorer/game-scorer.ts';
import { fits, moveTo, turn } from '../src/scorer/hand.ts';
import { pictureOf } from '../src/scorer/picture.ts';
import { type Item, itemsOf } from '../src/scorer/questions.ts';
import { folded, found, leads, letters, NOTHING, press as pressKey, type } from '../src/scorer/search.ts';
import { fromLink, toLink } from '../src/scorer/share-link.ts';
import { drop, isKept, keep, keptTable, keptTables } from '../src/scorer/shelf.ts';
import { enterAgain, finishedTable, randomCastles } from './scorer-tables.ts';
import { anyAtAll, BY_SIGHT, deskOf, tapped } from './scorer-taps.ts';
import { shelfOf } from './tables.ts';

const ALL = { castles, between, palace };

function begun(names: readonly string[] = ['Ada', 'Ben']): TableFile {
  return expectOk(castles.tables.read(castles.begin(names, { edition: 'first', rooms: 'printed' })));
}

/** For each tile. In The Palace it has to be said as well whose a tile is. */
const MOST_TAPS = { castles: 3, between: 3, palace: 3.5 };

describe('a finished table is entered tile by tile', () => {
  test.each(
    sampled(
      [
        ['castles', 3, { edition: 'first', rooms: 'printed' }],
        ['between', 3, {}],
        ['palace', 2, {}],
      ] as const,
      ([game]) => game === 'castles',
    ),
  )('of %s with few taps for each, and comes out with the scores of the final scoring', (game, seats, options) => {
    const finished = finishedTable(ALL[game], game, seats, options, seedOf(`scorer ${game}`));
    const { taps, tiles } = enterAgain(ALL[game], finished, english, BY_SIGHT);
    tell(`drawing board, ${game}: ${taps} taps for ${tiles} tiles`);
    expect(taps / tiles).toBeLessThanOrEqual(MOST_TAPS[game]);
  });

  test('with passages, moats and whatever else, in any order', () => {
    const dice = openRng(rngState(`splitmix32:${seedOf('any order')}`));
    for (let game = 0; game < 2; game++) {
      const finished = randomCastles(castles, seedOf(`scorer with everything ${game}`));
      enterAgain(castles, finished, english, anyAtAll(dice));
    }
  });
});

describe('what is no room', () => {
  const options = { edition: 'first', rooms: 'printed', passages: true, moats: true };
  const table = expectOk(castles.tables.read(castles.begin(['Ada', 'Ben'], options)));
  const middle = ({ left, top, width, height }: Extent): Point => ({ x: left + width / 2, y: top + height / 2 });
  const pieceAt = (file: TableFile, piece: string): Laid => {
    const found = castles.laid(file, 0).find(({ tile }) => tile === piece);
    if (!found) throw new Error(`${piece} is missing`);
    return found;
  };

  test('has a key of its own, and each castle its own passages', () => {
    const desk = deskOf(castles, table, english);
    const held = tapped(desk, open(table), { on: 'key', row: 'piece', key: 'moat' });
    expect(held.held?.tile).toBe('moat');
    expect(castles.tables.preview(held.table, 0, held.held?.laid)).toMatchObject({ value: { legal: true, lines: [{ points: 3 }] } });
    const wet = putDown(castles, held);
    expect(castles.tables.sheet(wet.table).boards[0].misfits).toEqual([]);
    const dug = { ...wet, table: castles.withLaid(wet.table, 0, [...castles.laid(wet.table, 0), { tile: 'small', x: 5, y: 5, r: 0 }]) };
    expect(whereIs(castles, dug, 'small')).toEqual({
      tab: 0,
      number: castles.laid(dug.table, 0).findIndex(({ tile }) => tile === 'small'),
    });
    expect(whereIs(castles, { ...dug, tab: 1 }, 'small')).toBeNull();
  });

  test('a foyer that stands alone is turned by a tap, and the Barbican goes to its next side; nothing is taken up', () => {
    const plain = open(expectOk(castles.tables.read(castles.begin(['Ada'], { edition: 'collectors' }))));
    const turned = press(castles, plain, { x: 1.5, y: 1.5 });
    expect(pieceAt(turned.table, 'foyer').r).toBe(1);
    expect(back(turned).table).toBe(plain.table);
    const built = putDown(castles, take(castles, turned, 'hallway'));
    expect(press(castles, built, { x: 1.5, y: 1.5 })).toBe(built);
    const barbican = pieceAt(table, 'barbican');
    const moved = press(castles, open(table), middle(castles.drawing.boxOf(barbican)));
    expect(pieceAt(moved.table, 'barbican')['side']).toBe('W');
    expect(castlesLibrary.score(expectOk(castles.tables.toBoard(moved.table, 0))).ok).toBe(true);
  });

  test('a passage that is taken up leaves its room unconnected, and fits again where it lay', () => {
    const finished = withPassage();
    const number = castles.laid(finished, 0).findIndex(({ tile }) => castles.isPiece?.(tile));
    const up = takeUp(castles, open(finished), 0, number);
    expect(up.held && fits(up.held)).toBe(true);
    expect(castles.tables.sheet(putDown(castles, up).table).boards[0].misfits).toEqual([]);
  });

  /** A random castle with a passage in it. */
  function withPassage(): TableFile {
    for (let game = 0; ; game++) {
      const { table: file } = randomCastles(castles, seedOf(`scorer with a passage ${game}`));
      if (castles.laid(file, 0).some(({ tile }) => PASSAGE_KINDS.some((kind) => kind === tile))) return file;
    }
  }
});

describe('a tile that is dragged', () => {
  test('snaps to where it fits from afar, and goes exactly where it is put from near', () => {
    const entry = take(castles, open(begun()), 'hallway');
    const [spot] = entry.held?.spots ?? [];
    const beside = { x: spot.middle.x + 1, y: spot.middle.y + 1 };
    const { held: far } = drag(castles, entry, beside, 12);
    const { held: near } = drag(castles, entry, beside, 84);
    expect(far && fits(far)).toBe(true);
    expect(near?.laid).toMatchObject({ x: spot.laid.x + 1, y: spot.laid.y + 1, r: entry.held?.laid.r });
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

  test('a name is found by any of its words, and those that begin like that come first', () => {
    const halls = between.tiles(expectOk(between.tables.read(between.begin(['Ada', 'Ben', 'Cleo'], {}))), english);
    const names = found({ typed: 'po', pressed: {} }, halls).map(({ name }) => name);
    expect(names).toContain('Hall of Portraits');
    const parlor = found({ typed: 'p', pressed: {} }, halls).map(({ name }) => name[0]);
    expect(parlor.lastIndexOf('P')).toBeLessThan(parlor.indexOf('H'));
    expect(letters({ typed: 'por', pressed: {} }, halls).filter(({ leads: leading }) => leading)).toEqual([{ letter: 't', leads: true }]);
  });

  test('a key that leaves nothing is pale, in every language', async () => {
    for (const id of Object.keys(LANGUAGES) as LanguageId[]) {
      const language = await loadLanguage(id);
      const all = castles.tiles(table, language);
      const search = pressKey(NOTHING, sizes, '600');
      for (const { letter, leads: leading } of letters(search, all)) expect(found(type(search, letter), all).length > 0).toBe(leading);
      for (const { id: key } of types.keys)
        expect(found(pressKey(search, types, key), all).length > 0).toBe(leads(search, types, key, all));
    }
  });

  test('another key of a row takes the place of the one before, and the same one lets go', () => {
    const large = pressKey(pressKey(NOTHING, sizes, '300'), sizes, '400');
    expect(large.pressed['size']).toEqual(['400']);
    expect(pressKey(large, sizes, '400').pressed['size']).toEqual([]);
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
    const far = moveTo(castles, held, 0, { x: 30, y: 30 }, { dragged: true, reach: 2 });
    expect(fits(far)).toBe(false);
    const laid = putDown(castles, { ...open(table), held: far });
    expect(castles.tables.sheet(laid.table).boards[0].misfits.map(({ piece }) => piece)).toEqual(['hallway']);
  });

  test('that fits nowhere lies beside what is built, however large it is', () => {
    const below = castles
      .tiles(table, english)
      .filter(({ facets }) => facets['type']?.includes('downstairs') && facets['size']?.includes('500'));
    const { held } = take(castles, open(table), below[0].id);
    expect(held?.spots).toEqual([]);
    const { left, width } = castles.drawing.extent(table, 0);
    expect(held && castles.drawing.boxOf(held.laid).left).toBeGreaterThan(left + width);
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

  test('is turned about where it was put, and comes round to every way that fits there', () => {
    const hall = take(castles, open(table), 'hallway').held;
    if (!hall) throw new Error('nothing in hand');
    for (const { laid, middle } of hall.spots) {
      let held = moveTo(castles, hall, 0, middle, { dragged: false, reach: 2.6 });
      const seen = [held.laid];
      for (let turned = 0; turned < 8; turned++) {
        held = turn(castles, held, 0);
        seen.push(held.laid);
      }
      expect(seen).toContainEqual(laid);
      expect(turn(castles, turn(castles, held, 0), 0, -1).laid).toEqual(held.laid);
    }
  });

  test('what was undone is done again, and whoever does something else goes on from there', () => {
    const first = putDown(castles, take(castles, open(table), 'hallway'));
    const second = putDown(castles, take(castles, { ...first, tab: 1 }, 'stairs'));
    const undone = back(back({ ...second, tab: 0 }));
    expect(undone).toMatchObject({ table, tab: 0 });
    const again = forth(forth(undone));
    expect(again).toMatchObject({ table: second.table, tab: 1, future: [] });
    expect(back(again).table).toBe(first.table);
    expect(forth(putDown(castles, take(castles, undone, 'stairs'))).future).toEqual([]);
  });

  test('on a board that all share stays whose it is when it is taken up, and can be given to somebody else', () => {
    const { table } = finishedTable(palace, 'palace', 3, {}, seedOf('whose tile'));
    const number = palace.laid(table, 0).findIndex(({ owner }) => owner === 1);
    expect(ownerOf(palace, table, 0, number)).toBe(1);
    expect(ownerOf(castles, begun(), 1, 0)).toBe(1);
    const up = takeUp(palace, open(table), 0, number);
    expect(up).toMatchObject({ tab: 1, held: { laid: { owner: 1 } } });
    const given = giveTo(palace, up, 2);
    expect(given.held && fits(given.held)).toBe(up.held && fits(up.held));
    const laid = putDown(palace, given);
    expect(palace.laid(laid.table, 0).find(({ tile: id }) => id === up.held?.tile)).toMatchObject({ owner: 2 });
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

describe('what a tile is foretold to bring', () => {
  test('is told in full: lines, completed rooms, and parts of the sheet that change with it', () => {
    const all = { edition: 'collectors', rooms: 'all', swans: true, passages: true, moats: true, towers: true, decrees: true };
    let more = 0;
    for (const [scorer, table] of [
      [castles, finishedTable(castles, 'castles', 3, all, seedOf('foretold in full')).table],
      [palace, finishedTable(palace, 'palace', 2, {}, seedOf('foretold in full')).table],
    ] as const)
      for (const [number, laid] of scorer.laid(table, 0).entries()) {
        if (scorer.isFixed(laid) || scorer.isPiece?.(laid.tile) || number % 3 !== 0) continue;
        const up = takeUp(scorer, open(table), 0, number);
        const preview = up.held && expectOk(scorer.tables.preview(up.table, up.tab, up.held.laid));
        if (!preview?.legal) continue;
        const { lines, completed, rest } = foretell(preview, up.tab);
        const told = [...lines, ...completed, ...rest].reduce((sum, { points }) => sum + (points ?? 0), 0);
        expect(told, laid.tile).toBe(foretoldPoints(preview, up.tab));
        more += rest.length;
      }
    expect(more).toBeGreaterThan(0);
  });
});

describe('who plays and with which box is changed while it is entered', () => {
  const hall = putDown(castles, take(castles, open(begun(['Ada', 'Ben', 'Cleo'])), 'hallway')).table;
  const known = { ...hall, firstMasterBuilder: 2, lastMasterBuilder: 1 } as TableFile;

  test('names and people: what has been entered stays, and whoever has left is no Master Builder', () => {
    const { options } = hall as unknown as { readonly options: object };
    const fewer = expectOk(castles.tables.read(castles.changed(known, ['Ada', 'Benno'], options)));
    expect(fewer.players.map(({ name }) => name)).toEqual(['Ada', 'Benno']);
    expect(castles.laid(fewer, 0)).toEqual(castles.laid(hall, 0));
    expect(fewer).toMatchObject({ lastMasterBuilder: 1 });
    expect('firstMasterBuilder' in fewer).toBe(false);
    const more = expectOk(castles.tables.read(castles.changed(fewer, ['Ada', 'Benno', 'Dan'], options)));
    expect(castles.laid(more, 2).map(({ tile }) => tile)).toEqual(['foyer']);
  });

  test('a castle that gets moats has its Barbican where nothing lies, and gives up passages that are not in the box', () => {
    const options = { edition: 'first', rooms: 'printed', moats: true };
    const wet = expectOk(castles.tables.read(castles.changed(hall, ['Ada', 'Ben', 'Cleo'], options)));
    expect(castles.laid(wet, 0).some(({ tile }) => tile === 'barbican')).toBe(true);
    expect(castles.tables.sheet(wet).boards.flatMap(({ misfits }) => misfits)).toEqual([]);
    const { table: dug } = randomCastles(castles, seedOf('scorer with everything 0'));
    const names = dug.players.map(({ name }) => name);
    const bare = expectOk(castles.tables.read(castles.changed(dug, names, { edition: 'collectors', towers: true })));
    expect(names.flatMap((_, tab) => castles.laid(bare, tab).filter(({ tile }) => castles.isPiece?.(tile)))).toEqual([]);
  });

  test('in Between a castle comes with everybody who sits down, and in The Palace tiles of those who have left are asked for', () => {
    const three = expectOk(between.tables.read(between.begin(['Ada', 'Ben', 'Cleo'], {})));
    const four = expectOk(between.tables.read(between.changed(three, ['Ada', 'Ben', 'Cleo', 'Dan'], {})));
    expect(between.tables.sheet(four).sheet?.boards).toHaveLength(4);
    expect(expectOk(between.tables.read(between.changed(four, ['Ada', 'Ben', 'Cleo'], {})))).toEqual(three);
    const { table } = finishedTable(palace, 'palace', 3, {}, seedOf('somebody leaves'));
    const two = expectOk(palace.tables.read(palace.changed(table, ['Ada', 'Ben'], {})));
    const asked = palace.tables.sheet(two).questions.filter(({ fact }) => fact.code === 'owner');
    expect(asked).toHaveLength(palace.laid(table, 0).filter(({ owner }) => owner === 2).length);
  });

  test('is one step back', () => {
    const entry = open(known);
    const fewer = replaced({ ...entry, tab: 2 }, expectOk(castles.tables.read(castles.changed(known, ['Ada'], {}))));
    expect(fewer.tab).toBe(0);
    expect(back(fewer)).toMatchObject({ table: known, tab: 2 });
    expect(forth(back(fewer)).tab).toBe(0);
  });
});

/** What a finger does that presses anything at all. */
function pressedAt({ field, value }: Item, dice: Rng): Answered | null {
  const list = value as readonly unknown[] | undefined;
  switch (field.kind) {
    case 'number':
      return { value: dice.below(2) === 0 ? field.least : field.most };
    case 'one':
      return { value: field.options[dice.below(field.options.length)].value };
    case 'some':
      return toggled(list, field.options[dice.below(field.options.length)]);
    case 'counts':
      return counted(value, field, dice.below(field.options.length), dice.below(99));
    case 'slots':
      return slotted(list, field, dice.below(field.slots.length), dice.below(field.options.length + 1) - 1);
    case 'tab':
      return null;
  }
}

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

  test('whatever is pressed, the table can be read again: a card that lies elsewhere is taken away from there', () => {
    const dice = openRng(rngState(`splitmix32:${seedOf('pressing answers')}`));
    const everything = { edition: 'collectors', swans: true, decrees: true, towers: true, moats: true, passages: true };
    let moved = 0;
    for (const scorer of Object.values(ALL)) {
      let entry = open(expectOk(scorer.tables.read(scorer.begin(['Ada', 'Ben', 'Cleo'], everything))));
      for (let press = 0; press < 100; press++) {
        const items = itemsOf(scorer, entry.table, scorer.tables.sheet(entry.table), english);
        const item = items[dice.below(items.length)];
        const answered = pressedAt(item, dice);
        if (!answered) continue;
        entry = answer(entry, item.place, answered.value, answered.taken);
        if (answered.taken) moved++;
        expect(scorer.tables.read(JSON.parse(JSON.stringify(entry.table))).ok, JSON.stringify(entry.table)).toBe(true);
      }
    }
    expect(moved).toBeGreaterThan(0);
  });

  test('a number that is typed digit by digit is one step back, and a list one for each of its parts', () => {
    const typed = [1, 12, 120].reduce((entry, money) => answer(entry, 'players[0].money', money), open(begun()));
    expect(valueAt(back(typed).table, 'players[0].money')).toBeUndefined();
    const chosen = [['square'], ['square', 'round']].reduce((entry, cards) => answer(entry, 'players[0].bonusCards', cards), typed);
    expect(valueAt(back(chosen).table, 'players[0].bonusCards')).toEqual(['square']);
    expect(lastStep(chosen)).toMatchObject({ place: 'players[0].bonusCards' });
  });
});

describe('a table is kept and handed on', () => {
  test('as pictures that can stand on one page: no name in one means something in another', () => {
    const { table } = finishedTable(castles, 'castles', 2, { edition: 'first', rooms: 'printed' }, seedOf('pictures'));
    const ids = [0, 1].map((tab) => [...pictureOf(castles, table, tab, english).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(ids[0].length).toBeGreaterThan(0);
    expect(ids[0].filter((id) => ids[1].includes(id))).toEqual([]);
  });

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

  test('in a browser that is full, as long as the page is open; nothing else is thrown away for it', () => {
    const shelf = shelfOf();
    for (let number = 0; number < 20; number++) keep(shelf, `old ${number}`, begun(), number);
    const full = { ...shelf, length: shelf.length, setItem: () => expect.fail('full') };
    expect(keep(full, 'new', begun(['Cleo']), 99)).toBe(false);
    expect(keptTable(full, 'new')?.file).toMatchObject({ players: [{ name: 'Cleo' }] });
    expect(isKept(full, 'new', begun(['Cleo']))).toBe(false);
    expect(keptTables(shelf)).toHaveLength(20);
    expect(keep(shelf, 'new', begun(['Cleo']), 99)).toBe(true);
    expect(isKept(shelf, 'new', begun(['Cleo']))).toBe(true);
  });
});
