import { isStackedRoom, type Tile } from '@luftschloss/engine/castles';
import { element } from '../common/svg.ts';
import { SMALLEST_TEXT } from '../common/text.ts';
import { inTwoLines } from './breaks.ts';
import { useShape, WINDOW_SIGN } from './icons.ts';
import { px } from './ink.ts';
import { type Aim, type Box, type Floor, fit, textWidth } from './layout.ts';
import { type RoomType, typeLetters } from './palette.ts';
import { inkWidth, type Pen } from './pen.ts';
import { sign } from './signs.ts';
import { textLine } from './text.ts';

/** Something that wants a place on the floor; of its forms the first that fits is drawn. */
interface Label {
  readonly aim: Aim;
  readonly forms: readonly LabelForm[];
}

interface LabelForm {
  readonly width: number;
  readonly height: number;
  readonly draw: (box: Box) => string;
}

export interface LabelWishes {
  readonly tile: Tile;
  readonly looks: RoomType; // what the floor is made of
  readonly completed: boolean;
  readonly scored: number | undefined;
  readonly nameless: boolean;
}

interface Arrangement {
  readonly svg: string;
  readonly taken: readonly Box[];
  readonly missing: number;
}

const NOTHING_YET: Arrangement = { svg: '', taken: [], missing: 0 };

/** All labels of a room, and the boxes that they cover. */
export function labelsFragment(wishes: LabelWishes, floor: Floor, pen: Pen): Arrangement {
  const { tile, looks, completed, scored, nameless } = wishes;
  const first = [badge(tile.type, pen), ...(tile.points === 0 ? [] : [keep(tile.points, pen)])];
  const rest = [
    ...(!isStackedRoom(tile) ? [] : [sizeLabel(tile.size, pen)]),
    ...(completed ? [litWindow(pen)] : []),
    ...(nameless ? [] : [nameLabel(tile, looks, pen)]),
    ...(scored === undefined ? [] : [coin(scored, pen)]),
  ];
  return arrange(rest, floor, arrangeMain(first, tile.bonus ? bonusLabel(tile.bonus, pen) : null, floor, pen));
}

/** The bonus belongs in the middle, badge and keep in the corners; the one with more room gives way. */
function arrangeMain(first: readonly Label[], bonus: Label | null, floor: Floor, { size }: Pen): Arrangement {
  const alone = arrange(first, floor, NOTHING_YET);
  if (!bonus) return alone;
  const around = bonus.forms.map((form) => arrange([{ ...bonus, forms: [form] }, ...first], floor, NOTHING_YET));
  const isFine = ({ missing, taken }: Arrangement, same: boolean): boolean =>
    missing === 0 && alone.taken.every((box, i) => isAbout(box, taken[i + 1], size * 0.9, same));
  const after = arrange([bonus], floor, alone);
  const isCentral = after.missing === 0 && isInMiddle(after.taken[after.taken.length - 1], floor, size * 0.8);
  const inOneRow = isFine(around[0], true) ? around[0] : null;
  const same = around.find((arranged) => isFine(arranged, true));
  return inOneRow ?? (isCentral ? after : null) ?? same ?? around.find((arranged) => isFine(arranged, false)) ?? after;
}

/** As large as before, of the same form if need be, and hardly moved. */
function isAbout(before: Box, after: Box, reach: number, same: boolean): boolean {
  if (same && before.width !== after.width) return false;
  return after.width * after.height >= before.width * before.height && Math.hypot(before.x - after.x, before.y - after.y) < reach;
}

function isInMiddle({ x, y, width, height }: Box, { bounds }: Floor, reach: number): boolean {
  return Math.hypot(x + width / 2 - bounds.x - bounds.width / 2, y + height / 2 - bounds.y - bounds.height / 2) < reach;
}

function arrange(labels: readonly Label[], floor: Floor, before: Arrangement): Arrangement {
  const taken = [...before.taken];
  let { svg, missing } = before;
  for (const { aim, forms } of labels) {
    let box: Box | null = null;
    for (const { width, height, draw } of forms) {
      box = fit(floor, width, height, aim, taken);
      if (!box) continue;
      taken.push(box);
      svg += draw(box);
      break;
    }
    if (!box) missing++;
  }
  return { svg, taken, missing };
}

function letterSize({ size }: Pen): number {
  return Math.max(SMALLEST_TEXT, Math.round(size * 0.28));
}

