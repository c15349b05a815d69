import { MOAT_MOVES } from '../data/constants.ts';
import { currentTask, deciders } from '../turn/agenda.ts';
import type { PalaceView } from './state.ts';

/**
 * The table as it would look if it were the viewer's turn now: what can be tried while others decide. `null` in the viewer's own turn, where the viewer is
 * asked something, while favors are dealt and after the end. It holds nothing that is not in the view.
 */
export function asIfOnTurn(view: PalaceView): PalaceView | null {
  const { viewer, turn, over } = view;
  const task = currentTask(view);
  if (viewer === null || over || task === null || task.type === 'deal') return null;
  if (turn.seat === viewer || deciders(view).includes(viewer)) return null;
  return { ...view, turn: { ...turn, seat: viewer, moatMoves: MOAT_MOVES, mustJoin: false }, agenda: [{ type: 'act' }] };
}
