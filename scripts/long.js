// What `npm run test:long` does: soaks, sweeps, kills and matches, one file after the other, for at most LUFTSCHLOSS_LONG_MINUTES in all.
//
//   npm run test:long                                        all of them
//   npm run test:long -- packages/server/test/kill.long.ts   one of them
import { spawnSync } from 'node:child_process';

const minutes = Number(process.env.LUFTSCHLOSS_LONG_MINUTES ?? 60);
const args = ['run', '--config', 'vitest.long.config.ts', ...process.argv.slice(2)];
const { status, error } = spawnSync('vitest', args, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  timeout: minutes * 60_000,
});
if (error) console.error(`Not done after ${minutes} minutes (LUFTSCHLOSS_LONG_MINUTES allows more): ${error.message}`);
process.exit(status ?? 1);
