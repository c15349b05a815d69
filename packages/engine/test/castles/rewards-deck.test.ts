import { describe, expect, it } from 'vitest';
import type { CastlesState } from '../../src/castles/index.ts';
import {
  actor,
  asked,
  buy,
  type CastlesLines,
  decline,
  eventsOf,
  legal,
  PASS,
  place,
  play,
  pointsFor,
  refused,
  type Scene,
  scene,
  scored,
  take,
  waiting,
} from './scene.ts';

function completing(lines: CastlesLines, tile: string, wanted: Scene = {}): CastlesState {
  const name = tile.split(' ')[0];
  const market = name === 'hallway' || name === 'stairs' ? ['salon 15000'] : [`${name} 4000`];
  return play(scene({ market, ...wanted, castles: { 1: lines } }), buy(tile)).state;
}

describe('sleeping (C-5.7)', () => {
  const stacks = { 100: ['larder', 'buttery', 'focus-room'], 400: [] };
  const asleep = (wanted: Scene = {}) =>
    play(completing(['nap-room -4 0 0'], 'hallway -3 2 1 main', { stacks, cards: [100, 100, 100], ...wanted }), take('sleeping', 1)).state;

  it('one stack of rooms is chosen among those that are not empty; not hallways, not stairs', () => {
    const sizes = legal(asleep()).map((action) => (action.type === 'look' ? action.size : action.type));
    expect(sizes).toEqual([100, 150, 200, 250, 300, 350, 450, 500, 600]);
    expect(refused(asleep(), { type: 'look', size: 400 })).toBe('empty-stack');
    expect(refused(asleep(), { type: 'look', size: 325 })).toBe('empty-stack');
  });

  const looking = play(asleep(), { type: 'look', size: 100 }).state;

  it('none, one or two of its rooms go on the deck, in the order chosen', () => {
    // None; three single ones; three pairs in two orders each.
    expect(legal(looking).length).toBe(1 + 3 + 6);
    const { hidden } = play(looking, { type: 'lay', tiles: ['focus-room', 'larder'] }).state;
    expect(hidden.laid).toMatchObject([
      { tile: 'focus-room', size: 100, by: 1 },
      { tile: 'larder', size: 100, by: 1 },
    ]);
    expect(hidden.stacks[100]).toEqual(['buttery']);
  });

  it('laying none leaves the stack complete', () => {
    const { hidden } = play(looking, { type: 'lay', tiles: [] }).state;
    expect([...hidden.stacks[100]].sort()).toEqual([...stacks[100]].sort());
    expect(hidden.laid).toEqual([]);
  });

  it('not three rooms, none twice, none of another stack', () => {
    expect(refused(looking, { type: 'lay', tiles: stacks[100] })).toBe('too-many-rooms');
    expect(refused(looking, { type: 'lay', tiles: ['larder', 'larder'] })).toBe('not-in-stack');
    expect(refused(looking, { type: 'lay', tiles: ['observatory'] })).toBe('not-in-stack');
  });

  it('the rest of the stack is shuffled', () => {
    const six = ['larder', 'buttery', 'focus-room', 'cloak-room', 'powder-room', 'pink-cabinet'];
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const state = play(asleep({ stacks: { 100: six } }), { type: 'look', size: 100 }).state;
      const again = { ...state, rng: { seed: `chacha8:${seed}`, drawn: 0 } };
      return play(again, { type: 'lay', tiles: [] }).state.hidden.stacks[100].join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('in the last round, with no cards in the deck, the rooms leave the game but may deplete their stack', () => {
    const last = play(asleep({ stacks: { 100: ['larder', 'buttery'] }, cards: [], lastRound: true }), { type: 'look', size: 100 }).state;
    const { state, events } = play(last, { type: 'lay', tiles: ['larder', 'buttery'] });
    expect(state.hidden.laid).toEqual([]);
    expect(state.hidden.gone.map(({ tile }) => tile)).toEqual(['larder', 'buttery']);
    expect(state.hidden.stacks[100]).toEqual([]);
    expect(eventsOf(events, 'rooms-laid')[0].gone).toBe(true);
  });

  it('is lost when all stacks are empty', () => {
    const empty = Object.fromEntries([100, 150, 200, 250, 300, 350, 400, 450, 500, 600].map((size) => [size, []]));
    const state = completing(['nap-room -4 0 0'], 'hallway -3 2 1 main', { stacks: empty });
    expect([waiting(state), actor(state)]).toEqual([[], 0]);
  });
});

const DOWN = ['stairs 3 1 2', 'hallway 6 1 0 down'];
const ONE_DONE = [...DOWN, 'the-hole 6 -2 0'];

describe('downstairs (C-5.8)', () => {
  it('the 2nd and 4th completed downstairs room give a reward, the 1st and 3rd none', () => {
    expect(waiting(completing(DOWN, 'the-hole 6 -2 0'))).toEqual([]);
    expect(waiting(completing(ONE_DONE, 'bottomless-pit 6 2 0'))).toEqual(['downstairs 4']);
    const two = [...ONE_DONE, 'bottomless-pit 6 2 0'];
    expect(waiting(completing(two, 'catacomb 9 2 0'))).toEqual([]);
    expect(waiting(completing([...two, 'catacomb 9 2 0'], 'oubliette 9 -1 2'))).toEqual(['downstairs 6']);
  });

  it('an incomplete downstairs room does not count', () => {
    expect(waiting(completing(ONE_DONE, 'fungus-room 6 2 0'))).toEqual([]);
  });

  const rewarded = play(completing([...ONE_DONE, 'pantry -2 1 0'], 'bottomless-pit 6 2 0'), take('downstairs', 5)).state;

  it('any of the other seven rewards may be chosen', () => {
    expect(asked(rewarded)).toBe('choose-any-reward');
    const rewards = legal(rewarded).map((action) => (action.type === 'reward' ? action.reward : action.type));
    expect([...rewards].sort()).toEqual(['activity', 'corridor', 'food', 'living', 'outdoor', 'sleeping', 'utility']);
    expect(refused(rewarded, take('downstairs', 5))).toBe('reward-unavailable');
  });

  it('activity, outdoor, food, utility, sleeping and corridor are what they are for others', () => {
    expect(pointsFor(play(rewarded, take('activity', 5)).state, 1, 'activity')).toBe(5);
    expect(play(rewarded, take('outdoor', 5)).state.seats[1].money).toBe(rewarded.seats[1].money + 10_000);
    expect(actor(play(rewarded, take('food', 5)).state)).toBe(1);
    expect(asked(play(rewarded, take('utility', 5)).state)).toBe('keep-drawn-card');
    expect(asked(play(rewarded, take('sleeping', 5)).state)).toBe('choose-stack');
    expect(asked(play(rewarded, take('corridor', 5)).state)).toBe('place-corridor');
  });

  it('as living it scores the downstairs room again, as it stands now', () => {
    // The Hole counts sleeping rooms, and the Bottomless Pit outdoor rooms: none of either here.
    expect(pointsFor(play(rewarded, take('living', 5)).state, 1, 'again-printed')).toBe(3);
    const grotto = ['stairs 1 3 3', 'bottomless-pit 0 6 0', 'stairs 3 1 2', 'venus-grotto 6 -1 0', 'hallway 11 1 0 down'];
    expect(waiting(completing(grotto.slice(0, 4), grotto[4]))).toEqual(['downstairs 4']);
    const living = play(completing(grotto.slice(0, 4), grotto[4]), take('downstairs', 4), take('living', 4)).state;
    // Foyer, two stairs, and the hallway that completed the grotto.
    expect(pointsFor(living, 1, 'again-own')).toBe(4);
    expect(scored(living, 1, 'again-printed')).toEqual(['1 4 4']);
  });

  it('two rooms completed at once give one reward, and the player chooses which to score again', () => {
    const lines = ['pantry -2 1 0', ...DOWN, 'fungus-room 6 2 0'];
    const both = play(completing(lines, 'the-hole 3 2 3'), take('downstairs', 4)).state;
    const fungus = play(both, take('living', 4)).state;
    const hole = play(both, take('living', 5)).state;
    expect([fungus.seats[1].score - both.seats[1].score, hole.seats[1].score - both.seats[1].score]).toEqual([4, 3]);
    expect(refused(both, take('living', 3))).toBe('no-such-reward');
  });

  it('three at once give one reward, with one before two', () => {
    const three = ['stairs 1 3 3', 'hallway 1 6 2 down', 'armory 7 2 1', 'secret-lair 2 7 2'];
    expect(waiting(completing(three, 'fungus-room 7 8 0'))).toEqual(['downstairs 3']);
    const withOne = [...three.slice(0, 2), 'the-hole 3 3 0', ...three.slice(2)];
    expect(waiting(completing(withOne, 'fungus-room 7 8 0'))).toEqual(['downstairs 4', 'downstairs 4']);
  });

  const both = ['pantry -2 1 0', 'stairs 1 3 3', 'bottomless-pit 0 6 0', 'stairs 3 1 2'];

  it('as corridor it obeys the limit of one in a turn', () => {
    const state = completing(both, 'the-hole 6 0 1');
    expect(waiting(state)).toEqual(['corridor 4', 'downstairs 5']);
    const taken = play(state, take('corridor', 4), place('hallway -8 2 0 main')).state;
    // The hallway has completed the Pantry in the meantime.
    expect(waiting(taken)).toEqual(['downstairs 5', 'food 1']);
    const chosen = play(taken, take('downstairs', 5)).state;
    expect(refused(chosen, take('corridor', 5))).toBe('reward-unavailable');
    expect(refused(chosen, take('outdoor', 5))).toBeNull();
  });

  it('an extra turn is a turn of its own for that limit, and the turn that it interrupted keeps its own (C-5.4)', () => {
    const start = completing(both, 'the-hole 6 0 1');
    const used = play(start, take('corridor', 4), place('hallway -8 2 0 main'), take('food', 1)).state;
    expect([used.turn?.corridorTaken, used.turn?.interrupted?.turn.corridorTaken]).toEqual([false, true]);
    const back = play(used, PASS, take('downstairs', 5)).state;
    expect(refused(back, take('corridor', 5))).toBe('reward-unavailable');
    const unused = play(start, take('downstairs', 5), take('food', 5), PASS).state;
    expect([asked(unused), waiting(unused)]).toEqual(['choose-reward', ['corridor 4']]);
    expect(asked(play(unused, take('corridor', 4)).state)).toBe('place-corridor');
  });

  it('extra turns interrupt each other, and every one goes on where it was (C-5.2)', () => {
    const first = play(completing(both, 'the-hole 6 0 1'), take('downstairs', 5), take('food', 5)).state;
    const second = play(first, buy('hallway -8 2 0 main'), take('food', 1)).state;
    expect([actor(second), asked(second), second.turn?.interrupted?.turn.interrupted?.turn.rewards.length]).toEqual([1, 'take-turn', 1]);
    const back = play(second, PASS).state;
    expect([actor(back), asked(back), waiting(back)]).toEqual([1, 'choose-reward', ['corridor 4']]);
    expect(back.turn?.interrupted).toBeUndefined();
    expect(actor(play(back, decline('corridor', 4)).state)).toBe(0);
  });

  it('and after it the corridor reward of the same turn is lost', () => {
    const taken = play(completing(both, 'the-hole 6 0 1'), take('downstairs', 5), take('corridor', 5), place('hallway -8 2 0 main'));
    expect(waiting(taken.state)).toEqual(['corridor 4', 'food 1']);
    expect(refused(taken.state, take('corridor', 4))).toBe('reward-unavailable');
    const { state: extra } = play(taken.state, take('food', 1));
    expect([actor(extra), asked(extra)]).toEqual([1, 'take-turn']);
    const { state, events } = play(extra, PASS);
    expect(eventsOf(events, 'reward-lost').map(({ reward }) => reward)).toEqual(['corridor']);
    expect([actor(state), asked(state)]).toEqual([0, 'take-turn']);
  });
});
