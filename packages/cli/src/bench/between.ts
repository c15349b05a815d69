import { type BetweenView, between, castlesOf, placesFor, previewAddition, ROUNDS } from '@luftschloss/engine/between';
import { advance, type Player, rngFrom, rngState } from '@luftschloss/engine/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { GameBenchmarks } from './game-benchmarks.ts';
import { type Benchmark, measurement, timed } from './harness.ts';

const PLAYERS = 7;
const LATE = 3; // turns of the last round

/** Views of the last turns of a game of seven: of everybody who chooses, and of everybody who places. */
function lateViews(greedy: Player, phase: BetweenView['phase']): BetweenView[] {
  const rng = rngFrom('late castles');
  let state = between.setup({}, PLAYERS, rngState('chacha8:late castles'));
  const views: BetweenView[] = [];
  for (let [seat] = between.toAct(state); seat !== undefined; [seat] = between.toAct(state)) {
    const view = between.view(state, seat);
    if (view.round === ROUNDS && view.turn >= LATE && view.phase === phase) views.push(view);
    const next = advance(between, state, seat, greedy.choose(between, view, rng));
    if (!next.ok) throw new Error(`the rules refuse what greedy chose: ${next.refusal.code}`);
    state = next.state;
  }
  return views;
}

/** All places of a tile in both castles with their gains, and the preview of the best. */
function pickUp(view: BetweenView, tile: string): void {
  for (const castle of castlesOf(view, view.viewer ?? 0)) {
    const [{ x, y }] = placesFor(view.castles[castle], tile);
    previewAddition(view, castle, { tile, x, y });
  }
}

/** What a page does before it shows something, with nothing known before. */
function previews(catalogue: Catalogue): readonly Benchmark[] {
  const target = { kind: 'at most', value: 50 } as const;
  const { greedy } = catalogue.bots(between.id);
  if (!greedy) return []; // a program without the game
  return [
    {
      name: 'between: previews',
      measure(effort) {
        const placing = lateViews(greedy, 'place').filter(({ revealed, viewer }) => revealed[viewer ?? 0].length > 0);
        const choosing = lateViews(greedy, 'choose');
        const cold =
          (views: readonly BetweenView[]) =>
          (round: number): BetweenView =>
            structuredClone(views[round % views.length]);
        const picked = timed(effort, cold(placing), (view) => pickUp(view, view.revealed[view.viewer ?? 0][0]));
        const hand = timed(effort, cold(choosing), (view) => {
          for (const tile of view.hand) pickUp(view, tile);
        });
        return [
          measurement(`between: all places of a tile with gains, late game of ${PLAYERS}`, 'ms', picked, target),
          measurement(`between: a whole hand of tiles in both castles, late game of ${PLAYERS}`, 'ms', hand, target),
        ];
      },
    },
  ];
}

export const betweenBenchmarks: GameBenchmarks = {
  own: previews,
  wholeGames: [{ name: 'between', options: {}, fewest: { random: 500, greedy: 50 } }],
  playouts: { players: 4, target: null },
};
