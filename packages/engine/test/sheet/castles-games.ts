import { expect } from 'vitest';
import { type CastlesState, type CastlesTable, castles, castlesTables } from '../../src/castles/index.ts';
import { byCategory, expectOk, type GameResult, openRng, type Rng, rngState } from '../../src/kernel/index.ts';
import { randomTable } from '../castles/random-tables.ts';
import { played, shuffled } from './played.ts';

/** The tiles of every castle in another order; nobody says with which room a passage was dug. */
export function takenApart(table: CastlesTable, rng: Rng): CastlesTable {
  const players = table.players.map((player) => {
    if (!player.castle) return player;
    const { inOrder: _, tiles, passages = [], ...castle } = player.castle;
    const all = [...tiles.flatMap((tile) => tile.passages ?? []), ...passages];
    const bare = tiles.map(({ passages: __, ...tile }) => tile);
    const moats = castle.moats && shuffled(castle.moats, rng);
    return {
      ...player,
      castle: { ...castle, ...(moats && { moats }), tiles: shuffled(bare, rng), ...(all.length > 0 && { passages: shuffled(all, rng) }) },
    };
  });
  return { ...table, players };
}

/** Moats are scored by themselves or by the rooms they guard, whichever came later; a patron takes points of whole placements as money. */
function summary({ standings, winners }: GameResult, { seats }: CastlesState): unknown {
  return {
    winners,
    standings: standings.map(({ seat, rank, score, tiebreaks, note, lines }) => {
      const sums = Object.fromEntries(byCategory(lines));
      const { moats = 0, 'room-bonuses': bonuses = 0, rooms = 0, decree = 0, ...rest } = sums;
      const built =
        seats[seat].decree === 'patron' ? { all: rooms + bonuses + moats + decree } : { rooms, decree, bonuses: bonuses + moats };
      return { seat, rank, score, tiebreaks, note, sums: { ...rest, ...built } };
    }),
  };
}

/** One random table, played to the end, taken apart and entered again. */
export function enterFinishedGame(seed: string): CastlesState {
  const rng = openRng(rngState(`splitmix32:${seed}`));
  const { options, seats } = randomTable(rng);
  const state = played(castles, options, seats, seed);
  const file = castlesTables.ofView(castles.view(state, null), ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, seats));
  for (const table of [file, takenApart(file, rng)]) {
    const sheet = castlesTables.sheet(expectOk(castlesTables.read(JSON.parse(JSON.stringify(table)))));
    expect(sheet.questions, seed).toEqual([]);
    expect(
      sheet.boards.flatMap(({ misfits }) => misfits),
      seed,
    ).toEqual([]);
    expect(summary(sheet, state), seed).toEqual(summary(castles.result(state) as GameResult, state));
  }
  return state;
}
