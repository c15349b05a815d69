// All checks of the project, in the order in which they fail fastest. Plain JavaScript, so that an old Node can still say what it lacks.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const [major] = process.versions.node.split('.').map(Number);
if (major < 26) {
  console.error(
    `Luftschloss needs Node 26, which npm installs with it, but this is Node ${process.versions.node}: run "npm ci" and then "npm test".`,
  );
  process.exit(1);
}

const REPORT = 'out/tests.json';
const CHECKS = [
  ['format and lint', ['biome', 'ci', '--error-on-warnings', '.']],
  ['types', ['tsc', '--noEmit']],
  ['types of the web client', ['tsc', '--noEmit', '-p', 'packages/web']],
  ['dead code', ['knip', '--no-progress']],
  ['tests', ['vitest', 'run']],
];

/** Tests by what became of them. A check that fails without any test is one failure. */
function outcome(succeeded) {
  const { suites, errors } = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : { suites: [], errors: 0 };
  const sum = (of) => suites.reduce((total, suite) => total + of(suite), errors);
  const failed = sum(({ failed }) => failed);
  return { passed: sum(({ passed }) => passed) - errors, failed: succeeded ? failed : Math.max(1, failed) };
}

rmSync(REPORT, { force: true });
const times = [];
let succeeded = true;
for (const [name, [command, ...args]] of CHECKS) {
  const start = performance.now();
  console.log(`\n== ${name}: ${command} ${args.join(' ')}`);
  const env = { ...process.env, LUFTSCHLOSS_TEST_REPORT: REPORT };
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env });
  succeeded = status === 0;
  times.push(`== ${name}: ${succeeded ? 'passed' : 'failed'} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (!succeeded) break;
}

const { passed, failed } = outcome(succeeded);
console.log(`\n${times.join('\n')}\n${passed} passed, ${failed} failed`);
process.exit(succeeded ? 0 : 1);
