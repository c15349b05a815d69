import { join } from 'node:path';
import { findGame } from '@luftschloss/engine';
import { type GameRecord, type Player, type SimulatedGame, simulateGame } from '@luftschloss/engine/kernel';
import type { Catalogue } from '../catalogue.ts';
import { writeText } from '../files.ts';
import { addGame, emptyTally, seatOf, type Tally } from './tally.ts';

/** All that is needed to play a series of games, as data for worker threads. */
export interface Series {
  readonly game: string;
  readonly options: object;
  /** One for each player. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** The folder for records. */
  readonly record: string | null;
}

/** Plays the games from `first` up to, not including, `end`. */
export function playGames(series: Series, catalogue: Catalogue, first: number, end: number): Tally {
  const tally = emptyTally(series.bots.length);
  for (let number = first; number < end; number++) {
    const played = playGame(series, catalogue, number);
    addGame(tally, number, played);
    if (series.record !== null) writeText(join(series.record, recordName(series, number)), recordText(played.record));
  }
  return tally;
}

/** One game of the series; it depends on nothing but the series and its number. */
export function playGame({ game, options, bots, seed }: Series, catalogue: Catalogue, number: number): SimulatedGame {
  const rules = findGame(game, catalogue.games)?.rules;
  if (!rules) throw new Error(`no rules for ${game}`);
  const known = catalogue.bots(game);
  const players: Player[] = [];
  const names: string[] = [];
  for (const [bot, name] of bots.entries()) {
    const seat = seatOf(bot, number, bots.length);
    players[seat] = known[name];
    names[seat] = uniqueName(bots, bot);
  }
  const played = simulateGame(rules, options, players, `${seed}/${number}`);
  const seats = played.record.seats.map((each, seat) => ({ ...each, name: names[seat] }));
  return { ...played, record: { ...played.record, seats } };
}

/** `greedy`, or `greedy 2` where several of them play. */
export function uniqueName(bots: readonly string[], bot: number): string {
  const name = bots[bot];
  const same = bots.filter((other) => other === name).length;
  return same === 1 ? name : `${name} ${bots.slice(0, bot + 1).filter((other) => other === name).length}`;
}

function recordName({ game, games }: Series, number: number): string {
  return `${game}-${String(number).padStart(String(games - 1).length, '0')}.json`;
}

export function recordText(record: GameRecord): string {
  return `${JSON.stringify(record)}\n`;
}
