import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { claim, DATA_FILE, LOCK_FILE } from '../store/sqlite-open.ts';
import { SQLITE_MIGRATIONS } from '../store/sqlite-schema.ts';
import { StoreFailure } from '../store/store.ts';
import { type Finding, Findings, messageOf } from './finding.ts';

export interface SqliteState {
  readonly findings: readonly Finding[];
  readonly running: boolean;
  readonly lastBeat: number | null;
  readonly pushKeys: string | null;
}

const LARGE_LOG = 500e6;

/** Looks without changing anything: a folder that is not there yet is only said to be missing. */
export function checkFolder(folder: string): SqliteState {
  const findings = new Findings('data');
  const nothing = { findings: findings.all, running: false, lastBeat: null, pushKeys: null };
  if (!existsSync(folder)) {
    findings.ok(`There is no folder ${folder} yet: the first start makes it.`);
    return nothing;
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    findings.problem(`The folder ${folder} cannot be written by this user: change its owner, or choose another with --data.`);
    return nothing;
  }
  checkOwnership(folder, findings);
  if (!existsSync(join(folder, DATA_FILE))) {
    findings.ok(`There are no games in ${folder} yet: the first start makes the file.`);
    return nothing;
  }
  const running = isRunning(folder, findings);
  return { running, ...checkFile(folder, findings), findings: findings.all };
}

function checkOwnership(folder: string, findings: Findings): void {
  if (process.platform === 'win32') return;
  const open = readdirSync(folder).filter(
    (name) => name.startsWith('luftschloss.sqlite') && (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
  if (open.length > 0)
    findings.warning(`Others on this machine may read ${open.join(', ')} in ${folder}: chmod 600 keeps running games secret.`);
}

function isRunning(folder: string, findings: Findings): boolean {
  try {
    // Claiming makes the file of the lock, and whoever only looks makes no files.
    if (existsSync(join(folder, LOCK_FILE))) claim(folder).close();
    findings.ok(`No server is using ${folder}.`);
    return false;
  } catch (error) {
    if (error instanceof StoreFailure) findings.ok(`A server is using ${folder}.`);
    else findings.problem(`The lock in ${folder} cannot be used: ${messageOf(error)}.`);
    return error instanceof StoreFailure;
  }
}

function checkFile(folder: string, findings: Findings): Pick<SqliteState, 'lastBeat' | 'pushKeys'> {
  const nothing = { lastBeat: null, pushKeys: null };
  try {
    const db = new DatabaseSync(join(folder, DATA_FILE), { readOnly: true });
    try {
      return contentsOf(db, folder, findings);
    } finally {
      db.close();
    }
  } catch (error) {
    findings.problem(`${join(folder, DATA_FILE)} cannot be read (${messageOf(error)}): restore a backup with luftschloss restore.`);
    return nothing;
  }
}

function contentsOf(db: DatabaseSync, folder: string, findings: Findings): Pick<SqliteState, 'lastBeat' | 'pushKeys'> {
  const version = db.prepare('PRAGMA user_version').get()?.['user_version'] as number;
  const damage = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (damage !== 'ok') findings.problem(`${join(folder, DATA_FILE)} is damaged: restore a backup with luftschloss restore.`);
  if (version > SQLITE_MIGRATIONS.length) {
    findings.problem('The data were written by a newer Luftschloss: upgrade this one.');
    return { lastBeat: null, pushKeys: null };
  }
  if (version < SQLITE_MIGRATIONS.length)
    findings.ok('The data are of an earlier version: the next start brings them up to date. Make a backup first.');
  const log = join(folder, `${DATA_FILE}-wal`);
  if (existsSync(log) && statSync(log).size > LARGE_LOG)
    findings.warning(`${log} has grown large: something keeps reading, such as a backup that hangs.`);
  if (damage === 'ok') findings.ok(`The file is undamaged; tables: ${count(db, 'tables')}, steps: ${count(db, 'entries')}.`);
  const beat = version >= 3 ? db.prepare('SELECT max(at) AS at FROM alive').get()?.['at'] : null;
  const keys = db.prepare("SELECT value FROM kept WHERE name = 'push-keys'").get()?.['value'];
  return { lastBeat: (beat as number | null | undefined) ?? null, pushKeys: (keys as string | undefined) ?? null };
}

function count(db: DatabaseSync, table: string): number {
  return Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
}
