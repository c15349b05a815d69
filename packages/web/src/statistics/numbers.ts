import type { BotAverages } from './bot-averages.ts';
import type { FinishedGame } from './finished.ts';

/** Which games are looked at; an empty text stands for all of them. */
export interface Chosen {
  readonly game: string;
  readonly edition: string;
  readonly players: string;
  readonly opponent: string;
}

export const PEOPLE = 'people';
export const NOBODY = 'nobody';

/** Whom somebody played against: levels of bots, people, or nobody. */
export function opponentOf({ opponents }: FinishedGame): string {
  if (opponents.length === 0) return NOBODY;
  return opponents.includes('') ? PEOPLE : [...new Set(opponents)].sort().join('+');
}

export function chosenGames(all: readonly FinishedGame[], { game, edition, players, opponent }: Chosen): FinishedGame[] {
  return all.filter(
    (each) =>
      each.game === game &&
      (edition === '' || each.edition === edition) &&
      (players === '' || String(each.scores.length) === players) &&
      (opponent === '' || opponentOf(each) === opponent),
  );
}

export interface Summary {
  readonly games: number;
  readonly wins: number; // with others at the table
  readonly against: number; // games with others at the table
  readonly average: number;
  readonly best: number;
  readonly accuracy: number | null; // on average, of the games that were reviewed
  readonly reviewed: number;
}

export function summaryOf(games: readonly FinishedGame[]): Summary {
  const against = games.filter(({ scores }) => scores.length > 1);
  const accuracies = games.flatMap(({ accuracy }) => accuracy ?? []);
  return {
    games: games.length,
    against: against.length,
    wins: against.filter(({ rank }) => rank === 1).length,
    average: mean(games.map(({ score }) => score)),
    best: Math.max(0, ...games.map(({ score }) => score)),
    accuracy: accuracies.length === 0 ? null : mean(accuracies),
    reviewed: accuracies.length,
  };
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

export interface CategoryRow {
  readonly category: string;
  readonly own: number;
  readonly bots: number | null;
}

/** Points by category, on average; bots at tables with as many players, weighed by how often I sat at such a table. */
export function categoryRows(games: readonly FinishedGame[], averages: BotAverages): CategoryRow[] {
  const tables = games.map(({ game, scores }) => averages[game]?.[scores.length]?.categories ?? null);
  const known = tables.every((each) => each !== null);
  const categories = [...new Set(games.flatMap((each) => Object.keys(each.categories)))];
  return categories
    .map((category) => ({
      category,
      own: mean(games.map((each) => each.categories[category] ?? 0)),
      bots: known ? mean(tables.map((each) => each?.[category] ?? 0)) : null,
    }))
    .filter(({ own, bots }) => own !== 0 || (bots ?? 0) !== 0);
}

export interface RoomRow {
  readonly room: string;
  readonly times: number; // in how many games
  readonly average: number; // my score in them
}

/** Rooms that I have built in several games: the favorite ones first. */
export function roomRows(games: readonly FinishedGame[]): RoomRow[] {
  const scores = new Map<string, number[]>();
  for (const { rooms, score } of games) {
    for (const room of new Set(rooms)) scores.set(room, [...(scores.get(room) ?? []), score]);
  }
  return [...scores]
    .map(([room, all]) => ({ room, times: all.length, average: mean(all) }))
    .sort((a, b) => b.times - a.times || b.average - a.average || a.room.localeCompare(b.room, 'en'));
}

/** The best ones by my score in the games in which I had them; once is no reason. */
export function bestRooms(rows: readonly RoomRow[]): RoomRow[] {
  return rows.filter(({ times }) => times > 1).sort((a, b) => b.average - a.average || b.times - a.times);
}

/** A line for each game, for spreadsheets: English and plain, as programs like it. */
export function csvOf(games: readonly FinishedGame[]): string {
  const categories = [...new Set(games.flatMap((each) => Object.keys(each.categories)))].sort();
  const head = ['id', 'date', 'game', 'edition', 'players', 'opponents', 'rank', 'score', 'accuracy', ...categories];
  const rows = games.map((each) => [
    each.id,
    new Date(each.when).toISOString(),
    each.game,
    each.edition,
    each.scores.length,
    each.opponents.map((bot) => bot || 'person').join(' '),
    each.rank,
    each.score,
    each.accuracy === undefined ? '' : each.accuracy.toFixed(1),
    ...categories.map((category) => each.categories[category] ?? 0),
  ]);
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

/** Quotes what would break a line, and what a spreadsheet would take for a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
