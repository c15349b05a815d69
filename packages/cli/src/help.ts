import { optionsOf } from './arguments.ts';
import type { Command } from './command.ts';
import { textTable, wrapped } from './table.ts';

const WIDTH = 100;

export function overview(commands: readonly Command[]): string {
  const rows = commands.map(({ name, positionals, summary }) => [`  ${[name, ...positionals].join(' ')}`, summary]);
  return [
    'Luftschloss: the Mad King Ludwig games, played, replayed and explained on the command line.',
    '',
    'Usage: luftschloss COMMAND [options]',
    '',
    textTable([{ title: 'Commands:' }, { title: '' }], rows),
    '',
    'luftschloss help COMMAND explains one of them; FILE may be - for standard input.',
  ].join('\n');
}

export function helpOf(command: Command): string {
  const { name, positionals, summary, notes = [] } = command;
  const options = Object.entries(optionsOf(command)).map(([option, { short, value, help, many }]) => ({
    flag: `  ${short ? `-${short}, ` : ''}--${option}${value ? ` ${value}` : ''}`,
    help: many ? `${help} (may be repeated)` : help,
  }));
  const room = WIDTH - Math.max(0, ...options.map(({ flag }) => flag.length));
  const rows = options.flatMap(({ flag, help }) => wrapped(help, room).map((line, index) => [index === 0 ? flag : '', line]));
  return [
    `Usage: luftschloss ${[name, ...positionals, '[options]'].join(' ')}`,
    '',
    ...wrapped(`${summary}.`, WIDTH),
    '',
    textTable([{ title: 'Options:' }, { title: '' }], rows),
    ...notes.flatMap((note) => ['', ...wrapped(note, WIDTH)]),
  ].join('\n');
}
