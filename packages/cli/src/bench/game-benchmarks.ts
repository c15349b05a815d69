import type { Catalogue } from '../catalogue.ts';
import type { Benchmark, Target } from './harness.ts';

/** What is measured of one game, and what it should reach. */
export interface GameBenchmarks {
  /** Of the game alone; none in a program without the bots that they need. */
  own(catalogue: Catalogue): readonly Benchmark[];
  readonly wholeGames: readonly WholeGames[];
  /** How large a state may become as JSON, in kB. */
  readonly largestState?: number;
  readonly playouts?: { readonly players: number; readonly target: Target | null };
}

/** How a game is played, and how many a second each bot should get through on one core. */
export interface WholeGames {
  readonly name: string;
  readonly options: { readonly [name: string]: string };
  readonly fewest: { readonly [bot: string]: number };
}
