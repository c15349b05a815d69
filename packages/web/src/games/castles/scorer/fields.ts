import { typeLetters } from '@luftschloss/drawing';
import {
  BONUS_CARDS,
  type CastlesTable,
  DECREE_IDS,
  favorsInPlay,
  ROOM_TYPES,
  ROOMS,
  SIDES,
  SWAN_COLOURS,
  SWANS_PER_COLOUR,
  sizesInPlay,
} from '@luftschloss/engine/castles';
import type { Fact, Seat } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';
import type { Asked, Field, Option } from '../../../scorer/game-scorer.ts';
import { type OtherPlace, withTaken } from '../../../scorer/taken.ts';
import { typeSign } from '../../../scorer/type-sign.ts';

const MOST_MONEY = 1_000_000;
const POINTS = { kind: 'number', least: -100, most: 500, step: 1 } as const;
const MONEY = { kind: 'number', least: 0, most: MOST_MONEY, step: 1000 } as const;

type FieldOf = (table: CastlesTable, language: Language, asked: Asked) => Field;

function people({ players }: CastlesTable): Option[] {
  return players.map(({ name }, seat) => ({ value: seat, title: name }));
}

function stacks({ options }: CastlesTable, { words, term }: Language): Option[] {
  const sizes = sizesInPlay(options).map((size) => ({
    value: String(size),
    title: String(size),
    key: { row: words.scorer.keys.size(), letter: String(size) },
  }));
  const others = [
    { value: 'hallways', title: term('castles.room', 'hallway') },
    { value: 'stairs', title: term('castles.room', 'stairs') },
    ...(options.moats ? [{ value: 'moats', title: words['castles-table'].moat() }] : []),
  ];
  return [...sizes, ...others];
}

function named(table: string, ids: readonly string[], { term, id: spoken }: Language): Option[] {
  return ids.map((id) => ({ value: id, title: term(table, id) })).sort((a, b) => a.title.localeCompare(b.title, spoken));
}

/** Cards of one kind for each type or size are keys in a row, in the order in which types and sizes have theirs. */
function cards(table: string, ids: readonly string[], language: Language): Option[] {
  const { term, words } = language;
  const letters = typeLetters(language);
  const rows: { readonly [kind: string]: string } = {
    rooms: words.scorer.cards.mostRooms(),
    feet: words.scorer.cards.mostFeet(),
    type: words.scorer.cards.eachOfType(),
    size: words.scorer.cards.eachOfSize(),
  };
  const keyed = ids.flatMap((id): Option[] => {
    const [kind, about = ''] = id.split('-');
    const type = ROOM_TYPES.find((each) => each === about);
    if (!rows[kind] || (!type && kind !== 'size')) return [];
    const key = type ? { row: rows[kind], sign: typeSign(type), letter: letters[type] } : { row: rows[kind], letter: about };
    return [{ value: id, title: term(table, id), key }];
  });
  const others = ids.filter((id) => keyed.every(({ value }) => value !== id));
  return [...keyed, ...named(table, others, language)];
}

function bonusCards({ players, options }: CastlesTable, language: Language, { seat }: Asked): Field {
  const ids = BONUS_CARDS.filter(({ inPlay }) => inPlay(options)).map(({ id }) => id);
  const others = players.flatMap(({ name, bonusCards: value }, index): OtherPlace[] =>
    index === seat ? [] : [{ whose: name, place: `players[${index}].bonusCards`, value }],
  );
  return { kind: 'some', options: withTaken(cards('castles.card', ids, language), others) };
}

/** Of the whole table where nobody is asked. */
function favorCards({ players, favors, options }: CastlesTable, language: Language, seat: Seat | null): Field {
  const shared: OtherPlace = { whose: language.words.scorer.answers.wholeTable(), place: 'favors', value: favors };
  const others = players.flatMap(({ name, ownFavors: value }, index): OtherPlace[] =>
    index === seat ? [] : [{ whose: name, place: `players[${index}].ownFavors`, value }],
  );
  const all = cards('castles.favor', favorsInPlay(options), language);
  return { kind: 'some', options: withTaken(all, seat === null ? others : [shared, ...others]) };
}

