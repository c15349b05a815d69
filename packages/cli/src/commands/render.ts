import { oneOfValues, requiredValue } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { fail, orFail } from '../failure.ts';
import { gameOf, nameOf, readJson, writeText } from '../files.ts';
import { THEMES } from '../render.ts';

export const render: Command = {
  name: 'render',
  summary: 'Draws a castle file as SVG',
  positionals: ['FILE'],
  options: {
    out: { value: 'OUT.svg', short: 'o', help: 'the file to write, or - for standard output' },
    theme: { value: THEMES.join('|'), help: `the light it is drawn in (default: ${THEMES[0]})` },
  },
  async run(args, context) {
    const [file] = args.positionals;
    const out = requiredValue(args, 'out', 'OUT.svg');
    const theme = oneOfValues(args, 'theme', THEMES) ?? THEMES[0];
    const board = await readJson(file, context);
    const { id } = orFail(gameOf(board, context.catalogue), nameOf(file));
    const { drawings } = context.catalogue;
    if (!Object.hasOwn(drawings, id)) fail(`${id} cannot be drawn yet`);
    const svg = orFail(drawings[id].file(board, theme), nameOf(file));
    if (out === '-') print(context, svg);
    else writeText(out, svg);
  },
};
