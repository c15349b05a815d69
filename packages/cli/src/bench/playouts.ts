import type { Game } from '@luftschloss/engine';
import { type Player, parseOptions, rngFrom, rngState } from '@luftschloss/engine/kernel';
import type { Catalogue } from '../catalogue.ts';
import { orFail } from '../failure.ts';
import type { GameBenchmarks } from './game-benchmarks.ts';
import { type Benchmark, measurement, type Target, timed } from './harness.ts';

/** How many games a bot that searches can play out in its head, from the first turn to the last, on one core. */
export function playoutBenchmarks(game: Game, figures: GameBenchmarks | undefined, catalogue: Catalogue): readonly Benchmark[] {
  const { greedy } = catalogue.bots(game.id);
  const planned = figures?.playouts;
  return planned && greedy ? [playouts(game, greedy, planned.players, planned.target)] : [];
}

/** As a search does it: a sampled world, and everybody plays from a view, without the checks that actions from outside need. */
function playouts({ id, rules }: Game, greedy: Player, players: number, target: Target | null): Benchmark {
  const name = `${id}: greedy playouts of ${players} from the start`;
  return {
    name,
    measure(effort) {
      const start = rules.setup(orFail(parseOptions(rules.options, {})), players, rngState('chacha8:playouts'));
      const view = rules.view(start, rules.toAct(start)[0]);
      const { median, p95, samples } = timed(
        effort,
        (round) => ({ state: rules.sample(view, rngFrom(`world ${round}`)), rng: rngFrom(`play ${round}`) }),
        ({ state, rng }) => {
          for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
            rules.play(state, seat, greedy.choose(rules, rules.view(state, seat), rng));
          }
          return state;
        },
      );
      return [measurement(name, 'per s', { median: 1000 / median, p95: 1000 / p95, samples }, target)];
    },
  };
}
