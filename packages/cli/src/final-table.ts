import { byCategory, type GameResult, type Standing } from '@luftschloss/engine/kernel';
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
  const columns: Column[] = [{ title: '' }, ...standings.map((standing) => ({ title: nameOf(standing, names), align: 'right' as const }))];
  return textTable(columns, rows);
}

/** Who won, and what is remarked about anybody. */
export function verdict({ standings, winners }: GameResult, names: readonly string[]): string[] {
  const notes = standings.filter(({ note }) => note).map((standing) => `${nameOf(standing, names)}: ${standing.note}`);
  if (standings.length === 1) return notes;
  const who = winners.map((seat) => nameOf(standings[seat], names));
  return [who.length === 1 ? `${who[0]} wins.` : `${who.slice(0, -1).join(', ')} and ${who[who.length - 1]} share the win.`, ...notes];
}

function nameOf({ seat, name }: Standing, names: readonly string[]): string {
  return name ?? names[seat];
}