/** The badge of a type on its own, with the upper left corner at a place. */
export function badgeFragment(type: RoomType, x: number, y: number, pen: Pen): string {
  const [{ width, height, draw }] = badge(type, pen).forms;
  return draw({ x, y, width, height });
}

/** A label on its own, with its upper left corner at the origin. */
export function labelAlone(kind: 'printed' | 'size' | 'completed' | 'scored', pen: Pen): { width: number; height: number; svg: string } {
  const labels = {
    printed: () => keep(4, pen),
    size: () => sizeLabel(300, pen),
    completed: () => litWindow(pen),
    scored: () => coin(7, pen),
  };
  const [{ width, height, draw }] = labels[kind]().forms;
  return { width, height, svg: draw({ x: 0, y: 0, width, height }) };
}

/** The type: icon on a wax seal, letter on its ribbon. */
function badge(type: RoomType, pen: Pen): Label {
  const side = Math.max(18, Math.round(pen.size * 0.58));
  const letter = letterSize(pen);
  const more = [...typeLetters(pen.language)[type]].length - 1;
  const tail = Math.round(letter * (1.3 + 0.5 * more));
  const sealed = ({ x, y }: Box, turn: 0 | 90): string =>
    element(
      'g',
      sign('type', type),
      ribbon(x + side / 2, y + side / 2, side / 2 + tail - 2, letter, type, turn, pen),
      seal(x, y, side, type, pen),
    );
  const beside: LabelForm = {
    width: side + tail - 2,
    height: side,
    draw: (box) => sealed(box, 0),
  };
  const hanging: LabelForm = {
    width: side,
    height: side + tail - 2,
    draw: (box) => sealed(box, 90),
  };
  const small: LabelForm = { width: 15, height: 15, draw: (box) => letterSeal(box, type, false, pen) };
  return { aim: [0, 1], forms: [beside, hanging, small] };
}

function seal(x: number, y: number, side: number, type: RoomType, pen: Pen): string {
  const { seal: wax, onSeal } = pen.theme.types[type];
  const icon = side * 0.6;
  return (
    useShape('seal', x, y, side, wax, pen, onSeal) +
    element('circle', {
      cx: x + side / 2,
      cy: y + side / 2,
      r: side * 0.385,
      fill: 'none',
      stroke: onSeal,
      'stroke-width': 0.6,
      opacity: 0.5,
    }) +
    useShape(`icon-${type}`, x + (side - icon) / 2, y + (side - icon) / 2, icon, onSeal, pen)
  );
}

function ribbon(cx: number, cy: number, length: number, letter: number, type: RoomType, turn: 0 | 90, pen: Pen): string {
  const { theme } = pen;
  const half = letter * 0.6;
  const notch = letter * 0.25;
  const d = `M0 ${px(-half)}H${px(length)}L${px(length - notch)} 0L${px(length)} ${px(half)}H0Z`;
  const more = [...typeLetters(pen.language)[type]].length - 1;
  const middle = length - letter * (0.72 + 0.22 * more);
  const [lx, ly] = turn === 0 ? [cx + middle, cy] : [cx, cy + middle];
  return (
    element('path', {
      d,
      transform: `translate(${px(cx)} ${px(cy)})${turn === 0 ? '' : ' rotate(90)'}`,
      fill: theme.label,
      stroke: theme.types[type].mark,
      'stroke-width': inkWidth(pen) * 0.8,
    }) + textLine(typeLetters(pen.language)[type], lx, ly, { size: letter, color: theme.types[type].mark, face: 'sans', bold: true })
  );
}

/** Where there is no room for more, and far away: the letter alone on the seal. */
export function letterSeal({ x, y, width }: Box, type: RoomType, completed: boolean, pen: Pen): string {
  const { seal: wax, onSeal } = pen.theme.types[type];
  const letter = textLine(typeLetters(pen.language)[type], x + width / 2, y + width / 2, {
    size: SMALLEST_TEXT,
    color: onSeal,
    face: 'sans',
    bold: true,
  });
  const { gold, ink } = pen.theme;
  const lit = { cx: x + width / 2, cy: y + width / 2, r: width / 2 + 2, fill: gold, stroke: ink, 'stroke-width': 0.6, class: 'completed' };
  return (
    (completed ? element('circle', { ...lit, ...sign('completed') }) : '') +
    element('g', sign('type', type), useShape('seal', x, y, width, wax, pen, onSeal), letter)
  );
}

