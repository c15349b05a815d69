import { expect } from 'vitest';
import { type BetweenState, type BetweenTable, between, betweenTables } from '../../src/between/index.ts';
import { expectOk, openRng, type Rng, rngState } from '../../src/kernel/index.ts';
import { played, shuffled, summaryOf } from './played.ts';

export function takenApart(table: BetweenTable, rng: Rng): BetweenTable {
  return { ...table, castles: table.castles.map((castle) => ({ ...castle, tiles: shuffled(castle.tiles, rng) })) };
}

/** One random game, played to the end, taken apart and entered again. */
export function enterFinishedGame(seed: string): BetweenState {
  const rng = openRng(rngState(`splitmix32:${seed}`));
  const seats = 2 + rng.below(6);
  const state = played(between, {}, seats, seed);
  const file = betweenTables.ofView(
    between.view(state, null),
    Array.from({ length: seats }, (_, seat) => `Player ${seat}`),
  );
  for (const table of [file, takenApart(file, rng)]) {
    const sheet = betweenTables.sheet(expectOk(betweenTables.read(JSON.parse(JSON.stringify(table)))));
    expect(sheet.questions, seed).toEqual([]);
    expect(
      sheet.boards.flatMap(({ misfits }) => misfits),
      seed,
    ).toEqual([]);
    expect(summaryOf(sheet), seed).toEqual(summaryOf(between.result(state)));
  }
  return state;
}
