import {
  type Board,
  BUILDABLE,
  type Bubble,
  COLOURS,
  cellIndex,
  connect,
  EMPTY,
  facesOf,
  facing,
  type PlacedTile,
  STEP,
  type Swan,
  swanOf,
  TILE_TYPES,
  type Tile,
  tileOf,
  WALL,
} from '@luftschloss/engine/palace';
import type { Language, Who } from '@luftschloss/words';
import { signMark } from '../common/signs.ts';
import { at, element, escapeText, scaledAt } from '../common/svg.ts';
import { SANS, SMALLEST_TEXT } from '../common/text.ts';
import { ICONS } from './icons.ts';
import { marked } from './marks.ts';
import { type Palette, palaceLetters, SEATS } from './palette.ts';
import { line, shape } from './pen.ts';
import { shield, swan, swanPad } from './signs.ts';

export const CELL = 84;
const HALF = CELL / 2;
const EDGE = HALF - 2.5;
const GAP = 12;

const DOOR_STATES = ['connected', 'pending', 'blocked'] as const;
type DoorState = (typeof DOOR_STATES)[number];

function doorState(board: Board, cell: number, direction: number): DoorState {
  if (connect(board.doors[cell * 4 + direction], facing(board, cell, direction))) return 'connected';
  const faced = cell + STEP[direction];
  return board.ground[faced] === EMPTY && BUILDABLE[faced] === 1 ? 'pending' : 'blocked';
}

/** Where the swan of a door sits, from the middle of its tile. */
export function swanPlace(direction: number, grown = 1): { readonly x: number; readonly y: number } {
  const way = EDGE - 11 * grown;
  const [x, y] = [
    [0, -way],
    [way, 0],
    [0, way],
    [-way, 0],
  ][direction];
  return { x, y };
}

/** How tiles are drawn: in which colours and words, and with how many pixels of the screen for each unit. */
export interface Manner {
  readonly palette: Palette;
  readonly language: Language;
  readonly scale: number;
  /** No titles that browsers show beside the pointer. */
  readonly untitled?: boolean;
}

/** One tile of the palace, its middle at the origin. */
export function drawRoom(board: Board, placed: PlacedTile, owner: Who | null, manner: Manner): string {
  const { palette, language, scale } = manner;
  const distance = distanceAt(scale);
  const tile = tileOf(placed.tile);
  const cell = cellIndex(placed.x, placed.y);
  const faces = facesOf(placed.tile, placed.turns);
  const sides = faces.map((door, direction) => {
    const state = doorState(board, cell, direction);
    const side = door === WALL ? use('wall') : marked('door', state, use(`door-${state}`));
    return element('g', { transform: `rotate(${direction * 90})` }, side);
  });
  const grown = SWAN_SIZES[distance];
  const swans = faces.map((door, direction) => {
    const colour = swanOf(door);
    if (colour === null || grown === 0) return '';
    const { x, y } = swanPlace(direction, grown);
    return scaledAt(x, y, grown, marked('swan', swanKey(colour), use('pad'), use(`swan-${swanKey(colour)}`)));
  });
  return element(
    'g',
    { ...signMark('room'), ...(manner.untitled ? { 'data-tile': placed.tile } : {}) },
    manner.untitled ? '' : element('title', {}, escapeText(roomTitle(placed, owner, language))),
    floor(tile, placed, palette),
    ...sides,
    ...swans,
    ...MARKS[distance](tile, placed, manner),
  );
}

function roomTitle({ tile, complete }: PlacedTile, who: Who | null, { words }: Language): string {
  const { palace } = words.drawing;
  const facts = { type: tileOf(tile).type, complete: complete ? 'yes' : 'no' };
  return who ? palace.roomOf({ ...facts, who }) : palace.room(facts);
}

function floor({ type }: Tile, { turns, complete }: PlacedTile, palette: Palette): string {
  const box = { x: -EDGE, y: -EDGE, width: 2 * EDGE, height: 2 * EDGE, rx: 3 };
  const wash = element('rect', { ...box, fill: palette.rooms[type] });
  const pattern = element('rect', { ...box, fill: `url(#palace-floor-${type})` });
  const light = complete
    ? element('rect', { ...box, fill: type === 'downstairs' ? 'url(#palace-lit-downstairs)' : 'url(#palace-lit)' })
    : '';
  return wash + (type === 'stairs' ? flight(turns, palette) : pattern) + light;
}

/** Steps from the light end in the north of the tile down to the dark end in the south. */
function flight(turns: number, palette: Palette): string {
  const steps = Array.from({ length: 7 }, (_, i) =>
    line(`M${-EDGE + 4} ${-EDGE + 9 + i * 8.5} H${EDGE - 4}`, palette.ink, 0.9, { opacity: 0.45 }),
  );
  return element(
    'g',
    { transform: `rotate(${turns * 90})` },
    element('rect', { x: -EDGE, y: -2, width: 2 * EDGE, height: EDGE + 2, fill: palette.darkEnd }),
    element('rect', { x: -EDGE, y: -EDGE, width: 2 * EDGE, height: 2 * EDGE, fill: 'url(#palace-flight)' }),
    ...steps,
  );
}

