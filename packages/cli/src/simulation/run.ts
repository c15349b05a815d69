import { Worker } from 'node:worker_threads';
import type { Catalogue } from '../catalogue.ts';
import { Failure } from '../failure.ts';
import { playGames, type Series } from './play.ts';
import { mergeTallies, type Tally } from './tally.ts';

/** A stretch of games that is played in one go. */
export interface Stretch {
  readonly index: number;
  readonly first: number;
  readonly end: number;
}

/** What a worker thread answers to a stretch. */
export type Reply = { readonly tally: Tally } | { readonly failure: string };

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
    await share(series, catalogue, stretches, threads, finish);
  }
  return mergeTallies(tallies, series.bots.length);
}

/** Every thread takes the next stretch as soon as it is free. */
async function share(
  series: Series,
  catalogue: Catalogue,
  stretches: readonly Stretch[],
  threads: number,
  finish: (stretch: Stretch, tally: Tally) => void,
): Promise<void> {
  const waiting = stretches.values();
  const workers: Worker[] = [];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { series, catalogue: catalogue.url } });
      workers.push(worker);
      let current = waiting.next();
      const give = (): void => {
        if (current.done) resolve();
        else worker.postMessage(current.value);
      };
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a worker thread ended before its games')));
      worker.on('message', (reply: Reply) => {
        if ('failure' in reply) return reject(new Failure(reply.failure));
        if (!current.done) finish(current.value, reply.tally);
        current = waiting.next();
        give();
      });
      give();
    });
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
