import { factText, type Wording } from '@luftschloss/words';
import { isOn } from '../arguments.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { orFail } from '../failure.ts';
import { examinedBy, gameOf, libraryOf, readJson, tablesOf } from '../files.ts';
import { sheetLines } from '../sheet-lines.ts';
import { isTableFile } from '../table-files.ts';

const INDENT = 5;

export const score: Command = {
  name: 'score',
  summary: ({ summaries }) => summaries.score(),
  positionals: ['FILE'],
  options: { json: JSON_OPTION },
  async run(args, context) {
    const [file] = args.positionals;
    const board = await readJson(file, context);
    if (isOn(args, 'json')) printJson(context, orFail(orFail(examinedBy(board, context.catalogue), file).score(board), file));
    else if (isTableFile(board)) print(context, tableText(board, file, context));
    else print(context, boardText(board, file, context));
  },
};

function boardText(board: unknown, file: string, context: Context): string {
  const wording = wordingFor(board, context);
  const lines = orFail(orFail(libraryOf(board, context.catalogue), file).explain(board), file);
  return lines.map(({ depth, fact }) => ' '.repeat(INDENT * depth) + factText(wording, fact)).join('\n');
}

function tableText(board: unknown, file: string, context: Context): string {
  const tables = orFail(tablesOf(board, context.catalogue), file);
  const table = orFail(tables.read(board), file);
  const words = { game: table.game, language: context.language, wording: wordingFor(board, context) };
  return sheetLines(tables.sheet(table), table, words).join('\n');
}

function wordingFor(board: unknown, { catalogue, language }: Context): Wording {
  return catalogue.wordings[orFail(gameOf(board, catalogue)).id](language);
}
