import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { type BetweenAction, type BetweenState, between, playersOf } from '../../src/between/index.ts';
import { advance, randomPlayer, rngFrom, rngState, type Viewer } from '../../src/kernel/index.ts';
import { act, castle, PLAIN, place, placing, refused } from './table.ts';

const begin = (seats: number): BetweenState => between.setup({}, seats, rngState('chacha8:secrets'));
const seen = (state: BetweenState, viewer: Viewer): string => JSON.stringify(between.view(state, viewer));

function choose(state: BetweenState, seat: number): BetweenState {
  return act(state, seat, { type: 'choose', tiles: state.hands[seat].slice(0, 2) });
}

/** Everything that lies face down for this viewer. What it passed on itself it may remember. */
function secretsFrom(state: BetweenState, viewer: Viewer): Set<string> {
  const others = <T>(lists: readonly T[]): T[] => lists.filter((_, seat) => seat !== viewer || state.phase === 'place');
  const offers = state.waiting.flatMap((bonus, index) =>
    bonus && (bonus.decision === 'tile' || bonus.decision === 'card') && (viewer === null || !playersOf(state, index).includes(viewer))
      ? bonus.options
      : [],
  );
  const drawn = state.phase === 'assign' && viewer !== between.toAct(state)[0] ? state.drawnForLudwig : [];
  const chosen = state.chosen.flatMap((tiles, seat) => (seat === viewer ? [] : (tiles ?? [])));
  const hidden = [
    ...others(state.hands).flat(),
    ...chosen,
    ...state.supply,
    ...state.discarded,
    ...state.cards,
    ...state.discardedCards,
    ...offers,
    ...drawn,
  ];
  const remembered = new Set(viewer === null ? [] : state.passed[viewer].flatMap(({ tiles }) => tiles));
  return new Set(hidden.filter((item) => !remembered.has(item)));
}

describe('what nobody else may know (B-2.5)', () => {
  it('never appears in a view, in an event or in an offered action, in whole games', () => {
    for (const seats of sampled([2, 3, 4, 7], (each) => each < 4)) {
      const rng = rngFrom(`secrets ${seats}`);
      let state = begin(seats);
      while (between.toAct(state).length > 0) {
        const seat = rng.pick(between.toAct(state));
        const next = advance(between, state, seat, randomPlayer.choose(between as never, between.view(state, seat), rng));
        if (!next.ok) throw new Error(next.refusal.code);
        state = next.state;
        for (const viewer of [...Array(seats).keys(), null]) {
          const secrets = secretsFrom(state, viewer);
          const shown = seen(state, viewer) + JSON.stringify(next.events.map((event) => between.redact(event, viewer)));
          for (const [, word] of shown.matchAll(/"([a-z-]+)"/g))
            expect(secrets.has(word) && !isPublicWord(word), `${word} for ${viewer}`).toBe(false);
        }
      }
    }
  });

  it('changes nothing that others see when a hand changes', () => {
    const state = begin(4);
    const swapped = {
      ...state,
      hands: state.hands.with(2, state.supply.slice(0, 9)),
      supply: [...state.hands[2], ...state.supply.slice(9)],
    };
    for (const viewer of [0, 1, 3, null]) expect(seen(swapped, viewer)).toBe(seen(state, viewer));
    expect(seen(swapped, 2)).not.toBe(seen(state, 2));
  });

  it('changes nothing that others see when a secret choice changes', () => {
    const state = begin(4);
    const [a, b, c] = state.hands[1];
    const one = act(state, 1, { type: 'choose', tiles: [a, b] });
    const other = act(state, 1, { type: 'choose', tiles: [a, c] });
    for (const viewer of [0, 2, 3, null]) expect(seen(one, viewer)).toBe(seen(other, viewer));
    expect(between.view(one, 0).hasChosen).toEqual([false, true, false, false]);
  });

  it('is not told by a refusal: a tile in another hand is refused like one in the supply', () => {
    const state = begin(3);
    const [own] = state.hands[0];
    expect(refused(state, 0, { type: 'choose', tiles: [own, state.hands[1][0]] })).toBe(
      refused(state, 0, { type: 'choose', tiles: [own, state.supply[0]] }),
    );
  });

  it('includes the stack that will be taken up next', () => {
    let state = begin(3);
    for (const seat of [0, 1, 2]) state = choose(state, seat);
    expect(between.view(state, 0).hand).toEqual([]);
    const swapped = { ...state, hands: [state.supply.slice(0, 7), state.hands[1], state.hands[2]] };
    expect(seen(swapped, 0)).toBe(seen(state, 0));
  });
});

function isPublicWord(word: string): boolean {
  return ['food', 'living', 'utility', 'outdoor', 'sleeping', 'corridor', 'downstairs', 'specialty', 'attendants'].includes(word);
}

describe('what a player passed on (B-2.5)', () => {
  function turn(start: BetweenState): BetweenState {
    let state = start;
    const round = state.turn;
    while (state.turn === round && state.phase !== 'over') {
      const [seat] = between.toAct(state);
      state = act(state, seat, randomPlayer.choose(between as never, between.view(state, seat), rngFrom(`turn ${seat}`)) as BetweenAction);
    }
    return state;
  }

  it('stays in the view of that player alone until the stack comes back', () => {
    const first = begin(3);
    const second = turn(first);
    const passed = between.view(second, 0).passed;
    expect(passed).toHaveLength(1);
    expect(passed[0].tiles).toHaveLength(7);
    expect(first.hands[0]).toEqual(expect.arrayContaining([...passed[0].tiles]));
    expect(second.hands[1]).toEqual(passed[0].tiles);
    expect(between.view(second, null).passed).toEqual([]);
    const third = turn(second);
    expect(between.view(third, 0).passed.map(({ turn: when }) => when)).toEqual([1, 2]);
    const fourth = turn(third);
    expect(between.view(fourth, 0).passed.map(({ turn: when }) => when)).toEqual([2, 3]);
    expect(passed[0].tiles).toEqual(expect.arrayContaining([...fourth.hands[0]]));
  });

  it('is forgotten at the end of the round, when the stacks are discarded', () => {
    let state = begin(4);
    for (let i = 0; i < 4; i++) state = turn(state);
    expect(state.round).toBe(2);
    expect(state.passed).toEqual([[], [], [], []]);
  });

  it('is what a guessed state contains', () => {
    const state = turn(turn(begin(5)));
    const view = between.view(state, 1);
    const guess = between.sample(view, rngFrom('guess'));
    expect([...guess.hands[2]].sort()).toEqual([...state.hands[2]].sort());
    expect([...guess.hands[3]].sort()).toEqual([...state.hands[3]].sort());
    expect([...guess.hands[4]].sort()).not.toEqual([...state.hands[4]].sort());
  });
});

describe('what is drawn for a bonus (B-4.1)', () => {
  it('is seen by both builders of the castle and by nobody else', () => {
    const kitchens = castle(PLAIN, 'brewery -1,0', 'kitchen -2,0');
    let state = placing({ seats: 4, castles: [kitchens], revealed: [['bakery', 'pantry'], ['solar', 'nursery'], [], []] });
    state = act(state, ...place(0, 0, 'bakery', 2, 0));
    const options = state.waiting[0]?.options ?? [];
    for (const viewer of [0, 1]) expect(between.view(state, viewer).waiting[0]).toMatchObject({ options, count: 5 });
    for (const viewer of [2, 3, null]) expect(between.view(state, viewer).waiting[0]).toMatchObject({ options: [], count: 5 });
  });
});
