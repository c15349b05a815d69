import { byCategory, type GameResult, type ScoreLine, type Standing } from '@luftschloss/engine/kernel';
import { type Column, textTable } from './table.ts';

/** Points by category, one column for each seat, or for each board where boards are scored; with what decided between equals. */
export function finalTable({ standings, sheet }: GameResult, names: readonly string[]): string {
  const tiebreaks = standings[0]?.tiebreaks.map(({ name }) => name) ?? [];
  const players = standings.map((standing) => nameOf(standing, names));
  const places = [
    ['Total', ...standings.map(({ score }) => String(score))],
    ...tiebreaks.map((name, i) => [`Tiebreak: ${name}`, ...standings.map((standing) => String(standing.tiebreaks[i].value))]),
    ['Rank', ...standings.map(({ rank }) => String(rank))],
  ];
  if (!sheet) {
    const categories = [...new Set(standings.flatMap(({ lines }) => [...byCategory(lines).keys()]))];
    return tableOf(players, [...pointsOf(categories, standings), ...places]);
  }
  const totals = ['Total', ...sheet.boards.map(({ score }) => String(score))];
  const boards = tableOf(
    sheet.boards.map(({ name }) => name),
    [...pointsOf(sheet.categories, sheet.boards), totals],
  );
  return [boards, '', tableOf(players, places)].join('\n');
}

function pointsOf(categories: readonly string[], scored: readonly { readonly lines: readonly ScoreLine[] }[]): string[][] {
  const sums = scored.map(({ lines }) => byCategory(lines));
  return categories.map((category) => [category, ...sums.map((byName) => String(byName.get(category) ?? 0))]);
}

function tableOf(titles: readonly string[], rows: string[][]): string {
  const columns: Column[] = [{ title: '' }, ...titles.map((title) => ({ title, align: 'right' as const }))];
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
