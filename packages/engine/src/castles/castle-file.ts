import type { Turns } from '../common/grid.ts';
import { accept, type Checked, integer, list, object, oneOf, optional, reject, text } from '../kernel/index.ts';
import { build, type Castle, cellOf, formOf, type PlacedTile, planOf } from './castle.ts';
import { EDITIONS, type Edition } from './edition.ts';
import { type Obstacle, obstacle } from './placing.ts';
import { FOYER, findTile, LEVELS } from './tiles.ts';

/** A castle from outside. `tiles` are in the order of placing, the foyer first. */
export interface CastleFile {
  readonly game: 'castles';
  readonly edition: Edition;
  readonly tiles: readonly PlacedTile[];
}

const placedTile = object({
  tile: text(60),
  x: integer(-10_000, 10_000),
  y: integer(-10_000, 10_000),
  r: oneOf(0, 1, 2, 3),
  level: optional(oneOf(...LEVELS)),
});

const castleFile = object({ game: oneOf('castles'), edition: oneOf(...EDITIONS), tiles: list(placedTile, 300) });

/** Reads a castle file and builds it step by step; the first step that the rules forbid is named. */
export function readCastle(value: unknown): Checked<Castle> {
  const file = castleFile.check(value, 'castle');
  if (!file.ok) return file;
  const { tiles } = file.value;
  for (const [step, placed] of tiles.entries()) {
    const checked = checkPlaced(placed);
    if (!checked.ok) return reject(`step ${step}: ${checked.error}`);
  }
  if (tiles[0]?.tile !== FOYER) return reject('step 0: a castle begins with its foyer');
  let castle: Castle = { tiles: [tiles[0]] };
  for (const [step, placed] of tiles.entries()) {
    if (step === 0) continue;
    if (placed.tile === FOYER) return reject(`step ${step}: a castle has only one foyer`);
    if (placed.tile !== 'hallway' && placed.tile !== 'stairs' && castle.tiles.some(({ tile }) => tile === placed.tile)) {
      return reject(`step ${step}: there is only one ${findTile(placed.tile)?.name}, and it is in the castle already`);
    }
    const problem = placementObstacle(castle, placed);
    if (problem) return reject(`step ${step}: ${placed.tile} cannot lie at ${placed.x},${placed.y} turned ${placed.r}: ${problem}`);
    castle = build(castle, placed);
  }
  return accept(castle);
}

/** A tile and its place as a question from outside asks for it. */
export function checkPlaced(placed: { tile: string; x: number; y: number; r: number; level?: 'main' | 'down' }): Checked<PlacedTile> {
  const tile = findTile(placed.tile);
  if (!tile) return reject(`unknown tile "${placed.tile}"`);
  if (tile.twoFaced && placed.level === undefined) return reject(`a ${tile.id} needs a level, main or down`);
  if (!tile.twoFaced && placed.level !== undefined) return reject(`only hallways have a level to choose, not ${tile.id}`);
  return accept({ ...placed, r: placed.r as Turns });
}

export function placementObstacle(castle: Castle, placed: PlacedTile): Obstacle | null {
  return obstacle(planOf(castle), formOf(placed), cellOf(castle, placed));
}
