import { readSettings, SETTINGS } from '@luftschloss/server/settings';
import { type Arguments, givenValue, type OptionSpec } from '../arguments.ts';
import type { Command, Context } from '../command.ts';
import { fail, orFail } from '../failure.ts';

const SPECS = Object.values(SETTINGS);

/** The server explains its own settings. */
const LONGEST_DEFAULT = 30;
const OPTIONS: { readonly [flag: string]: OptionSpec } = Object.fromEntries(
  SPECS.map(({ flag, value, help, env, default: usual }) => [flag, { value, help: `${help} (${env}${inWords(usual)})` }]),
);

function inWords(usual: string): string {
  if (usual === '') return '';
  return usual.length > LONGEST_DEFAULT ? '; default: the well-known ones' : `; default: ${usual}`;
}

export const serve: Command = {
  name: 'serve',
  summary: 'Opens a house for players: tables, links, bots and all, until it is stopped',
  positionals: [],
  options: OPTIONS,
  notes: ['Each option can also be given by the environment variable in brackets; the option wins.'],
  run: runServe,
};

async function runServe(args: Arguments, context: Context): Promise<void> {
  const flags = Object.fromEntries(SPECS.map(({ flag }) => [flag, givenValue(args, flag) ?? undefined]));
  const settings = orFail(readSettings(process.env, flags));
  // Only this command needs the server, and it takes a while to load.
  const { runServer, StoreFailure } = await import('@luftschloss/server');
  try {
    await runServer(settings, context.output);
  } catch (error) {
    if (error instanceof StoreFailure) fail(error.message);
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') fail(`port ${settings.port} is in use: choose another with --port`);
    throw error;
  }
}
