import { type Hanging, type Room, roomOf } from '@luftschloss/engine/between';
import { at, element, scaledAt } from '../common/svg.ts';
import { type Distance, distanceAt, type Look, readable } from './distance.ts';
import { hangingPicture, typeIcon } from './icons.ts';
import { marked } from './marks.ts';
import { betweenLetters, CRIMSON, GOLD, INK, PAPER, SLATE, STONE, TONES } from './palette.ts';
import { patternId } from './scenery.ts';
import { wishLabel } from './wishes.ts';
import { fitted, wrapped, write } from './words.ts';

export const WIDTH = 156;
export const HEIGHT = 128;
const FLOOR = 20;

export interface Walls {
  /** Whether the cell above is empty and the room needs a roof. */
  readonly roof: boolean;
  /** A gable instead of battlements. */
  readonly gable: boolean;
}

/** A room with its upper left corner at 0,0; without points as it lies in a hand. */
export function drawRoom(number: number, points: number | null, walls: Walls, look: Look): string {
  const room = roomOf(number);
  const shell = (room.open ? openWalls(room) : closedWalls(room)) + (walls.roof && !room.open ? roof(walls.gable) : '');
  const coin = points === null ? '' : pointsCoin(points, WIDTH, look.scale);
  return shell + CONTENTS[distanceAt(look.scale)](room, look) + coin;
}

/** Without a name above it there is more room for the label. */
const GROWN = 1.25;
/** A label across the whole room: wishes are what one plays by. */
const ACROSS = 1.76;

/** For what is drawn enlarged: it has more pixels. */
function closer(look: Look, times: number): Look {
  return { ...look, scale: look.scale * times };
}

function wish(room: Room, look: Look): string {
  return marked('wish', undefined, wishLabel(room, look));
}

export function hung(hanging: Hanging): string {
  return marked('hanging', hanging, hangingPicture(hanging));
}

/** What does not fit at a distance is left out rather than shrunk. */
const CONTENTS: { readonly [D in Distance]: (room: Room, look: Look) => string } = {
  near: (room, look) =>
    roomName(room, look) +
    (room.hanging ? at(32, 64, hung(room.hanging)) : emptyWall(room)) +
    at(105, 62, wish(room, look)) +
    typeSeal(room, look),
  middle: (room, look) =>
    (room.hanging ? at(26, 46, hung(room.hanging)) : '') +
    scaledAt(room.hanging ? 100 : WIDTH / 2, 44, GROWN, wish(room, closer(look, GROWN))) +
    typeSeal(room, look),
  wish: (room, look) =>
    scaledAt(WIDTH / 2, 33, ACROSS, wish(room, closer(look, ACROSS))) +
    (room.hanging ? scaledAt(70, 96, 1.1, hung(room.hanging)) : scaledAt(68, 96, 1.4, typeSign(room))) +
    letterBox(room, 8, HEIGHT - 8, look),
  far: (room, look) =>
    scaledAt(room.hanging ? 106 : WIDTH / 2, 42, 1.9, typeSign(room)) +
    (room.hanging ? scaledAt(48, 44, 1.35, hung(room.hanging)) : '') +
    letterBox(room, 8, HEIGHT - 8, look),
};

function closedWalls({ type }: Room): string {
  const { wash } = TONES[type];
  return [
    element('rect', { width: WIDTH, height: HEIGHT, fill: wash }),
    element('rect', { y: HEIGHT - FLOOR, width: WIDTH, height: FLOOR, fill: '#000000', 'fill-opacity': 0.06 }),
    element('rect', { width: WIDTH, height: HEIGHT, fill: `url(#${patternId(type)})` }),
    element('rect', { x: 1, y: 1, width: WIDTH - 2, height: HEIGHT - 2, fill: 'none', stroke: INK, 'stroke-width': 3.4 }),
    element('rect', { x: 4.5, y: 4.5, width: WIDTH - 9, height: HEIGHT - 9, fill: 'none', stroke: INK, 'stroke-width': 0.8 }),
    element('path', { d: `M4 ${HEIGHT - FLOOR}H${WIDTH - 4}`, stroke: INK, 'stroke-width': 1, 'stroke-opacity': 0.55 }),
  ].join('');
}

/** Open to the sky: only a floor, a hedge or a wall behind, and a fence at the sides. */
function openWalls({ type, id }: Room): string {
  const { wash } = TONES[type];
  const horizon = id === 'tower' ? 0 : 30;
  return [
    id === 'tower' ? towerRoof() : '',
    element('path', {
      d:
        id === 'tower'
          ? `M0 0H${WIDTH}V${HEIGHT}H0Z`
          : `M0 ${HEIGHT}V${horizon + 8}Q39 ${horizon - 14} 78 ${horizon + 4}T${WIDTH} ${horizon + 8}V${HEIGHT}Z`,
      fill: id === 'tower' ? STONE : wash,
      stroke: INK,
      'stroke-width': id === 'tower' ? 3 : 1.2,
    }),
    element('rect', {
      y: horizon + 10,
      width: WIDTH,
      height: HEIGHT - horizon - 10,
      fill: `url(#${patternId(id === 'tower' ? 'downstairs' : type)})`,
    }),
    id === 'tower' ? '' : fence(0) + fence(WIDTH - 10),
    element('path', { d: `M0 ${HEIGHT - 2}H${WIDTH}`, stroke: INK, 'stroke-width': 4 }),
  ].join('');
}

