import { signMark } from '../common/signs.ts';
import { element } from '../common/svg.ts';

/** Every kind of sign on the palace. Nothing else can be marked, so whoever explains these explains all. */
export const PALACE_SIGNS = ['room', 'type', 'swan', 'reward', 'owner', 'complete', 'bubble', 'door', 'moat', 'pond'] as const;

/** A part of a drawing that can be asked about. */
export function marked(kind: (typeof PALACE_SIGNS)[number], about: string | undefined, ...parts: readonly string[]): string {
  const drawn = parts.join('');
  return drawn === '' ? '' : element('g', signMark(kind, about), drawn);
}
