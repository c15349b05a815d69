import { type Castle, isComplete, type PlacedTile, type PlanRoom, planOf, WINDOW } from '@luftschloss/engine/castles';
import type { Language } from '@luftschloss/words';
import { mix } from '../common/color.ts';
import { element } from '../common/svg.ts';
import type { ThemeName } from '../common/theme.ts';
import { courtyardCells, courtyardDefs, courtyardFragment } from './courtyards.ts';
import { doorKey, type EntranceState, entranceDefs, entranceStates, pathFragment, thresholdFragment } from './entrances.ts';
import { floorDefs } from './floors.ts';
import { iconDefs } from './icons.ts';
import { px } from './ink.ts';
import { type Door, outlineOf, outlinePath, type Point, wallOf } from './outline.ts';
import { THEMES } from './palette.ts';
import { type Detail, detailFor, type Pen } from './pen.ts';
import { askedFragment, askedPicture, boxWith, markFragment } from './pointing.ts';
import { contentsFragment, type RoomPicture, shellFragment } from './room.ts';
import { compassFragment, documentOf, paperDefs, paperFragment, titleFragment } from './sheet.ts';
import { type Surroundings, surroundingsOf, tunnelledEntrances, tunnelsFragment, waterFragment } from './surroundings.ts';

export interface DrawOptions {
  readonly language: Language;
  readonly cellSize?: number; // pixels; 40 unless told
  readonly theme?: ThemeName;
  readonly detail?: Detail; // by the cell size unless told
  readonly prefix?: string; // of every id, for several drawings on one page
  readonly margin?: number; // cells of paper around the castle
  readonly untitled?: boolean; // no titles that browsers show beside the pointer
}

export interface CastleOptions extends DrawOptions {
  readonly points?: readonly number[]; // per room: what it scored when placed
  readonly title?: string;
  readonly subtitle?: string;
  readonly marked?: readonly number[]; // rooms to be pointed out
  readonly asked?: PlacedTile; // a tile that does not lie there, and perhaps may not
}

export function penFor({ language, cellSize = 40, theme = 'day', detail, prefix = 'l-', untitled = false }: DrawOptions): Pen {
  return { size: cellSize, theme: THEMES[theme], detail: detail ?? detailFor(cellSize), prefix, language, untitled };
}

export function castleDefs(pen: Pen): string {
  return paperDefs(pen) + entranceDefs(pen) + courtyardDefs(pen) + floorDefs(pen) + iconDefs(pen);
}

/** A castle as a complete SVG document. */
export function drawCastle(castle: Castle, options: CastleOptions): string {
  const pen = penFor(options);
  const { size } = pen;
  const { drawing: words } = options.language.words;
  const margin = options.margin ?? 1.6;
  const picture = picturesOf(castle, options.points ?? []);
  const asked = options.asked ? askedPicture(castle, options.asked) : null;
  const box = boxWith(picture.box, asked);
  const caption = options.title === undefined ? 0 : Math.max(46, size * 1.7);
  const width = Math.max(box.width + 2 * margin, options.title === undefined ? 0 : 9) * size;
  const height = (box.height + 2 * margin) * size + caption;
  const corner: Point = [(width - box.width * size) / 2, margin * size];
  const origin: Point = [corner[0] + (picture.box.left - box.left) * size, corner[1] + (picture.box.top - box.top) * size];
  const pointed = (options.marked ?? []).map((room) => markFragment(picture.rooms[room], pen));
  const asking = asked ? askedFragment(asked, picture.box, pen) : '';
  return documentOf(
    { width, height, title: options.title ?? words.castles.castle(), description: describeCastle(castle, options.language) },
    pen,
    castleDefs(pen),
    paperFragment(width, height, origin, pen),
    asked ? '' : compassIn(castle, box, origin, [width, height - caption], pen),
    element(
      'g',
      { class: 'castle', transform: `translate(${px(origin[0])} ${px(origin[1])})` },
      castleFragment(picture, pen),
      ...pointed,
      asking,
    ),
    options.title === undefined
      ? ''
      : titleFragment(options.title, options.subtitle ?? '', width, height - margin * size * 0.5 - caption * 0.42, pen),
  );
}

export interface CastleBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface CastlePicture {
  readonly rooms: readonly RoomPicture[];
  readonly courtyards: readonly Point[]; // their cells
  readonly surroundings: Surroundings;
  readonly box: CastleBox;
}

/** A castle as it is to be drawn, from the upper left of its box. */
export function picturesOf(castle: Castle, points: readonly number[] = []): CastlePicture {
  const plan = planOf(castle);
  const states = entranceStates(plan, tunnelledEntrances(castle));
  const { left, top, right, bottom } = plan.box;
  const at = (cell: number): Point => [(cell % WINDOW) - left, Math.floor(cell / WINDOW) - top];
  const rooms = plan.rooms.map(({ form, cell }, index) => ({
    form,
    index,
    x: at(cell)[0],
    y: at(cell)[1],
    states: states[index],
    completed: isComplete(plan, index, false),
    scored: index === 0 ? undefined : points[index],
  }));
  return {
    rooms,
    courtyards: courtyardCells(plan).map(at),
    surroundings: surroundingsOf(castle, plan, left + top * WINDOW),
    box: { left, top, width: right - left + 1, height: bottom - top + 1 },
  };
}

