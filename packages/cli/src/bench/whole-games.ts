import type { Game } from '@luftschloss/engine';
import { advance, type Player, parseOptions, type Rules, randomPlayer, rngFrom, rngState, simulateGame } from '@luftschloss/engine/kernel';
import type { Catalogue } from '../catalogue.ts';
import { orFail } from '../failure.ts';
import { type Benchmark, type Effort, measurement, single, type Target } from './harness.ts';

const PLAYERS = 4;

/** Games per second with four players on one core, by game and bot. */
const GAMES_PER_SECOND: { readonly [game: string]: { readonly [bot: string]: number } } = {
  castles: { random: 200, greedy: 20 },
  between: { random: 500, greedy: 50 },
  palace: { random: 100, greedy: 10 },
};

/** The largest state as JSON, in kB. */
const STATE_SIZE: { readonly [game: string]: number } = { castles: 40 };

/** Whole games of everything in the catalogue that can be played. */
export function wholeGameBenchmarks(catalogue: Catalogue): readonly Benchmark[] {
  return catalogue.games.flatMap((game) => [speed(game, catalogue), size(game)]);
}

function speed({ id, rules }: Game, catalogue: Catalogue): Benchmark {
  return {
    name: `${id}: whole games`,
    measure: (effort) =>
      Object.entries(catalogue.bots(id)).flatMap(([name, bot]) => {
        const { games, actions } = rates(rules, bot, effort);
        const fewest = GAMES_PER_SECOND[id]?.[name];
        const target: Target | null = fewest === undefined ? null : { kind: 'at least', value: fewest };
        return [
          measurement(`${id}: ${name} games of ${PLAYERS}`, 'per s', single(games), target),
          measurement(`${id}: actions of ${name}`, 'per s', single(actions)),
        ];
      }),
  };
}

function rates(rules: Rules, bot: Player, { seconds }: Effort): { games: number; actions: number } {
  const options = orFail(parseOptions(rules.options, {}));
  const players = Array.from({ length: PLAYERS }, () => bot);
  const play = (duration: number, series: string): { games: number; actions: number } => {
    const start = performance.now();
    let games = 0;
    let actions = 0;
    while (games === 0 || performance.now() - start < duration * 1000) {
      actions += simulateGame(rules, options, players, `${series} ${games++}`).record.actions.length;
    }
    const elapsed = (performance.now() - start) / 1000;
    return { games: games / elapsed, actions: actions / elapsed };
  };
  play(seconds / 2, 'warm-up');
  return play(seconds * 2, 'bench');
}

function size({ id, rules }: Game): Benchmark {
  return {
    name: `${id}: size of a state`,
    measure() {
      const most = STATE_SIZE[id];
      const target: Target | null = most === undefined ? null : { kind: 'at most', value: most };
      const sizes = Array.from({ length: 5 }, (_, game) => largestState(rules, String(game)));
      return [measurement(`${id}: largest state of ${PLAYERS} as JSON`, 'kB', single(Math.max(...sizes) / 1000), target)];
    },
  };
}

function largestState(rules: Rules, seed: string): number {
  const rng = rngFrom(seed);
  let state = rules.setup(orFail(parseOptions(rules.options, {})), PLAYERS, rngState(`chacha8:${seed}`));
  let largest = 0;
  for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
    const next = advance(rules, state, seat, randomPlayer.choose(rules, rules.view(state, seat), rng));
    if (!next.ok) throw new Error(`the rules of ${rules.id} refuse a random action: ${next.refusal.code}`);
    state = next.state;
    largest = Math.max(largest, JSON.stringify(state).length);
  }
  return largest;
}
