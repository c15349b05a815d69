import { byCategory, type GameResult, type ScoreLine } from '@luftschloss/engine/kernel';

export interface ResultTable {
  readonly categories: readonly string[];
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
  readonly tiebreaks: string;
}

function titled(category: string): string {
  const words = category
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();
  return words[0].toUpperCase() + words.slice(1);
}

/** The final scores by category, with every line behind every number: a column for each player, or for each board where boards are scored. */
export function resultTable(result: GameResult, names: readonly string[], order: readonly string[] = []): ResultTable {
  const places = result.standings.map(({ seat, name, rank, score, note, tiebreaks }) => ({
    seat,
    name: names[seat] ?? name ?? 'Ludwig',
    rank,
    score,
    note: note ?? null,
    tiebreaks: tiebreaks.map(({ name: what, value }) => `${value} ${what}`).join(', '),
  }));
  const { sheet } = result;
  const keys = sheet?.categories ?? inOrder(new Set(result.standings.flatMap(({ lines }) => [...byCategory(lines).keys()])), order);
  const columns = sheet
    ? sheet.boards.map(({ name, seats, score, lines }) => ({ title: name, seats, score, place: null, ...byKey(keys, lines) }))
    : result.standings.map(({ lines, score }, seat) => ({
        title: places[seat].name,
        seats: [seat],
        score,
        place: places[seat],
        ...byKey(keys, lines),
      }));
  return { categories: keys.map(titled), columns, places };
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
