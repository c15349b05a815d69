import { factText, type Wording } from '@luftschloss/words';
import { isOn } from '../arguments.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { orFail } from '../failure.ts';
import { gameOf, libraryOf, readJson } from '../files.ts';

const INDENT = 5;

export const score: Command = {
  name: 'score',
  summary: ({ summaries }) => summaries.score(),
  positionals: ['FILE'],
  options: { json: JSON_OPTION },
  async run(args, context) {
    const [file] = args.positionals;
    const board = await readJson(file, context);
    const library = orFail(libraryOf(board, context.catalogue), file);
    if (isOn(args, 'json')) printJson(context, orFail(library.score(board), file));
    else {
      const wording = wordingFor(board, context);
      const lines = orFail(library.explain(board), file).map(({ depth, fact }) => ' '.repeat(INDENT * depth) + factText(wording, fact));
      print(context, lines.join('\n'));
    }
  },
};

function wordingFor(board: unknown, { catalogue, language }: Context): Wording {
  return catalogue.wordings[orFail(gameOf(board, catalogue)).id](language);
}
