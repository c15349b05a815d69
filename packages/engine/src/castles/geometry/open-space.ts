import { type Direction, opposite } from '../../common/grid.ts';
import { type Box, coverOf, MOAT, type OpenEntrance, ownerOf, type Plan, remember, shownOn } from './plan.ts';
import {
  CURVE_EDGE,
  CUT_EDGE,
  EMPTY,
  isSharedOpen,
  isSouthern,
  isWall,
  NOTHING,
  remainderOf,
  SHARED_SEALED,
  STEP,
  STRIP,
  WINDOW,
} from './tile-forms.ts';

/** What is left free around and between the tiles (C-1.8). */
export interface OpenSpace {
  /** Open entrances that face the outside. */
  readonly external: readonly OpenEntrance[];
  /** Components other than the outside into which an entrance faces. */
  readonly courtyards: number;
  /** Those of them that a moat's or the Barbican's water bounds. */
  readonly waterside: number;
}

const CELLS = WINDOW * WINDOW;
const NO_SPACE = -1;

// Nodes of the open space: empty cells by number, then two remainders for each cell, the northern and the southern one.
const marks = new Uint32Array(CELLS * 3);
const queue = new Int32Array(CELLS * 3);
let lastMark = 0;
let metWater = false;

export function openSpaceOf(plan: Plan): OpenSpace {
  return plan.memory.alike ? openSpaceOf(plan.memory.alike) : remember(plan, explore, () => explore(plan));
}

function explore(plan: Plan): OpenSpace {
  const first = nextMarks(plan.open.length + 1);
  flood(plan, (plan.box.top - 1) * WINDOW + plan.box.left - 1, first);
  const external: OpenEntrance[] = [];
  let courtyards = 0;
  let waterside = 0;
  for (const entrance of plan.open) {
    const node = nodeAcross(plan.drawing.grid, entrance.cell, entrance.side);
    if (node === NO_SPACE) continue;
    if (marks[node] === first) external.push(entrance);
    else if (marks[node] < first) {
      courtyards++;
      flood(plan, node, first + courtyards);
      if (metWater) waterside++;
    }
  }
  return { external, courtyards, waterside };
}

function nextMarks(count: number): number {
  if (lastMark + count > 0xffff_fff0) {
    marks.fill(0);
    lastMark = 0;
  }
  const first = lastMark + 1;
  lastMark += count;
  return first;
}

// Where the flood that runs now has come to.
let mark = 0;
let length = 0;

/** Marks everything that can be reached from the node inside the box around the castle and one cell more. */
function flood(plan: Plan, start: number, own: number): void {
  const { grid } = plan.drawing;
  mark = own;
  length = 0;
  metWater = false;
  fence(plan.box);
  visit(start);
  for (let i = 0; i < length; i++) {
    const node = queue[i];
    if (node >= CELLS) {
      leaveRemainder(plan, node - CELLS);
      continue;
    }
    for (let side = 0; side < 4; side++) {
      const next = node + STEP[side];
      if (grid[next] === EMPTY) visit(next);
      else if (next < CELLS) visitAcross(plan, node, side as Direction);
    }
  }
}

/** A ring of cells around the box counts as explored, so that no step has to check where the box ends. */
function fence({ left, top, right, bottom }: Box): void {
  for (let x = left - 2; x <= right + 2; x++) {
    block(x, top - 2);
    block(x, bottom + 2);
  }
  for (let y = top - 1; y <= bottom + 1; y++) {
    block(left - 2, y);
    block(right + 2, y);
  }
}

// There is no cell beyond the window's edge. A walk that leaves it sideways comes out on the other side, which is outside as well.
function block(x: number, y: number): void {
  if (x >= 0 && y >= 0 && x < WINDOW && y < WINDOW) marks[y * WINDOW + x] = mark;
}

function visit(node: number): void {
  if (node < 0 || marks[node] === mark) return;
  marks[node] = mark;
  queue[length++] = node;
}

/** From a space over one of its outer edges; a round room's flat edge leads on to the two curves at its ends. */
function visitAcross(plan: Plan, cell: number, side: Direction): void {
  const { grid } = plan.drawing;
  const next = cell + STEP[side];
  if (grid[next] === EMPTY) {
    visit(next);
    return;
  }
  const facing = opposite(side);
  const shown = shownOn(grid[next], facing);
  if (!isWall(shown)) {
    if (shown === NOTHING && coverOf(grid[next]) === STRIP) metWater = true;
    visit(nodeAcross(grid, cell, side));
    return;
  }
  if (ownerOf(grid[next]) === MOAT) return;
  const { round } = plan.rooms[ownerOf(grid[next]) - 1].form;
  if (round === 0) return;
  const reach = (round - 1) / 2;
  // Seen from the flat edge, the corners of that side lie to its left and right.
  visit(remainder(next + reach * STEP[(facing + 3) & 3], facing));
  visit(remainder(next + reach * STEP[(facing + 1) & 3], (facing + 1) & 3));
}

function leaveRemainder(plan: Plan, index: number): void {
  const { grid } = plan.drawing;
  const cell = index >> 1;
  const southern = (index & 1) === 1;
  const cover = coverOf(grid[cell]);
  const { corner, reach } = remainderOf(cover, southern);
  for (const side of [corner, (corner + 3) & 3] as Direction[]) {
    const along = side === corner ? (corner + 1) & 3 : (corner + 2) & 3;
    for (let i = 0; i < Math.max(1, reach); i++) visitAcross(plan, cell + i * STEP[along], side);
    // A round room never seals at the ends of its flat edges.
    if (reach > 0) visit(nodeAcross(grid, cell + reach * STEP[along], side));
  }
  if (isSharedOpen(cover)) visit(CELLS + cell * 2 + (southern ? 0 : 1));
}

function remainder(cell: number, corner: number): number {
  return CELLS + cell * 2 + (isSouthern(corner) ? 1 : 0);
}

/** The space directly across an edge, or none where there is a wall. */
function nodeAcross(grid: Int32Array, cell: number, side: Direction): number {
  const next = cell + STEP[side];
  const cover = coverOf(grid[next]);
  if (cover === EMPTY) return next;
  const facing = opposite(side);
  const shown = shownOn(grid[next], facing);
  if (shown < CUT_EDGE || cover === SHARED_SEALED) return NO_SPACE;
  const corner = shown & 3;
  if (shown < CURVE_EDGE) return remainder(next, corner);
  const towardsCorner = facing === corner ? (corner + 3) & 3 : corner;
  return remainder(next + STEP[towardsCorner], corner);
}
