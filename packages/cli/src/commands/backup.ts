import { statSync } from 'node:fs';
import type { Contents } from '@luftschloss/server/backup';
import type { Arguments } from '../arguments.ts';
import { type Command, type Context, print } from '../command.ts';
import type { CliWords } from '../failure.ts';
import { figuresIn } from '../figures.ts';
import { explained, STORE_SETTINGS, settingOptions, settingsFrom } from '../server-settings.ts';

export const backup: Command = {
  name: 'backup',
  summary: ({ summaries }) => summaries.backup(),
  positionals: ['[FILE]'],
  options: settingOptions(STORE_SETTINGS),
  notes: [({ notes }) => notes.backupMoment(), ({ notes }) => notes.backupSecrets()],
  run: runBackup,
};

async function runBackup(args: Arguments, context: Context): Promise<void> {
  const settings = settingsFrom(args);
  const file = args.positionals[0] ?? `luftschloss-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;
  const { backUp } = await import('@luftschloss/server/backup');
  const contents = await explained(() => backUp(settings, file));
  const { cli } = context.language.words;
  const size = figuresIn(context.language).megabytes(statSync(file).size);
  print(context, cli.backup.done({ contents: inWords(contents, cli), file, size }));
}

export function inWords({ tables, playing, entries, guests }: Contents, { backup }: CliWords): string {
  const parts = {
    tables: backup.tables({ count: tables }),
    steps: backup.steps({ count: entries }),
    guests: backup.guests({ count: guests }),
  };
  return backup.contents({ ...parts, playing });
}
