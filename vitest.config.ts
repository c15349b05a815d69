import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import './testing/compile-cache.ts';
import { NATIVE } from './testing/native.ts';
import { PATIENCE } from './testing/patience.ts';
import { SuiteReport } from './testing/suite-report.ts';
import { FILES, SUITES, SuiteSequencer } from './testing/suites.ts';

export default defineConfig({
  test: {
    reporters: ['default', new SuiteReport()],
    sequence: { sequencer: SuiteSequencer },
    // More than processors: tests of pages and servers often wait.
    maxWorkers: 3 + Math.max(2, availableParallelism()),
    teardownTimeout: PATIENCE.hook,
    projects: SUITES.map((name) => ({
      test: {
        name,
        ...FILES[name],
        setupFiles: ['testing/setup.ts'],
        pool: 'threads' as const,
        isolate: false,
        experimental: NATIVE,
        testTimeout: PATIENCE.test,
        hookTimeout: PATIENCE.hook,
        expect: { poll: { timeout: PATIENCE.poll } },
        ...(name === 'browser' ? { globalSetup: ['packages/web/test/browser/global-setup.ts'] } : {}),
      },
    })),
  },
});
