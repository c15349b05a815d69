import { ADDITIONAL_ROOMS } from '../../src/castles/data/rooms-additional.ts';
import { FIRST_EDITION_ROOMS } from '../../src/castles/data/rooms-first-edition.ts';
import type { PlacedTile } from '../../src/castles/index.ts';
import { tileOf } from '../../src/castles/index.ts';
import { BOXES, type Drawing, draw, quarterTurn, SHAPES } from './drawing.ts';

/*
 * A second, slow opinion on placing and open space, written from C-1.3 to C-1.8 and C-2.1 alone: every cell and edge is a text in a Map.
 */

interface Surveyed {
  readonly tile: string;
  /** `full`, or how the cell's corner is cut: `half NW`, `fenced NE`, `round3 SE`, `round5 SW`. */
  readonly cells: ReadonlyMap<string, string>;
  /** Walls by cell and side. */
  readonly edges: ReadonlyMap<string, string>;
  /** Outer unit edges behind which a remainder lies, by cell and side. */
  readonly free: ReadonlyMap<string, string>;
  /** The flat edges at the ends of each round remainder. */
  readonly ends: ReadonlyMap<string, readonly string[]>;
}

const STEPS: { readonly [side: string]: readonly [number, number] } = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const OPPOSITE: { readonly [side: string]: string } = { N: 'S', E: 'W', S: 'N', W: 'E' };
const FACING: { readonly [corner: string]: string } = { NW: 'SE', NE: 'SW', SE: 'NW', SW: 'NE' };
const rooms = new Map([...FIRST_EDITION_ROOMS, ...ADDITIONAL_ROOMS].map((room) => [room.id, room]));

function drawingOf({ tile, r, level }: PlacedTile): Drawing {
  const everyEdge = '0,0N 1,0N 2,0N 3,0N 4,0N 5,0N 5,0E 0,0S 1,0S 2,0S 3,0S 4,0S 5,0S 0,0W';
  const corridor = (entrances: string) => ({ type: 'corridor', entrances }) as const;
  let drawing: Drawing;
  if (tile === 'foyer') drawing = draw(corridor('0,1W 2,1E 1,2S'), 'octagon', [3, 3], () => 'main');
  else if (tile === 'hallway') drawing = draw(corridor(everyEdge), 'box', [6, 1], () => level ?? 'main');
  else if (tile === 'stairs')
    drawing = draw(corridor('0,0W 2,0E'), 'box', [3, 1], (side) => (side === 'W' ? 'down stairs' : 'main stairs'));
  else {
    const room = rooms.get(tile);
    if (!room) throw new Error(`no room ${tile}`);
    const on = room.type === 'downstairs' ? 'down' : 'main';
    drawing = draw(room, SHAPES[room.size] ?? 'box', BOXES[room.size], () => on);
  }
  for (let turn = 0; turn < r; turn++) drawing = quarterTurn(drawing);
  return drawing;
}

const surveys = new WeakMap<PlacedTile, Surveyed>();

function survey(placed: PlacedTile): Surveyed {
  let surveyed = surveys.get(placed);
  if (!surveyed) {
    surveyed = measure(placed);
    surveys.set(placed, surveyed);
  }
  return surveyed;
}

function measure(placed: PlacedTile): Surveyed {
  const drawing = drawingOf(placed);
  const { size } = tileOf(placed.tile);
  const round = placed.tile !== 'hallway' && (size === 150 || size === 500) ? drawing.width : 0;
  const at = (x: number, y: number) => `${x + placed.x},${y + placed.y}`;
  const cells = new Map(drawing.cells.map(([x, y]) => [at(x, y), 'full']));
  const free = new Map<string, string>();
  const ends = new Map<string, string[]>();
  for (const [x, y, corner, kind] of drawing.cuts) {
    cells.set(at(x, y), `${round ? `round${round}` : kind === 'fence' ? 'fenced' : 'half'} ${corner}`);
    const remainder = `${at(x, y)} ${corner}`;
    for (const side of corner) {
      const inward = corner.replace(side, '');
      const [dx, dy] = STEPS[OPPOSITE[inward]];
      const reach = round ? (round - 1) / 2 : 1;
      for (let i = 0; i < reach; i++) free.set(`${at(x + i * dx, y + i * dy)} ${side}`, remainder);
      if (round) ends.set(remainder, [...(ends.get(remainder) ?? []), `${at(x + reach * dx, y + reach * dy)} ${side}`]);
    }
  }
  const edges = new Map(drawing.edges.map(([x, y, side, shows]) => [`${at(x, y)} ${side}`, shows]));
  return { tile: placed.tile, cells, edges, free, ends };
}

function across(edge: string): string {
  const [cell, side] = edge.split(' ');
  const [x, y] = cell.split(',').map(Number);
  return `${x + STEPS[side][0]},${y + STEPS[side][1]} ${OPPOSITE[side]}`;
}

const isDoor = (shows: string | undefined): boolean => shows?.startsWith('main') === true || shows?.startsWith('down') === true;
const kindOf = (cut: string): string => cut.split(' ')[0].replace('fenced', 'half');
const SHARING = new Set(['half half', 'half round5', 'round5 half', 'round5 round5', 'round5 round3', 'round3 round5']);

// C-1.3
function mayShare(one: string, other: string): boolean {
  if (one === 'full' || other === 'full') return false;
  return FACING[one.split(' ')[1]] === other.split(' ')[1] && SHARING.has(`${kindOf(one)} ${kindOf(other)}`);
}

