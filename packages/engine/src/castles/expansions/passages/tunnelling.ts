import { type Direction, opposite } from '../../../common/grid.ts';
import { areStairs, contactsAt, levelsDiffer, overlaps } from '../../geometry/collisions.ts';
import { fitsPlainly, joins, keyOf, leavesExternalEntrance, type Place, placesOf } from '../../geometry/placing.ts';
import { fitsWindow, hasRoomLeft, type Plan, remember } from '../../geometry/plan.ts';
import { EMPTY, FENCE, type Form, formsOf, levelsOf, STEP, WINDOW } from '../../geometry/tile-forms.ts';
import type { Level, Tile } from '../../tiles.ts';
import {
  departuresOf,
  type PassageForm,
  type PassageKind,
  type PassagePlace,
  passageLiesOutside,
  passageSets,
  passageTouchesFence,
} from './passages.ts';

/** A passage that could be dug from an entrance of the castle to where there is nothing yet. A new tile joins it with an entrance at this cell and side. */
interface Landing {
  readonly passage: PassagePlace;
  readonly cell: number;
  readonly side: Direction;
  /** The castle's entrance. */
  readonly room: number;
  readonly code: number;
}

/** Every legal place of a tile together with at least one secret passage of these kinds (C-10.2). */
export function tunnelPlacesOf(plan: Plan, tile: Tile, level: Level | null, kinds: readonly PassageKind[]): readonly Place[] {
  if (kinds.length === 0) return [];
  const kindsKey = kinds.join();
  return remember(plan, `${keyOf(tile, level)} ${kindsKey}`, () => {
    const landings = remember(plan, `landings ${kindsKey}`, () => landingsOf(plan, kinds));
    if (landings.length === 0) return [];
    return [
      ...besides(plan, placesOf(plan, tile, level), landings),
      ...formsOf(tile, level).flatMap((form) => reached(plan, form, landings)),
    ];
  });
}

/** Whether a tile fits anywhere, with these passages or without. */
export function fitsSomewhere(plan: Plan, tile: Tile, passages: readonly PassageKind[]): boolean {
  return levelsOf(tile).some((level) => fitsPlainly(plan, tile, level) || tunnelPlacesOf(plan, tile, level, passages).length > 0);
}

function landingsOf(plan: Plan, kinds: readonly PassageKind[]): Landing[] {
  const landings: Landing[] = [];
  for (const { cell, side, room, code } of plan.open) {
    if (plan.rooms[room].garden) continue;
    const front = cell + STEP[side];
    if (plan.drawing.grid[front] !== EMPTY) continue;
    for (const kind of kinds) {
      for (const { form, shift, far } of departuresOf(kind, side)) {
        const at = front + shift;
        if (!isFree(plan, form, at) || passageTouchesFence(plan, form, at) || passageLiesOutside(plan, form, at)) continue;
        const beyond = at + far.offset + STEP[far.side];
        landings.push({ passage: { form, cell: at }, cell: beyond, side: opposite(far.side), room, code });
      }
    }
  }
  return landings;
}

function isFree({ drawing: { grid } }: Plan, form: PassageForm, cell: number): boolean {
  if (!fitsWindow(cell, form.width, form.height)) return false;
  for (const offset of form.cells) if (grid[cell + offset] !== EMPTY) return false;
  return true;
}

/** Places where entrances meet anyway, with passages that join further rooms. */
function besides(plan: Plan, places: readonly Place[], landings: readonly Landing[]): Place[] {
  indexLandings(landings);
  return places.flatMap(({ form, cell }) => {
    const possible = landingsAt(form, cell, landings);
    if (possible.length === 0) return [];
    const { links, meetsGarden } = contactsAt(plan, form, cell);
    if (meetsGarden) return [];
    return withPassages(
      plan,
      form,
      cell,
      possible.filter(({ room }) => !links.includes(room)),
    );
  });
}

// Which cells were already tried for the form at hand: cheaper than a Set, and never cleared.
const tried = new Uint32Array(WINDOW * WINDOW);
let trial = 0;

/** Places where no entrance meets the castle's, but where some passage leads. */
function reached(plan: Plan, form: Form, landings: readonly Landing[]): Place[] {
  const places: Place[] = [];
  if (!hasRoomLeft(plan)) return places;
  indexLandings(landings);
  trial++;
  for (const landing of landings) {
    for (const entrance of form.entrances[landing.side]) {
      const cell = landing.cell - entrance.offset;
      if (tried[cell] === trial || cannotJoin(entrance.code, landing.code)) continue;
      tried[cell] = trial;
      if (!fitsWindow(cell, form.width, form.height) || overlaps(plan, form, cell)) continue;
      const found = contactsAt(plan, form, cell);
      if (!found.met && joins(form, found)) places.push(...withPassages(plan, form, cell, landingsAt(form, cell, landings)));
    }
  }
  return places;
}

function withPassages(plan: Plan, form: Form, cell: number, landings: readonly Landing[]): Place[] {
  return passageSets(
    landings.map(({ passage }) => passage),
    landings.map(({ room }) => room),
  )
    .filter((set) => leavesExternalEntrance(plan, form, cell, set))
    .map((passages) => ({ form, cell, passages }));
}

function cannotJoin(code: number, other: number): boolean {
  return levelsDiffer(code, other) || areStairs(code, other);
}

// The landings of one plan by cell and side, chained where several are at one: cheaper than a Map, and never cleared.
const firstAt = new Uint32Array(WINDOW * WINDOW * 4);
const firstStamp = new Uint32Array(WINDOW * WINDOW * 4);
const nextAt: number[] = [];
const NONE = 0xffff_ffff;
let indexed: readonly Landing[] | null = null;
let stamp = 0;

function indexLandings(landings: readonly Landing[]): void {
  if (indexed === landings) return;
  indexed = landings;
  stamp++;
  for (let i = landings.length - 1; i >= 0; i--) {
    const key = landings[i].cell * 4 + landings[i].side;
    nextAt[i] = firstStamp[key] === stamp ? firstAt[key] : NONE;
    firstStamp[key] = stamp;
    firstAt[key] = i;
  }
}

const NO_LANDINGS: readonly Landing[] = [];

/** The landings that a tile at this place would join and leave room for. */
function landingsAt(form: Form, cell: number, landings: readonly Landing[]): readonly Landing[] {
  let found: Landing[] | null = null;
  for (let side = 0; side < 4; side++) {
    for (const entrance of form.entrances[side]) {
      const key = (cell + entrance.offset) * 4 + side;
      if (firstStamp[key] !== stamp) continue;
      for (let i = firstAt[key]; i !== NONE; i = nextAt[i]) {
        if (cannotJoin(entrance.code, landings[i].code)) continue;
        if (!found) draw(form, cell);
        found ??= [];
        if (leavesFree(landings[i].passage)) found.push(landings[i]);
      }
    }
  }
  return found ?? NO_LANDINGS;
}

// Cells that the tile at hand covers, and cells that its fence faces.
const covered = new Uint32Array(WINDOW * WINDOW);
let drawing = 0;

function draw({ cells, walls, wallSides, wallCodes }: Form, cell: number): void {
  drawing++;
  for (let i = 0; i < cells.length; i++) covered[cell + cells[i]] = drawing;
  for (let i = 0; i < walls.length; i++) if (wallCodes[i] === FENCE) covered[cell + walls[i] + STEP[wallSides[i]]] = drawing;
}

/** No tile lies on a passage, and no passage before a fence (C-10.2). */
function leavesFree({ form, cell }: PassagePlace): boolean {
  for (const offset of form.cells) if (covered[cell + offset] === drawing) return false;
  return true;
}
