import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Advance,
  advance,
  beforeLastDecision,
  expectOk,
  replay,
  type Seat,
  simulateGame,
  type Taken,
  undoable,
} from '../../src/kernel/index.ts';
import { boldPlayer, dealt, HIGH_CARD_OPTIONS, type HighCard, highCard, type State } from './toy-game.ts';

function played(state: State, seat: Seat, action: unknown): Extract<Advance<HighCard>, { ok: true }> {
  const next = advance(highCard, state, seat, action);
  if (!next.ok) throw new Error(`refused: ${next.refusal.code}`);
  return next;
}

/** Both players show their first card. */
function shown(): { state: State; seat: Seat } {
  const start = dealt();
  const once = played(start, 0, { type: 'pick', card: start.hands[0][0] }).state;
  const state = played(once, 1, { type: 'pick', card: start.hands[1][0] }).state;
  return { state, seat: highCard.toAct(state)[0] };
}

const over = (): State => {
  const { record } = simulateGame(highCard, HIGH_CARD_OPTIONS, [boldPlayer, boldPlayer], 'over');
  return expectOk(replay(highCard, record)).states.at(-1) as State;
};

describe('an action from outside', () => {
  it('is played on a copy and tells what happened', () => {
    const state = dealt();
    const before = JSON.stringify(state);
    const card = state.hands[1][2];
    const next = played(state, 1, { type: 'pick', card });
    expect(next.events).toEqual([{ type: 'picked', seat: 1, card }]);
    expect(next.state.picks).toEqual([null, card]);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('may come from any seat while all choose at once, but only once from each', () => {
    const state = dealt(3);
    expect(highCard.toAct(state)).toEqual([0, 1, 2]);
    const next = played(state, 2, { type: 'pick', card: state.hands[2][0] }).state;
    expect(highCard.toAct(next)).toEqual([0, 1]);
    expect(advance(highCard, next, 2, { type: 'pick', card: state.hands[2][1] })).toEqual({
      ok: false,
      refusal: { code: 'not-your-turn' },
    });
  });

  it('is refused by what the seat itself can see', () => {
    const state = dealt();
    const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((card) => !state.hands[0].includes(card));
    expect(advance(highCard, state, 0, { type: 'pick', card: missing })).toEqual({
      ok: false,
      refusal: { code: 'no-such-card', params: { card: missing } },
    });
    expect(advance(highCard, state, 0, { type: 'claim' })).toMatchObject({ refusal: { code: 'not-now' } });
  });

  it('is refused when nobody has that seat', () => {
    for (const seat of [-1, 2, 0.5, Number.NaN]) {
      expect(advance(highCard, dealt(), seat, { type: 'claim' })).toMatchObject({ refusal: { code: 'not-your-turn' } });
    }
  });

  it('is refused once the game is over', () => {
    expect(advance(highCard, over(), 0, { type: 'claim' })).toEqual({ ok: false, refusal: { code: 'game-over' } });
  });

  it('is refused with the place of the mistake when it is malformed', () => {
    const problems = [
      null,
      'claim',
      [],
      {},
      { type: 'fly' },
      { type: 'pick' },
      { type: 'pick', card: '3' },
      { type: 'claim', card: 3 },
    ].map((action) => {
      const next = advance(highCard, dealt(), 0, action);
      return next.ok ? 'played' : next.refusal.params?.problem;
    });
    expect(problems).toEqual([
      'action: expected (object, got null)',
      'action: expected (object, got "claim")',
      'action: expected (object, got [])',
      'action.type: missing (one-of (values pick, claim, draw, discard))',
      'action.type: expected (one-of (values pick, claim, draw, discard), got "fly")',
      'action.card: missing (whole-number (min 1, max 9))',
      'action.card: expected (whole-number (min 1, max 9), got "3")',
      'action: no-fields (field "card")',
    ]);
  });

  it('never changes the state when it is refused, whatever it is', () => {
    const { state } = shown();
    const before = JSON.stringify(state);
    const action = fc.oneof(fc.anything(), fc.record({ type: fc.constantFrom('pick', 'claim', 'draw', 'discard'), card: fc.anything() }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), action, (seat, value) => {
        expect(advance(highCard, state, seat, value).ok).toBe(false);
        expect(JSON.stringify(state)).toBe(before);
      }),
    );
  });

  it('can open a decision within a decision, which is data in the state', () => {
    const { state, seat } = shown();
    const drawn = played(state, seat, { type: 'draw' }).state;
    expect(drawn.pending).toEqual([{ kind: 'discard', seat, card: 0 }]);
    const restored = JSON.parse(JSON.stringify(drawn)) as State;
    const after = played(restored, seat, { type: 'discard', card: restored.hands[seat][0] }).state;
    expect(after.pending).toEqual([]);
    expect(after.round).toBe(1);
  });
});

describe('taking back', () => {
  it('is open after an action that told nobody anything', () => {
    const state = dealt();
    expect(played(state, 0, { type: 'pick', card: state.hands[0][0] }).barrier).toBe(false);
    const decided = shown();
    expect(played(decided.state, decided.seat, { type: 'claim' }).barrier).toBe(false);
  });

  it('is barred when secrets are shown', () => {
    const start = dealt();
    const once = played(start, 0, { type: 'pick', card: start.hands[0][0] }).state;
    expect(played(once, 1, { type: 'pick', card: start.hands[1][0] }).barrier).toBe(true);
  });

  it('is barred when something was drawn at random', () => {
    const { state, seat } = shown();
    expect(played(state, seat, { type: 'draw' }).barrier).toBe(true);
  });

  const taken = (text: string): Taken[] => text.split(' ').map((step) => ({ seat: Number(step[0]), barrier: step.endsWith('!') }));

  it('reaches back over own actions up to a barrier or another seat', () => {
    expect(undoable([], 0)).toBe(0);
    expect(undoable(taken('0 0 0'), 0)).toBe(3);
    expect(undoable(taken('0 0! 0'), 0)).toBe(1);
    expect(undoable(taken('0 1 0 0'), 0)).toBe(2);
    expect(undoable(taken('0 0 1'), 0)).toBe(0);
    expect(undoable(taken('0 0!'), 0)).toBe(0);
  });

  it('alone with bots goes to before the own last decision, with what the bots did since, but never behind what was shown', () => {
    expect(undoable(taken('0 1 2'), 0, [1, 2])).toBe(3);
    expect(undoable(taken('0 0 1'), 0, [1])).toBe(3);
    expect(undoable(taken('1 0 2 1'), 0, [1, 2]), "no further than a decision of one's own").toBe(3);
    expect(undoable(taken('0 1! 2'), 0, [1, 2])).toBe(0);
    expect(undoable(taken('0 1 2'), 0, [1])).toBe(0);
    expect(undoable(taken('1 2'), 0, [1, 2])).toBe(0);
  });

  it('means to before the own last decision', () => {
    expect(beforeLastDecision(taken('0 1 0 1 2'), 0)).toBe(2);
    expect(beforeLastDecision(taken('1 2'), 0)).toBeNull();
  });
});
