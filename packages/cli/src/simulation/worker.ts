import { parentPort, workerData } from 'node:worker_threads';
import type { Catalogue } from '../catalogue.ts';
import { Failure } from '../failure.ts';
import { playGames, type Series } from './play.ts';
import type { Reply, Stretch } from './run.ts';

const { series, catalogue: url } = workerData as { series: Series; catalogue: string };
const { catalogue } = (await import(url)) as { catalogue: Catalogue };

parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(reply(stretch)));

/** Failures are told as data, since an error loses its class on the way to another thread. */
function reply({ first, end }: Stretch): Reply {
  try {
    return { tally: playGames(series, catalogue, first, end) };
  } catch (error) {
    if (error instanceof Failure) return { failure: error.message };
    throw error;
  }
}
