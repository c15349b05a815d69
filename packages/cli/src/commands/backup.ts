import { statSync } from 'node:fs';
import type { Contents } from '@luftschloss/server/backup';
import type { Arguments } from '../arguments.ts';
import { type Command, type Context, print } from '../command.ts';
import { explained, STORE_SETTINGS, settingOptions, settingsFrom } from '../server-settings.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'Writes everything that a server keeps into one file, while it runs',
  positionals: ['[FILE]'],
  options: settingOptions(STORE_SETTINGS),
  notes: [
    'The file shows one moment, however busy the server is. It has the same form for SQLite and PostgreSQL, and luftschloss restore puts it into either.',
    'It holds what only the server may know, such as running games and push keys: keep it to yourself.',
  ],
  run: runBackup,
};

async function runBackup(args: Arguments, context: Context): Promise<void> {
  const settings = settingsFrom(args);
  const file = args.positionals[0] ?? `luftschloss-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;
  const { backUp } = await import('@luftschloss/server/backup');
  const contents = await explained(() => backUp(settings, file));
  print(context, `Backed up ${inWords(contents)} to ${file} (${megabytes(statSync(file).size)}).`);
}

export function inWords({ tables, playing, entries, guests }: Contents): string {
  const count = (number: number, one: string): string => `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`;
  return `${count(tables, 'table')} (${playing.toLocaleString('en')} in play) with ${count(entries, 'step')}, and ${count(guests, 'guest')}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
