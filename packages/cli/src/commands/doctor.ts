import { type Arguments, isOn } from '../arguments.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { fail } from '../failure.ts';
import { ALL_SETTINGS, settingOptions, settingsFrom } from '../server-settings.ts';
import { textTable } from '../table.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: 'Looks at data, store, clock, disk, port, proxy and push keys of a server and says what is wrong',
  positionals: [],
  options: { ...settingOptions(ALL_SETTINGS), json: JSON_OPTION },
  notes: [
    'Give it the settings that the server has. It changes nothing, whether or not the server runs. Exit code 1 means that something must be done.',
  ],
  run: runDoctor,
};

const SIGNS = { ok: 'ok', warning: 'LOOK', problem: 'WRONG' } as const;

async function runDoctor(args: Arguments, context: Context): Promise<void> {
  const { examine } = await import('@luftschloss/server/doctor');
  const findings = await examine(settingsFrom(args));
  if (isOn(args, 'json')) printJson(context, { findings });
  else
    print(
      context,
      textTable(
        [{ title: '' }, { title: 'About' }, { title: 'What is so' }],
        findings.map(({ about, verdict, sentence }) => [SIGNS[verdict], about, sentence]),
      ),
    );
  const wrong = findings.filter(({ verdict }) => verdict === 'problem').length;
  if (wrong > 0) fail(`${wrong === 1 ? 'one thing is' : `${wrong} things are`} wrong and must be put right; see above`);
}
