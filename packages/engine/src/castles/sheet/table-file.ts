import { SIDES } from '../../common/grid.ts';
import {
  accept,
  type Checked,
  flag,
  integer,
  list,
  object,
  oneOf,
  optional,
  parseOptions,
  type Rejected,
  reject,
  rejectAt,
  type Schema,
  TABLE_FORMAT,
  text,
} from '../../kernel/index.ts';
import { checkPlaced, passageList, placedTileFields } from '../castle-file.ts';
import { ROOM_SIZES } from '../data/room.ts';
import { DECREE_IDS } from '../expansions/decrees/decree-list.ts';
import { SWAN_COLOURS, SWANS_PER_COLOUR } from '../expansions/swans/swans.ts';
import { CASTLES_OPTIONS } from '../option-specs.ts';
import { type CastlesOptions, combinationRefusal, mostPlayers } from '../options.ts';
import { OLDEST_RULES_VERSION, RULES_VERSION } from '../rules-version.ts';
import { BONUS_CARDS } from '../scoring/bonus-cards.ts';
import { FAVORS } from '../scoring/favors.ts';
import { findTile } from '../tiles.ts';

const MOST_TILES = 300;
const MOST_PLAYERS = 5;
const points = integer(-10_000, 10_000);
const favor = oneOf(...FAVORS.map(({ id }) => id));
const money = integer(0, 10_000_000);

const tileName: Schema<string> = {
  check(value, path) {
    const checked = placedTileFields.tile.check(value, path);
    return !checked.ok || findTile(checked.value) ? checked : reject('no-such-tile', { tile: checked.value }, path);
  },
  json: placedTileFields.tile.json,
};

/** A castle as it lies there: tiles in any order. */
const castle = object({
  tiles: list(object({ ...placedTileFields, tile: tileName, reward: optional(points) }), MOST_TILES),
  barbican: optional(object({ side: oneOf(...SIDES) })),
  moats: optional(list(oneOf(...SIDES), 3)),
  passages: passageList,
  inOrder: optional(flag),
});

const player = object({
  name: text(80),
  castle: optional(castle),
  money: optional(money),
  bonusCards: optional(list(oneOf(...BONUS_CARDS.map(({ id }) => id)), BONUS_CARDS.length)),
  swans: optional(list(oneOf(...SWAN_COLOURS), SWAN_COLOURS.length * SWANS_PER_COLOUR)),
  decree: optional(oneOf(...DECREE_IDS)),
  savings: optional(money),
  ownFavors: optional(list(favor, FAVORS.length)),
  secretRoom: optional(tileName),
  downstairsPoints: optional(points),
  decreePoints: optional(points),
  track: optional(points),
});

/** Stacks that can run out, as the file names them (C-6.2). */
const STACKS = [...ROOM_SIZES.map(String), 'hallways', 'stairs', 'moats'];

const anyOptions: Schema<CastlesOptions> = {
  check: (value, path) => {
    const checked = parseOptions(CASTLES_OPTIONS, value ?? {});
    return checked.ok || path === undefined ? checked : rejectAt(path, checked.problem);
  },
  json: { type: 'object' },
};

const seat = integer(0, MOST_PLAYERS - 1);

const tableFile = object({
  format: oneOf(TABLE_FORMAT),
  game: oneOf('castles'),
  rulesVersion: optional(integer(OLDEST_RULES_VERSION, RULES_VERSION)),
  options: anyOptions,
  players: list(player, MOST_PLAYERS),
  favors: optional(list(favor, FAVORS.length)),
  depleted: optional(list(oneOf(...STACKS), STACKS.length)),
  firstMasterBuilder: optional(seat),
  lastMasterBuilder: optional(seat),
});

/** A table of Castles as it lies there. Whatever is missing is not entered. */
export type CastlesTable = typeof tableFile extends Schema<infer Table> ? Table : never;
export type CastlesPlayer = CastlesTable['players'][number];
export type CastleOnTable = NonNullable<CastlesPlayer['castle']>;

export function readTable(value: unknown): Checked<CastlesTable> {
  const checked = tableFile.check(value, 'table');
  if (!checked.ok) return checked;
  const table = checked.value;
  return combinationProblem(table) ?? masterBuilderProblem(table) ?? repeated(table) ?? levelProblem(table) ?? accept(table);
}

function combinationProblem({ options, players }: CastlesTable): Rejected | null {
  const most = mostPlayers(options);
  const refusal =
    combinationRefusal(options, players.length) ??
    (players.length < 1 || players.length > most ? { code: 'players', params: { min: 1, max: most, players: players.length } } : null);
  return refusal && rejectAt('table.players', { code: 'by-rules', params: { game: 'castles', refusal } });
}

function masterBuilderProblem({ players, firstMasterBuilder = 0, lastMasterBuilder = 0 }: CastlesTable): Rejected | null {
  if (firstMasterBuilder >= players.length) return reject('no-such-seat', {}, 'table.firstMasterBuilder');
  return lastMasterBuilder >= players.length ? reject('no-such-seat', {}, 'table.lastMasterBuilder') : null;
}

/** A card is there once. */
function repeated({ favors = [], depleted = [], players }: CastlesTable): Rejected | null {
  const cards = players.flatMap(({ bonusCards = [] }, seat) =>
    bonusCards.map((card) => ({ card, place: `table.players[${seat}].bonusCards` })),
  );
  const own = players.flatMap(({ ownFavors = [] }, seat) => ownFavors.map((card) => ({ card, place: `table.players[${seat}].ownFavors` })));
  const shared = favors.map((card) => ({ card, place: 'table.favors' }));
  const stacks = depleted.map((card) => ({ card, place: 'table.depleted' }));
  for (const entries of [cards, [...shared, ...own], stacks]) {
    const again = entries.find(({ card }, index) => entries.findIndex((other) => other.card === card) < index);
    if (again) return reject('entry-twice', { entry: again.card }, again.place);
  }
  return null;
}

function levelProblem({ players }: CastlesTable): Rejected | null {
  for (const [owner, { castle: built }] of players.entries()) {
    for (const [index, placed] of (built?.tiles ?? []).entries()) {
      const checked = checkPlaced(placed);
      if (!checked.ok) return rejectAt(`table.players[${owner}].castle.tiles[${index}]`, checked.problem);
    }
  }
  return null;
}
