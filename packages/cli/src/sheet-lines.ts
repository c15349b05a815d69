import type { SheetLine, TableFile, TableSheet } from '@luftschloss/engine/kernel';
import { plain, questionCategories, scoreNamesOf, sheetMisfit, sheetQuestion, sheetReason } from '@luftschloss/words';
import { finalTable, type ResultWords, verdict } from './final-table.ts';

const INDENT = '     ';

/** The whole sheet in words: every point by its reason, the table of categories, who won, and what is not certain yet. */
export function sheetLines(sheet: TableSheet, table: TableFile, words: ResultWords): string[] {
  const names = table.players.map(({ name }) => name);
  const called = scoreNamesOf(words.game, words.language);
  const parts = sheet.sheet
    ? sheet.sheet.boards.flatMap(({ name, score, lines }) => partLines(called.board(name), score, lines, words))
    : sheet.standings.flatMap(({ seat, score, lines }) => partLines(names[seat], score, lines, words));
  return [
    ...parts,
    '',
    finalTable(sheet, names, words),
    ...(isCertain(sheet) ? verdict(sheet, names, words) : []),
    ...misfitLines(sheet, names, words),
    ...questionLines(sheet, names, words),
  ];
}

function isCertain({ questions, boards }: TableSheet): boolean {
  return questions.length === 0 && boards.every(({ misfits }) => misfits.length === 0);
}

function partLines(name: string, score: number, lines: readonly SheetLine[], { game, language }: ResultWords): string[] {
  const { results } = language.words.cli;
  const items = lines.map(({ points, reason }) => INDENT + results.item({ points, reason: sheetReason(language, game, reason) }));
  return [results.part({ name, points: score }), ...items];
}

function misfitLines({ boards, sheet }: TableSheet, names: readonly string[], { game, language }: ResultWords): string[] {
  const { scoresheet } = language.words;
  const whose = (board: number): string => (sheet ? scoreNamesOf(game, language).board(String(board)) : (names[board] ?? ''));
  const lines = boards.flatMap(({ misfits }, board) =>
    misfits.map((misfit) => {
      const said = sheetMisfit(language, game, misfit);
      return INDENT + (boards.length === 1 ? plain(said) : scoresheet.sheet.misfitOf({ name: whose(board), misfit: said }));
    }),
  );
  return lines.length === 0 ? [] : ['', scoresheet.sheet.misfits(), ...lines];
}

function questionLines({ questions }: TableSheet, names: readonly string[], { game, language }: ResultWords): string[] {
  const { sheet } = language.words.scoresheet;
  const lines = questions.map((each) => {
    const question = sheetQuestion(language, game, each);
    const categories = questionCategories(language, game, each);
    return (
      INDENT +
      (each.seat === null ? sheet.question({ question, categories }) : sheet.questionTo({ name: names[each.seat], question, categories }))
    );
  });
  return lines.length === 0 ? [] : ['', sheet.questions(), ...lines];
}
