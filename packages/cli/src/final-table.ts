import { byCategory, type GameResult, type ScoreLine, type Standing } from '@luftschloss/engine/kernel';
import { factText, type Language, scoreNamesOf, type Wording } from '@luftschloss/words';
import { type Column, textTable } from './table.ts';

/** In which words a result is told. */
export interface ResultWords {
  readonly game: string;
  readonly language: Language;
  readonly wording: Wording;
}

/** Points by category, one column for each seat, or for each board where boards are scored; with what decided between equals. */
export function finalTable(
  { standings, sheet, categories = [] }: GameResult & { readonly categories?: readonly string[] },
  names: readonly string[],
  { game, language }: ResultWords,
): string {
  const { results } = language.words.cli;
  const called = scoreNamesOf(game, language);
  const tiebreaks = standings[0]?.tiebreaks.map(({ name }) => called.tiebreak(name)) ?? [];
  const players = standings.map((standing) => nameOf(standing, names, language));
  const places = [
    [results.total(), ...standings.map(({ score }) => String(score))],
    ...tiebreaks.map((name, i) => [results.tiebreak({ name }), ...standings.map((standing) => String(standing.tiebreaks[i].value))]),
    [results.rank(), ...standings.map(({ rank }) => String(rank))],
  ];
  const pointsOf = (categories: readonly string[], scored: readonly { readonly lines: readonly ScoreLine[] }[]): string[][] => {
    const sums = scored.map(({ lines }) => byCategory(lines));
    return categories.map((category) => [called.category(category), ...sums.map((byCode) => String(byCode.get(category) ?? 0))]);
  };
  if (!sheet) {
    const scored = new Set(standings.flatMap(({ lines }) => [...byCategory(lines).keys()]));
    const ordered = [...categories.filter((category) => scored.has(category)), ...scored];
    return tableOf(players, [...pointsOf([...new Set(ordered)], standings), ...places]);
  }
  const totals = [results.total(), ...sheet.boards.map(({ score }) => String(score))];
  const boards = tableOf(
    sheet.boards.map(({ name }) => called.board(name)),
    [...pointsOf(sheet.categories, sheet.boards), totals],
  );
  return [boards, '', tableOf(players, places)].join('\n');
}

function tableOf(titles: readonly string[], rows: string[][]): string {
  const columns: Column[] = [{ title: '' }, ...titles.map((title) => ({ title, align: 'right' as const }))];
  return textTable(columns, rows);
}

/** Who won, and what is remarked about anybody. */
export function verdict({ standings, winners }: GameResult, names: readonly string[], { language, wording }: ResultWords): string[] {
  const { results } = language.words.cli;
  const called = (standing: Standing): string => nameOf(standing, names, language);
  const notes = standings.flatMap((standing) =>
    standing.note === undefined ? [] : [results.note({ name: called(standing), note: factText(wording, standing.note) })],
  );
  if (standings.length === 1) return notes;
  const who = winners.map((seat) => called(standings[seat]));
  return [who.length === 1 ? results.wins({ name: who[0] }) : results.share({ names: who }), ...notes];
}

function nameOf({ seat, name }: Standing, names: readonly string[], language: Language): string {
  return name === undefined ? names[seat] : scoreNamesOf('', language).person(name);
}
