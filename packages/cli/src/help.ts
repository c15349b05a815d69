import { optionsOf } from './arguments.ts';
import type { Command } from './command.ts';
import type { CliWords } from './failure.ts';
import { textTable, wrapped } from './table.ts';

const WIDTH = 100;
const PROGRAM = 'luftschloss';

export function overview(commands: readonly Command[], words: CliWords): string {
  const { program } = words;
  const rows = commands.map(({ name, positionals, summary }) => [`  ${[name, ...positionals].join(' ')}`, summary(words)]);
  return [
    program.about(),
    '',
    program.usage({ command: `${PROGRAM} COMMAND` }),
    '',
    textTable([{ title: program.commands() }, { title: '' }], rows),
    '',
    program.more(),
  ].join('\n');
}

export function helpOf(command: Command, words: CliWords): string {
  const { program } = words;
  const { name, positionals, summary, notes = [] } = command;
  const options = Object.entries(optionsOf(command)).map(([option, { short, value, help, many }]) => ({
    flag: `  ${short ? `-${short}, ` : ''}--${option}${value ? ` ${value}` : ''}`,
    help: many ? program.repeated({ help: help(words) }) : help(words),
  }));
  const room = WIDTH - Math.max(0, ...options.map(({ flag }) => flag.length));
  const rows = options.flatMap(({ flag, help }) => wrapped(help, room).map((line, index) => [index === 0 ? flag : '', line]));
  return [
    program.usage({ command: [PROGRAM, name, ...positionals].join(' ') }),
    '',
    ...wrapped(`${summary(words)}.`, WIDTH),
    '',
    textTable([{ title: program.options() }, { title: '' }], rows),
    ...notes.flatMap((note) => ['', ...wrapped(note(words), WIDTH)]),
  ].join('\n');
}