function stones(from: number, to: number): string {
  let d = '';
  for (let x = from + 5; x < to - 1; x += 7) d += `M${x} ${-EDGE - 1.4}v3.4`;
  return d;
}

function wallPiece(from: number, to: number, palette: Palette): string {
  return (
    element('rect', { x: from, y: -EDGE - 2, width: to - from, height: 4.6, fill: palette.paper }) +
    line(`M${from} ${-EDGE - 1.8}H${to}M${from} ${-EDGE + 2.4}H${to}`, palette.wall, 1.3) +
    line(stones(from, to), palette.wall, 0.8)
  );
}

/** Towards the north: a gap with two posts, and what is beyond it. */
function doorSide(state: DoorState, palette: Palette): string {
  const posts = [-GAP, GAP]
    .map((x) => element('rect', { x: x - 1.8, y: -EDGE - 2.6, width: 3.6, height: 6, rx: 1, fill: palette.wall }))
    .join('');
  return wallPiece(-EDGE, -GAP, palette) + wallPiece(GAP, EDGE, palette) + BEYOND[state](palette) + posts;
}

const BEYOND: { readonly [S in DoorState]: (palette: Palette) => string } = {
  connected: ({ glow }) => element('rect', { x: -GAP, y: -HALF - 0.5, width: 2 * GAP, height: 6, fill: glow }),
  pending: ({ wall }) => line(`M-5 ${-HALF - 1}v-6M5 ${-HALF - 1}v-6`, wall, 1.2, { 'stroke-dasharray': '2 2.4' }),
  blocked: ({ brick, paper }) =>
    element('rect', { x: -GAP, y: -EDGE - 2, width: 2 * GAP, height: 5, fill: brick }) +
    line(
      `M${-GAP} ${-EDGE + 0.5}H${GAP}M-5 ${-EDGE - 2}v2.5M4 ${-EDGE - 2}v2.5M0 ${-EDGE + 0.5}v2.5M-8 ${-EDGE + 0.5}v2.5M8 ${-EDGE + 0.5}v2.5`,
      paper,
      0.7,
    ),
};

/** Everything that comes often is drawn once and used by its name. */
function use(name: string): string {
  return element('use', { href: `#palace-${name}` });
}

function swanKey(colour: Swan): string {
  return colour === '*' ? 'grey' : colour;
}

export function drawnOnce(palette: Palette, language: Language): string {
  const parts: readonly (readonly [name: string, drawing: string])[] = [
    ['pad', swanPad()],
    ['wax', waxSeal()],
    ['wall', wallPiece(-EDGE, EDGE, palette)],
    ...([...COLOURS, '*'] as const).map((colour) => [`swan-${swanKey(colour)}`, swan(colour)] as const),
    ...SEATS.map((_, seat) => [`shield-${seat}`, shield(seat)] as const),
    ...TILE_TYPES.map((type) => [`seal-${type}`, typeSeal(palaceLetters(language)[type], palette)] as const),
    ...TILE_TYPES.map((type) => [`icon-${type}`, ICONS[type](type === 'downstairs' ? palette.sealText : palette.ink)] as const),
    ...DOOR_STATES.map((state) => [`door-${state}`, doorSide(state, palette)] as const),
  ];
  return parts.map(([name, drawing]) => element('g', { id: `palace-${name}` }, drawing)).join('');
}

const CORNER = EDGE - 11.5;

/** Everything; letters written larger; swans and signs without letters; or only what a tile is, whose, and whether it is complete. */
type Distance = 'near' | 'middle' | 'small' | 'far';

/** From here on one can play: swans are what one matches, so they are there. */
const SMALLEST_PLAYED = 0.28;

function distanceAt(scale: number): Distance {
  if (scale >= 1) return 'near';
  if (scale >= 0.45) return 'middle';
  return scale >= SMALLEST_PLAYED ? 'small' : 'far';
}

/** Swans grow a little where everything else becomes small. */
const SWAN_SIZES: { readonly [D in Distance]: number } = { near: 1, middle: 1.08, small: 1.2, far: 0 };

export function swanSizeAt(scale: number): number {
  return SWAN_SIZES[distanceAt(scale)];
}

type Marks = (tile: Tile, placed: PlacedTile, manner: Manner) => string[];

