import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { WEB_CLIENT } from '../http/app.ts';
import type { Settings } from '../settings.ts';
import { type Finding, Findings } from './finding.ts';
import { checkClock, checkDisk, checkMachine } from './machine.ts';
import { checkPort, checkProxy } from './network.ts';
import { checkPush } from './push.ts';
import { checkFolder } from './sqlite.ts';

export type { Finding, Verdict } from './finding.ts';

/** Looks at everything that a server with these settings depends on, and changes nothing. */
export async function examine(settings: Settings): Promise<readonly Finding[]> {
  const store = settings.database === null ? await examineFolder(settings.data) : await examineDatabase(settings.database);
  return [
    ...store.findings,
    ...checkPush(settings, store.pushKeys),
    ...(await checkPort(settings, store.running)),
    ...(await checkProxy(settings, store.running)),
    ...checkMachine(settings.botThreads),
    ...checkClient(),
  ];
}

interface Examined {
  readonly findings: readonly Finding[];
  readonly running: boolean;
  readonly pushKeys: string | null;
}

async function examineFolder(folder: string): Promise<Examined> {
  const { findings, running, lastBeat, pushKeys } = checkFolder(folder);
  const clock = checkClock(lastBeat, 'the time at which a server last ran here', true);
  return { findings: [...findings, ...clock, ...(await checkDisk(existing(resolve(folder))))], running, pushKeys };
}

async function examineDatabase(url: string): Promise<Examined> {
  // Most servers never need it, and it takes a while to load.
  const { checkDatabase } = await import('./postgres.ts');
  const { findings, running, now, pushKeys } = await checkDatabase(url);
  return { findings: [...findings, ...(now === null ? [] : checkClock(now, 'that of PostgreSQL', false))], running, pushKeys };
}

function existing(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder));
}

function checkClient(): readonly Finding[] {
  const findings = new Findings('page');
  if (existsSync(WEB_CLIENT)) findings.ok('The web client is there.');
  else findings.warning('The web client is not built, so browsers see a plain page: npm start or npm run build makes it.');
  return findings.all;
}
