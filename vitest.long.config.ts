import { defineConfig } from 'vitest/config';
import { PATIENCE } from './testing/patience.ts';
import { SuiteReport } from './testing/suite-report.ts';

const BROWSER = 'packages/web/test/browser/**/*.long.ts';
/** Tests of npm test that take a sample there and look at everything here. */
const SAMPLED = [
  'packages/protocol/test/patch.test.ts',
  'packages/drawing/test/castle-drawing.test.ts',
  'packages/engine/test/castles/{surveyor,passage-search}.test.ts',
  'packages/cli/test/arena-house.test.ts',
];

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
      { name: 'long', include: ['packages/*/test/**/*.long.ts', ...SAMPLED], exclude: [BROWSER] },
      {
        name: 'long browser',
        include: [BROWSER, 'packages/web/test/browser/{castles-table,local,online,pages}.test.ts'],
        globalSetup: ['packages/web/test/browser/global-setup.ts'],
      },
    ].map((suite, order) => ({
      test: {
        ...suite,
        setupFiles: ['testing/setup.ts'],
        env: { LUFTSCHLOSS_SEED: seed, LUFTSCHLOSS_THOROUGH: 'yes' },
        pool: 'threads' as const,
        isolate: false,
        sequence: { groupOrder: order },
        testTimeout: 2 * PATIENCE.test,
        hookTimeout: PATIENCE.hook,
        expect: { poll: { timeout: PATIENCE.poll } },
      },
    })),
  },
});
