import type { Arguments } from '../arguments.ts';
import type { Command, Context } from '../command.ts';
import { fail } from '../failure.ts';
import { ALL_SETTINGS, settingOptions, settingsFrom } from '../server-settings.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'Opens a house for players: tables, links, bots and all, until it is stopped',
  positionals: [],
  options: settingOptions(ALL_SETTINGS),
  notes: ['Each option can also be given by the environment variable in brackets; the option wins.'],
  run: runServe,
};

async function runServe(args: Arguments, context: Context): Promise<void> {
  const settings = settingsFrom(args);
  // Only this command needs the server, and it takes a while to load.
  const { runServer, StartFailure } = await import('@luftschloss/server');
  try {
    await runServer(settings, context.output);
  } catch (error) {
    if (error instanceof StartFailure) fail(error.message);
    throw error;
  }
}
