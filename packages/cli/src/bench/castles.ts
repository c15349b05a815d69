import {
  build,
  type Castle,
  contactsAt,
  FOYER,
  HALLWAY,
  longestPathOf,
  type Place,
  placedAt,
  placesOf,
  planOf,
  ROOMS,
  STAIRS,
  type Tile,
  tileOf,
} from '@luftschloss/engine/castles';
import { rngFrom } from '@luftschloss/engine/kernel';
import type { GameBenchmarks } from './game-benchmarks.ts';
import { type Benchmark, type Effort, type Measurement, measurement, quantiles, single, timed } from './harness.ts';

const CASTLES = 20;

type Growth = 'random' | 'dense';

/** A castle grown from its foyer by random legal placements, the same for the same seed. A dense one joins as many rooms as it can. */
export function grownCastle(tiles: number, seed: string, manner: Growth = 'random'): Castle {
  const rng = rngFrom(`castle ${seed}`);
  const stock = rng.shuffle([
    ...ROOMS,
    ...Array.from({ length: 20 }, () => tileOf(HALLWAY)),
    ...Array.from({ length: 8 }, () => tileOf(STAIRS)),
  ]);
  let castle: Castle = { tiles: [{ tile: FOYER, x: 0, y: 0, r: 0 }] };
  for (const tile of stock) {
    if (castle.tiles.length === tiles) return castle;
    const places = allPlaces(castle, tile);
    if (places.length === 0) continue;
    castle = extended(castle, manner === 'dense' ? mostJoined(castle, places) : rng.pick(places));
  }
  throw new Error(`no castle of ${tiles} tiles grows from seed ${seed}`);
}

function extended(castle: Castle, place: Place): Castle {
  return build(castle, placedAt(castle, place));
}

function mostJoined(castle: Castle, places: readonly Place[]): Place {
  const plan = planOf(castle);
  const joined = places.map(({ form, cell }) => contactsAt(plan, form, cell).links.length);
  return places[joined.indexOf(Math.max(...joined))];
}

/** Seven rooms as a market offers them, hallway and stairs. */
function nineTiles({ tiles }: Castle): Tile[] {
  const used = new Set(tiles.map(({ tile }) => tile));
  const rooms = ROOMS.filter(({ id }, index) => !used.has(id) && index % 17 === 0);
  return [...rooms.slice(0, 7), tileOf(HALLWAY), tileOf(STAIRS)];
}

function allPlaces(castle: Castle, tile: Tile): readonly Place[] {
  const plan = planOf(castle);
  return tile.twoFaced ? [...placesOf(plan, tile, 'main'), ...placesOf(plan, tile, 'down')] : placesOf(plan, tile, null);
}

/** The same castle with nothing known about it but its plan. */
function cold({ tiles }: Castle): Castle {
  const castle = { tiles: [...tiles] };
  planOf(castle);
  return castle;
}

function grown(tiles: number, manner: Growth = 'random'): Castle[] {
  return Array.from({ length: CASTLES }, (_, seed) => grownCastle(tiles, String(seed), manner));
}

function placementTime(tiles: number, effort: Effort) {
  const castles = grown(tiles).map((castle) => ({ castle, nine: nineTiles(castle) }));
  return timed(
    effort,
    (round) => {
      const { castle, nine } = castles[round % CASTLES];
      return { castle: cold(castle), nine };
    },
    ({ castle, nine }) => nine.map((tile) => allPlaces(castle, tile).length),
  );
}

const placing: Benchmark = {
  name: 'castles: placements',
  measure: (effort) => [
    measurement('castles: all placements of 9 tiles, 20-tile castle', 'ms', placementTime(20, effort), {
      kind: 'at most',
      value: 3,
      stretch: 1,
    }),
  ],
};

/** Twice the tiles may cost twice the time: a growth of 1 is in step with the castle, less is better. */
const growth: Benchmark = {
  name: 'castles: growth',
  measure(effort) {
    const sizes = [10, 20, 40] as const;
    const adding = sizes.map((size) => addingTime(size, effort));
    const finding = sizes.map((size) => placementTime(size, effort));
    const ratio = (times: readonly { readonly median: number }[]): number => times[2].median / times[0].median / (sizes[2] / sizes[0]);
    return [
      ...sizes.map((size, i) => measurement(`castles: add one tile to ${size}`, 'ms', adding[i])),
      ...sizes.map((size, i) => measurement(`castles: all placements of 9 tiles on ${size}`, 'ms', finding[i])),
      measurement('castles: growth of adding, 10 to 40 tiles', 'x', single(ratio(adding)), { kind: 'at most', value: 1 }),
      measurement('castles: growth of placements, 10 to 40 tiles', 'x', single(ratio(finding)), { kind: 'at most', value: 1 }),
    ];
  },
};

function addingTime(tiles: number, effort: Effort) {
  const cases = grown(tiles).flatMap((castle) =>
    nineTiles(castle).flatMap((tile) =>
      allPlaces(castle, tile)
        .slice(0, 1)
        .map((place) => ({ castle, placed: placedAt(castle, place) })),
    ),
  );
  return timed(
    effort,
    (round) => cases[round % cases.length],
    ({ castle, placed }) => build(castle, placed),
  );
}

const paths: Benchmark = {
  name: 'castles: longest path',
  measure: (effort) => (['random', 'dense'] as const).flatMap((manner) => pathTimes(manner, effort)),
};

function pathTimes(manner: Growth, { seconds }: Effort): Measurement[] {
  const each = grown(40, manner).map(
    (castle) =>
      timed(
        { seconds: seconds / CASTLES },
        () => cold(castle),
        (fresh) => longestPathOf(planOf(fresh)),
      ).median,
  );
  const name = `castles: longest path, ${manner} 40-tile castle`;
  return [
    measurement(name, 'ms', quantiles(each), { kind: 'at most', value: 50 }),
    measurement(`${name}, slowest`, 'ms', single(Math.max(...each)), { kind: 'at most', value: 50 }),
  ];
}

const EVERYTHING = { moats: 'true', swans: 'true', passages: 'true', towers: 'true', decrees: 'true' };

export const castlesBenchmarks: GameBenchmarks = {
  own: () => [placing, growth, paths],
  wholeGames: [
    { name: 'castles', options: {}, fewest: { random: 400, greedy: 20 } },
    { name: 'castles with everything', options: EVERYTHING, fewest: { random: 133, greedy: 13 } },
  ],
  largestState: 40,
  playouts: { players: 2, target: { kind: 'at least', value: 250, stretch: 400 } },
};
