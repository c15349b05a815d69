import type { Comparison } from '../../packages/bots/src/bradley-terry.ts';
import type { Outcome } from '../../packages/cli/src/arena/play.ts';

/** Who met whom: neighbours on the scale, and two longer steps that hold it together. */
export interface PlannedPair {
  readonly game: string;
  readonly bots: readonly [string, string];
  readonly players: number;
  readonly games: number;
}

/** With how many people each game is compared: the fewest that everybody meets everybody in. */
const PLAYERS: { readonly [game: string]: number } = { castles: 2, between: 4, palace: 2 };

const QUICK: readonly (readonly [string, string])[] = [
  ['random', 'easy'],
  ['easy', 'medium'],
  ['medium', 'greedy'],
  ['easy', 'greedy'],
];
const SEARCHING: readonly (readonly [string, string, number])[] = [
  ['greedy', 'hard@50', 24],
  ['greedy', 'hard@200', 16],
  ['hard@50', 'hard@200', 16],
  ['hard@200', 'hard@1000', 8],
];

/** What is soon played comes first, so that a run that is stopped leaves something of every game. */
export const PAIRS: readonly PlannedPair[] = [
  ...QUICK.flatMap((bots) => forEachGame(bots, 200)),
  ...SEARCHING.flatMap(([first, second, games]) => forEachGame([first, second], games)),
];

function forEachGame(bots: PlannedPair['bots'], games: number): PlannedPair[] {
  return Object.entries(PLAYERS).map(([game, players]) => ({ game, bots, players, games }));
}

/** Every two seats of different bots are compared by their scores. */
export function comparisonsOf([first, second]: readonly [string, string], outcomes: readonly Outcome[]): Comparison[] {
  let ahead = 0;
  let behind = 0;
  for (const { seats, scores } of outcomes) {
    for (const [one, bot] of seats.entries()) {
      for (const [other, rival] of seats.entries()) {
        if (bot !== 0 || rival !== 1) continue;
        const lead = Math.sign(scores[one] - scores[other]);
        ahead += (1 + lead) / 2;
        behind += (1 - lead) / 2;
      }
    }
  }
  return [
    { winner: first, loser: second, count: ahead },
    { winner: second, loser: first, count: behind },
  ];
}
