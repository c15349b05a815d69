import { advance, type Player, rngFrom, rngState } from '@luftschloss/engine/kernel';
import { offers, type PalaceView, palace, previewsOf } from '@luftschloss/engine/palace';
import type { Catalogue } from '../catalogue.ts';
import type { GameBenchmarks } from './game-benchmarks.ts';
import { type Benchmark, measurement, timed } from './harness.ts';

const PLAYERS = 4;
/** From here on a palace is large. */
const LATE = 45;
/** A tile that fits nearly nowhere would flatter the figure. */
const MANY = 40;

interface Picked {
  readonly view: PalaceView;
  readonly tile: string;
}

/** In a late game of four: every tile that somebody could pick up at the beginning of a turn. */
function latePicks(greedy: Player): Picked[] {
  const rng = rngFrom('late palace');
  let state = palace.setup({}, PLAYERS, rngState('chacha8:late palace'));
  const picks: Picked[] = [];
  for (let [seat] = palace.toAct(state); seat !== undefined; [seat] = palace.toAct(state)) {
    const view = palace.view(state, seat);
    if (view.turn.number >= LATE && view.agenda[0].type === 'act') picks.push(...offers(view).map(({ tile }) => ({ view, tile })));
    const next = advance(palace, state, seat, greedy.choose(palace, view, rng));
    if (!next.ok) throw new Error(`the rules refuse what greedy chose: ${next.refusal.code}`);
    state = next.state;
  }
  return picks;
}

/** What a page does between picking a tile and showing every legal place with what it brings, with nothing known before. */
function previews(catalogue: Catalogue): readonly Benchmark[] {
  const { greedy } = catalogue.bots(palace.id);
  if (!greedy) return []; // a program without the game
  return [
    {
      name: 'palace: previews',
      measure(effort) {
        const picks = latePicks(greedy).filter(({ view, tile }) => previewsOf(view, tile).length >= MANY);
        const cold = (round: number): Picked => structuredClone(picks[round % picks.length]);
        const figures = timed(effort, cold, ({ view, tile }) => previewsOf(view, tile));
        return [
          measurement(`palace: all places of a tile with gains, late game of ${PLAYERS}`, 'ms', figures, { kind: 'at most', value: 50 }),
        ];
      },
    },
  ];
}

export const palaceBenchmarks: GameBenchmarks = {
  own: previews,
  wholeGames: [{ name: 'palace', options: {}, fewest: { random: 100, greedy: 10 } }],
};
