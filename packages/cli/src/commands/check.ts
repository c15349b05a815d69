import { plain } from '@luftschloss/words';
import { isOn, wholeNumber } from '../arguments.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { orFail } from '../failure.ts';
import { examinedBy, gameOf, readJson } from '../files.ts';
import { tileQuery } from './placements.ts';

const FARTHEST = 10_000;

export const check: Command = {
  name: 'check',
  summary: ({ summaries }) => summaries.check(),
  positionals: ['FILE'],
  options: {
    tile: { value: 'ID', help: ({ help }) => help.tile() },
    x: { value: 'X', help: ({ help }) => help.x() },
    y: { value: 'Y', help: ({ help }) => help.y() },
    r: { value: 'R', help: ({ help }) => help.turns() },
    level: { value: 'main|down', help: ({ help }) => help.level() },
    player: { value: 'N', help: ({ help }) => help.ofPlayer() },
    json: JSON_OPTION,
  },
  notes: [({ notes }) => notes.checkAnswers()],
  async run(args, context) {
    const [file] = args.positionals;
    const place = {
      x: wholeNumber(args, 'x', -FARTHEST, FARTHEST),
      y: wholeNumber(args, 'y', -FARTHEST, FARTHEST),
      r: wholeNumber(args, 'r', 0, 3),
    };
    const given = Object.entries(place).filter(([, value]) => value !== null);
    const query = { ...tileQuery(args), ...Object.fromEntries(given) };
    const board = await readJson(file, context);
    const { id } = orFail(gameOf(board, context.catalogue), file);
    const library = orFail(examinedBy(board, context.catalogue), file);
    const legality = orFail(library.check(board, query));
    if (isOn(args, 'json')) printJson(context, legality);
    else print(context, legality.legal ? context.language.words.cli.placements.legal() : whyNot(id, query.tile, legality.reason, context));
  },
};

/** The reason in the words of the game, which call the tile by different names. */
function whyNot(game: string, tile: string, reason: string, { catalogue, language }: Context): string {
  const said = catalogue.wordings[game](language).refusal({ code: reason, params: { tile, option: tile } });
  return said ? plain(said) : language.words.cli.placements.illegal({ reason });
}
