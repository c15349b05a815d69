import { signMark } from '../common/signs.ts';
import { element } from '../common/svg.ts';

/** Every kind of sign in a castle seen from the side. Nothing else can be marked, so whoever explains these explains all. */
export const BETWEEN_SIGNS = ['room', 'type', 'hanging', 'wish', 'worth', 'attendant', 'throne-wish'] as const;

/** A room of a castle, with the cell in which it lies. */
export function roomMarked(cell: string, drawn: string): string {
  return element('g', { ...signMark('room' satisfies (typeof BETWEEN_SIGNS)[number]), 'data-room': cell }, drawn);
}

/** A part of a drawing that can be asked about. */
export function marked(kind: (typeof BETWEEN_SIGNS)[number], about: string | undefined, ...parts: readonly string[]): string {
  const drawn = parts.join('');
  return drawn === '' ? '' : element('g', signMark(kind, about), drawn);
}
