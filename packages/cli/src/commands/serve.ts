import type { Arguments } from '../arguments.ts';
import type { Command, Context } from '../command.ts';
import { fail } from '../failure.ts';
import { ALL_SETTINGS, settingOptions, settingsFrom } from '../server-settings.ts';

export const serve: Command = {
  name: 'serve',
  summary: ({ summaries }) => summaries.serve(),
  positionals: [],
  options: settingOptions(ALL_SETTINGS),
  notes: [({ notes }) => notes.serveVariables()],
  run: runServe,
};

async function runServe(args: Arguments, context: Context): Promise<void> {
  const settings = settingsFrom(args);
  // Only this command needs the server, and it takes a while to load.
  const { runServer, StartFailure } = await import('@luftschloss/server');
  try {
    await runServer(settings, context.output);
  } catch (error) {
    if (error instanceof StartFailure) fail('told', { text: error.message });
    throw error;
  }
}
