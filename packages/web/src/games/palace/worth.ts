import type { GameTypes } from '@luftschloss/engine/kernel';
import { type Palace, type PalaceView, scoreLines } from '@luftschloss/engine/palace';
import { change, type WorthRow } from '../../general/points-change.ts';

export function scoreNow(view: PalaceView, seat: number): number {
  return scoreLines(view, seat).reduce((sum, { points }) => sum + points, 0);
}

export const worth: WorthRow = {
  kinds: ['build', 'activate', 'choose-swan', 'pay', 'take-swans', 'lay-moat', 'move-moat', 'claim', 'keep-favor'],
  compare(before, after) {
    const [task] = (after as PalaceView).agenda;
    if (task?.type === 'pay') return { gain: 0, sign: '', say: ({ words }) => words.general.worth.thenPay({ count: task.amount }) };
    const seat = (before as GameTypes['view']).viewer ?? 0;
    return change(
      ({ words }) => words.general.worth.yourScore(),
      scoreNow(before as PalaceView, seat),
      scoreNow(after as PalaceView, seat),
    );
  },
  aim(view, action) {
    if (action.type !== 'build') return null;
    const { palace, viewer } = view as PalaceView;
    const { tile, x, y, turns } = action as GameTypes['action'] & Pick<Palace['tiles'][number], 'tile' | 'x' | 'y' | 'turns'>;
    return { ...view, palace: { ...palace, tiles: [...palace.tiles, { tile, x, y, turns, owner: viewer, complete: false }] } };
  },
};
