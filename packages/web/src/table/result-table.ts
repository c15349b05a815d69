import { byCategory, type GameResult, type ScoreLine } from '@luftschloss/engine/kernel';
import { factText, type Language, scoreNamesOf } from '@luftschloss/words';
import { wordingOf } from '../games/index.ts';

/** In which words a result is told. */
export interface ResultWords {
  readonly game: string;
  readonly language: Language;
}

export interface ResultTable {
  readonly categories: readonly { readonly code: string; readonly title: string }[];
  readonly columns: readonly ResultColumn[];
  readonly places: readonly Place[]; // by seat
}

export interface ResultColumn {
  readonly title: string;
  readonly seats: readonly number[]; // whose it is
  readonly score: number;
  readonly place: Place | null; // for a column of a player
  readonly sums: readonly number[]; // by category
  readonly reasons: readonly (readonly ScoreLine[])[]; // by category
}

export interface Place {
  readonly seat: number;
  readonly name: string;
  readonly rank: number;
  readonly score: number;
  readonly note: string | null;
  readonly tiebreaks: string; // only where others have as many points
}

/** The final scores by category, with every line behind every number: a column for each player, or for each board where boards are scored. */
export function resultTable(result: GameResult, names: readonly string[], words: ResultWords, order: readonly string[] = []): ResultTable {
  const called = scoreNamesOf(words.game, words.language);
  const wording = wordingOf(words.game, words.language);
  const { scores } = words.language.words.table;
  const sharers = (points: number): number => result.standings.filter(({ score }) => score === points).length;
  const places = result.standings.map(({ seat, name, rank, score, note, tiebreaks }) => ({
    seat,
    name: names[seat] ?? (name === undefined ? '' : called.person(name)),
    rank,
    score,
    note: note === undefined ? null : factText(wording, note),
    tiebreaks:
      sharers(score) < 2
        ? ''
        : tiebreaks.map(({ name: what, value }) => scores.tiebreak({ name: called.tiebreak(what), value })).join(', '),
  }));
  const { sheet } = result;
  const keys = sheet?.categories ?? inOrder(new Set(result.standings.flatMap(({ lines }) => [...byCategory(lines).keys()])), order);
  const columns = sheet
    ? sheet.boards.map(({ name, seats, score, lines }) => ({ title: called.board(name), seats, score, place: null, ...byKey(keys, lines) }))
    : result.standings.map(({ lines, score }, seat) => ({
        title: places[seat].name,
        seats: [seat],
        score,
        place: places[seat],
        ...byKey(keys, lines),
      }));
  return { categories: keys.map((code) => ({ code, title: called.category(code) })), columns, places };
}

/** The rows of a score sheet do not depend on who scored what first. */
function inOrder(found: ReadonlySet<string>, order: readonly string[]): string[] {
  return [...order.filter((key) => found.has(key)), ...[...found].filter((key) => !order.includes(key))];
}

function byKey(keys: readonly string[], lines: readonly ScoreLine[]): Pick<ResultColumn, 'sums' | 'reasons'> {
  return {
    sums: keys.map((key) => byCategory(lines).get(key) ?? 0),
    reasons: keys.map((key) => lines.filter(({ category, points }) => category === key && points !== 0)),
  };
}
