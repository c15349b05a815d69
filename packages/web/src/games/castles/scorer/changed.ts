import {
  BONUS_CARDS,
  type CastleOnTable,
  type CastlesOptions,
  type CastlesPlayer,
  type CastlesTable,
  castles,
  castlesTables,
  favorsInPlay,
  SIDES,
} from '@luftschloss/engine/castles';
import { parseOptions } from '@luftschloss/engine/kernel';
import { firstCastle } from './pieces.ts';

/** The same castles with other people or another box. Cards and water that are not in this box are gone. */
export function changed(table: CastlesTable, names: readonly string[], wished: object): object {
  const parsed = parseOptions(castles.options, wished);
  if (!parsed.ok) return { ...table, options: wished }; // whoever reads it says what is wrong
  const options = parsed.value;
  const { firstMasterBuilder: first, lastMasterBuilder: last, favors, ...rest } = table;
  const players = names.map((name, seat): unknown => {
    const player = table.players[seat];
    return player ? { ...playerWith(player, options), name } : { name, castle: firstCastle(options) };
  });
  const isThere = (seat: number | undefined): boolean => seat !== undefined && seat < names.length;
  const inPlay = favorsInPlay(options);
  return withBarbicans({
    ...rest,
    options,
    players,
    ...(isThere(first) && { firstMasterBuilder: first }),
    ...(isThere(last) && { lastMasterBuilder: last }),
    ...(favors && { favors: favors.filter((favor) => inPlay.includes(favor)) }),
  } as CastlesTable);
}

function playerWith(player: CastlesPlayer, options: CastlesOptions): object {
  const { castle, bonusCards, ...rest } = player;
  const cards = BONUS_CARDS.filter(({ inPlay }) => inPlay(options)).map(({ id }) => id);
  return {
    ...rest,
    ...(castle && { castle: castleWith(castle, options) }),
    ...(bonusCards && { bonusCards: bonusCards.filter((card) => cards.includes(card)) }),
  };
}

function castleWith(castle: CastleOnTable, options: CastlesOptions): object {
  if (castle.tiles.length === 1 && (castle.barbican !== undefined) !== options.moats) return firstCastle(options);
  const { barbican, moats, passages, ...rest } = castle;
  return {
    ...rest,
    ...(!options.passages && { tiles: castle.tiles.map(({ passages: _, ...tile }) => tile) }),
    ...(options.passages && passages && { passages }),
    ...(options.moats && barbican && { barbican, moats }),
  };
}

/** A castle that has got moats while it was entered has its Barbican where that is least in the way. */
function withBarbicans(table: CastlesTable): CastlesTable {
  if (!table.options.moats) return table;
  return table.players.reduce((all, { castle }, seat) => {
    if (!castle || castle.barbican) return all;
    const ways = SIDES.map((side) => withCastle(all, seat, { ...castle, barbican: { side } }));
    const misfits = ways.map((way) => castlesTables.sheet(way).boards[seat].misfits.length);
    return ways[misfits.indexOf(Math.min(...misfits))];
  }, table);
}

function withCastle(table: CastlesTable, seat: number, castle: CastleOnTable): CastlesTable {
  return { ...table, players: table.players.map((player, index) => (index === seat ? { ...player, castle } : player)) };
}
