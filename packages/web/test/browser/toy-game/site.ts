import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'vite';
import config from '../../../vite.config.ts';
import { withToyGame } from './rows.ts';

const toyGame: Plugin = {
  name: 'toy-game',
  enforce: 'pre',
  async load(id) {
    const [path] = id.split('?');
    if (!path.endsWith('/index.ts') && !path.endsWith('/boards.ts')) return null;
    const source = await readFile(path, 'utf8');
    const added = withToyGame(path, source);
    return added === source ? null : added;
  },
};

/** The page as it would be with the toy game in its tables. */
export async function buildWithToyGame(folder: string): Promise<void> {
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [toyGame, ...(config.plugins ?? [])],
    worker: { ...config.worker, plugins: () => [toyGame] },
    build: { ...config.build, outDir: folder, emptyOutDir: true, minify: false },
  });
}
