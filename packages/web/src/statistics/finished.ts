import { byCategory, type GameRecord, type GameResult, type Seat } from '@luftschloss/engine/kernel';
import { loadScreen, screenOf } from '../games/index.ts';
import { momentOf, openPlayedGame } from '../table/played-game.ts';
import { type Shelf, savedTables } from '../table/saved-tables.ts';
import { keptAccuracy } from './accuracy.ts';

/** A finished game as far as statistics need it: it stays when its table is thrown away. */
export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  readonly when: number; // milliseconds since 1970
  readonly edition: string; // the option of this name, or nothing
  readonly score: number;
  readonly rank: number;
  readonly seat?: Seat; // mine; games that were remembered first do not know it
  readonly scores: readonly number[]; // of all seats
  readonly opponents: readonly string[]; // the level of a bot, or nothing for a person
  readonly categories: { readonly [category: string]: number };
  readonly rooms: readonly string[];
  readonly accuracy?: number; // from 0 to 100, where a review was made
}

const PREFIX = 'luftschloss.finished.';

/** What a finished game was for one of its seats. */
export function finishedGame(id: string, when: number, seat: Seat, played: FinishedTable): FinishedGame | null {
  const { game, options, bots, result, view } = played;
  const standing = result.standings[seat];
  if (!standing) return null;
  const { edition } = options;
  return {
    id,
    game,
    when,
    edition: typeof edition === 'string' ? edition : '',
    score: standing.score,
    rank: standing.rank,
    seat,
    scores: result.standings.map(({ score }) => score),
    opponents: bots.filter((_, each) => each !== seat).map((bot) => bot ?? ''),
    categories: Object.fromEntries(byCategory(standing.lines)),
    rooms: screenOf(game)?.roomsOf?.(view, seat) ?? [],
  };
}

export interface FinishedTable {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly bots: readonly (string | null)[]; // by seat
  readonly result: GameResult;
  readonly view: unknown; // the last one
}

/** Around one screen nobody knows who played which seat: only games with one person count. */
export function finishedRecord(id: string, when: number, record: GameRecord): FinishedGame | null {
  const people = record.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  if (!record.scores || people.length !== 1) return null;
  const opened = openPlayedGame(record);
  if (!opened.ok) return null;
  const { view, result } = momentOf(opened.value, record.actions.length, people[0]);
  if (!result) return null;
  const bots = record.seats.map(({ bot }) => bot ?? null);
  return finishedGame(id, when, people[0], { game: record.game, options: record.options, bots, result, view });
}

export function keepFinished(shelf: Shelf, finished: FinishedGame): void {
  try {
    shelf.setItem(PREFIX + finished.id, JSON.stringify(finished));
  } catch {
    // Without storage nothing is counted.
  }
}

/** All that is remembered, the oldest first. */
export function keptFinished(shelf: Shelf): FinishedGame[] {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parsed(shelf.getItem(key)) ?? [])
    .map((game) => withAccuracy(shelf, game))
    .sort((a, b) => a.when - b.when);
}

function withAccuracy(shelf: Shelf, game: FinishedGame): FinishedGame {
  const { id, seat, score, scores } = game;
  const seats = seat === undefined ? scores.flatMap((each, at) => (each === score ? [at] : [])) : [seat];
  const [accuracy] = seats.flatMap((each) => keptAccuracy(shelf, id, each) ?? []);
  return accuracy === undefined ? game : { ...game, accuracy };
}

function parsed(text: string | null): FinishedGame | null {
  try {
    const kept = JSON.parse(text ?? '') as FinishedGame;
    const whole = typeof kept.game === 'string' && typeof kept.score === 'number' && typeof kept.when === 'number';
    return whole && Array.isArray(kept.scores) && Array.isArray(kept.opponents) && Array.isArray(kept.rooms) ? kept : null;
  } catch {
    return null;
  }
}

/** Remembers finished tables of this browser that are not remembered yet. */
export async function rememberTables(shelf: Shelf): Promise<void> {
  for (const { id, touched, record } of savedTables(shelf)) {
    if (!record.scores || shelf.getItem(PREFIX + id) !== null) continue;
    await loadScreen(record.game);
    const finished = finishedRecord(id, touched, record);
    if (finished) keepFinished(shelf, finished);
  }
}
