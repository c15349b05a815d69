import { botsFor } from '@luftschloss/bots';
import { GAMES } from '@luftschloss/engine';
import { castles } from '@luftschloss/engine/castles';
import {
  expectOk,
  type GameRecord,
  type GameResult,
  openRng,
  parseOptions,
  type Rules,
  replay,
  rngState,
  simulateGame,
  type TableFile,
} from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';
import { expect } from 'vitest';
import { randomTable } from '../../engine/test/castles/random-tables.ts';
import { played } from '../../engine/test/sheet/played.ts';
import { type Entry, open } from '../src/scorer/entry.ts';
import type { GameScorer, Laid } from '../src/scorer/game-scorer.ts';
import { BY_SIGHT, deskOf, type Order, type Tap, tapsFor } from './scorer-taps.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];

/** A game of greedy bots at its end: the table as it lies there, and what the final scoring says. */
export interface FinishedTable {
  readonly table: TableFile;
  readonly options: object;
  readonly names: readonly string[];
  readonly result: GameResult;
}

/** A game of builders without a plan, with whatever expansions, at its end. */
export function randomCastles(scorer: GameScorer, seed: string): FinishedTable {
  const { options, seats } = randomTable(openRng(rngState(`splitmix32:${seed}`)));
  const names = NAMES.slice(0, seats);
  return finishedBy(scorer, castles as unknown as Rules, played(castles, options, seats, seed), options, names);
}

/** The same of a game without options, by as many as can play it. */
export function randomFinished(scorer: GameScorer, game: string, seed: string): FinishedTable {
  const rules = rulesOf(game);
  const options = expectOk(parseOptions(rules.options, {})) as object;
  const { min, max } = rules.players(options);
  const seats = min + openRng(rngState(`splitmix32:${seed}`)).below(max - min + 1);
  const names = NAMES.slice(0, seats);
  return finishedBy(scorer, rules, played(rules, options, seats, seed), options, names);
}

export function finishedTable(scorer: GameScorer, game: string, seats: number, wished: object, seed: string): FinishedTable {
  const rules = rulesOf(game);
  const record = finishedRecord(game, seats, wished, seed);
  const { states } = expectOk(replay(rules, record));
  return finishedBy(scorer, rules, states[states.length - 1], record.options as object, NAMES.slice(0, seats));
}

function rulesOf(game: string): Rules {
  return GAMES.find(({ id }) => id === game)?.rules as Rules;
}

/** A game of greedy bots, whose first seat somebody here has had. */
export function finishedRecord(game: string, seats: number, wished: object, seed: string): GameRecord {
  const rules = rulesOf(game);
  const options = expectOk(parseOptions(rules.options, wished)) as object;
  const names = NAMES.slice(0, seats);
  const bots = names.map(() => botsFor(game).greedy);
  const { record } = simulateGame(rules, options, bots as never, seed);
  return { ...record, seats: names.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'greedy' })) };
}

function finishedBy(
  scorer: GameScorer,
  rules: Rules,
  last: Parameters<Rules['result']>[0],
  options: object,
  names: readonly string[],
): FinishedTable {
  const result = rules.result(last);
  if (!result) throw new Error('the game is not over');
  const table = scorer.tables.ofView(rules.view(last, null), names);
  return { table: JSON.parse(JSON.stringify(table)) as TableFile, options, names, result };
}

/** One board of a finished table, entered tap by tap. */
export interface Entered {
  readonly taps: readonly Tap[];
  readonly tiles: number; // passages and moats among them: they are found and laid like tiles
  readonly entry: Entry; // with this board and those before it
}

/** How all boards of a finished table are entered by somebody who sees it, one after the other. */
export function entering(scorer: GameScorer, empty: Entry, finished: TableFile, language: Language, order: Order = BY_SIGHT): Entered[] {
  const boards: Entered[] = [];
  const desk = deskOf(scorer, finished, language);
  let entry = empty;
  for (let tab = 0; tab < (scorer.oneBoard ? 1 : scorer.boards(finished)); tab++) {
    const wanted = scorer.laid(finished, tab);
    const { taps, entry: next } = tapsFor(desk, { ...entry, tab }, wanted, order);
    const tiles = wanted.filter((laid) => !scorer.isFixed(laid)).length;
    boards.push({ taps, tiles, entry: next });
    entry = next;
  }
  return boards;
}

/** A finished table that was taken apart, entered by taps, and scored like the game. */
export interface Reentered {
  readonly taps: number;
  readonly tiles: number;
}

export function enterAgain(scorer: GameScorer, finished: FinishedTable, language: Language, order: Order): Reentered {
  const empty = open(expectOk(scorer.tables.read(scorer.begin(finished.names, finished.options))));
  const boards = entering(scorer, empty, finished.table, language, order);
  const sheet = scorer.tables.sheet(withTilesOf(scorer, finished.table, boards[boards.length - 1].entry.table));
  expect(sheet.boards.flatMap(({ misfits }) => misfits)).toEqual([]);
  expect(sheet.questions).toEqual([]);
  expect(scores(sheet)).toEqual(scores(finished.result));
  const sum = (of: (board: Entered) => number): number => boards.reduce((all, board) => all + of(board), 0);
  return { taps: sum(({ taps }) => taps.length), tiles: sum(({ tiles }) => tiles) };
}

/** The finished table with the tiles as they were entered; what they have brought cannot be seen. */
export function withTilesOf(scorer: GameScorer, finished: TableFile, entered: TableFile): TableFile {
  const tabs = Array.from({ length: scorer.oneBoard ? 1 : scorer.boards(finished) }, (_, tab) => tab);
  return tabs.reduce((table, tab) => {
    const known = new Map(scorer.laid(finished, tab).map((laid) => [placeOf(laid), laid]));
    const tiles = scorer.laid(entered, tab).map((laid): Laid => {
      const { reward } = known.get(placeOf(laid)) ?? laid;
      return { ...laid, ...(reward !== undefined && { reward }) };
    });
    return scorer.withLaid(table, tab, tiles);
  }, finished);
}

/** Where something lies; of some tiles there are several. */
function placeOf({ x, y, level }: Laid): string {
  return [x, y, level].join();
}

export function scores({ standings }: GameResult): unknown {
  return standings.map(({ seat, score, rank }) => ({ seat, score, rank }));
}
