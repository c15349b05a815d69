import { BOT_NAMES } from '@luftschloss/bots/names';
import { type GameRecord, type GameTypes, parseOptions, type Rules, replay, type Seat } from '@luftschloss/engine/kernel';
import { openPlayedGame, type PlayedGame } from '../table/played-game.ts';
import type { PuzzleFile, StoredAnswer, StoredGame, StoredPuzzle } from './puzzle-file.ts';

/** A puzzle as it stands in a list. */
export interface ListedPuzzle {
  readonly id: string;
  readonly number: number; // from 1, the easy ones first
  readonly players: number;
  readonly difficulty: Difficulty;
}

/** A moment of a game as somebody saw it, and what the answers to it are worth. */
export interface Puzzle {
  readonly id: string;
  readonly game: string;
  readonly seat: Seat;
  readonly players: number;
  readonly view: GameTypes['view'];
  readonly position: PlayedGame; // made of the view alone: whatever the player could not see is drawn anew
  readonly answers: readonly StoredAnswer[]; // the best first
  readonly usual: StoredAnswer; // what comes to mind first
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** So far ahead, the best answer is felt at once; so little ahead, one has to look closely. */
const EASY_LEAD = 0.1;
const HARD_LEAD = 0.055;
/** So many other ideas look better at first sight. */
const EASY_RANK = 1;
const HARD_RANK = 4;

export function difficultyOf({ rank, answers, usual }: StoredPuzzle): Difficulty {
  const lead = answers[usual].behind;
  if (rank <= EASY_RANK && lead >= EASY_LEAD) return 'easy';
  return rank >= HARD_RANK || lead < HARD_LEAD ? 'hard' : 'medium';
}

/** All puzzles of a game, from easy to hard; equally hard ones in the order in which they were found. */
export function listed({ games, puzzles }: PuzzleFile): ListedPuzzle[] {
  const all = puzzles.map((puzzle) => ({ id: puzzle.id, players: games[puzzle.game].players, difficulty: difficultyOf(puzzle) }));
  return DIFFICULTIES.flatMap((each) => all.filter(({ difficulty }) => difficulty === each)).map((each, index) => ({
    ...each,
    number: index + 1,
  }));
}

/** The record of the game that a puzzle was found in, up to there. */
export function recordOf(rules: Rules, { players, options, seed, rulesVersion, actions }: StoredGame, step: number): GameRecord {
  const parsed = parseOptions(rules.options, options);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return {
    format: 'luftschloss-record',
    game: rules.id,
    rulesVersion,
    tags: {},
    options: parsed.value as GameRecord['options'],
    seats: BOT_NAMES.slice(0, players).map((name) => ({ name, bot: 'greedy' })),
    seed,
    actions: actions.slice(0, step).map(([seat, action]) => ({ seat, action })),
  };
}

export function openPuzzle(rules: Rules, file: PuzzleFile, id: string, name: string): Puzzle | null {
  const stored = file.puzzles.find((each) => each.id === id);
  if (!stored) return null;
  const { seat, step, answers, usual } = stored;
  const record = recordOf(rules, file.games[stored.game], step);
  const replayed = replay(rules, record);
  if (!replayed.ok) throw new Error(`puzzle ${id}: ${replayed.problem.code}`);
  const view = rules.view(replayed.value.states[step], seat);
  const position = positionOf(record, view, seat, name, id);
  return { id, game: rules.id, seat, players: record.seats.length, view, position, answers, usual: answers[usual] };
}

function positionOf(record: GameRecord, view: GameTypes['view'], seat: Seat, name: string, id: string): PlayedGame {
  const others = BOT_NAMES.filter((each) => each !== name);
  const seats = record.seats.map((_, each) => (each === seat ? { name } : { name: others[each], bot: 'greedy' }));
  const fromView = JSON.parse(JSON.stringify(view)) as object;
  const opened = openPlayedGame({ ...record, seats, seed: `chacha8:puzzle ${id}`, fromView, actions: [] });
  if (!opened.ok) throw new Error(`puzzle ${id}: ${opened.problem.code}`);
  return opened.value;
}
