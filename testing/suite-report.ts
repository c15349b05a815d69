import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { RUN_SEED } from './seed.ts';

export interface SuiteTimes {
  readonly suite: string;
  readonly files: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Work of its files one after the other; several suites run at the same time. */
  readonly seconds: number;
}

/** Says at the end how long each suite took. A file named by `LUFTSCHLOSS_TEST_REPORT` gets the same as JSON. */
export class SuiteReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const names = [...new Set(modules.map(({ project }) => project.name))];
    const suites = names.map((name) =>
      timesOf(
        name,
        modules.filter(({ project }) => project.name === name),
      ),
    );
    const line = ({ suite, files, passed, failed, skipped, seconds }: SuiteTimes): string =>
      [
        suite.padEnd(10),
        `${files} files`.padStart(10),
        `${passed} passed`.padStart(13),
        `${failed} failed`.padStart(10),
        `${skipped} left out`.padStart(13),
        `${seconds.toFixed(1)} s`.padStart(10),
      ].join(' ');
    process.stdout.write(`\nSuites, by the time that their files took:\n${suites.map(line).join('\n')}\n`);
    if (suites.some(({ suite, skipped }) => skipped > 0 && !suite.startsWith('long')))
      process.stdout.write('What is left out here is done by npm run test:long.\n');
    const failed = errors.length + suites.reduce((sum, suite) => sum + suite.failed, 0);
    if (RUN_SEED !== undefined) process.stdout.write(`Thrown with LUFTSCHLOSS_SEED=${RUN_SEED}\n`);
    else if (failed > 0) process.stdout.write('Random tests used their usual seeds: run them again to see the same.\n');
    const report = process.env.LUFTSCHLOSS_TEST_REPORT;
    if (!report) return;
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ suites, errors: errors.length }));
  }
}

function timesOf(suite: string, modules: readonly TestModule[]): SuiteTimes {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let milliseconds = 0;
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state !== 'pending') counts[state]++;
    }
    // A file that cannot even be loaded has no tests that could fail.
    if (module.errors().length > 0) counts.failed++;
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    milliseconds += duration + collectDuration + setupDuration;
  }
  return { suite, files: modules.length, ...counts, seconds: milliseconds / 1000 };
}
