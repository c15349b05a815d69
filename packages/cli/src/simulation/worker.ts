import { parentPort, workerData } from 'node:worker_threads';
import type { Catalogue } from '../catalogue.ts';
import { playGames, type Series } from './play.ts';
import type { Stretch } from './run.ts';

const { series, catalogue: url } = workerData as { series: Series; catalogue: string };
const { catalogue } = (await import(url)) as { catalogue: Catalogue };

parentPort?.on('message', ({ first, end }: Stretch) => {
  parentPort?.postMessage(playGames(series, catalogue, first, end));
});
