import { type Arguments, givenValue, isOn, requiredValue } from '../arguments.ts';
import { type Command, JSON_OPTION, print, printJson } from '../command.ts';
import { orFail } from '../failure.ts';
import { libraryOf, nameOf, readJson } from '../files.ts';
import { textTable } from '../table.ts';

export const placements: Command = {
  name: 'placements',
  summary: 'Lists all legal placements of a tile in a stable order',
  positionals: ['FILE'],
  options: {
    tile: { value: 'ID', help: 'the tile to place' },
    level: { value: 'main|down', help: 'only on this level, for tiles that can lie on both' },
    json: JSON_OPTION,
  },
  async run(args, context) {
    const [file] = args.positionals;
    const query = tileQuery(args);
    const board = await readJson(file, context);
    const library = orFail(libraryOf(board, context.catalogue), nameOf(file));
    const places = orFail(library.placements(board, query), nameOf(file));
    if (isOn(args, 'json')) printJson(context, places);
    else print(context, places.length === 0 ? `There is no legal place for ${query.tile}.` : placesTable(places));
  },
};

export function tileQuery(args: Arguments): { readonly tile: string; readonly level?: string } {
  const tile = requiredValue(args, 'tile', 'ID');
  const level = givenValue(args, 'level');
  return level === null ? { tile } : { tile, level };
}

function placesTable(places: readonly object[]): string {
  const fields = [...new Set(places.flatMap((place) => Object.keys(place)))];
  const rows = places.map((place) => fields.map((field) => String((place as Record<string, unknown>)[field] ?? '')));
  const columns = fields.map((title) => ({ title, align: 'right' as const }));
  return `${textTable(columns, rows)}\n${places.length} in all`;
}
