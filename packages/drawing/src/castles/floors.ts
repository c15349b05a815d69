import type { Form } from '@luftschloss/engine/castles';
import { mix } from '../common/color.ts';
import { element } from '../common/svg.ts';
import { arrow, polygon, straight } from './ink.ts';
import { type Outline, outlinePath, type Point, turnPoint } from './outline.ts';
import { type RoomType, TYPES } from './palette.ts';
import { inkWidth, type Pen } from './pen.ts';

/** Gradients and floor patterns that the rooms of a document share. */
export function floorDefs(pen: Pen): string {
  return TYPES.map((type) => washDef(type, pen) + (pen.detail === 'far' ? '' : patternDef(type, pen))).join('');
}

function washDef(type: RoomType, { prefix, theme }: Pen): string {
  const { light, floor } = theme.types[type];
  return element(
    'radialGradient',
    { id: `${prefix}wash-${type}`, cx: 0.42, cy: 0.38, r: 0.85 },
    element('stop', { offset: 0, 'stop-color': mix(floor, light, 0.75) }),
    element('stop', { offset: 0.6, 'stop-color': floor }),
    element('stop', { offset: 1, 'stop-color': floor }),
  );
}

/** Lines of one repeat of a floor, on a square of the given side in hundredths of a cell. */
interface FloorPattern {
  readonly side: readonly [width: number, height: number];
  readonly lines: string;
  readonly filled?: string; // areas in the deeper wash
  readonly opacity: number;
}

const PATTERNS: { readonly [type in RoomType]: FloorPattern } = {
  // marbled
  living: {
    side: [100, 100],
    lines:
      'M0 22C18 10 30 40 52 26S82 8 100 22M12 100C20 76 40 84 46 66S70 52 76 40S92 30 100 34M0 34C8 40 6 52 14 58S22 80 12 100M60 100C66 90 84 92 100 78M0 78C4 74 6 72 8 66',
    opacity: 0.34,
  },
  // long boards
  sleeping: { side: [160, 50], lines: 'M0 0H160M0 25H160M38 0V25M118 25V50', opacity: 0.34 },
  // chequer
  food: { side: [50, 50], lines: '', filled: 'M0 0H25V25H0ZM25 25H50V50H25Z', opacity: 0.2 },
  // small tiles
  utility: { side: [25, 25], lines: 'M0 0H25M0 0V25', opacity: 0.34 },
  // grass strokes
  outdoor: {
    side: [120, 90],
    lines:
      'M14 22l-5 -11M14 22v-14M14 22l6 -10M74 34l-5 -10M74 34l1 -13M74 34l6 -9M40 68l-6 -10M40 68v-13M40 68l5 -11M102 76l-5 -10M102 76l1 -13M102 76l6 -9',
    opacity: 0.6,
  },
  // parquet
  activity: {
    side: [60, 60],
    lines: 'M0 0H60V60M0 30H60M30 0V60M0 10H30M0 20H30M40 0V30M50 0V30M10 30V60M20 30V60M30 40H60M30 50H60M0 0V60',
    opacity: 0.3,
  },
  // flagstones
  downstairs: {
    side: [130, 100],
    lines:
      'M0 2C30 -1 60 4 130 2M0 52C40 49 90 55 130 52M42 2C40 20 45 34 42 52M96 2C98 18 94 36 97 52M18 52C20 70 16 84 18 102M70 52C68 72 73 86 70 102',
    opacity: 0.75,
  },
  // irregular slabs
  corridor: {
    side: [110, 90],
    lines: 'M0 30L34 24L48 0M34 24L62 48L88 36L110 30M88 36L92 0M62 48L84 64L110 72M84 64L92 90M62 48L48 90M0 72L26 62L34 24M26 62L48 90',
    opacity: 0.36,
  },
};

function patternDef(type: RoomType, pen: Pen): string {
  const { side, lines, filled, opacity } = PATTERNS[type];
  const unit = pen.size / 100;
  const { deep } = pen.theme.types[type];
  return element(
    'pattern',
    {
      id: `${pen.prefix}floor-${type}`,
      width: side[0],
      height: side[1],
      patternUnits: 'userSpaceOnUse',
      patternTransform: `scale(${unit.toFixed(3)})`,
    },
    lines === '' ? '' : element('path', { d: lines, fill: 'none', stroke: deep, 'stroke-width': 2.4, opacity }),
    filled === undefined ? '' : element('path', { d: filled, fill: deep, opacity }),
  );
}

/** The wash of a room, its floor, and the pigment that gathers along the walls. */
export function floorFragment(outline: Outline, type: RoomType, pen: Pen): string {
  const { size, theme, prefix, detail } = pen;
  const whole = outlinePath(outline, size);
  const wash = element('path', { d: whole, fill: `url(#${prefix}wash-${type})` });
  if (detail === 'far') return wash;
  const rim = (width: number, opacity: number): string =>
    element('path', {
      d: outlinePath(outline, size, 0.1 + width / 2),
      fill: 'none',
      stroke: theme.types[type].deep,
      'stroke-width': width * size,
      'stroke-linejoin': 'round',
      opacity,
    });
  return wash + element('path', { d: whole, fill: `url(#${prefix}floor-${type})` }) + rim(0.22, 0.16) + rim(0.11, 0.22);
}

const TREADS = 9;

/** Stairs: treads from the dark end to the light end, and the way down. */
export function stairsFragment(form: Form, pen: Pen): string {
  const { size, theme } = pen;
  const dark = theme.name === 'day' ? '#3d444f' : '#0a1222';
  const light = theme.types.corridor.light;
  const point = (x: number, y: number): Point => {
    const [px, py] = turnPoint([x, y], 3, 1, form.turns);
    return [px * size, py * size];
  };
  let treads = '';
  for (let i = 0; i < TREADS; i++) {
    const from = (i * 3) / TREADS;
    const to = ((i + 1) * 3) / TREADS;
    const d = polygon([point(from, 0.04), point(to, 0.04), point(to, 0.96), point(from, 0.96)]);
    treads += element('path', { d, fill: mix(dark, light, i / (TREADS - 1)) });
  }
  if (pen.detail === 'far') return treads;
  let edges = '';
  for (let i = 1; i < TREADS; i++) edges += straight(point((i * 3) / TREADS, 0.1), point((i * 3) / TREADS, 0.9));
  const line = { fill: 'none', stroke: theme.ink, 'stroke-width': inkWidth(pen) * 0.7 };
  return treads + element('path', { d: edges, ...line, opacity: 0.7 });
}

/** The arrow on stairs that points down. */
export function descentFragment(form: Form, pen: Pen): string {
  const { size, theme } = pen;
  if (pen.detail === 'far') return '';
  const point = (x: number, y: number): Point => {
    const [px, py] = turnPoint([x, y], 3, 1, form.turns);
    return [px * size, py * size];
  };
  const d = arrow(point(1.5, 0.5), point(0.62, 0.5), size * 0.14);
  return element('path', {
    d,
    fill: 'none',
    stroke: theme.name === 'day' ? '#fff8e8' : theme.ink,
    'stroke-width': inkWidth(pen) * 1.3,
    'stroke-linecap': 'round',
  });
}