/** The printed points, in a keep. */
function keep(points: number, pen: Pen): Label {
  const size = Math.max(SMALLEST_TEXT + 1, Math.round(pen.size * 0.32));
  const width = Math.round(size * 1.55);
  const height = Math.round(size * 1.6);
  const { theme } = pen;
  const draw = ({ x, y }: Box): string => {
    const merlon = width / 5;
    const crown = height * 0.2;
    const d = `M${px(x)} ${px(y + height)}V${px(y)}h${px(merlon)}v${px(crown)}h${px(merlon)}v${px(-crown)}h${px(merlon)}v${px(crown)}h${px(merlon)}v${px(-crown)}h${px(merlon)}V${px(y + height)}Z`;
    return element(
      'g',
      sign('printed'),
      element('path', { d, fill: theme.label, stroke: theme.ink, 'stroke-width': inkWidth(pen), 'stroke-linejoin': 'round' }),
      textLine(String(points), x + width / 2, y + height * 0.62, { size, color: theme.onLabel, face: 'sans', bold: true }),
    );
  };
  return { aim: [0, 0], forms: [{ width, height, draw }] };
}

export function signed(points: number): string {
  return points < 0 ? `\u2212${-points}` : `+${points}`;
}

type BonusPart = { readonly width: number; readonly draw: (x: number, middle: number) => string };

/** The bonus on a plain paper label: how much, for what relation, for which types. */
function bonusLabel({ kind, points, types }: NonNullable<Tile['bonus']>, pen: Pen): Label {
  const { theme } = pen;
  const size = Math.max(SMALLEST_TEXT + 1, Math.round(pen.size * 0.31));
  const icon = Math.round(size * 1.12);
  const amount = signed(points);
  const text: BonusPart = {
    width: size * 1.25,
    draw: (x, middle) => textLine(amount, x + size * 0.6, middle, { size, color: theme.onLabel, face: 'sans', bold: true }),
  };
  const sign: BonusPart = { width: icon, draw: (x, middle) => useShape(`sign-${kind}`, x, middle - icon / 2, icon, theme.onLabel, pen) };
  const marks = types.map(
    (type): BonusPart => ({
      width: icon,
      draw: (x, middle) => useShape(`icon-${type}`, x, middle - icon / 2, icon, theme.types[type].mark, pen),
    }),
  );
  const half = Math.ceil(marks.length / 2);
  const layouts: BonusPart[][][] = [[[text, sign, ...marks]], [[text, sign], marks]];
  if (marks.length > 2) layouts.push([[text, sign], marks.slice(0, half), marks.slice(half)]);
  layouts.push([[text], [sign], ...marks.map((mark) => [mark])]);
  return { aim: [0.5, 0.5], forms: layouts.map((rows) => paperLabel(rows, icon, pen)) };
}

function paperLabel(rows: readonly (readonly BonusPart[])[], icon: number, pen: Pen): LabelForm {
  const gap = Math.round(icon * 0.22);
  const pad = Math.round(icon * 0.32);
  const widthOf = (row: readonly BonusPart[]): number => row.reduce((sum, part) => sum + part.width, gap * (row.length - 1));
  const width = Math.max(...rows.map(widthOf)) + pad * 2;
  const height = rows.length * (icon + gap) - gap + pad * 1.3;
  const { theme } = pen;
  const draw = ({ x, y }: Box): string => {
    let svg = element('rect', { x: x + 1.2, y: y + 1.5, width, height, fill: theme.shadow, opacity: 0.28 });
    svg += element('rect', { x, y, width, height, fill: theme.label, stroke: theme.faint, 'stroke-width': inkWidth(pen) * 0.7 });
    for (const [index, row] of rows.entries()) {
      let left = x + (width - widthOf(row)) / 2;
      const middle = y + pad * 0.65 + icon / 2 + index * (icon + gap);
      for (const part of row) {
        svg += part.draw(left, middle);
        left += part.width + gap;
      }
    }
    return element('g', { class: 'bonus', ...sign('bonus') }, svg);
  };
  return { width, height, draw };
}

/** How large the room is, in square feet: cards, stacks and favors count it. Lying or standing, whatever the room has place for. */
function sizeLabel(feet: number, pen: Pen): Label {
  const { theme } = pen;
  const text = String(feet);
  const form = (size: number, pad: number, standing: boolean): LabelForm => {
    const [long, deep] = [Math.round(size * 0.52 * text.length + pad * 2), Math.round(size * 0.86 + pad)];
    const [width, height] = standing ? [deep, long] : [long, deep];
    const draw = ({ x, y }: Box): string =>
      element(
        'g',
        { class: 'size', ...sign('size', feet) },
        element('rect', { x, y, width, height, rx: 1.5, fill: theme.label, stroke: theme.faint, 'stroke-width': inkWidth(pen) * 0.7 }),
        textLine(text, x + width / 2, y + height / 2, { size, color: theme.onLabel, face: 'sans', ...(standing ? { turn: -90 } : {}) }),
      );
    return { width, height, draw };
  };
  const usual = Math.max(SMALLEST_TEXT, Math.round(pen.size * 0.27));
  const forms = [form(usual, 3, false), form(usual, 3, true), form(SMALLEST_TEXT, 1, false), form(SMALLEST_TEXT, 1, true)];
  return { aim: [1, 1], forms };
}

