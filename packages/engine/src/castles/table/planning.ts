import { newTurn } from './state.ts';
import type { CastlesView } from './view.ts';

/**
 * The table as it would look if it were the viewer's turn now: what can be tried while others decide. `null` when the viewer is asked already, and where no turns
 * are taken. It holds nothing that is not in the view.
 */
export function asIfOnTurn(view: CastlesView): CastlesView | null {
  const { viewer, stage, ask } = view;
  if (viewer === null || stage !== 'rounds' || ask === null || ask.seat === viewer) return null;
  return { ...view, turn: newTurn(viewer), ask: { type: 'take-turn', seat: viewer }, later: [] };
}
