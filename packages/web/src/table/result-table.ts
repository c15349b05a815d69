import { byCategory, type GameResult, type ScoreLine } from '@luftschloss/engine/kernel';

export interface ResultTable {
  readonly categories: readonly string[];
  readonly columns: readonly ResultColumn[];
}

export interface ResultColumn {
  readonly seat: number;
  readonly name: string;
  readonly rank: number;
  readonly score: number;
  readonly note: string | null;
  readonly sums: readonly number[]; // by category
  readonly reasons: readonly (readonly ScoreLine[])[]; // by category
  readonly tiebreaks: string;
}

function titled(category: string): string {
  const words = category
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();
  return words[0].toUpperCase() + words.slice(1);
}

/** The final scores by category, with every line behind every number. */
export function resultTable({ standings }: GameResult, names: readonly string[]): ResultTable {
  const keys = [...new Set(standings.flatMap(({ lines }) => [...byCategory(lines).keys()]))];
  const columns = standings.map(({ seat, name, rank, score, lines, note, tiebreaks }) => ({
    seat,
    name: names[seat] ?? name ?? 'Ludwig',
    rank,
    score,
    note: note ?? null,
    sums: keys.map((key) => byCategory(lines).get(key) ?? 0),
    reasons: keys.map((key) => lines.filter(({ category, points }) => category === key && points !== 0)),
    tiebreaks: tiebreaks.map(({ name: what, value }) => `${value} ${what}`).join(', '),
  }));
  return { categories: keys.map(titled), columns };
}
