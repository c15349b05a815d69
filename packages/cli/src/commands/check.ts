import { isOn, wholeNumber } from '../arguments.ts';
import { type Command, JSON_OPTION, print, printJson } from '../command.ts';
import { orFail } from '../failure.ts';
import { libraryOf, nameOf, readJson } from '../files.ts';
import { tileQuery } from './placements.ts';

const FARTHEST = 10_000;

export const check: Command = {
  name: 'check',
  summary: 'Tells whether a tile may lie in a place, or why not',
  positionals: ['FILE'],
  options: {
    tile: { value: 'ID', help: 'the tile to place' },
    x: { value: 'X', help: 'column of its upper left cell' },
    y: { value: 'Y', help: 'row of its upper left cell' },
    r: { value: 'R', help: 'clockwise quarter turns, 0 to 3' },
    level: { value: 'main|down', help: 'its level, for tiles that can lie on both' },
    json: JSON_OPTION,
  },
  notes: ['Prints "legal" or the reason. Both are answers: the exit code is 0 unless the question itself is wrong.'],
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
    const library = orFail(libraryOf(board, context.catalogue), nameOf(file));
    const legality = orFail(library.check(board, query));
    if (isOn(args, 'json')) printJson(context, legality);
    else print(context, legality.legal ? 'legal' : legality.reason);
  },
};
