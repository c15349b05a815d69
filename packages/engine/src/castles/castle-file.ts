import { SIDES, type Turns } from '../common/grid.ts';
import {
  accept,
  type Checked,
  type Fact,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Refusal,
  type Rejected,
  reject,
  rejectAt,
  text,
} from '../kernel/index.ts';
import { EDITIONS, type Edition } from './edition.ts';
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
/** Tiles of one's own describe themselves in their ids. */
const LONGEST_TILE_ID = 240;
export const passageFields = { kind: oneOf(...PASSAGE_KINDS), x: position, y: position, r: turns };
export const passageList = optional(list(object(passageFields), PASSAGE_KINDS.length));
export const placedTileFields = {
  tile: text(LONGEST_TILE_ID),
  x: position,
  y: position,
  r: turns,
  level: optional(oneOf(...LEVELS)),
  passages: passageList,
};
export const placedTile = object(placedTileFields);

/** A castle from outside. Tiles are in the order of placing, the foyer first; moats were dug before them. */
const castleFile = object({
  game: oneOf('castles'),
  edition: oneOf(...EDITIONS),
  tiles: list(placedTile, 300),
  barbican: optional(object({ side: oneOf(...SIDES) })),
  moats: optional(list(oneOf(...SIDES), 3)),
  passages: passageList,
});

type CastleFile = Castle & { readonly edition: Edition };

export function readCastle(value: unknown): Checked<Castle> {
  const file = readCastleFile(value);
  return file.ok ? accept(file.value.castle) : file;
}

/** Reads a castle file and builds it step by step; the first step that the rules forbid is named. */
export function readCastleFile(value: unknown): Checked<{ readonly castle: Castle; readonly edition: Edition }> {
  const file = castleFile.check(value, 'castle');
  if (!file.ok) return file;
  const problem = tilesProblem(file.value.tiles) ?? passagesProblem(file.value);
  if (problem) return problem;
  const { edition, tiles, barbican, moats, passages } = file.value;
  const castle: Castle = { tiles, ...(barbican && { barbican, moats: moats ?? [] }), ...(passages && { passages }) };
  const plan = drawPlan({ ...castle, edition });
  return plan.ok ? accept({ castle: castleWithPlan(castle, plan.value), edition }) : plan;
}

/** What the rules have against it, in the words of the game. */
function against(code: string, params: NonNullable<Refusal['params']> = {}): Fact {
  return { code: 'by-rules', params: { game: 'castles', refusal: { code, params } } };
}

function inStep(step: number, problem: Fact): Rejected {
  return reject('step', { step, problem });
}

function tilesProblem(tiles: readonly PlacedTile[]): Rejected | null {
  if (tiles[0]?.tile !== FOYER) return inStep(0, { code: 'foyer-first' });
  const used = new Set<string>();
  for (const [step, placed] of tiles.entries()) {
    const checked = checkPlaced(placed);
    if (!checked.ok) return inStep(step, checked.problem);
    if (placed.tile === HALLWAY || placed.tile === STAIRS) continue;
    if (used.has(placed.tile)) return inStep(step, { code: 'room-twice', params: { room: placed.tile } });
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
}: Omit<CastleFile, 'passages'> & { passages?: readonly PlacedPassage[] }): Rejected | null {
  const kinds = [...tiles.flatMap((placed) => placed.passages ?? []), ...(passages ?? [])].map(({ kind }) => kind);
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index);
  if (twice) return reject('passage-twice', { passage: twice });
  if (tiles[0].passages?.length) return inStep(0, { code: 'foyer-passage' });
  if (passages?.length && edition !== 'first') return reject('passages-alone', {}, 'castle.passages');
  return moats?.length && !barbican ? reject('no-barbican', {}, 'castle.moats') : null;
}

function drawPlan(file: CastleFile): Checked<Plan> {
  let plan = planOf(emptyCastle(file));
  if (file.barbican) {
    if (file.edition === 'first' && plan.rooms[0].form.entranceCount !== 3) {
      return reject('barbican-side', {}, 'castle.barbican');
    }
    const barbican = sideOf(file.barbican.side);
    const dug: ReturnType<typeof sideOf>[] = [];
    for (const [index, moat] of (file.moats ?? []).entries()) {
      const side = sideOf(moat);
      if (!moatSides(plan, barbican, dug).includes(side))
        return rejectAt(`castle.moats[${index}]`, against('no-moat-there', { side: moat }));
      plan = flood(plan, barbican, side);
      dug.push(side);
    }
  }
  for (const [step, placed] of file.tiles.entries()) {
    if (step === 0) continue;
    const place = placeOf(file, placed);
    const problem = obstacle(plan, place);
    if (problem) return inStep(step, against(problem, { tile: placed.tile }));
    plan = lay(plan, place);
  }
  for (const [index, passage] of (file.passages ?? []).entries()) {
    const place = passagePlaceOf(file, passage);
    const problem = passageObstacle(plan, place);
    if (problem) return rejectAt(`castle.passages[${index}]`, against(problem));
    plan = dig(plan, [place]);
  }
  if (file.passages?.length && openSpaceOf(plan).external.length === 0) return rejectAt('castle.passages', against('enclosed'));
  return accept(plan);
}

export function unknownTile(tile: string): Rejected {
  return reject('no-such-tile', { tile });
}

export function noLevelToChoose(): Rejected {
  return rejectAt(undefined, against('no-level-to-choose'));
}

/** A tile and its place as a question from outside asks for it. */
export function checkPlaced(placed: Omit<PlacedTile, 'r'> & { readonly r: number }): Checked<PlacedTile> {
  const tile = findTile(placed.tile);
  if (!tile) return unknownTile(placed.tile);
  if (tile.twoFaced && placed.level === undefined) return rejectAt(undefined, against('level-needed'));
  if (!tile.twoFaced && placed.level !== undefined) return noLevelToChoose();
  return accept({ ...placed, r: placed.r as Turns });
}

export function placementObstacle(castle: Castle, placed: PlacedTile): Obstacle | null {
  return obstacle(planOf(castle), placeOf(castle, placed));
}
