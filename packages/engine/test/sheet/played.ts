import {
  byCategory,
  type Choice,
  type GameResult,
  type GameTypes,
  openRng,
  type Rng,
  type Rules,
  randomAction,
  rngState,
  type ScoreLine,
} from '../../src/kernel/index.ts';

/** What somebody does who wants nothing: chosen only now and then, so that castles grow. */
const IDLE = ['pass', 'decline', 'end-turn', 'finish'];

/** A game of builders without a plan, played to its end or for so many actions. */
export function played<G extends GameTypes>(rules: Rules<G>, options: G['options'], seats: number, seed: string, most = 5000): G['state'] {
  const rng = openRng(rngState(`splitmix32:${seed}`));
  const state = rules.setup(options, seats, rngState(`splitmix32:deal ${seed}`));
  for (let i = 0; i < most; i++) {
    const [seat] = rules.toAct(state);
    if (seat === undefined) break;
    rules.play(state, seat, builderAction(rules.choices(rules.view(state, seat)), rng));
  }
  return state;
}

function builderAction<A extends { readonly type: string }>(choices: readonly Choice<A>[], rng: Rng): A {
  const busy = choices.filter(({ kind }) => !IDLE.includes(String(kind)));
  if (rng.below(10) > 0 && busy.some((choice) => choice.count() > 0)) return randomAction(busy, rng);
  return randomAction(choices, rng);
}

export function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  return rng.shuffle([...list]);
}

/** Everything of a result but the single lines, whose order depends on the order of building. */
export function summaryOf(result: GameResult | null): unknown {
  if (!result) throw new Error('the game is not over');
  const { standings, winners, sheet } = result;
  const sums = ({ lines }: { readonly lines: readonly ScoreLine[] }) => Object.fromEntries(byCategory(lines));
  return {
    winners,
    standings: standings.map(({ seat, rank, score, tiebreaks, note, name, lines }) => {
      return { seat, rank, score, tiebreaks, note, name, sums: sums({ lines }) };
    }),
    boards: sheet?.boards.map((board) => ({ name: board.name, seats: board.seats, score: board.score, sums: sums(board) })),
  };
}
