import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { NOT_FOR_PAGES } from '../words/src/bundles.ts';

/** Words of one language: `de` and `castles`. */
const WORDS_MODULE = /\/words\/src\/generated\/(?<language>[\w-]+)\/(?<bundle>[\w-]+)\.ts$/;

function chunkName(moduleId: string | null | undefined): string {
  const { language, bundle } = WORDS_MODULE.exec(moduleId ?? '')?.groups ?? {};
  return language === undefined ? 'assets/[name]-[hash].js' : `assets/words/${language}/${bundle}-[hash].js`;
}

const WORDS_FILE = /^assets\/words\/(?<language>[\w-]+)\//;

function languageOf(file: string): string {
  return WORDS_FILE.exec(file)?.groups?.['language'] ?? '';
}

function isForPages(file: string): boolean {
  return !NOT_FOR_PAGES.some((bundle) => file.includes(`/${bundle}-`));
}

const SHIPPED_AS_THEY_ARE = ['./', 'manifest.webmanifest', 'icon.svg', 'icon-192.png', 'icon-512.png'];

/** Tells the service worker which files make up the page, so that it works without a network from the first visit on. */
function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    generateBundle: {
      // Vite takes scripts out again of which nothing but styles was left.
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        const built = Object.keys(bundle).filter((file) => file !== 'sw.js' && !file.endsWith('.map'));
        const words = built.filter((file) => WORDS_FILE.test(file));
        const files = [...built.filter((file) => !words.includes(file)), ...SHIPPED_AS_THEY_ARE].sort();
        const languages = Object.fromEntries(Map.groupBy(words.filter(isForPages).sort(), languageOf));
        const hash = createHash('sha256');
        for (const output of Object.values(bundle)) {
          hash.update(output.fileName);
          hash.update(output.type === 'chunk' ? output.code : output.source);
        }
        worker.code = worker.code
          .replace(/(["'`])__FILES__\1/, JSON.stringify(JSON.stringify(files)))
          .replace(/(["'`])__LANGUAGES__\1/, JSON.stringify(JSON.stringify(languages)))
          .replace('__VERSION__', hash.digest('hex').slice(0, 12));
      },
    },
  };
}

const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest)$/;

/** Beside every text its compressed forms, which the server hands out as they are: nobody compresses while somebody waits. */
function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = (await readdir(dir, { recursive: true })).filter((file) => COMPRESSIBLE.test(file));
      for (const file of files) {
        const text = await readFile(join(dir, file));
        await writeFile(join(dir, `${file}.gz`), gzipSync(text, { level: 9 }));
        await writeFile(join(dir, `${file}.br`), brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
      }
    },
  };
}

/** But for what is shown at the end of a game, which comes then. */
const AT_EVERY_TABLE = /packages.web.src.(?:table|board|explain).(?!FinalScores|ScoreChart|result-table)/;

export default defineConfig({
  root: import.meta.dirname,
  // A server hands out links below its root, so files are named from there; LUFTSCHLOSS_BASE is for a folder of a static host.
  base: process.env.LUFTSCHLOSS_BASE ?? '/',
  plugins: [offlineFiles(), compressedFiles()],
  oxc: { jsx: { runtime: 'automatic' } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Fonts as files of their own: a data address would be refused by a strict content policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: `${import.meta.dirname}/index.html`, sw: `${import.meta.dirname}/src/offline/service-worker.ts` },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What every table needs is one file: it compresses better than fifty small ones.
        codeSplitting: { groups: [{ name: 'table', test: AT_EVERY_TABLE, minShareCount: 3 }] },
        chunkFileNames: ({ facadeModuleId }) => chunkName(facadeModuleId),
      },
    },
  },
});
