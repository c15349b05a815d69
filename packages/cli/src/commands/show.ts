import { join } from 'node:path';
import { type Picture, THEME_NAMES, type ThemeName } from '@luftschloss/drawing';
import { replay } from '@luftschloss/engine/kernel';
import { type Arguments, givenValue, oneOfValues } from '../arguments.ts';
import { type Command, type Context, print } from '../command.ts';
import { fail, orFail } from '../failure.ts';
import { makeFolder, writeText } from '../files.ts';
import { finalTable, verdict } from '../final-table.ts';
import { galleryPage } from '../gallery.ts';
import { gameName } from '../game-name.ts';
import { TABLE_OPTIONS, tableOf } from '../simulation/plan.ts';
import { playGame, recordText } from '../simulation/play.ts';

export const show: Command = {
  name: 'show',
  summary: ({ summaries }) => summaries.show(),
  positionals: ['[GAME]'],
  options: {
    ...TABLE_OPTIONS,
    out: { value: 'DIR', short: 'o', help: ({ help }) => help.pictureFolder() },
    theme: { value: THEME_NAMES.join('|'), help: ({ help }) => help.light({ usual: THEME_NAMES[0] }) },
  },
  run: runShow,
};

function runShow(args: Arguments, context: Context): void {
  const { catalogue } = context;
  const game = args.positionals[0] ?? catalogue.games[0].id;
  const { rules, options, bots, seed } = tableOf(game, args, context);
  if (!Object.hasOwn(catalogue.drawings, game)) fail('cannot-draw', { game });
  const theme: ThemeName = oneOfValues(args, 'theme', THEME_NAMES) ?? THEME_NAMES[0];
  const folder = givenValue(args, 'out') ?? 'out';
  const { record, result } = playGame({ game, options, bots, seed, games: 1, record: null }, catalogue, 0);
  const { states } = orFail(replay(rules, record));
  const names = record.seats.map(({ name }) => name);
  const pictures = catalogue.drawings[game].table(rules.view(states[states.length - 1], null), names, theme, {
    language: context.language,
  });
  const words = { game, language: context.language, wording: catalogue.wordings[game](context.language) };
  const table = [finalTable(result, names, words), '', ...verdict(result, names, words)].join('\n');
  const files = pictures.map((picture, i) => ({ ...picture, name: fileName(game, picture, i) }));

  const called = gameName(rules, context.language);

  makeFolder(folder);
  for (const { name, svg } of files) writeText(join(folder, name), svg);
  writeText(join(folder, `${game}.json`), recordText(record));
  writeText(join(folder, 'index.html'), galleryPage(context.language.id, called, table, files));

  const { told } = context.language.words.cli;
  print(context, `${told.played({ game: called, names, actions: record.actions.length, seed })}\n\n${table}\n`);
  for (const { name } of files) print(context, join(folder, name));
  print(context, told.recordFile({ file: join(folder, `${game}.json`) }));
  print(context, told.pageFile({ file: join(folder, 'index.html') }));
}

function fileName(game: string, { title }: Picture, index: number): string {
  const plainTitle = title.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');
  const words = plainTitle.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${[game, index + 1, ...words].join('-').slice(0, 60)}.svg`;
}
