import { describe, expect, it } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import {
  adjacencies,
  build,
  type Castle,
  connections,
  courtyards,
  externalEntrances,
  levelsOf,
  type PlacedTile,
  placedAt,
  placementObstacle,
  placesOf,
  planOf,
  ROOMS,
  TILES,
  tileOf,
} from '../../src/castles/index.ts';
import { type Rng, rngFrom } from '../../src/kernel/index.ts';
import { castleOf } from './scene.ts';
import { obstacleBy, surveyOf } from './surveyor.ts';

/** Rooms whose corners are cut: the hard part of the geometry. */
const CURVED = ROOMS.filter(({ size }) => [150, 325, 500, 600].includes(size)).map(({ id }) => id);

const OUTDOOR = ROOMS.filter(({ type }) => type === 'outdoor').map(({ id }) => id);
const FEW_DOORS = ROOMS.filter(({ entrances, type }) => entrances.length < 3 && type !== 'downstairs').map(({ id }) => id);
const CLOSETS = FEW_DOORS.filter((id) => tileOf(id).entrances.length === 1);

/** `npm test` asks for the second opinion about some castles, `npm run test:long` about all. */
const CROWDED = THOROUGH ? 60 : 20;
const SURROUNDED = THOROUGH ? 24 : 12;

function growCastle(rng: Rng, size: number, pool?: readonly string[]): Castle {
  let castle = castleOf();
  for (let tries = 0; tries < 4 * size && castle.tiles.length < size; tries++) {
    const id = pool
      ? rng.pick(pool)
      : rng.below(3) === 0
        ? rng.pick(TILES.slice(1)).id
        : rng.below(4) === 0
          ? rng.pick(['hallway', 'stairs'])
          : rng.pick(CURVED);
    if (!['hallway', 'stairs'].includes(id) && castle.tiles.some(({ tile }) => tile === id)) continue;
    const tile = tileOf(id);
    const places = levelsOf(tile).flatMap((level) => placesOf(planOf(castle), tile, level));
    if (places.length === 0) continue;
    const choices = Array.from({ length: 12 }, () => rng.pick(places)).map((found) => placedAt(castle, found));
    // Where tiles share cells or enclose something there is most to go wrong.
    const tightest = choices.map((placed) => ({ placed, tight: tightness(castle, placed) })).sort((a, b) => b.tight - a.tight)[0];
    castle = build(castle, tightest.placed);
  }
  return castle;
}

function tightness(castle: Castle, placed: PlacedTile): number {
  const plan = planOf(build(castle, placed));
  return 2 * courtyards(plan) + adjacencies(plan).length;
}

describe('a second opinion on geometry (C-1.3 to C-1.8, C-2.1)', () => {
  it('agrees on connections, adjacency, external entrances and courtyards of crowded castles', () => {
    let shared = 0;
    let yards = 0;
    for (let game = 0; game < CROWDED; game++) {
      const castle = growCastle(rngFrom(`crowded ${game}`), 12);
      const plan = planOf(castle);
      const opinion = surveyOf(castle.tiles);
      const words = JSON.stringify(castle.tiles);
      expect(
        connections(plan)
          .map(([a, b]) => `${a} ${b}`)
          .sort(),
        words,
      ).toEqual([...opinion.connections].sort());
      expect(
        adjacencies(plan)
          .map(([a, b]) => `${a} ${b}`)
          .sort(),
        words,
      ).toEqual([...opinion.adjacent].sort());
      expect(externalEntrances(plan).all, words).toBe(opinion.external);
      expect(courtyards(plan), words).toBe(opinion.courtyards);
      shared += opinion.shared;
      yards += opinion.courtyards;
    }
    // The castles are crowded enough to mean something.
    expect(shared).toBeGreaterThan(THOROUGH ? 10 : 2);
    expect(yards).toBeGreaterThan(THOROUGH ? 40 : 12);
  });

  it('agrees on every place around a castle, legal or not, and on the reason', () => {
    const reasons = new Map<string, number>();
    for (let game = 0; game < SURROUNDED; game++) {
      const rng = rngFrom(`around ${game}`);
      const castle = game % 4 === 3 ? growCastle(rng, 3, FEW_DOORS) : growCastle(rng, 3 + (game % 6));
      const id = rng.pick([CURVED, OUTDOOR, ['hallway', 'stairs'], CLOSETS][game % 4]);
      const level = id === 'hallway' ? rng.pick(['main', 'down'] as const) : undefined;
      for (const r of [0, 1, 2, 3] as const) {
        for (let y = -12; y <= 12; y++) {
          for (let x = -12; x <= 12; x++) {
            const placed: PlacedTile = level ? { tile: id, x, y, r, level } : { tile: id, x, y, r };
            const reason = placementObstacle(castle, placed);
            // Most places are of these two kinds, and few of them interesting.
            if ((reason === 'overlap' || reason === 'unconnected') && rng.below(6) > 0) continue;
            const opinion = obstacleBy(castle.tiles, placed);
            if (opinion !== reason) expect(reason, `${JSON.stringify(placed)} in ${JSON.stringify(castle.tiles)}`).toBe(opinion);
            reasons.set(reason ?? 'legal', (reasons.get(reason ?? 'legal') ?? 0) + 1);
          }
        }
      }
    }
    expect([...reasons.keys()]).toEqual(expect.arrayContaining(['enclosed', 'fence', 'legal', 'level', 'overlap', 'unconnected']));
  });
});
