// All checks of the project, in the order in which they fail fastest. Plain JavaScript, so that an old Node can still say what it lacks.
import { spawnSync } from 'node:child_process';

const [major] = process.versions.node.split('.').map(Number);
if (major < 26) {
  console.error(
    `Luftschloss needs Node 26, which npm installs with it, but this is Node ${process.versions.node}: run "npm ci" and then "npm test".`,
  );
  process.exit(1);
}

const checks = [
  ['format and lint', ['biome', 'ci', '--error-on-warnings', '.']],
  ['types', ['tsc', '--noEmit']],
  ['types of the web client', ['tsc', '--noEmit', '-p', 'packages/web']],
  ['tests', ['vitest', 'run']],
];

for (const [name, [command, ...args]] of checks) {
  const start = performance.now();
  console.log(`\n== ${name}: ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`== ${name}: failed`);
    process.exit(1);
  }
  console.log(`== ${name}: passed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
