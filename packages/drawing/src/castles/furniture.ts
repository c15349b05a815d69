import { element } from '../common/svg.ts';
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

const fountain: Piece = {
  width: 120,
  height: 120,
  body: circle(60, 60, 58),
  lines: `${circle(60, 60, 48)}${circle(60, 60, 20)}${circle(60, 60, 8)}M28 50C32 46 36 54 40 50M80 74C84 70 88 78 92 74M50 26C54 22 58 30 62 26M56 96C60 92 64 100 68 96`,
};
const flowers: Piece = {
  width: 90,
  height: 36,
  body: 'M10 2H80C92 6 92 30 80 34H10C-2 30 -2 6 10 2Z',
  lines: `${circle(18, 13, 4)}${circle(32, 23, 4)}${circle(46, 13, 4)}${circle(60, 23, 4)}${circle(74, 13, 4)}`,
};

const hearth: Piece = {
  width: 96,
  height: 34,
  body: 'M1 1H95V24H78L70 33H26L18 24H1Z',
  lines: 'M22 1V14H74V1M38 12C36 4 46 6 44 0M56 12C60 4 50 6 54 0M30 14H66',
};
const books: Piece = {
  width: 104,
  height: 28,
  body: 'M1 1H103V27H1Z',
  lines: 'M1 20H103M10 1V20M18 1V20M30 1V20M36 1V20M50 1V20M58 1V20M64 1V20M78 1V20M86 1V20M94 1V20',
};
const carpet: Piece = {
  width: 130,
  height: 56,
  body: 'M6 2H124V54H6Z',
  lines: 'M14 10H116V46H14ZM36 28L65 14L94 28L65 42ZM0 6H6M0 18H6M0 30H6M0 42H6M124 6H130M124 18H130M124 30H130M124 42H130',
};
const benches: Piece = {
  width: 120,
  height: 60,
  body: 'M1 1H119V17H1ZM1 43H119V59H1Z',
  lines: 'M30 1V17M60 1V17M90 1V17M30 43V59M60 43V59M90 43V59',
};
const oven: Piece = {
  width: 76,
  height: 56,
  body: 'M1 1H75V55H1Z',
  lines: `${circle(21, 20, 12)}${circle(55, 20, 12)}${circle(21, 20, 6)}${circle(55, 20, 6)}M12 42H64V50H12Z`,
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
    hearth,
    books,
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
    carpet,
    hearth,
  ],
  food: [
    {
      width: 150,
      height: 72,
      body: 'M5 12H145V60H5Z',
      lines: `${circle(32, 36, 11)}${circle(75, 36, 13)}${circle(118, 36, 11)}M20 6H44M63 6H87M106 6H130M20 66H44M63 66H87M106 66H130${circle(75, 36, 7)}`,
    },
    barrel,
    oven,
    barrel,
    books,
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
    benches,
    barrel,
    books,
  ],
  outdoor: [fountain, tree, bush, tree, bush, flowers, tree, flowers],
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
    carpet,
    chair,
    benches,
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
    carpet,
    bush,
    chest,
    bush,
  ],
};

const CORNERS: readonly Aim[] = [
  [1, 0.85],
  [0, 0.55],
  [1, 0.15],
  [0.45, 1],
  [1, 0.5],
  [0, 0.3],
  [0.5, 0],
  [0.3, 0.75],
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
  for (const [index, piece] of piecesFor(type, floor, size).entries()) {
    const aim = CORNERS[(index + turn * 2) % CORNERS.length];
    for (const standing of [false, true]) {
      const [width, height] = (standing ? [piece.height, piece.width] : [piece.width, piece.height]).map((part) => (part * size) / 100);
      const box = fit(floor, width, height, aim, taken);
      if (!box) continue;
      taken.push(widened(box, size * 0.06));
      svg += drawPiece(piece, box, standing, type, pen);
      break;
    }
  }
  return svg === '' ? '' : element('g', { class: 'furniture', opacity: 0.72 }, svg);
}

/** Small rooms have no place for the large pieces, however hard one pushes. */
function piecesFor(type: RoomType, { bounds }: Floor, size: number): readonly Piece[] {
  const cells = (bounds.width * bounds.height) / size ** 2;
  return cells >= 9 ? PIECES[type] : PIECES[type].filter(({ width, height }) => width * height < 12_000).slice(0, 3);
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
