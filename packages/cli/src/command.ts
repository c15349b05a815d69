import type { Readable, Writable } from 'node:stream';
import type { Language } from '@luftschloss/words';
import type { Arguments, OptionSpec } from './arguments.ts';
import type { Catalogue } from './catalogue.ts';
import type { CliWords } from './failure.ts';

/** What a command works with, so that tests can hand in their own games and streams. */
export interface Context {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable & { readonly isTTY?: boolean };
}

/** Help that is said in the language of whoever asks. */
export type Text = (words: CliWords) => string;

export interface Command {
  readonly name: string;
  readonly summary: Text;
  /** Names of the positional arguments; all of them are required unless in square brackets. */
  readonly positionals: readonly string[];
  readonly options: { readonly [name: string]: OptionSpec };
  /** Further help, one paragraph each. */
  readonly notes?: readonly Text[];
  run(args: Arguments, context: Context): void | Promise<void>;
}

export const JSON_OPTION: OptionSpec = { help: ({ help }) => help.json() };

export function print({ output }: Context, text: string): void {
  output.write(`${text}\n`);
}

export function printJson(context: Context, value: unknown): void {
  print(context, JSON.stringify(value));
}
