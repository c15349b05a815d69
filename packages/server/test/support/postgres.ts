import { execFileSync } from 'node:child_process';
import { type OwnPostgres, startPostgres as startOwn } from '../../src/bench/postgres.ts';

export interface TestPostgres extends OwnPostgres {
  /** Its processes keep their connections and do nothing. */
  pause(): void;
  goOn(): void;
}

export async function startPostgres(): Promise<TestPostgres> {
  const postgres = await startOwn();
  let paused = false;
  const signalAll = (signal: NodeJS.Signals): void => {
    const main = postgres.processId();
    const children = execFileSync('pgrep', ['-P', String(main)], { encoding: 'utf8' })
      .trim()
      .split('\n');
    for (const pid of [main, ...children.map(Number)]) process.kill(pid, signal);
    paused = signal === 'SIGSTOP';
  };
  return {
    ...postgres,
    pause: () => signalAll('SIGSTOP'),
    goOn: () => signalAll('SIGCONT'),
    async end() {
      // A test that failed may have left it paused, and then it could not even stop.
      if (paused) signalAll('SIGCONT');
      await postgres.end();
    },
  };
}