/** Owner above left, completion above right, type below left, what it pays below right, the icon in the middle. */
const MARKS: { readonly [D in Distance]: Marks } = {
  near: (tile, placed, { language }) => [
    at(0, 0, element('g', { opacity: 0.92 }, iconOf(tile))),
    ...ownerAndSeal(placed, CORNER, 1),
    at(-CORNER, CORNER, marked('type', tile.type, use(`seal-${tile.type}`))),
    at(CORNER, CORNER, marked('bubble', undefined, pays(tile, language))),
  ],
  middle: (tile, placed, manner) => [
    at(0, 0, element('g', { opacity: 0.92 }, iconOf(tile))),
    ...ownerAndSeal(placed, CORNER, 1),
    // A letter in a bubble would be too small to read; swans and favors are pictures.
    tile.bubble?.item === 'room' ? '' : at(CORNER, CORNER, marked('bubble', undefined, pays(tile, manner.language))),
    letterOf(tile, -EDGE + 4, EDGE - 4, 'start', manner),
  ],
  small: (tile, placed) => [
    tile.reward ? '' : at(0, 0, element('g', { opacity: 0.92 }, iconOf(tile))),
    ...ownerAndSeal(placed, CORNER, 1.25),
  ],
  far: (tile, placed, manner) => [...ownerAndSeal(placed, 24, 1.5), letterOf(tile, 0, EDGE - 6, 'middle', manner)],
};

function ownerAndSeal({ owner, complete }: PlacedTile, corner: number, size: number): string[] {
  const grown = (x: number, name: string): string => element('g', { transform: `translate(${x} ${-corner}) scale(${size})` }, use(name));
  return [
    owner === null ? '' : marked('owner', String(owner), grown(-corner, `shield-${owner}`)),
    complete ? marked('complete', undefined, grown(corner, 'wax')) : '',
  ];
}

const LARGEST_LETTERS = 55;

/** The letter of the type alone, large enough for the screen, with a rim of the seal's colour around it. */
function letterOf({ type }: Tile, x: number, y: number, anchor: string, { palette, language, scale }: Manner): string {
  const { seal, sealText } = palette;
  const size = Math.min(LARGEST_LETTERS, SMALLEST_TEXT / scale);
  const letter = element(
    'text',
    {
      x,
      y,
      'text-anchor': anchor,
      'font-family': SANS,
      'font-size': size,
      'font-weight': 700,
      fill: sealText,
      stroke: seal,
      'stroke-width': size * 0.24,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    escapeText(palaceLetters(language)[type]),
  );
  return marked('type', type, letter);
}

function iconOf({ type, reward }: Tile): string {
  if (!reward) return marked('type', type, use(`icon-${type}`));
  const label = element('rect', {
    x: -16.5,
    y: -9.5,
    width: 33,
    height: 19,
    rx: 4,
    fill: '#fdf9ee',
    stroke: '#54473a',
    'stroke-width': 0.9,
  });
  const pair = reward.map((colour, i) =>
    element('g', { transform: `translate(${i * 15.4 - 7.2} 0.4) scale(0.82)` }, use(`swan-${swanKey(colour)}`)),
  );
  return marked('reward', undefined, label, ...pair);
}

function typeSeal(letter: string, { seal, sealText }: Palette): string {
  return (
    element('circle', { r: 9.4, fill: seal }) +
    element(
      'text',
      { y: 4, 'text-anchor': 'middle', 'font-family': SANS, 'font-size': SMALLEST_TEXT, 'font-weight': 700, fill: sealText },
      escapeText(letter),
    )
  );
}

/** A completed tile: sealed with wax. */
function waxSeal(): string {
  return (
    shape('M0 -8.6 C4 -9.6 8.8 -5 8.4 -0.6 C9.4 4 4.6 8.8 0.4 8.2 C-4 9.4 -8.8 4.8 -8 0.4 C-9.6 -3.8 -4.4 -9 0 -8.6 Z', '#c8322b', {
      stroke: '#7d1712',
      'stroke-width': 0.9,
    }) + line('M-3.8 0.2 L-1 3.2 L4 -3', '#fff6dc', 2)
  );
}

const BUBBLES: { readonly [I in Bubble['item']]: (bubble: Extract<Bubble, { item: I }>, language: Language) => string } = {
  swan: ({ colour }) => use('pad') + use(`swan-${swanKey(colour)}`),
  room: ({ type }, language) => letterBubble(palaceLetters(language)[type]),
  favor: () =>
    shape('M-5 -4 H5 V4.6 H-5 Z', '#fdf9ee') +
    line('M-5 -4 L0 0.6 L5 -4', '#2e2720', 1.1) +
    element('circle', { cy: 1.6, r: 1.9, fill: '#c8322b' }),
};

function letterBubble(letter: string): string {
  return element(
    'text',
    { y: 4, 'text-anchor': 'middle', 'font-family': SANS, 'font-size': SMALLEST_TEXT, 'font-weight': 700, fill: '#fdf9ee' },
    escapeText(letter),
  );
}

function pays({ bubble }: Tile, language: Language): string {
  if (!bubble) return '';
  return (
    element('circle', { r: 11.4, fill: '#16120e' }) +
    (BUBBLES[bubble.item] as (bubble: Bubble, language: Language) => string)(bubble, language)
  );
}
