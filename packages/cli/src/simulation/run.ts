import type { Catalogue } from '../catalogue.ts';
import { shareOut } from '../threads.ts';
import { playGames, type Series } from './play.ts';
import { mergeTallies, type Tally } from './tally.ts';

/** A stretch of games that is played in one go. */
export interface Stretch {
  readonly index: number;
  readonly first: number;
  readonly end: number;
}

const MOST_GAMES_IN_A_STRETCH = 20;

/** How a series is cut depends on its length only, never on the number of threads. */
export function stretchesOf(games: number): Stretch[] {
  const size = Math.min(MOST_GAMES_IN_A_STRETCH, Math.ceil(games / 50));
  const count = Math.ceil(games / size);
  return Array.from({ length: count }, (_, index) => ({ index, first: index * size, end: Math.min(games, (index + 1) * size) }));
}

export async function runSeries(series: Series, catalogue: Catalogue, jobs: number, progress: (games: number) => void): Promise<Tally> {
  const stretches = stretchesOf(series.games);
  const tallies: Tally[] = new Array(stretches.length);
  let done = 0;
  const finish = ({ index, first, end }: Stretch, tally: Tally): void => {
    tallies[index] = tally;
    done += end - first;
    progress(done);
  };
  const threads = Math.min(jobs, stretches.length);
  if (threads <= 1) {
    for (const stretch of stretches) {
      finish(stretch, playGames(series, catalogue, stretch.first, stretch.end));
      await new Promise(setImmediate);
    }
  } else {
    const module = new URL('./worker.ts', import.meta.url);
    await shareOut<Stretch, Tally>({ module, order: series, catalogue, tasks: stretches, finish }, threads);
  }
  return mergeTallies(tallies, series.bots.length);
}
