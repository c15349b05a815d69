import { coverOf, MOAT, ownerOf, PASSAGE, type Plan, shownOn } from './plan.ts';
import {
  COVER_CODES,
  EMPTY,
  FENCE,
  FENCED_HALF,
  type Form,
  FULL,
  HALF,
  isEntrance,
  isWall,
  ROUND_3,
  ROUND_5,
  sharedCode,
} from './tile-forms.ts';

// C-1.3: which covers may meet in one cell, and what the cell is then
const SHARES = new Uint8Array(COVER_CODES * COVER_CODES);
for (const [first, second] of [
  [HALF, HALF],
  [HALF, FENCED_HALF],
  [FENCED_HALF, FENCED_HALF],
  [HALF, ROUND_5],
  [FENCED_HALF, ROUND_5],
  [ROUND_5, ROUND_5],
  [ROUND_5, ROUND_3],
]) {
  for (let corner = 0; corner < 4; corner++) {
    const facing = (corner + 2) & 3;
    SHARES[(first + corner) * COVER_CODES + second + facing] = sharedCode(first + corner, second + facing);
    SHARES[(second + corner) * COVER_CODES + first + facing] = sharedCode(second + corner, first + facing);
  }
}

/** What a cell becomes when both covers lie in it; 0 when they may not. */
export function sharedCover(present: number, added: number): number {
  return SHARES[present * COVER_CODES + added];
}

export function overlaps(plan: Plan, form: Form, cell: number): boolean {
  const { cells, covers } = form;
  const { grid } = plan;
  for (let i = 0; i < cells.length; i++) {
    const word = grid[cell + cells[i]];
    if (word !== EMPTY && (covers[i] === FULL || SHARES[coverOf(word) * COVER_CODES + covers[i]] === 0)) return true;
  }
  return false;
}

/** How a tile would meet its neighbours; valid until the next call. */
export interface Meeting {
  /** Connected rooms and through how many doors, in step. */
  readonly links: number[];
  readonly doors: number[];
  readonly touches: number[];
  /** An entrance of the tile finds another's, whether or not they may be joined. */
  met: boolean;
  levelsDiffer: boolean;
  stairsMeet: boolean;
  breaksFence: boolean;
  /** It would join the drawbridge or a garden behind it, or anything else. */
  meetsGarden: boolean;
  meetsCastle: boolean;
}

const meeting: Meeting = {
  links: [],
  doors: [],
  touches: [],
  met: false,
  levelsDiffer: false,
  stairsMeet: false,
  breaksFence: false,
  meetsGarden: false,
  meetsCastle: false,
};

/** Looks along the walls of a tile that overlaps nothing. */
export function meet(plan: Plan, form: Form, cell: number): Meeting {
  const { grid } = plan;
  const { across, facing, wallCodes } = form;
  meeting.links.length = 0;
  meeting.doors.length = 0;
  meeting.touches.length = 0;
  meeting.met = false;
  meeting.levelsDiffer = false;
  meeting.stairsMeet = false;
  meeting.breaksFence = false;
  meeting.meetsGarden = false;
  meeting.meetsCastle = false;
  for (let i = 0; i < across.length; i++) {
    const word = grid[cell + across[i]];
    if (word === EMPTY) continue;
    const other = shownOn(word, facing[i]);
    const code = wallCodes[i];
    const owner = ownerOf(word);
    if (!isWall(other)) {
      if (code === FENCE && owner === PASSAGE) meeting.breaksFence = true; // C-10.2
      continue;
    }
    if (code === FENCE || other === FENCE) meeting.breaksFence = true;
    if (owner === MOAT) continue; // C-11.4
    const room = owner - 1;
    if (!meeting.touches.includes(room)) meeting.touches.push(room);
    if (isEntrance(code) && isEntrance(other)) {
      joinDoors(code, other, room);
      if (cell + across[i] === plan.drawbridge || plan.rooms[room].garden) meeting.meetsGarden = true;
      else meeting.meetsCastle = true;
    }
  }
  meetDiagonals(plan, form, cell);
  return meeting;
}

/**
 * Whether a tile that overlaps nothing may lie here as far as its neighbours are concerned: the short form of `meet` for trying many places.
 */
export function joinsWell(plan: Plan, form: Form, cell: number): boolean {
  const { grid } = plan;
  const { across, facing, wallCodes } = form;
  let met = false;
  let garden = false;
  let castle = false;
  for (let i = 0; i < across.length; i++) {
    const word = grid[cell + across[i]];
    if (word === EMPTY) continue;
    const other = shownOn(word, facing[i]);
    const code = wallCodes[i];
    if (!isWall(other)) {
      if (code === FENCE && ownerOf(word) === PASSAGE) return false; // C-10.2
      continue;
    }
    if (code === FENCE || other === FENCE) return false;
    if (!isEntrance(code) || !isEntrance(other)) continue;
    if (levelsDiffer(code, other) || areStairs(code, other)) return false;
    met = true;
    if (plan.drawbridge < 0) continue;
    if (cell + across[i] === plan.drawbridge || plan.rooms[ownerOf(word) - 1].garden) garden = true;
    else castle = true;
  }
  if (!met || (garden && (castle || form.tile.type !== 'outdoor'))) return false;
  return form.halves.length === 0 || diagonalsAreFree(plan, form, cell);
}

function diagonalsAreFree({ grid }: Plan, { cells, covers, halves }: Form, cell: number): boolean {
  for (const i of halves) {
    const present = coverOf(grid[cell + cells[i]]);
    if (isHalf(present) && (covers[i] >= FENCED_HALF || present >= FENCED_HALF)) return false;
  }
  return true;
}

/** C-1.6: entrances of one level only, and never two stairs. */
export function levelsDiffer(code: number, other: number): boolean {
  return ((code ^ other) & 1) === 1;
}

export function areStairs(code: number, other: number): boolean {
  return code > 4 && other > 4;
}

function joinDoors(code: number, other: number, room: number): void {
  meeting.met = true;
  if (levelsDiffer(code, other)) meeting.levelsDiffer = true;
  else if (areStairs(code, other)) meeting.stairsMeet = true;
  const known = meeting.links.indexOf(room);
  if (known >= 0) meeting.doors[known]++;
  else {
    meeting.links.push(room);
    meeting.doors.push(1);
  }
}

function isHalf(cover: number): boolean {
  return cover >= HALF && cover < ROUND_3;
}

// C-1.4: diagonals touch where two half cells fill one cell
function meetDiagonals(plan: Plan, form: Form, cell: number): void {
  const { cells, covers } = form;
  for (const i of form.halves) {
    const word = plan.grid[cell + cells[i]];
    const present = coverOf(word);
    if (!isHalf(present)) continue;
    if (covers[i] >= FENCED_HALF || present >= FENCED_HALF) meeting.breaksFence = true;
    const room = ownerOf(word) - 1;
    if (!meeting.touches.includes(room)) meeting.touches.push(room);
  }
}