const FIELDS: { readonly [code: string]: FieldOf } = {
  castle: (_, __, { seat }) => ({ kind: 'tab', tab: seat ?? 0 }),
  money: () => MONEY,
  savings: () => MONEY,
  swans: (_, { term }) => ({
    kind: 'counts',
    as: 'list',
    most: SWANS_PER_COLOUR,
    options: SWAN_COLOURS.map((color) => ({ value: color, title: term('castles.swan', color) })),
  }),
  decree: (_, language) => ({ kind: 'one', options: named('castles.decree', DECREE_IDS, language) }),
  'bonus-cards': bonusCards,
  'own-favors': (table, language, { seat }) => favorCards(table, language, seat),
  'secret-room': (_, language) => ({
    kind: 'one',
    options: named(
      'castles.room',
      ROOMS.map(({ id }) => id),
      language,
    ),
  }),
  favors: (table, language) => favorCards(table, language, null),
  depleted: (table, language) => ({ kind: 'some', options: stacks(table, language) }),
  'first-master-builder': (table) => ({ kind: 'one', options: people(table) }),
  'last-master-builder': (table) => ({ kind: 'one', options: people(table) }),
  barbican: (_, { term }) => ({ kind: 'one', options: SIDES.map((side) => ({ value: { side }, title: term('castles.side', side) })) }),
  moats: (_, { term }) => ({ kind: 'some', options: SIDES.map((side) => ({ value: side, title: term('castles.side', side) })) }),
};

export function fieldOf(table: CastlesTable, asked: Asked, language: Language): Field {
  return FIELDS[asked.fact.code]?.(table, language, asked) ?? POINTS;
}

/** What each player may have answered, by its place in the file. */
const OF_PLAYERS: { readonly [field: string]: string } = {
  money: 'money',
  bonusCards: 'bonus-cards',
  swans: 'swans',
  decree: 'decree',
  savings: 'savings',
  ownFavors: 'own-favors',
  secretRoom: 'secret-room',
  track: 'track',
};

const OF_TABLES: { readonly [field: string]: string } = {
  favors: 'favors',
  depleted: 'depleted',
  firstMasterBuilder: 'first-master-builder',
  lastMasterBuilder: 'last-master-builder',
};

export function entries(table: CastlesTable): Asked[] {
  const shared = Object.entries(OF_TABLES)
    .filter(([field]) => field in table)
    .map(([place, code]) => ({ place, seat: null, fact: { code } }));
  return [...shared, ...table.players.flatMap((_, seat) => entriesOf(table, seat))];
}

function entriesOf({ players, options }: CastlesTable, seat: number): Asked[] {
  const player = players[seat];
  const place = `players[${seat}]`;
  const plain = Object.entries(OF_PLAYERS)
    .filter(([field]) => field in player)
    .map(([field, code]) => ({ place: `${place}.${field}`, seat, fact: { code } }));
  const rewards = (player.castle?.tiles ?? []).flatMap(({ reward, tile }, number) =>
    reward === undefined
      ? []
      : [{ place: `${place}.castle.tiles[${number}].reward`, seat, fact: { code: 'reward', params: { room: tile } } }],
  );
  return [
    ...plain,
    ...(options.moats ? [water(place, seat, 'barbican'), water(place, seat, 'moats')] : []),
    ...rewards,
    ...(player.downstairsPoints === undefined
      ? []
      : [{ place: `${place}.downstairsPoints`, seat, fact: { code: 'downstairs-points', params: { rewards: 2 } } }]),
    ...(player.decreePoints === undefined || player.decree === undefined
      ? []
      : [{ place: `${place}.decreePoints`, seat, fact: { code: 'decree-points', params: { decree: player.decree } } }]),
  ];
}

function water(place: string, seat: number, field: string): Asked {
  return { place: `${place}.castle.${field}`, seat, fact: { code: field } };
}

/** Nobody asks for the score track, but whoever knows it may enter it. */
export function entryName({ code }: Fact, { words }: Language): string | null {
  return code === 'track' ? words.scorer.castles.track() : null;
}
