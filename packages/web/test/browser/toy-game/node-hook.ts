import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { withToyGame } from './rows.ts';

// Threads of the server take over what Node was started with, and so this.
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith('file:') || loaded.source === null || loaded.source === undefined) return loaded;
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: withToyGame(fileURLToPath(url), source) };
  },
});
