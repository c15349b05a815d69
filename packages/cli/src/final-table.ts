import { byCategory, type GameResult } from '@luftschloss/engine/kernel';
import { type Column, textTable } from './table.ts';

/** Points by category, one column for each seat, with what decided between equals. */
export function finalTable({ standings }: GameResult, names: readonly string[]): string {
  const sums = standings.map(({ lines }) => byCategory(lines));
  const categories = [...new Set(sums.flatMap((byName) => [...byName.keys()]))];
  const tiebreaks = standings[0]?.tiebreaks.map(({ name }) => name) ?? [];
  const rows = [
    ...categories.map((category) => [category, ...sums.map((byName) => String(byName.get(category) ?? 0))]),
    ['Total', ...standings.map(({ score }) => String(score))],
    ...tiebreaks.map((name, i) => [`Tiebreak: ${name}`, ...standings.map((standing) => String(standing.tiebreaks[i].value))]),
    ['Rank', ...standings.map(({ rank }) => String(rank))],
  ];
  const columns: Column[] = [{ title: '' }, ...standings.map(({ seat }) => ({ title: names[seat], align: 'right' as const }))];
  return textTable(columns, rows);
}

/** Who won, and what is remarked about anybody. */
export function verdict({ standings, winners }: GameResult, names: readonly string[]): string[] {
  const notes = standings.filter(({ note }) => note).map(({ seat, note }) => `${names[seat]}: ${note}`);
  if (standings.length === 1) return notes;
  const who = winners.map((seat) => names[seat]);
  return [who.length === 1 ? `${who[0]} wins.` : `${who.slice(0, -1).join(', ')} and ${who[who.length - 1]} share the win.`, ...notes];
}