/** The ground, water and ways out, the rooms, the thresholds between them and what the rooms contain, in the order of painting. */
export function castleFragment({ rooms, courtyards, surroundings }: Omit<CastlePicture, 'box'>, pen: Pen): string {
  return (
    groundFragment(rooms, courtyards, pen) +
    waterFragment(surroundings, pen) +
    waysOut(rooms, pen) +
    tunnelsFragment(surroundings, pen) +
    rooms.map((room) => shellFragment(room, pen)).join('') +
    element('g', { class: 'thresholds' }, ...thresholds(rooms, pen)) +
    rooms.map((room) => contentsFragment(room, pen)).join('')
  );
}

/** A wash of meadow around the walls, and the shadow that they throw. */
function groundFragment(rooms: readonly RoomPicture[], courtyards: readonly Point[], pen: Pen): string {
  const { size, theme } = pen;
  const outlines = rooms.map(({ form, x, y }) =>
    element('path', { d: outlinePath(outlineOf(form), size), transform: `translate(${x * size} ${y * size})` }),
  );
  const castle = `${pen.prefix}silhouette`;
  const silhouette = element('defs', {}, element('g', { id: castle }, ...outlines));
  const wash = (width: number, share: number): string => {
    const color = mix(theme.paper, theme.ground, share);
    return element('use', { href: `#${castle}`, fill: color, stroke: color, 'stroke-width': width * size, 'stroke-linejoin': 'round' });
  };
  // Watercolour: the rim of a wash dries darker than its middle.
  const washes =
    pen.detail === 'far' ? [wash(1.3, 0.6)] : [wash(2.12, 0.55), wash(2.04, 0.3), wash(1.5, 0.5), wash(1, 0.72), wash(0.55, 0.95)];
  const shift = `translate(${px(size * 0.1)} ${px(size * 0.13)})`;
  const shadow = element('use', { href: `#${castle}`, fill: theme.shadow, opacity: 0.3, transform: shift });
  return element('g', { class: 'ground' }, silhouette, ...washes, courtyardFragment(courtyards, pen), shadow);
}

function shifted(door: Door, { x, y }: RoomPicture): Door {
  return { ...door, middle: [door.middle[0] + x, door.middle[1] + y] };
}

function doorsOf(room: RoomPicture): (readonly [door: Door, state: EntranceState])[] {
  return wallOf(room.form).doors.map((door) => [shifted(door, room), room.states?.get(doorKey(door)) ?? 'plain'] as const);
}

function waysOut(rooms: readonly RoomPicture[], pen: Pen): string {
  return rooms.flatMap((room) => doorsOf(room).map(([door, state]) => pathFragment(door, state, pen))).join('');
}

/** Both rooms of a pair have the entrance: the one that sees it to the east or south draws the threshold. The end of a passage belongs to one room. */
function thresholds(rooms: readonly RoomPicture[], pen: Pen): string[] {
  return rooms.flatMap((room) =>
    doorsOf(room)
      .filter(([{ side }, state]) => state === 'tunnelled' || (state === 'connected' && (side === 1 || side === 2)))
      .map(([door]) => thresholdFragment(door, pen)),
  );
}

function compassIn(castle: Castle, box: CastleBox, origin: Point, sheet: Point, pen: Pen): string {
  if (pen.detail === 'far' || castle.barbican) return '';
  const radius = pen.size * 1.25;
  const gap = radius + pen.size * 0.7;
  const { rooms } = planOf(castle);
  const free = (at: Point): boolean => rooms.every((room) => isClear(room, box, origin, at, radius * 1.15, pen.size));
  const corners: Point[] = [
    [sheet[0] - gap, gap],
    [gap, gap],
    [gap, sheet[1] - gap],
    [sheet[0] - gap, sheet[1] - gap],
  ];
  const corner = corners.find(free);
  return corner ? compassFragment(corner, radius, pen) : '';
}

function isClear({ form, cell }: PlanRoom, box: CastleBox, origin: Point, [cx, cy]: Point, radius: number, size: number): boolean {
  const left = origin[0] + ((cell % WINDOW) - box.left) * size;
  const top = origin[1] + (Math.floor(cell / WINDOW) - box.top) * size;
  const dx = Math.max(left - cx, 0, cx - left - form.width * size);
  const dy = Math.max(top - cy, 0, cy - top - form.height * size);
  return Math.hypot(dx, dy) > radius + size * 0.6;
}

function describeCastle({ tiles }: Castle, { words, term }: Language): string {
  const { castles } = words.drawing;
  const rooms = tiles.map(({ tile, level }) => (level === 'down' ? castles.downstairs({ room: tile }) : term('castles.room', tile)));
  return castles.plan({ count: tiles.length, rooms });
}
