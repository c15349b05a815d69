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

// C-1.3: which covers may lie in one cell together, and what the cell is then
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
  const { grid } = plan.drawing;
  for (let i = 0; i < cells.length; i++) {
    const word = grid[cell + cells[i]];
    if (word !== EMPTY && (covers[i] === FULL || SHARES[coverOf(word) * COVER_CODES + covers[i]] === 0)) return true;
  }
  return false;
}

/** What a tile would touch, and how. */
export interface Contacts {
  /** Connected rooms and through how many doors, in step. */
  readonly links: number[];
  readonly doors: number[];
  readonly touches: number[];
  /** An entrance of the tile finds another's, whether or not they may be joined. */
  readonly met: boolean;
  readonly levelsDiffer: boolean;
  readonly stairsMeet: boolean;
  readonly breaksFence: boolean;
  /** It would join the drawbridge or a garden behind it, or anything else. */
  readonly meetsGarden: boolean;
  readonly meetsCastle: boolean;
}

/** The neighbours of a tile at a place, as counted lists: entries beyond the count mean nothing. Valid until the next call. */
export interface Neighbourhood {
  readonly links: Uint8Array;
  readonly doors: Uint8Array;
  linked: number;
  readonly touches: Uint8Array;
  touched: number;
}

const around: Neighbourhood = {
  links: new Uint8Array(256),
  doors: new Uint8Array(256),
  linked: 0,
  touches: new Uint8Array(256),
  touched: 0,
};

/** Looks along the walls of a tile that overlaps nothing. */
export function contactsAt(plan: Plan, form: Form, cell: number): Contacts {
  const { grid } = plan.drawing;
  const { across, facing, wallCodes } = form;
  const { links, doors, linked, touches, touched } = neighbourhood(plan, form, cell);
  const contacts = {
    links: firstOf(links, linked),
    doors: firstOf(doors, linked),
    touches: firstOf(touches, touched),
    met: linked > 0,
    levelsDiffer: false,
    stairsMeet: false,
    breaksFence: !diagonalsAreFree(plan, form, cell),
    meetsGarden: false,
    meetsCastle: false,
  };
  for (let i = 0; i < across.length; i++) {
    const word = grid[cell + across[i]];
    if (word === EMPTY) continue;
    const other = shownOn(word, facing[i]);
    const code = wallCodes[i];
    const owner = ownerOf(word);
    if (!isWall(other)) {
      if (code === FENCE && owner === PASSAGE) contacts.breaksFence = true; // C-10.2
      continue;
    }
    if (code === FENCE || other === FENCE) contacts.breaksFence = true;
    if (owner === MOAT || !isEntrance(code) || !isEntrance(other)) continue;
    if (levelsDiffer(code, other)) contacts.levelsDiffer = true;
    else if (areStairs(code, other)) contacts.stairsMeet = true;
    if (cell + across[i] === plan.drawbridge || plan.rooms[owner - 1].garden) contacts.meetsGarden = true;
    else contacts.meetsCastle = true;
  }
  return contacts;
}

export function firstOf(list: Uint8Array, count: number): number[] {
  const first: number[] = [];
  for (let i = 0; i < count; i++) first.push(list[i]);
  return first;
}

/** Who would be connected with the tile and who would touch it: the short form of `contactsAt` for appraising many places. */
export function neighbourhood({ drawing: { grid } }: Plan, form: Form, cell: number): Neighbourhood {
  const { across, facing, wallCodes } = form;
  around.linked = 0;
  around.touched = 0;
  for (let i = 0; i < across.length; i++) {
    const word = grid[cell + across[i]];
    if (word === EMPTY) continue;
    const other = shownOn(word, facing[i]);
    const owner = ownerOf(word);
    if (!isWall(other) || owner === MOAT) continue; // C-11.4
    addTouch(owner - 1);
    if (isEntrance(wallCodes[i]) && isEntrance(other)) addDoor(owner - 1);
  }
  if (form.halves.length > 0) addDiagonals(grid, form, cell);
  return around;
}

/** Of the neighbourhood looked at last. */
export function doorsTo(room: number): number {
  const { links, doors, linked } = around;
  for (let i = 0; i < linked; i++) if (links[i] === room) return doors[i];
  return 0;
}

function addTouch(room: number): void {
  const { touches, touched } = around;
  for (let i = 0; i < touched; i++) if (touches[i] === room) return;
  touches[touched] = room;
  around.touched++;
}

function addDoor(room: number): void {
  const { links, doors, linked } = around;
  for (let i = 0; i < linked; i++) {
    if (links[i] !== room) continue;
    doors[i]++;
    return;
  }
  links[linked] = room;
  doors[linked] = 1;
  around.linked++;
}

// C-1.4: diagonals touch where two half cells fill one cell
function addDiagonals(grid: Int32Array, { cells, halves }: Form, cell: number): void {
  for (const i of halves) {
    const word = grid[cell + cells[i]];
    if (isHalf(coverOf(word))) addTouch(ownerOf(word) - 1);
  }
}

/**
 * Whether a tile that overlaps nothing may lie here as far as its neighbours are concerned: the short form of `contactsAt` for trying many places.
 */
export function joinsWell(plan: Plan, form: Form, cell: number): boolean {
  const { grid } = plan.drawing;
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

function diagonalsAreFree({ drawing: { grid } }: Plan, { cells, covers, halves }: Form, cell: number): boolean {
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

function isHalf(cover: number): boolean {
  return cover >= HALF && cover < ROUND_3;
}