/** Completed: somebody has lit the window. */
function litWindow(pen: Pen): Label {
  const side = Math.max(15, Math.round(pen.size * 0.42));
  const { theme } = pen;
  const draw = ({ x, y, width }: Box): string =>
    element(
      'g',
      {
        class: 'completed',
        ...sign('completed'),
        transform: `translate(${px(x - (side - width) / 2)} ${px(y)}) scale(${(side / 24).toFixed(3)})`,
      },
      element('circle', { cx: 12, cy: 12, r: 14, fill: theme.halo, opacity: 0.45 }),
      element('path', { d: WINDOW_SIGN, fill: theme.gold, stroke: theme.ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
      element('path', { d: 'M12 2V22M5 12H19', fill: 'none', stroke: theme.ink, 'stroke-width': 1.6 }),
    );
  return { aim: [1, 0], forms: [{ width: side * 0.75, height: side, draw }] };
}

/** The name along the room, in one line or two, lying or standing; left out where it does not fit. */
function nameLabel(tile: Tile, looks: RoomType, pen: Pen): Label {
  const largest = Math.max(SMALLEST_TEXT, Math.round(pen.size * (tile.size >= 400 ? 0.44 : 0.36)));
  const name = pen.language.term('castles.room', tile.id);
  const broken = inTwoLines(pen.language.form('castles.room', tile.id, 'breaks') ?? name);
  const forms: LabelForm[] = [];
  for (let size = largest; size >= SMALLEST_TEXT; size -= size > 16 ? 2 : 1) {
    forms.push(nameForm([name], size, false, looks, pen));
    if (broken) forms.push(nameForm(broken, size, false, looks, pen));
    forms.push(nameForm([name], size, true, looks, pen));
    if (broken) forms.push(nameForm(broken, size, true, looks, pen));
  }
  return { aim: [0.5, 0.2], forms };
}

function nameForm(lines: readonly string[], size: number, standing: boolean, type: RoomType, pen: Pen): LabelForm {
  const { text, floor } = pen.theme.types[type];
  const length = Math.max(...lines.map(textWidth)) * size + 4;
  const depth = lines.length * size * 1.1 + 1;
  const draw = ({ x, y, width, height }: Box): string =>
    lines
      .map((line, i) => {
        const shift = (i - (lines.length - 1) / 2) * size * 1.08;
        const style = { size, color: text, halo: floor, italic: false };
        const [cx, cy] = [x + width / 2, y + height / 2];
        return standing ? textLine(line, cx + shift, cy, { ...style, turn: -90 }) : textLine(line, cx, cy + shift, style);
      })
      .join('');
  return standing ? { width: depth, height: length, draw } : { width: length, height: depth, draw };
}

/** What the room scored when it was placed. */
function coin(points: number, pen: Pen): Label {
  const size = Math.max(SMALLEST_TEXT, Math.round(pen.size * 0.27));
  const text = points < 0 ? signed(points) : String(points);
  const side = Math.round(size * (text.length > 2 ? 2.1 : 1.75));
  const { theme } = pen;
  const draw = ({ x, y }: Box): string =>
    element(
      'g',
      { class: 'scored', ...sign('scored') },
      element('circle', {
        cx: x + side / 2,
        cy: y + side / 2,
        r: side / 2 - 0.5,
        fill: theme.gold,
        stroke: theme.ink,
        'stroke-width': inkWidth(pen) * 0.8,
      }),
      element('circle', {
        cx: x + side / 2,
        cy: y + side / 2,
        r: side / 2 - 2.6,
        fill: 'none',
        stroke: theme.onGold,
        'stroke-width': 0.6,
        opacity: 0.5,
      }),
      textLine(text, x + side / 2, y + side / 2, { size, color: theme.onGold, face: 'sans', bold: true }),
    );
  return { aim: [1, 1], forms: [{ width: side, height: side, draw }] };
}
