import { sampled } from '../../../../testing/thorough.ts';
import type { VisitOptions } from './chromium.ts';

export const DESK = { size: { width: 1440, height: 900 } } as const;
export const PHONE = { size: { width: 390, height: 844 }, touch: true } as const;

type Sight = readonly [name: string, options: VisitOptions & { readonly size: { readonly width: number; readonly height: number } }];

const SIGHTS: readonly Sight[] = [
  ['desktop by day', { ...DESK, theme: 'light' }],
  ['phone by night', { ...PHONE, theme: 'dark' }],
  ['desktop by night', { ...DESK, theme: 'dark' }],
  ['phone by day', { ...PHONE, theme: 'light' }],
];

/** The one that stands for the others in `npm test`; a long run looks at every size in every theme. */
export function sights(standsForOthers: 'desktop by day' | 'phone by night'): readonly Sight[] {
  return sampled(SIGHTS, ([name]) => name === standsForOthers);
}
