import { isOn } from '../arguments.ts';
import { type Command, JSON_OPTION, print, printJson } from '../command.ts';
import { orFail } from '../failure.ts';
import { libraryOf, nameOf, readJson } from '../files.ts';

export const score: Command = {
  name: 'score',
  summary: 'Scores a castle file and prints every step',
  positionals: ['FILE'],
  options: { json: JSON_OPTION },
  async run(args, context) {
    const [file] = args.positionals;
    const board = await readJson(file, context);
    const library = orFail(libraryOf(board, context.catalogue), nameOf(file));
    if (isOn(args, 'json')) printJson(context, orFail(library.score(board), nameOf(file)));
    else print(context, orFail(library.explain(board), nameOf(file)).join('\n'));
  },
};
