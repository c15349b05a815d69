import { expect } from 'vitest';
import { expectOk, openRng, type Rng, rngState } from '../../src/kernel/index.ts';
import { type PalaceState, type PalaceTable, palace, palaceTables } from '../../src/palace/index.ts';
import { played, shuffled, summaryOf } from './played.ts';

export function takenApart(table: PalaceTable, rng: Rng): PalaceTable {
  const cells = { left: shuffled(table.left ?? [], rng), right: shuffled(table.right ?? [], rng), ponds: shuffled(table.ponds ?? [], rng) };
  return { ...table, ...cells, tiles: shuffled(table.tiles, rng) };
}

/** One random game, played to the end, taken apart and entered again. */
export function enterFinishedGame(seed: string): PalaceState {
  const rng = openRng(rngState(`splitmix32:${seed}`));
  const seats = 2 + rng.below(3);
  const state = played(palace, {}, seats, seed);
  const file = palaceTables.ofView(palace.view(state, null), ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, seats));
  for (const table of [file, takenApart(file, rng)]) {
    const sheet = palaceTables.sheet(expectOk(palaceTables.read(JSON.parse(JSON.stringify(table)))));
    expect(sheet.questions, seed).toEqual([]);
    expect(
      sheet.boards.flatMap(({ misfits }) => misfits),
      seed,
    ).toEqual([]);
    expect(summaryOf(sheet), seed).toEqual(summaryOf(palace.result(state)));
  }
  return state;
}
