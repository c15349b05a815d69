import { type CastlesState, castles } from '@luftschloss/engine/castles';
import { expectOk, parseOptions, rngFrom, rngState } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { greedy } from '../../src/castles/greedy.ts';
import { owedIn } from '../../src/castles/solo/afterstate.ts';
import { valuationOf } from '../../src/castles/valuation.ts';

/** A castle whose Pantry and Parlor were completed at once: an extra turn and a new scoring wait. */
function rewarded(players: number): CastlesState {
  const options = expectOk(parseOptions(castles.options, {}));
  const state = castles.clone(castles.setup(options, players, rngState('chacha8:extra turn')));
  state.stage = 'rounds';
  state.seats[0].castle = {
    tiles: [
      { tile: 'foyer', x: 0, y: 0, r: 0 },
      { tile: 'pantry', x: 3, y: 0, r: 0 },
      { tile: 'parlor', x: -3, y: 0, r: 0 },
    ],
  };
  state.turn = {
    seat: 0,
    corridorTaken: false,
    extraTurns: 0,
    rewards: [
      { type: 'living', rooms: [2] },
      { type: 'outdoor', rooms: [1] },
      { type: 'food', rooms: [1] },
    ],
    swansExchanged: 0,
    storedNow: false,
    saved: false,
    finished: false,
  };
  state.asks = [{ type: 'choose-reward', seat: 0 }];
  return state;
}

function next(state: CastlesState): { state: CastlesState; reward: string } {
  const action = greedy.choose(castles, castles.view(state, 0), rngFrom('order'));
  if (action.type !== 'reward') throw new Error(`${action.type} instead of a reward`);
  const after = castles.clone(state);
  castles.play(after, 0, action);
  return { state: after, reward: action.reward };
}

describe('bots and the extra turn (C-5.2)', () => {
  it('take money for it first, and build before they score a room again', () => {
    const first = next(rewarded(2));
    const second = next(first.state);
    expect([first.reward, second.reward]).toEqual(['outdoor', 'food']);
    expect(castles.view(second.state, 0).ask).toEqual({ type: 'take-turn', seat: 0 });
    expect(second.state.turn?.interrupted?.turn.rewards.map(({ type }) => type)).toEqual(['living']);
  });

  it('remember alone what waits for them after it', () => {
    const owed = (state: CastlesState) => owedIn(valuationOf(castles.view(state, 0)));
    const before = rewarded(1);
    before.market = [];
    const extra = next(next(before).state).state;
    expect(extra.turn?.rewards).toEqual([]);
    expect(owed(extra).points, 'the Parlor will be scored again').toBe(owed(before).points);
    expect([owed(before).waiting.food, owed(extra).waiting.food]).toEqual([1, 0]);
  });
});
