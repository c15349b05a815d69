import type { Catalogue } from '../catalogue.ts';
import { betweenBenchmarks } from './between.ts';
import { castlesBenchmarks } from './castles.ts';
import type { GameBenchmarks } from './game-benchmarks.ts';
import type { Benchmark } from './harness.ts';
import { palaceBenchmarks } from './palace.ts';
import { playoutBenchmarks } from './playouts.ts';
import { wholeGameBenchmarks } from './whole-games.ts';

/** One row for each game; of one without a row, random games are measured. */
const GAME_BENCHMARKS: { readonly [game: string]: GameBenchmarks } = {
  castles: castlesBenchmarks,
  between: betweenBenchmarks,
  palace: palaceBenchmarks,
};

export function engineBenchmarks(catalogue: Catalogue): readonly Benchmark[] {
  return [
    ...Object.values(GAME_BENCHMARKS).flatMap(({ own }) => own(catalogue)),
    ...catalogue.games.flatMap((game) => wholeGameBenchmarks(game, GAME_BENCHMARKS[game.id], catalogue)),
    ...catalogue.games.flatMap((game) => playoutBenchmarks(game, GAME_BENCHMARKS[game.id], catalogue)),
  ];
}
