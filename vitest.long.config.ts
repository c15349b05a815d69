import { defineConfig } from 'vitest/config';
import './testing/compile-cache.ts';
import { NATIVE } from './testing/native.ts';
import { PATIENCE } from './testing/patience.ts';
import { sampledFiles } from './testing/sampled-files.ts';
import { SuiteReport } from './testing/suite-report.ts';

const BROWSER = 'packages/web/test/browser/';

// New dice in every run; the report says how to throw them again.
const seed = process.env.LUFTSCHLOSS_SEED ?? String(Date.now());
process.env.LUFTSCHLOSS_SEED = seed;

/** Soaks, sweeps, kills and matches: one file after the other, and what they print is shown as it comes. */
export default defineConfig({
  test: {
    reporters: ['verbose', new SuiteReport()],
    maxWorkers: 1,
    disableConsoleIntercept: true,
    teardownTimeout: PATIENCE.hook,
    projects: [
      { name: 'long', include: ['packages/*/test/**/*.long.ts', ...sampledFiles()], exclude: [`${BROWSER}**`] },
      {
        name: 'long browser',
        include: [`${BROWSER}**/*.long.ts`, ...sampledFiles().filter((file) => file.startsWith(BROWSER))],
        globalSetup: [`${BROWSER}global-setup.ts`],
      },
    ].map((suite, order) => ({
      test: {
        ...suite,
        setupFiles: ['testing/setup.ts'],
        env: { LUFTSCHLOSS_SEED: seed, LUFTSCHLOSS_THOROUGH: 'yes' },
        pool: 'threads' as const,
        isolate: false,
        experimental: NATIVE,
        sequence: { groupOrder: order },
        testTimeout: 2 * PATIENCE.test,
        hookTimeout: PATIENCE.hook,
        expect: { poll: { timeout: PATIENCE.poll } },
      },
    })),
  },
});