export interface Survey {
  readonly connections: readonly string[];
  readonly adjacent: readonly string[];
  readonly external: number;
  readonly courtyards: number;
  /** Cells in which two tiles meet. */
  readonly shared: number;
}

export function surveyOf(tiles: readonly PlacedTile[]): Survey {
  const all = tiles.map(survey);
  const connections = new Set<string>();
  const adjacent = new Set<string>();
  let shared = 0;
  for (const [i, one] of all.entries()) {
    for (const [j, other] of all.entries()) {
      if (j <= i) continue;
      for (const [edge, shows] of one.edges) {
        const facing = other.edges.get(across(edge));
        if (facing === undefined) continue;
        adjacent.add(`${i} ${j}`);
        if (isDoor(shows) && isDoor(facing)) connections.add(`${i} ${j}`);
      }
      for (const [cell, cut] of one.cells) {
        const opposite = other.cells.get(cell);
        if (opposite === undefined) continue;
        shared++;
        if (kindOf(cut) === 'half' && kindOf(opposite) === 'half') adjacent.add(`${i} ${j}`);
      }
    }
  }
  return { connections: [...connections], adjacent: [...adjacent], shared, ...openSpace(all) };
}

// C-1.8
function openSpace(all: readonly Surveyed[]): { external: number; courtyards: number } {
  const covers = new Map<string, string[]>();
  for (const { cells } of all) for (const [cell, cut] of cells) covers.set(cell, [...(covers.get(cell) ?? []), cut]);
  const sealed = (cell: string): boolean =>
    covers.get(cell)?.length === 2 && covers.get(cell)?.every((cut) => kindOf(cut) === 'half') === true;
  const freeEdges = new Map(all.flatMap(({ free }) => [...free]));
  /** The space that lies directly behind an edge, named by the cell on that side. */
  const behind = (edge: string): string | null => {
    const [cell] = edge.split(' ');
    if (!covers.has(cell)) return cell;
    const remainder = freeEdges.get(edge);
    return remainder === undefined || sealed(remainder.split(' ')[0]) ? null : remainder;
  };
  const positions = [...covers.keys()].map((cell) => cell.split(',').map(Number));
  const xs = positions.map(([x]) => x);
  const ys = positions.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs) - 1, Math.max(...xs) + 1, Math.min(...ys) - 1, Math.max(...ys) + 1];
  const links = new Map<string, Set<string>>();
  const join = (one: string, other: string | null): void => {
    if (other === null) return;
    const [x, y] = other.split(' ')[0].split(',').map(Number);
    if (x < left || x > right || y < top || y > bottom) return;
    links.set(one, (links.get(one) ?? new Set()).add(other));
    links.set(other, (links.get(other) ?? new Set()).add(one));
  };
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (!covers.has(`${x},${y}`)) for (const side of 'NESW') join(`${x},${y}`, behind(across(`${x},${y} ${side}`)));
    }
  }
  for (const { free, ends } of all) {
    for (const [edge, remainder] of free) if (!sealed(remainder.split(' ')[0])) join(remainder, behind(across(edge)));
    for (const [remainder, flats] of ends) for (const flat of flats) join(remainder, behind(across(flat)));
    for (const remainder of new Set(free.values())) {
      const [cell, corner] = remainder.split(' ');
      if (covers.get(cell)?.length === 2 && !sealed(cell)) join(remainder, `${cell} ${FACING[corner]}`);
    }
  }
  const reach = (start: string): Set<string> => {
    const found = new Set([start]);
    for (const node of found) for (const next of links.get(node) ?? []) found.add(next);
    return found;
  };
  const outside = reach(`${left},${top}`);
  const walls = new Map(all.flatMap(({ edges }) => [...edges]));
  const yards: Set<string>[] = [];
  let external = 0;
  for (const [edge, shows] of walls) {
    if (!isDoor(shows)) continue;
    const space = behind(across(edge));
    if (space === null) continue;
    if (outside.has(space)) external++;
    else if (!yards.some((yard) => yard.has(space))) yards.push(reach(space));
  }
  return { external, courtyards: yards.length };
}

// C-2.1
export function obstacleBy(tiles: readonly PlacedTile[], placed: PlacedTile): string | null {
  const all = tiles.map(survey);
  const added = survey(placed);
  for (const { cells } of all) {
    for (const [cell, cut] of added.cells) {
      const present = cells.get(cell);
      if (present !== undefined && !mayShare(cut, present)) return 'overlap';
    }
  }
  const walls = new Map(all.flatMap(({ edges }) => [...edges]));
  const facing = [...added.edges].flatMap(([edge, shows]) => {
    const other = walls.get(across(edge));
    return other === undefined ? [] : [[shows, other] as const];
  });
  const doors = facing.filter(([one, other]) => isDoor(one) && isDoor(other));
  if (doors.length === 0) return 'unconnected';
  if (doors.some(([one, other]) => one.split(' ')[0] !== other.split(' ')[0])) return 'level';
  if (doors.some(([one, other]) => one.includes('stairs') && other.includes('stairs'))) return 'stairs';
  if (facing.some(([one, other]) => one === 'fence' || other === 'fence')) return 'fence';
  for (const { cells } of all) {
    for (const [cell, cut] of added.cells) {
      const cuts = [cut, cells.get(cell) ?? ''];
      if (cuts.every((each) => kindOf(each) === 'half') && cuts.some((each) => each.startsWith('fenced'))) return 'fence';
    }
  }
  return openSpace([...all, added]).external > 0 ? null : 'enclosed';
}
