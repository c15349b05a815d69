import { type Arguments, isOn } from '../arguments.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { fail } from '../failure.ts';
import { ALL_SETTINGS, settingOptions, settingsFrom } from '../server-settings.ts';
import { textTable } from '../table.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: ({ summaries }) => summaries.doctor(),
  positionals: [],
  options: { ...settingOptions(ALL_SETTINGS), json: JSON_OPTION },
  notes: [({ notes }) => notes.doctorSettings()],
  run: runDoctor,
};

async function runDoctor(args: Arguments, context: Context): Promise<void> {
  const { examine } = await import('@luftschloss/server/doctor');
  const findings = await examine(settingsFrom(args));
  const { doctor: words } = context.language.words.cli;
  const columns = [{ title: '' }, { title: words.about() }, { title: words.finding() }];
  const rows = findings.map(({ about, verdict, sentence }) => [words[verdict](), about, sentence]);
  if (isOn(args, 'json')) printJson(context, { findings });
  else print(context, textTable(columns, rows));
  const wrong = findings.filter(({ verdict }) => verdict === 'problem').length;
  if (wrong > 0) fail('things-wrong', { count: wrong });
}
