import type { Game } from '@luftschloss/engine';
import { advance, type Player, parseOptions, type Rules, randomPlayer, rngFrom, rngState, simulateGame } from '@luftschloss/engine/kernel';
import type { Catalogue } from '../catalogue.ts';
import { orFail } from '../failure.ts';
import type { GameBenchmarks, WholeGames } from './game-benchmarks.ts';
import { type Benchmark, type Effort, measurement, single, type Target } from './harness.ts';

const PLAYERS = 4;

/** Speed and size of whole games; of a game that has no figures of its own, by random players. */
export function wholeGameBenchmarks(game: Game, figures: GameBenchmarks | undefined, catalogue: Catalogue): readonly Benchmark[] {
  const wholeGames = figures?.wholeGames ?? [{ name: game.id, options: {}, fewest: { random: 0 } }];
  return [...wholeGames.map((each) => speed(game, each, catalogue)), size(game, figures?.largestState)];
}

function speed({ id, rules }: Game, { name, options, fewest }: WholeGames, catalogue: Catalogue): Benchmark {
  return {
    name: `${name}: whole games`,
    measure: (effort) =>
      Object.entries(catalogue.bots(id)).flatMap(([bot, player]) => {
        const games = fewest[bot];
        // Levels that search take seconds for a game: the arena measures them.
        if (games === undefined) return [];
        const measured = rates(rules, options, player, effort);
        const target: Target | null = games === 0 ? null : { kind: 'at least', value: games };
        return [
          measurement(`${name}: ${bot} games of ${PLAYERS}`, 'per s', single(measured.games), target),
          measurement(`${name}: actions of ${bot}`, 'per s', single(measured.actions)),
        ];
      }),
  };
}

function rates(rules: Rules, chosen: WholeGames['options'], bot: Player, { seconds }: Effort): { games: number; actions: number } {
  const options = orFail(parseOptions(rules.options, chosen));
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
  play(seconds, 'warm-up');
  return play(seconds * 2, 'bench');
}

function size({ id, rules }: Game, most: number | undefined): Benchmark {
  return {
    name: `${id}: size of a state`,
    measure() {
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
