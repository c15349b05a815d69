import { describe, expect, it } from 'vitest';
import { seedOf } from '../../../../testing/seed.ts';
import {
  build,
  type Castle,
  extendOn,
  firstOf,
  formsOf,
  levelsOf,
  openSpaceOf,
  type Place,
  placedAt,
  placesOf,
  planOf,
  pointsAnywhere,
  quickAppraisal,
  ROOMS,
  sketch,
  TILES,
  type Tile,
  tileOf,
  tryPlace,
  withRooms,
} from '../../src/castles/index.ts';
import { type Rng, rngFrom } from '../../src/kernel/index.ts';
import { castleOf } from './scene.ts';

const ASKED = TILES.filter(({ id }, index) => index % 9 === 0 || ['hallway', 'stairs'].includes(id));
const FEW_DOORS = ROOMS.filter(({ entrances }) => entrances.length === 1).map(({ id }) => id);

function placesFor(castle: Castle, tile: Tile): readonly Place[] {
  return levelsOf(tile).flatMap((level) => placesOf(planOf(castle), tile, level));
}

/** Castles as a game makes them, tile by tile, each after somebody has looked for places in the one before. */
function* growing(rng: Rng, size: number, pool: readonly string[]): Generator<Castle> {
  let castle = castleOf();
  for (let tries = 0; tries < 5 * size && castle.tiles.length < size; tries++) {
    for (const tile of ASKED) placesFor(castle, tile);
    const places = placesFor(castle, tileOf(rng.pick(pool)));
    if (places.length === 0) continue;
    castle = build(castle, placedAt(castle, rng.pick(places)));
    yield castle;
  }
}

const plain = (places: readonly Place[]) => places.map(({ form, cell }) => [form.tile.id, form.level, form.turns, cell]);
const cold = ({ tiles }: Castle): Castle => ({ tiles: [...tiles] });

describe('looking ahead', () => {
  const all = TILES.filter(({ id }) => id !== 'foyer').map(({ id }) => id);
  for (const [name, pool] of [
    ['all tiles', all],
    ['closets and hallways, which close castles', [...FEW_DOORS, 'hallway']],
  ] as const) {
    it(`a castle that has grown offers the same places in the same order as one drawn anew: ${name}`, () => {
      const rng = rngFrom(seedOf(`grown ${name}`));
      let compared = 0;
      for (let each = 0; each < 6; each++) {
        for (const castle of growing(rng, 14, pool)) {
          const fresh = cold(castle);
          for (const tile of ASKED) {
            expect(plain(placesFor(castle, tile)), JSON.stringify(castle.tiles)).toEqual(plain(placesFor(fresh, tile)));
            compared++;
          }
        }
      }
      expect(compared).toBeGreaterThan(200);
    });
  }

  it('a trial comes to what the appraisal does, with penalties and without', () => {
    const rng = rngFrom(seedOf('trials'));
    const castle = [...growing(rng, 14, all)].at(-1) as Castle;
    const plan = planOf(castle);
    for (const tile of ASKED) {
      const anywhere = pointsAnywhere(plan, formsOf(tile, null)[0]);
      for (const place of placesFor(castle, tile)) {
        for (const noPenalties of [false, true]) {
          const { points, completed, completions } = tryPlace(plan, place.form, place.cell, anywhere, noPenalties);
          const expected = quickAppraisal(plan, place, { noPenalties, wallsConnect: false });
          expect({ points, completed: firstOf(completed, completions) }).toEqual(expected);
        }
      }
    }
  });

  it('a sketch shows the castle with one more tile, however often the pad was used', () => {
    const rng = rngFrom(seedOf('sketches'));
    const castles = [...growing(rng, 12, all)].slice(-3);
    for (let each = 0; each < 200; each++) {
      const castle = rng.pick(castles);
      const places = placesFor(castle, rng.pick(ASKED));
      if (places.length === 0) continue;
      const { form, cell } = rng.pick(places);
      const plan = planOf(castle);
      const fresh = extendOn(plan.drawing.grid.slice(), plan, form, cell);
      const { drawing, rooms, open, box } = sketch(plan, form, cell);
      expect({ rooms, open, box }).toEqual({ rooms: fresh.rooms, open: fresh.open, box: fresh.box });
      expect(Buffer.compare(Buffer.from(drawing.grid.buffer), Buffer.from(fresh.drawing.grid.buffer))).toBe(0);
    }
  });

  it('every castle shows its own cells, whichever of its forerunners, successors and side branches was looked at before', () => {
    const rng = rngFrom(seedOf('drawings'));
    const trunk = [...growing(rng, 10, all)];
    const branches = rng.shuffle([...trunk]).flatMap((castle) => {
      const places = placesFor(castle, tileOf('hallway'));
      return places.length === 0 ? [] : [build(castle, placedAt(castle, rng.pick(places)))];
    });
    const castles = [...trunk, ...branches];
    const expected = castles.map((castle) => planOf(cold(castle)).drawing.grid);
    for (let each = 0; each < 300; each++) {
      const index = rng.below(castles.length);
      const { grid } = planOf(castles[index]).drawing;
      expect(Buffer.compare(Buffer.from(grid.buffer), Buffer.from(expected[index].buffer))).toBe(0);
    }
    expect(branches.length).toBeGreaterThan(3);
  });

  it('counting one more room changes nothing about the space around the castle', () => {
    const plan = planOf(castleOf('hallway 3 1 0 main'));
    expect(openSpaceOf(withRooms(plan, [...plan.rooms, plan.rooms[0]]))).toBe(openSpaceOf(plan));
  });
});
