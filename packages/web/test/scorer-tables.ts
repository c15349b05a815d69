import { botsFor } from '@luftschloss/bots';
import { GAMES } from '@luftschloss/engine';
import { expectOk, type GameResult, parseOptions, type Rules, replay, simulateGame, type TableFile } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';
import type { Entry } from '../src/scorer/entry.ts';
import type { GameScorer, Laid } from '../src/scorer/game-scorer.ts';
import { type Tap, tapsFor } from './scorer-taps.ts';

/** A game of greedy bots at its end: the table as it lies there, and what the final scoring says. */
export interface FinishedTable {
  readonly table: TableFile;
  readonly options: object;
  readonly names: readonly string[];
  readonly result: GameResult;
}

export function finishedTable(scorer: GameScorer, game: string, seats: number, wished: object, seed: string): FinishedTable {
  const rules = GAMES.find(({ id }) => id === game)?.rules as Rules;
  const options = expectOk(parseOptions(rules.options, wished)) as object;
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, seats);
  const bots = names.map(() => botsFor(game).greedy);
  const { record } = simulateGame(rules, options, bots as never, seed);
  const { states } = expectOk(replay(rules, record));
  const last = states[states.length - 1];
  const result = rules.result(last);
  if (!result) throw new Error('the game is not over');
  const table = scorer.tables.ofView(rules.view(last, null), names);
  return { table: JSON.parse(JSON.stringify(table)) as TableFile, options, names, result };
}

/** One board of a finished table, entered tap by tap. */
export interface Entered {
  readonly taps: readonly Tap[];
  readonly tiles: number;
  readonly entry: Entry; // with this board and those before it
}

/** How all boards of a finished table are entered by somebody who sees it, one after the other. */
export function entering(scorer: GameScorer, empty: Entry, finished: TableFile, language: Language): Entered[] {
  const boards: Entered[] = [];
  let entry = empty;
  for (let tab = 0; tab < (scorer.oneBoard ? 1 : scorer.boards(finished)); tab++) {
    const wanted = seen(scorer, finished, tab);
    const { taps, entry: next } = tapsFor(scorer, { ...entry, tab }, wanted, language);
    boards.push({ taps, tiles: wanted.length, entry: next });
    entry = next;
  }
  return boards;
}

/** Only what lies there. */
function seen(scorer: GameScorer, table: TableFile, tab: number): Laid[] {
  return scorer
    .laid(table, tab)
    .filter((laid) => !scorer.isFixed(laid))
    .map(({ tile, x, y, r, level }) =>
      scorer.lay(tile, { x, y, ...(r !== undefined && { r }), ...(level !== undefined && { level }) }, tab),
    );
}

/** The finished table with the tiles as they were entered; what they have brought and whose they are cannot be seen. */
export function withTilesOf(scorer: GameScorer, finished: TableFile, entered: TableFile): TableFile {
  const tabs = Array.from({ length: scorer.oneBoard ? 1 : scorer.boards(finished) }, (_, tab) => tab);
  return tabs.reduce((table, tab) => {
    const known = new Map(scorer.laid(finished, tab).map(({ tile, reward, owner }) => [tile, { reward, owner }]));
    const tiles = scorer.laid(entered, tab).map((laid): Laid => {
      const { reward, owner } = known.get(laid.tile) ?? {};
      return { ...laid, ...(reward !== undefined && { reward }), ...(owner !== undefined && { owner }) };
    });
    return scorer.withLaid(table, tab, tiles);
  }, finished);
}

export function scores({ standings }: GameResult): unknown {
  return standings.map(({ seat, score, rank }) => ({ seat, score, rank }));
}
