import { type Arguments, isOn } from '../arguments.ts';
import { type Command, type Context, print } from '../command.ts';
import { explained, STORE_SETTINGS, settingOptions, settingsFrom } from '../server-settings.ts';
import { inWords } from './backup.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'Puts a backup back into the data folder or the database of a server that is stopped',
  positionals: ['FILE'],
  options: { ...settingOptions(STORE_SETTINGS), replace: { help: 'put it in place of the games that are there' } },
  notes: [
    'The backup is checked first. A database is changed as a whole or not at all; a data folder keeps the file that was there before under another name.',
    'A backup of SQLite can be restored into PostgreSQL and the other way round, which is also how a house moves from one to the other.',
  ],
  run: runRestore,
};

async function runRestore(args: Arguments, context: Context): Promise<void> {
  const settings = settingsFrom(args);
  const [file] = args.positionals;
  const { restore: putBack } = await import('@luftschloss/server/backup');
  const { contents, kept } = await explained(() => putBack(file, settings, isOn(args, 'replace')));
  const place = settings.database === null ? settings.data : 'the database';
  print(context, `Restored ${inWords(contents)} into ${place}.`);
  if (kept) print(context, `What was there before is in ${kept}.`);
}
