import { type Arguments, isOn } from '../arguments.ts';
import { type Command, type Context, print } from '../command.ts';
import { explained, STORE_SETTINGS, settingOptions, settingsFrom } from '../server-settings.ts';
import { inWords } from './backup.ts';

export const restore: Command = {
  name: 'restore',
  summary: ({ summaries }) => summaries.restore(),
  positionals: ['FILE'],
  options: { ...settingOptions(STORE_SETTINGS), replace: { help: ({ help }) => help.replace() } },
  notes: [({ notes }) => notes.restoreChecked(), ({ notes }) => notes.restoreMoves()],
  run: runRestore,
};

async function runRestore(args: Arguments, context: Context): Promise<void> {
  const settings = settingsFrom(args);
  const [file] = args.positionals;
  const { restore: putBack } = await import('@luftschloss/server/backup');
  const { contents, kept } = await explained(() => putBack(file, settings, isOn(args, 'replace')));
  const { cli } = context.language.words;
  const place = settings.database === null ? settings.data : cli.places.database();
  print(context, cli.backup.restored({ contents: inWords(contents, cli), place }));
  if (kept) print(context, cli.backup.kept({ file: kept }));
}
