import { readFileSync } from 'node:fs';
import { LANGUAGES, type LanguageId, loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { isOn, oneOfValues, parse } from './arguments.ts';
import { catalogue } from './catalogue.ts';
import { type Command, type Context, print } from './command.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { batch } from './commands/batch.ts';
import { bench } from './commands/bench.ts';
import { bot } from './commands/bot.ts';
import { check } from './commands/check.ts';
import { doctor } from './commands/doctor.ts';
import { games } from './commands/games.ts';
import { placements } from './commands/placements.ts';
import { render } from './commands/render.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { score } from './commands/score.ts';
import { serve } from './commands/serve.ts';
import { show } from './commands/show.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { Failure, fail, failureLine } from './failure.ts';
import { helpOf, overview } from './help.ts';
import { systemLanguage, wishedLanguage } from './languages.ts';
import { closest } from './suggestion.ts';

const COMMANDS: readonly Command[] = [
  games,
  simulate,
  arena,
  replay,
  verify,
  show,
  score,
  placements,
  check,
  render,
  batch,
  bot,
  serve,
  backup,
  restore,
  doctor,
  bench,
];

const WRONG_INPUT = 1;
const BUG = 2;

/** Runs one command and returns the exit code. */
export async function main(typed: readonly string[], usual: Context): Promise<number> {
  const { language: wished, words } = wishedLanguage(typed);
  const language = wished ? await loadLanguage(wished) : words.includes('--json') ? english : usual.language;
  const context = { ...usual, language };
  try {
    await dispatch(words, context);
    return 0;
  } catch (error) {
    if (error instanceof Failure) {
      context.errors.write(failureLine(error, language, context.catalogue));
      return WRONG_INPUT;
    }
    context.errors.write(`${language.words.cli.program.bug()}\n${stackOf(error)}\n`);
    return BUG;
  }
}

async function dispatch([word, ...rest]: readonly string[], context: Context): Promise<void> {
  const { cli } = context.language.words;
  if (word === undefined || word === '--help' || word === '-h') return print(context, overview(COMMANDS, cli));
  if (word === 'help') return print(context, rest[0] === undefined ? overview(COMMANDS, cli) : helpOf(findCommand(rest[0]), cli));
  if (word === '--version' || word === '-V') return print(context, version());
  const command = findCommand(word);
  const args = parse(command, rest);
  if (isOn(args, 'help')) return print(context, helpOf(command, cli));
  oneOfValues(args, 'language', Object.keys(LANGUAGES) as LanguageId[]);
  await command.run(args, context);
}

function findCommand(word: string): Command {
  const names = [...COMMANDS.map(({ name }) => name), 'help'];
  if (word.startsWith('-')) fail('options-first', { word });
  const command = COMMANDS.find(({ name }) => name === word);
  if (command) return command;
  const near = closest(word, names);
  return near === null ? fail('no-command', { word }) : fail('no-command-near', { word, near });
}

function version(): string {
  const { version: number } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  return number;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The process itself: its streams, its language and every game of the house. */
export async function ownContext(): Promise<Context> {
  const { stdin: input, stdout: output, stderr: errors } = process;
  // Whoever reads our output may have seen enough: that is not an error.
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  return { catalogue, language: await loadLanguage(systemLanguage(process.env)), input, output, errors };
}
