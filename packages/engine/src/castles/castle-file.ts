import { SIDES, type Turns } from '../common/grid.ts';
import { accept, type Checked, integer, list, object, oneOf, optional, reject, text } from '../kernel/index.ts';
import { EDITIONS } from './edition.ts';
import { flood, moatSides, sideOf } from './expansions/moats/moat-ring.ts';
import { PASSAGE_KINDS, type PlacedPassage, passageObstacle } from './expansions/passages/passages.ts';
import { type Castle, castleWithPlan, emptyCastle, type PlacedTile, passagePlaceOf, placeOf, planOf } from './geometry/castle.ts';
import { dig } from './geometry/extending.ts';
import { openSpaceOf } from './geometry/open-space.ts';
import { lay, type Obstacle, obstacle } from './geometry/placing.ts';
import type { Plan } from './geometry/plan.ts';
import { FOYER, findTile, HALLWAY, LEVELS, STAIRS } from './tiles.ts';

const position = integer(-10_000, 10_000);
const turns = oneOf(0, 1, 2, 3);
const passageList = optional(list(object({ kind: oneOf(...PASSAGE_KINDS), x: position, y: position, r: turns }), PASSAGE_KINDS.length));
export const placedTile = object({
  tile: text(60),
  x: position,
  y: position,
  r: turns,
  level: optional(oneOf(...LEVELS)),
  passages: passageList,
});

/** A castle from outside. Tiles are in the order of placing, the foyer first; moats were dug before them. */
const castleFile = object({
  game: oneOf('castles'),
  edition: oneOf(...EDITIONS),
  tiles: list(placedTile, 300),
  barbican: optional(object({ side: oneOf(...SIDES) })),
  moats: optional(list(oneOf(...SIDES), 3)),
  passages: passageList,
});

type CastleFile = Castle & { readonly edition: (typeof EDITIONS)[number] };

/** Reads a castle file and builds it step by step; the first step that the rules forbid is named. */
export function readCastle(value: unknown): Checked<Castle> {
  const file = castleFile.check(value, 'castle');
  if (!file.ok) return file;
  const problem = tilesProblem(file.value.tiles) ?? passagesProblem(file.value);
  if (problem) return reject(problem);
  const { edition, tiles, barbican, moats, passages } = file.value;
  const castle: Castle = { tiles, ...(barbican && { barbican, moats: moats ?? [] }), ...(passages && { passages }) };
  const plan = drawPlan({ ...castle, edition });
  return plan.ok ? accept(castleWithPlan(castle, plan.value)) : plan;
}

function tilesProblem(tiles: readonly PlacedTile[]): string | null {
  if (tiles[0]?.tile !== FOYER) return 'step 0: a castle begins with its foyer';
  const used = new Set<string>();
  for (const [step, placed] of tiles.entries()) {
    const checked = checkPlaced(placed);
    if (!checked.ok) return `step ${step}: ${checked.error}`;
    if (placed.tile === HALLWAY || placed.tile === STAIRS) continue;
    if (used.has(placed.tile)) return `step ${step}: there is only one ${findTile(placed.tile)?.name}, and it is in the castle already`;
    used.add(placed.tile);
  }
  return null;
}

function passagesProblem({
  edition,
  tiles,
  passages,
  barbican,
  moats,
}: Omit<CastleFile, 'passages'> & { passages?: readonly PlacedPassage[] }): string | null {
  const kinds = [...tiles.flatMap((placed) => placed.passages ?? []), ...(passages ?? [])].map(({ kind }) => kind);
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index);
  if (twice) return `there is only one ${twice} passage, but the castle has two`;
  if (tiles[0].passages?.length) return 'step 0: a foyer has nothing to dig a passage to';
  if (passages?.length && edition !== 'first') return 'passages: only in the first edition are passages dug without a tile';
  return moats?.length && !barbican ? 'moats: a castle without a barbican has no moats' : null;
}

function drawPlan(file: CastleFile): Checked<Plan> {
  let plan = planOf(emptyCastle(file));
  if (file.barbican) {
    if (file.edition === 'first' && plan.rooms[0].form.entranceCount !== 3) {
      return reject('barbican: in the first edition it covers the side of the foyer that has no entrance');
    }
    const barbican = sideOf(file.barbican.side);
    const dug: ReturnType<typeof sideOf>[] = [];
    for (const moat of file.moats ?? []) {
      const side = sideOf(moat);
      if (!moatSides(plan, barbican, dug).includes(side)) return reject(`moats: no moat can be dug on side ${moat} now`);
      plan = flood(plan, barbican, side);
      dug.push(side);
    }
  }
  for (const [step, placed] of file.tiles.entries()) {
    if (step === 0) continue;
    const place = placeOf(file, placed);
    const problem = obstacle(plan, place);
    if (problem) return reject(`step ${step}: ${placed.tile} cannot lie at ${placed.x},${placed.y} turned ${placed.r}: ${problem}`);
    plan = lay(plan, place, step === 1 ? undefined : plan.grid);
  }
  for (const passage of file.passages ?? []) {
    const place = passagePlaceOf(file, passage);
    const problem = passageObstacle(plan, place);
    if (problem)
      return reject(`passages: the ${passage.kind} passage cannot lie at ${passage.x},${passage.y} turned ${passage.r}: ${problem}`);
    plan = dig(plan, [place]);
  }
  if (file.passages?.length && openSpaceOf(plan).external.length === 0) return reject('passages: no external entrance would be left');
  return accept(plan);
}

/** A tile and its place as a question from outside asks for it. */
export function checkPlaced(placed: Omit<PlacedTile, 'r'> & { readonly r: number }): Checked<PlacedTile> {
  const tile = findTile(placed.tile);
  if (!tile) return reject(`unknown tile "${placed.tile}"`);
  if (tile.twoFaced && placed.level === undefined) return reject(`a ${tile.id} needs a level, main or down`);
  if (!tile.twoFaced && placed.level !== undefined) return reject(`only hallways have a level to choose, not ${tile.id}`);
  return accept({ ...placed, r: placed.r as Turns });
}

export function placementObstacle(castle: Castle, placed: PlacedTile): Obstacle | null {
  return obstacle(planOf(castle), placeOf(castle, placed));
}
