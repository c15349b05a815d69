import { between } from '@luftschloss/engine/between';
import { actionsOf, advance, rngState } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { botToMove } from '../src/game/bot-to-move.ts';
import type { Position } from '../src/game/position.ts';
import { EMPTY_CHAIR } from '../src/table/table.ts';

/** Three players have chosen their first tiles and are about to place them. */
function placing(): Position {
  let state = between.setup({}, 3, rngState('chacha8:late'));
  for (const seat of [0, 1, 2]) {
    const [action] = actionsOf(between, between.view(state, seat));
    const next = advance(between, state, seat, action);
    if (!next.ok) throw new Error('nobody can choose');
    state = next.state;
  }
  return { rules: between, state, taken: [] } as unknown as Position;
}

const table = { pace: { type: 'none' as const }, chairs: [EMPTY_CHAIR, EMPTY_CHAIR, EMPTY_CHAIR] };
const toMove = (standIns: (string | null)[], late: readonly number[]) => botToMove({ table, toAct: [0, 1, 2], standIns, late }, placing());

describe('the bot that moves', () => {
  it('is that of the first seat that has one', () => {
    expect(toMove([null, 'greedy', 'greedy'], [])).toBe(1);
    expect(toMove([null, null, null], [])).toBeUndefined();
  });

  it('waits for a partner with a lower seat who has let the time run out as well (B-2.3)', () => {
    expect(toMove([null, 'greedy', null], [0, 1])).toBeUndefined();
    expect(toMove(['greedy', 'greedy', null], [0, 1])).toBe(0);
    expect(toMove(['greedy', null, null], [0, 1]), 'the lower seat waits for nobody').toBe(0);
  });

  it('does not wait for anybody who still has time', () => {
    expect(toMove([null, 'greedy', null], [1])).toBe(1);
  });
});
