import { type Arguments, givenValue, isOn, requiredValue, wholeNumber } from '../arguments.ts';
import { type Command, JSON_OPTION, print, printJson } from '../command.ts';
import { type CliWords, orFail } from '../failure.ts';
import { examinedBy, readJson } from '../files.ts';
import { textTable } from '../table.ts';

const MOST_PLAYERS = 7;

export const placements: Command = {
  name: 'placements',
  summary: ({ summaries }) => summaries.placements(),
  positionals: ['FILE'],
  options: {
    tile: { value: 'ID', help: ({ help }) => help.tile() },
    level: { value: 'main|down', help: ({ help }) => help.onlyLevel() },
    player: { value: 'N', help: ({ help }) => help.ofPlayer() },
    json: JSON_OPTION,
  },
  async run(args, context) {
    const [file] = args.positionals;
    const query = tileQuery(args);
    const board = await readJson(file, context);
    const library = orFail(examinedBy(board, context.catalogue), file);
    const places = orFail(library.placements(board, query), file);
    if (isOn(args, 'json')) printJson(context, places);
    else print(context, inWords(places, query.tile, context.language.words.cli));
  },
};

type TileQuery = {
  readonly tile: string;
  readonly level?: string;
  readonly player?: number;
};

export function tileQuery(args: Arguments): TileQuery {
  const tile = requiredValue(args, 'tile', 'ID');
  const level = givenValue(args, 'level');
  const player = wholeNumber(args, 'player', 1, MOST_PLAYERS);
  return { tile, ...(level !== null && { level }), ...(player !== null && { player }) };
}

function inWords(places: readonly object[], tile: string, words: CliWords): string {
  if (places.length === 0) return words.placements.none({ tile });
  const fields = [...new Set(places.flatMap((place) => Object.keys(place)))];
  const rows = places.map((place) => fields.map((field) => String((place as Record<string, unknown>)[field] ?? '')));
  const columns = fields.map((title) => ({ title, align: 'right' as const }));
  return `${textTable(columns, rows)}\n${words.placements.count({ count: places.length })}`;
}