function fence(x: number): string {
  const d = `M${x + 1} ${HEIGHT}V52M${x + 9} ${HEIGHT}V52M${x - 1} 60H${x + 11}M${x - 1} ${HEIGHT - 18}H${x + 11}M${x + 5} ${HEIGHT}V46`;
  return element('path', { d, stroke: INK, 'stroke-width': 1.5, 'stroke-linecap': 'round' });
}

function towerRoof(): string {
  return [
    element('path', {
      d: `M-5 0L${WIDTH / 2} -66L${WIDTH + 5} 0Z`,
      fill: SLATE,
      stroke: INK,
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }),
    element('path', {
      d: `M30 -6L${WIDTH / 2} -60M${WIDTH - 30} -6L${WIDTH / 2} -60M${WIDTH / 2} -4V-60`,
      stroke: INK,
      'stroke-opacity': 0.35,
    }),
    element('path', { d: `M${WIDTH / 2} -66V-92L${WIDTH / 2 + 22} -85L${WIDTH / 2} -78`, fill: CRIMSON, stroke: INK, 'stroke-width': 1.6 }),
  ].join('');
}

/** A roof reaches into the empty cell above. */
export function roof(gable: boolean, width = WIDTH): string {
  if (!gable) return element('path', { d: battlements(width), fill: STONE, stroke: INK, 'stroke-width': 1.8, 'stroke-linejoin': 'round' });
  const middle = width / 2;
  return [
    element('path', {
      d: `M-6 0L${middle} -46L${width + 6} 0Z`,
      fill: SLATE,
      stroke: INK,
      'stroke-width': 2.2,
      'stroke-linejoin': 'round',
    }),
    element('path', { d: `M24 -9H${width - 24}M48 -22H${width - 48}`, stroke: INK, 'stroke-opacity': 0.35, 'stroke-dasharray': '9 4' }),
    element('circle', { cx: middle, cy: -20, r: 7, fill: '#f7dc8d', stroke: INK, 'stroke-width': 1.4 }),
  ].join('');
}

function battlements(width: number): string {
  const merlon = width / 12;
  let d = 'M0 0V-15';
  for (let i = 0; i < 6; i++) d += `h${merlon}v7h${i < 5 ? merlon : 0}v${i < 5 ? -7 : 0}`;
  return `${d}H${width}V0Z`;
}

function roomName({ type, open, id }: Room, { scale, language }: Look): string {
  const lines = wrapped(language.term('between.room', id), 21);
  const size = readable(14, scale);
  const fill = TONES[type].text;
  const plate =
    open && id !== 'tower'
      ? element('rect', {
          x: 12,
          y: 6,
          width: WIDTH - 24,
          height: 8 + lines.length * 15,
          rx: 4,
          fill: PAPER,
          stroke: INK,
          'stroke-width': 1,
        })
      : '';
  return (
    plate +
    lines
      .map((line, i) => fitted(WIDTH / 2, 20 + i * 15, line, { width: WIDTH - 14, size, scale }, { bold: true, serif: true, fill }))
      .join('')
  );
}

/** Rooms without a hanging show a larger picture of what they are. */
function emptyWall(room: Room): string {
  return scaledAt(32, 64, 1.5, typeSign(room));
}

function typeSign({ type, id }: Room): string {
  return marked('type', type, typeIcon(type, id));
}

/** Always in the lower left: icon on a seal, and the letter of the type. */
function typeSeal(room: Room, look: Look): string {
  const { type, id } = room;
  return (
    marked(
      'type',
      type,
      element('circle', { cx: 22, cy: HEIGHT - 23, r: 15, fill: TONES[type].deep, stroke: INK, 'stroke-width': 1.6 }),
      scaledAt(22, HEIGHT - 23, 0.95, typeIcon(type, id)),
    ) + letterBox(room, 40, HEIGHT - 14, look)
  );
}

/** The letter of the type on paper, from its lower left corner. */
function letterBox({ type }: Room, x: number, y: number, { scale, language }: Look): string {
  const size = readable(13, scale);
  if (size === 0) return '';
  const letter = betweenLetters(language)[type];
  const box = size + 5;
  const width = box + ([...letter].length - 1) * size * 0.5;
  return marked(
    'type',
    type,
    element('rect', { x, y: y - box, width, height: box, rx: 3, fill: PAPER, stroke: INK, 'stroke-width': 1 }),
    write(x + width / 2, y - box / 2 + size * 0.36, letter, { anchor: 'middle', size, bold: true }),
  );
}

export interface Coin {
  readonly x: number; // of its middle
  readonly y: number;
  readonly radius: number;
  readonly size: number; // of its letters
}

/** In the lower right corner of a room that is so wide; none where it could not be read. */
export function coinIn(width: number, scale: number): Coin | null {
  const size = readable(17, scale);
  const radius = Math.max(15, size * 0.85);
  return size === 0 ? null : { x: width - 9 - radius, y: HEIGHT - 8 - radius, radius, size };
}

export function pointsCoin(points: number, width: number, scale: number): string {
  const coin = coinIn(width, scale);
  if (!coin) return '';
  const { x, y, radius, size } = coin;
  return marked(
    'worth',
    undefined,
    element('circle', { cx: x, cy: y, r: radius, fill: points > 0 ? GOLD : PAPER, stroke: INK, 'stroke-width': 1.6 }),
    write(x, y + size * 0.35, String(points), { anchor: 'middle', size, bold: true }),
  );
}
