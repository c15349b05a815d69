import { castlesOf } from './seating.ts';
import type { BetweenView } from './view.ts';

/**
 * The table as it would look if the viewer's own choice lay open already and nobody else's did: what can be tried while others choose. `null` at any other time.
 * It holds nothing that is not in the view.
 */
export function asIfRevealed(view: BetweenView): BetweenView | null {
  const { viewer, phase, chosen } = view;
  if (viewer === null || phase !== 'choose' || chosen === null) return null;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return {
    ...view,
    phase: 'place',
    revealed: seats.map((seat) => (seat === viewer ? chosen : [])),
    unserved: seats.map((seat) => (seat === viewer ? castlesOf(view, viewer) : [])),
  };
}
