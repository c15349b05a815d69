import type { Game } from '@luftschloss/engine';
import { advance, type Player, parseOptions, type Rules, randomPlayer, rngFrom, rngState, simulateGame } from '@luftschloss/engine/kernel';
import type { Catalogue } from '../catalogue.ts';
import { orFail } from '../failure.ts';
import { type Benchmark, type Effort, measurement, single, type Target } from './harness.ts';

const PLAYERS = 4;

/** Whole games that are measured: how a game is played, and how many a second each bot should get through on one core. */
interface Pace {
  readonly name: string;
  readonly options: { readonly [name: string]: string };
  readonly fewest: { readonly [bot: string]: number };
}

const EVERYTHING = { moats: 'true', swans: 'true', passages: 'true', towers: 'true', decrees: 'true' };

const PACES: { readonly [game: string]: readonly Pace[] } = {
  castles: [
    { name: 'castles', options: {}, fewest: { random: 400, greedy: 20 } },
    { name: 'castles with everything', options: EVERYTHING, fewest: { random: 133, greedy: 13 } },
  ],
  between: [{ name: 'between', options: {}, fewest: { random: 500, greedy: 50 } }],
  palace: [{ name: 'palace', options: {}, fewest: { random: 100, greedy: 10 } }],
};

/** The largest state as JSON, in kB. */
const STATE_SIZE: { readonly [game: string]: number } = { castles: 40 };

/** Whole games of everything in the catalogue that can be played. */
export function wholeGameBenchmarks(catalogue: Catalogue): readonly Benchmark[] {
  return catalogue.games.flatMap((game) => {
    const paces = PACES[game.id] ?? [{ name: game.id, options: {}, fewest: { random: 0 } }];
    return [...paces.map((pace) => speed(game, pace, catalogue)), size(game)];
  });
}

function speed({ id, rules }: Game, { name, options, fewest }: Pace, catalogue: Catalogue): Benchmark {
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

function rates(rules: Rules, chosen: Pace['options'], bot: Player, { seconds }: Effort): { games: number; actions: number } {
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
