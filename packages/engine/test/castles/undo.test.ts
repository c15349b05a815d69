import { describe, expect, it } from 'vitest';
import type { CastlesAction, CastlesState } from '../../src/castles/index.ts';
import { type Taken, undoable } from '../../src/kernel/index.ts';
import { actor, buy, DRAW, PASS, play, priced, scene, setUp, take } from './scene.ts';

/** Plays and notes who did what behind which barrier. */
function history(start: CastlesState, ...actions: readonly CastlesAction[]): { state: CastlesState; taken: Taken[] } {
  let state = start;
  const taken: Taken[] = [];
  for (const action of actions) {
    const seat = actor(state);
    const next = play(state, action);
    taken.push({ seat, barrier: next.barrier });
    state = next.state;
  }
  return { state, taken };
}

const sleeper = () => scene({ castles: { 1: ['nap-room -4 0 0'] }, stacks: { 100: ['larder', 'buttery', 'focus-room'] } });

describe('taking back', () => {
  it('a purchase can be taken back until somebody else acts', () => {
    const { state, taken } = history(scene({ market: ['pantry 4000'] }), buy('pantry 3 0 0'));
    expect(actor(state)).toBe(0);
    expect(undoable(taken, 1)).toBe(1);
    expect(undoable(taken, 0)).toBe(0);
    const later = history(state, PASS);
    expect(undoable([...taken, ...later.taken], 1)).toBe(0);
  });

  it('a whole turn with its rewards and extra turn can be taken back as long as nothing was drawn', () => {
    const { taken } = history(scene({ castles: { 1: ['pantry 3 0 0'] } }), buy('hallway 5 0 0 main'), take('food', 1), buy('stairs 1 3 3'));
    expect(undoable(taken, 1)).toBe(3);
  });

  it('not beyond the bonus cards that a utility reward drew, but the choice between them can be changed', () => {
    const start = scene({ market: ['broom-closet 4000'], bonusDeck: ['money', 'round', 'square'] });
    const { taken } = history(start, buy('broom-closet 3 1 1'), take('utility', 1));
    expect(undoable(taken, 1)).toBe(0);
    const chosen = history(start, buy('broom-closet 3 1 1'), take('utility', 1), { type: 'keep-cards', cards: ['round'] });
    expect(undoable(chosen.taken, 1)).toBe(1);
  });

  it('not beyond a look through a stack, and not beyond shuffling it', () => {
    const toTheLook = history(sleeper(), buy('hallway -3 2 1 main'), take('sleeping', 1));
    expect(undoable(toTheLook.taken, 1)).toBe(2);
    const looked = history(toTheLook.state, { type: 'look', size: 100 });
    expect(looked.taken[0].barrier).toBe(true);
    expect(history(looked.state, { type: 'lay', tiles: [] }).taken[0].barrier).toBe(true);
  });

  it('not beyond drawing rooms for the market, but prices can be set again', () => {
    const drawing = play(scene({ seat: 0, cards: [100, 200, 300], market: [] }), PASS).state;
    const { state, taken } = history(drawing, DRAW);
    expect(undoable(taken, 1)).toBe(0);
    const set = history(state, priced(state, [15_000, 10_000, 8000, 6000, 4000]));
    expect(undoable([...taken, ...set.taken], 1)).toBe(1);
  });

  it('the Master Builder’s last turn can be taken back before the next one draws', () => {
    const { taken } = history(scene({ seat: 0, cards: [100, 200] }), PASS);
    expect(undoable(taken, 0)).toBe(1);
  });

  it('the choice of bonus cards at the start can be taken back until the next player chooses', () => {
    const start = setUp(2);
    const { taken } = history(start, { type: 'keep-cards', cards: start.hidden.hands[actor(start)].slice(0, 2) });
    expect(undoable(taken, actor(start))).toBe(1);
  });

  it('not the choice of a decree, since the next player sees what is passed on (section 13)', () => {
    const start = setUp(3, { decrees: true });
    const [ask] = start.asks.slice(-1);
    if (ask.type !== 'choose-decree') throw new Error('decrees are chosen first');
    const { taken } = history(start, { type: 'choose-decree', decree: ask.cards[0] });
    expect(undoable(taken, ask.seat)).toBe(0);
  });

  it('not the choice of bonus cards with an Eavesdropper at the table, who sees the others (section 13)', () => {
    const start = setUp(2, { decrees: true });
    const seat = start.masterBuilder;
    const dealt = { ...start, asks: [{ type: 'keep-bonus-cards', seat, keep: 2 } as const] };
    const watched = { ...dealt, seats: dealt.seats.map((own, each) => ({ ...own, decree: each === seat ? null : 'eavesdropper' })) };
    const keep = { type: 'keep-cards', cards: start.hidden.hands[seat].slice(0, 2) } as const;
    expect(play(dealt, keep).barrier).toBe(false);
    expect(play(watched, keep).barrier).toBe(true);
  });

  it('not beyond the end of the game, when cards are shown', () => {
    expect(history(scene({ seat: 0, lastRound: true, cards: [] }), PASS).taken[0].barrier).toBe(true);
  });

  it('the game before an action is still the same after it', () => {
    const start = sleeper();
    const before = JSON.stringify(start);
    history(start, buy('hallway -3 2 1 main'), take('sleeping', 1), { type: 'look', size: 100 }, { type: 'lay', tiles: ['larder'] }, PASS);
    expect(JSON.stringify(start)).toBe(before);
  });
});
