import { THEME_NAMES } from '@luftschloss/drawing';
import { oneOfValues, requiredValue } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { fail, orFail } from '../failure.ts';
import { gameOf, readJson, writeText } from '../files.ts';

export const render: Command = {
  name: 'render',
  summary: ({ summaries }) => summaries.render(),
  positionals: ['FILE'],
  options: {
    out: { value: 'OUT.svg', short: 'o', help: ({ help }) => help.svgFile() },
    theme: { value: THEME_NAMES.join('|'), help: ({ help }) => help.light({ usual: THEME_NAMES[0] }) },
  },
  async run(args, context) {
    const [file] = args.positionals;
    const out = requiredValue(args, 'out', 'OUT.svg');
    const theme = oneOfValues(args, 'theme', THEME_NAMES) ?? THEME_NAMES[0];
    const board = await readJson(file, context);
    const { id } = orFail(gameOf(board, context.catalogue), file);
    const { drawings } = context.catalogue;
    const draw = Object.hasOwn(drawings, id) ? drawings[id].file : null;
    if (!draw) fail('no-board-files', { game: id });
    const svg = orFail(draw(board, theme, context.language), file);
    if (out === '-') print(context, svg);
    else writeText(out, svg);
  },
};
