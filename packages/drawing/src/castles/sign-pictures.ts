import { element } from '../common/svg.ts';
import { castleDefs, type DrawOptions, penFor } from './castle.ts';
import { courtyardFragment } from './courtyards.ts';
import { ENTRANCE_STATES, type EntranceState } from './entrances.ts';
import { fenceFragment } from './fence.ts';
import { BONUS_SIGNS, useShape } from './icons.ts';
import { px } from './ink.ts';
import { labelAlone } from './labels.ts';
import { doorPicture } from './legend.ts';
import type { Pen } from './pen.ts';

type Picture = { readonly width: number; readonly height: number; readonly svg: string }; // pixels

const LABELS = ['printed', 'size', 'completed', 'scored'] as const;
type BonusKind = keyof typeof BONUS_SIGNS;

/** Signs of a plan that can be drawn one by one: labels, relations of a bonus, doors by what they face, and what lies around rooms. */
export type SignPicture = (typeof LABELS)[number] | BonusKind | `door-${EntranceState}` | 'door-down' | 'courtyard' | 'fence';

/** One sign of a plan alone, for a legend. */
export function drawSign(sign: SignPicture, options: DrawOptions): string {
  const pen = penFor({ cellSize: 40, ...options, detail: 'close', untitled: true });
  const { width, height, svg } = pictureOf(sign, pen);
  const around = 3;
  const box = [-around, -around, width + 2 * around, height + 2 * around].map(px).join(' ');
  const size = { width: Math.round(width + 2 * around), height: Math.round(height + 2 * around) };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: box, ...size }, element('defs', {}, castleDefs(pen)), svg);
}

function pictureOf(sign: SignPicture, pen: Pen): Picture {
  const { size } = pen;
  const label = LABELS.find((each) => each === sign);
  if (label) return labelAlone(label, pen);
  if (sign in BONUS_SIGNS) return { width: 24, height: 24, svg: useShape(`sign-${sign}`, 0, 0, 24, pen.theme.ink, pen) };
  if (sign === 'courtyard') return { width: size, height: size, svg: courtyardFragment([[0, 0]], pen) };
  if (sign === 'fence') {
    const along = fenceFragment([{ kind: 'fence', from: [1.2, 0], to: [0, 0], side: 0, starts: true, ends: true }], pen);
    return { width: size * 1.2, height: size * 0.4, svg: element('g', { transform: `translate(0 ${px(size * 0.2)})` }, along) };
  }
  const state = ENTRANCE_STATES.find((each) => sign === `door-${each}`) ?? 'plain';
  const door = doorPicture(state, sign === 'door-down' ? 'down' : 'main', pen);
  // The path from an external door is longer than what lies behind the others.
  const above = state === 'external' ? 0.9 : 0.4;
  return {
    width: size * 1.4,
    height: size * (above + 0.5),
    svg: element('g', { transform: `translate(${px(size * 0.2)} ${px(size * above)})` }, door),
  };
}
