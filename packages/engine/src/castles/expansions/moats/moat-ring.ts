import { DIRECTIONS, type Direction, opposite, SIDES, type Side } from '../../../common/grid.ts';
import { Drawing } from '../../geometry/drawing.ts';
import { openEntrances, stamp, stillOpen } from '../../geometry/extending.ts';
import { boxOf, covered, derive, EMPTY_PLAN, joinBoxes, MIDDLE, MOAT, type Plan, showing, shownOn } from '../../geometry/plan.ts';
import { EMPTY, FENCE, type Form, isEntrance, MAIN_ENTRANCE, STEP, STRIP, WALL, WINDOW } from '../../geometry/tile-forms.ts';

/** The ring of moats (C-11.1): four strips of 20 x 2 around an inside of 18 x 18, each covering one side and the corner clockwise of it. */
const INSIDE = 18;
const LENGTH = 20;
const WIDTH = 2;
const FOYER_SIZE = 3;
/** Where along the inner side the foyer's box begins. */
const FOYER_AT = 8;

export const MOST_MOATS = 3;

export function sideOf(letter: Side): Direction {
  return SIDES.indexOf(letter) as Direction;
}

/** The upper left cell of the inside, for a foyer in the middle of the window that leans on the Barbican's side. */
function insideCorner(barbican: Direction): number {
  const against = INSIDE - FOYER_SIZE;
  const [dx, dy] = [
    [FOYER_AT, 0],
    [against, FOYER_AT],
    [FOYER_AT, against],
    [0, FOYER_AT],
  ][barbican];
  return MIDDLE - dx - dy * WINDOW;
}

export interface StripPlace {
  readonly cell: number;
  readonly width: number;
  readonly height: number;
}

/** Where the strip of a side lies. */
export function stripPlace(barbican: Direction, side: Direction): StripPlace {
  const corner = insideCorner(barbican);
  const across = side % 2 === 0;
  const [dx, dy] = [
    [0, -WIDTH],
    [INSIDE, 0],
    [-WIDTH, INSIDE],
    [-WIDTH, -WIDTH],
  ][side];
  return { cell: corner + dx + dy * WINDOW, width: across ? LENGTH : WIDTH, height: across ? WIDTH : LENGTH };
}

/** The stone edge of a strip: the cells along the inside. Everything else of its outline is water. */
function innerEdge(barbican: Direction, side: Direction): number[] {
  const corner = insideCorner(barbican);
  const start = [corner - WINDOW, corner + INSIDE, corner + INSIDE * WINDOW, corner - 1][side];
  const step = side % 2 === 0 ? 1 : WINDOW;
  return Array.from({ length: INSIDE }, (_, index) => start + index * step);
}

function stampStrip(grid: Int32Array, barbican: Direction, side: Direction, owner: number): void {
  const { cell, width, height } = stripPlace(barbican, side);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      grid[cell + x + y * WINDOW] = covered(STRIP, owner);
    }
  }
  for (const edge of innerEdge(barbican, side)) grid[edge] |= showing(opposite(side), WALL);
}

/** The plan of a first tile alone, in the middle of the window. */
export function foundation(form: Form, barbican: Direction | null): Plan {
  const grid = new Int32Array(WINDOW * WINDOW);
  const first = barbican === null ? form : behindBarbican(form, barbican);
  stamp(grid, first, MIDDLE, 1);
  const room = { form: first, cell: MIDDLE, links: [], tunnels: [], touches: [], missing: first.entranceCount, garden: false };
  const box = boxOf(MIDDLE, first.width, first.height);
  if (barbican === null)
    return derive(EMPTY_PLAN, { drawing: new Drawing(grid), rooms: [room], open: openEntrances(grid, first, MIDDLE, 0), box });
  stampStrip(grid, barbican, barbican, 1);
  const drawbridge = drawbridgeCell(barbican);
  grid[drawbridge] |= showing(barbican, MAIN_ENTRANCE);
  const strip = stripPlace(barbican, barbican);
  return derive(EMPTY_PLAN, {
    drawing: new Drawing(grid),
    rooms: [{ ...room, missing: room.missing + 1 }],
    open: [...openEntrances(grid, first, MIDDLE, 0), { room: 0, cell: drawbridge, side: barbican, code: MAIN_ENTRANCE }],
    box: joinBoxes(box, boxOf(strip.cell, strip.width, strip.height)),
    drawbridge,
  });
}

/** The drawbridge lies in line with the foyer's middle, in the outer side of the strip. */
function drawbridgeCell(barbican: Direction): number {
  const middle = MIDDLE + 1 + WINDOW;
  return middle + STEP[barbican] * (1 + WIDTH);
}

/** The foyer behind the Barbican: an entrance on the covered side is gone. */
function behindBarbican(form: Form, side: Direction): Form {
  const wallCodes = form.wallCodes.slice();
  let lost = 0;
  for (let i = 0; i < wallCodes.length; i++) {
    if (form.wallSides[i] !== side || !isEntrance(wallCodes[i])) continue;
    wallCodes[i] = WALL;
    lost++;
  }
  const entrances = form.entrances.map((list, each) => (each === side ? [] : list));
  return { ...form, wallCodes, entrances, entranceCount: form.entranceCount - lost };
}

/** A moat goes next to the Barbican or to an own moat, if nothing lies there (C-11.2). */
export function moatSides(plan: Plan, barbican: Direction, moats: readonly Direction[]): Direction[] {
  if (moats.length >= MOST_MOATS) return [];
  const built = [barbican, ...moats];
  return DIRECTIONS.filter(
    (side) => !built.includes(side) && built.some((other) => (side + other) % 2 === 1) && isFree(plan, barbican, side),
  );
}

function isFree(plan: Plan, barbican: Direction, side: Direction): boolean {
  const { cell, width, height } = stripPlace(barbican, side);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (plan.drawing.grid[cell + x + y * WINDOW] !== EMPTY) return false;
  }
  return fenceStaysFree(plan, barbican, side);
}

/** No fence may touch a stone edge (C-11.3). */
function fenceStaysFree(plan: Plan, barbican: Direction, side: Direction): boolean {
  const facing = opposite(side);
  return innerEdge(barbican, side).every((edge) => shownOn(plan.drawing.grid[edge + STEP[facing]], side) !== FENCE);
}

export function flood(plan: Plan, barbican: Direction, side: Direction): Plan {
  const grid = plan.drawing.grid.slice();
  stampStrip(grid, barbican, side, MOAT);
  const strip = stripPlace(barbican, side);
  return derive(plan, {
    drawing: new Drawing(grid),
    open: stillOpen(plan.open, grid),
    box: joinBoxes(plan.box, boxOf(strip.cell, strip.width, strip.height)),
    moats: plan.moats + 1,
  });
}
