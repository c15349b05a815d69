// All checks of the project. Plain JavaScript, so that an old Node can still say what it lacks.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const [major] = process.versions.node.split('.').map(Number);
if (major < 26) {
  console.error(
    `Luftschloss needs Node 26, which npm installs with it, but this is Node ${process.versions.node}: run "npm ci" and then "npm test".`,
  );
  process.exit(1);
}

const REPORT = 'out/tests.json';
/** Side by side, before the tests: each of them alone leaves a processor idle, and more threads in one of them only work more for the same answer. */
const CHECKS = [
  ['format and lint', ['biome', 'ci', '--error-on-warnings', '.']],
  ['types', ['tsc', '--noEmit', '--checkers', '1']],
  ['types of the web client', ['tsc', '--noEmit', '--checkers', '1', '-p', 'packages/web']],
  ['dead code', ['knip', '--no-progress']],
  ['web client', [process.execPath, 'scripts/web-client.js']],
];
const TESTS = ['tests', ['vitest', 'run']];

/** Tests by what became of them. A check that fails without any test is one failure. */
function outcome(succeeded) {
  const { suites, errors } = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : { suites: [], errors: 0 };
  const sum = (of) => suites.reduce((total, suite) => total + of(suite), errors);
  const failed = sum(({ failed }) => failed);
  return { passed: sum(({ passed }) => passed) - errors, failed: succeeded ? failed : Math.max(1, failed) };
}

const OPTIONS = {
  shell: process.platform === 'win32',
  env: { ...process.env, LUFTSCHLOSS_TEST_REPORT: REPORT, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
};

/** Runs a check, and says what it said once it has ended: those that run beside it do not speak in between. A check that is shown speaks at once. */
function run([name, [command, ...args]], { shown }) {
  const start = performance.now();
  const heading = `\n== ${name}: ${args[0]?.endsWith('.js') ? 'node' : command} ${args.join(' ')}`;
  if (shown) console.log(heading);
  return new Promise((resolve) => {
    const check = spawn(command, args, { ...OPTIONS, stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [check.stdout, check.stderr]) stream?.on('data', (text) => said.push(text));
    let ended = false; // a command that cannot be started errs and closes
    const end = (passed) => {
      if (ended) return;
      ended = true;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (!shown) console.log(`${heading}\n${Buffer.concat(said)}`.trimEnd());
      resolve({ passed, line: `== ${name}: ${passed ? 'passed' : 'failed'} in ${seconds} s` });
    };
    check.on('error', (error) => {
      said.push(Buffer.from(String(error)));
      end(false);
    });
    check.on('close', (status) => end(status === 0));
  });
}

rmSync(REPORT, { force: true });
const results = await Promise.all(CHECKS.map((check) => run(check, { shown: false })));
if (results.every(({ passed }) => passed)) results.push(await run(TESTS, { shown: true }));

const succeeded = results.every(({ passed }) => passed);
const { passed, failed } = outcome(succeeded);
console.log(`\n${results.map(({ line }) => line).join('\n')}\n${passed} passed, ${failed} failed`);
process.exit(succeeded ? 0 : 1);
