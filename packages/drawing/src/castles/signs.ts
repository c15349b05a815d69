import { signMark } from '../common/signs.ts';

/** Every kind of sign on a plan. Nothing else can be marked, so whoever explains these explains all. */
export const CASTLE_SIGNS = [
  'room',
  'type',
  'printed',
  'bonus',
  'size',
  'completed',
  'scored',
  'door',
  'courtyard',
  'fence',
  'passage',
  'moat',
  'barbican',
] as const;

export function sign(kind: (typeof CASTLE_SIGNS)[number], about?: string | number): { readonly 'data-sign': string } {
  return signMark(kind, about);
}
