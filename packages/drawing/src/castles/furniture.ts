import { element } from '../svg.ts';
import { type Chance, px } from './ink.ts';
import { type Aim, type Box, type Floor, fit } from './layout.ts';
import { type Door, OUTWARD } from './outline.ts';
import type { RoomType } from './palette.ts';
import { inkWidth, type Pen, wallWidth } from './pen.ts';

/** A piece seen from above, in hundredths of a cell. */
interface Piece {
  readonly width: number;
  readonly height: number;
  readonly body: string; // filled with paper
  readonly lines: string;
}

function circle(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const barrel: Piece = { width: 44, height: 44, body: circle(22, 22, 21), lines: `${circle(22, 22, 14)}M8 15H36M5 22H39M8 29H36` };
const chest: Piece = { width: 64, height: 36, body: 'M1 1H63V35H1Z', lines: 'M1 12H63M16 1V35M48 1V35M28 12V20H36V12' };
const chair: Piece = { width: 44, height: 44, body: 'M4 10C4 0 40 0 40 10V42H4Z', lines: 'M11 42V15H33V42M11 20H33' };
const tree: Piece = {
  width: 84,
  height: 84,
  body: 'M42 4C56 -2 70 10 69 22C84 26 86 46 74 54C76 70 60 82 47 74C36 86 18 80 17 66C2 62 -2 44 10 36C4 20 20 6 33 12C35 8 38 5 42 4Z',
  lines: 'M30 30C36 24 46 26 48 34M52 52C58 50 62 44 60 38M26 52C28 60 36 62 42 58M42 40L42 48M36 44H48',
};
const bush: Piece = {
  width: 46,
  height: 46,
  body: 'M23 3C33 -1 42 8 40 16C48 22 44 38 34 38C28 48 12 44 12 35C1 32 0 16 11 13C11 6 17 2 23 3Z',
  lines: 'M17 20C20 16 25 17 26 21M25 31C29 30 31 27 30 24',
};

const PIECES: { readonly [type in RoomType]: readonly Piece[] } = {
  living: [
    {
      width: 130,
      height: 90,
      body: 'M6 6H124V84H6Z',
      lines: `M14 14H116V76H14Z${circle(65, 45, 20)}M0 10L6 10M0 26L6 26M0 42H6M0 58H6M0 74H6M124 10H130M124 26H130M124 42H130M124 58H130M124 74H130`,
    },
    chair,
    chair,
  ],
  sleeping: [
    {
      width: 92,
      height: 116,
      body: 'M2 2H90V114H2Z',
      lines: 'M10 10H42V30H10ZM50 10H82V30H50ZM2 40C30 46 60 36 90 42M2 52C30 58 60 48 90 54M2 108H90',
    },
    chest,
    chair,
  ],
  food: [
    {
      width: 150,
      height: 72,
      body: 'M5 12H145V60H5Z',
      lines: `${circle(32, 36, 11)}${circle(75, 36, 13)}${circle(118, 36, 11)}M20 6H44M63 6H87M106 6H130M20 66H44M63 66H87M106 66H130${circle(75, 36, 7)}`,
    },
    barrel,
    barrel,
  ],
  utility: [
    {
      width: 110,
      height: 34,
      body: 'M1 1H109V33H1Z',
      lines: `M28 1V33M55 1V33M82 1V33${circle(14, 17, 7)}${circle(68, 17, 7)}M33 10H50M33 17H50M33 24H50M88 8H103V26H88Z`,
    },
    { width: 52, height: 52, body: 'M1 1H51V51H1Z', lines: 'M8 8H44V44H8ZM8 8L44 44M44 8L8 44' },
    barrel,
  ],
  outdoor: [tree, bush, bush, tree],
  activity: [
    {
      width: 104,
      height: 96,
      body: 'M4 4H100V30C100 52 84 50 72 62C60 76 62 92 40 92C16 92 4 76 4 56Z',
      lines: 'M4 20H100M16 4V20M28 4V20M40 4V20M52 4V20M64 4V20M76 4V20M88 4V20',
    },
    {
      width: 84,
      height: 84,
      body: circle(42, 42, 24),
      lines: `${circle(42, 9, 8)}${circle(42, 75, 8)}${circle(9, 42, 8)}${circle(75, 42, 8)}${circle(42, 42, 18)}`,
    },
    chair,
  ],
  downstairs: [
    { width: 50, height: 104, body: 'M10 1H40L49 24L38 103H12L1 24Z', lines: 'M15 8H35L42 25L33 96H17L8 25ZM25 30V66M16 42H34' },
    barrel,
    { width: 42, height: 42, body: 'M1 1H41V41H1Z', lines: `${circle(21, 21, 15)}${circle(21, 21, 9)}` },
    barrel,
  ],
  corridor: [
    {
      width: 46,
      height: 46,
      body: 'M1 1H45V45H1Z',
      lines: `${circle(23, 23, 16)}M23 10L26 20L36 21L28 27L31 37L23 31L15 37L18 27L10 21L20 20Z`,
    },
    bush,
    chest,
  ],
};

const CORNERS: readonly Aim[] = [
  [1, 1],
  [1, 0],
  [0, 0.5],
  [1, 0.5],
  [0.5, 1],
  [0.5, 0],
];

/** What stands in a room that is looked at closely, clear of labels and doors. */
export function furnitureFragment(
  type: RoomType,
  floor: Floor,
  labels: readonly Box[],
  doors: readonly Door[],
  pen: Pen,
  chance: Chance,
): string {
  const { size } = pen;
  const taken = [...labels.map((box) => widened(box, size * 0.05)), ...doors.map((door) => inFrontOf(door, pen))];
  const turn = Math.floor(chance() * 2);
  let svg = '';
  for (const [index, piece] of PIECES[type].entries()) {
    const aim = CORNERS[(index * 2 + turn) % CORNERS.length];
    for (const standing of [false, true]) {
      const [width, height] = (standing ? [piece.height, piece.width] : [piece.width, piece.height]).map((part) => (part * size) / 100);
      const box = fit(floor, width, height, aim, taken);
      if (!box) continue;
      taken.push(widened(box, size * 0.06));
      svg += drawPiece(piece, box, standing, type, pen);
      break;
    }
  }
  return svg === '' ? '' : element('g', { class: 'furniture', opacity: 0.62 }, svg);
}

function drawPiece({ height, body, lines }: Piece, { x, y }: Box, standing: boolean, type: RoomType, pen: Pen): string {
  const { theme, size } = pen;
  const { light, text } = theme.types[type];
  const turn = standing ? ` translate(${height} 0) rotate(90)` : '';
  const line = { stroke: text, 'stroke-width': (inkWidth(pen) * 62) / size, 'stroke-linejoin': 'round' };
  return element(
    'g',
    { transform: `translate(${px(x)} ${px(y)}) scale(${(size / 100).toFixed(3)})${standing ? turn : ''}` },
    element('path', { d: body, fill: light, ...line }),
    element('path', { d: lines, fill: 'none', ...line }),
  );
}

function widened({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Nobody puts a chair into a doorway. */
function inFrontOf({ middle, side }: Door, pen: Pen): Box {
  const { size } = pen;
  const depth = wallWidth(pen) + 0.42;
  const [ox, oy] = OUTWARD[side];
  const width = (ox === 0 ? 0.7 : depth) * size;
  const height = (oy === 0 ? 0.7 : depth) * size;
  const [cx, cy] = [(middle[0] - (ox * depth) / 2) * size, (middle[1] - (oy * depth) / 2) * size];
  return { x: cx - width / 2, y: cy - height / 2, width, height };
}
