import { readSettings, SETTINGS, type Settings } from '@luftschloss/server/settings';
import { type Arguments, givenValue, type OptionSpec } from './arguments.ts';
import { type CliWords, fail, orFail } from './failure.ts';

const LONGEST_DEFAULT = 30;

export const ALL_SETTINGS = Object.keys(SETTINGS) as (keyof Settings)[];
/** Where the games are. */
export const STORE_SETTINGS: readonly (keyof Settings)[] = ['data', 'database'];

/** Settings of a server as options of a command: the server explains them itself. */
export function settingOptions(keys: readonly (keyof Settings)[]): { readonly [flag: string]: OptionSpec } {
  return Object.fromEntries(
    keys.map((key) => {
      const { flag, value, help, env, default: usual } = SETTINGS[key];
      return [flag, { value, help: ({ program }) => explainedBy(program, help, env, usual) }];
    }),
  );
}

function explainedBy(program: CliWords['program'], help: string, variable: string, usual: string): string {
  if (usual === '') return program.setting({ help, variable });
  if (usual.length > LONGEST_DEFAULT) return program.settingUsual({ help, variable });
  return program.settingDefault({ help, variable, usual });
}

export function settingsFrom(args: Arguments): Settings {
  const flags = Object.fromEntries(Object.values(SETTINGS).map(({ flag }) => [flag, givenValue(args, flag) ?? undefined]));
  return orFail(readSettings(process.env, flags));
}

/** What is wrong with the store can be put right by whoever runs the command. */
export async function explained<T>(work: () => Promise<T>): Promise<T> {
  const { StoreFailure } = await import('@luftschloss/server');
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreFailure) fail('told', { text: error.message });
    throw error;
  }
}
