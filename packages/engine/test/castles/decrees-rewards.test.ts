import { describe, expect, it } from 'vitest';
import { type CastlesAction, completeRooms, planOf } from '../../src/castles/index.ts';
import {
  actor,
  asked,
  buy,
  ended,
  eventsOf,
  FINISH,
  legal,
  moat,
  place,
  play,
  pointsFor,
  refused,
  type Scene,
  scene,
  scored,
  take,
  waiting,
} from './expansion-scene.ts';

/** Seat 1 holds the decree, has this castle, and then buys this tile. */
function completing(decree: string | null, lines: readonly string[], tile: string, wanted: Scene = {}) {
  const name = tile.split(' ')[0];
  const market = name === 'hallway' || name === 'stairs' ? [] : [`${name} 4000`];
  const decrees = decree ? { decrees: { 1: decree } } : {};
  return play(scene({ market, ...decrees, ...wanted, castles: { 1: lines } }), buy(tile));
}

const STAIRS = ['stairs 3 1 2'];
const CELLAR = [...STAIRS, 'hallway 6 1 0 down', 'the-hole 6 -2 0'];
const NAP_ROOM = ['nap-room -4 0 0'];
const FOOD = [['pantry 3 0 0'], 'hallway 5 0 0 main'] as const;

describe('Ribbon Cutter: 1000 for each completed room', () => {
  it('when a room is completed', () => {
    const { state, events } = completing('ribbon-cutter', ...FOOD);
    expect(state.seats[1].money).toBe(15_000 - 3000 + 1000);
    expect(eventsOf(events, 'money')).toMatchObject([{ seat: 1, amount: 1000, why: 'completed' }]);
  });

  it('for each of several at once, foyer, hallways and stairs included', () => {
    const { state } = completing('ribbon-cutter', ['pantry -2 1 0', 'stairs 1 3 3'], 'broom-closet 3 1 1');
    expect(waiting(state)).toEqual(['corridor 0', 'utility 3']);
    expect(state.seats[1].money).toBe(15_000 - 4000 + 2000);
  });

  it('also for tiles completed by a reward', () => {
    const { state } = completing('ribbon-cutter', ['larder -2 0 0', ...STAIRS], 'hallway 6 1 0 down');
    const rewarded = play(state, take('corridor', 2), place('hallway 1 3 1 main'));
    expect(eventsOf(rewarded.events, 'completed').map(({ tile }) => tile)).toEqual(['foyer']);
    expect(rewarded.state.seats[1].money).toBe(state.seats[1].money + 1000);
  });

  it('others get nothing', () => {
    expect(completing(null, ...FOOD).state.seats[1].money).toBe(12_000);
  });
});

describe('Deep Cellars: two different rewards for a downstairs reward', () => {
  const { state } = completing('two-cellars', CELLAR, 'bottomless-pit 6 2 0');
  const first = play(state, take('downstairs', 4)).state;

  it('two of the other seven, one after the other', () => {
    const { state: done } = play(first, take('activity', 4), take('outdoor', 4));
    expect(pointsFor(done, 1, 'activity')).toBe(5);
    expect(done.seats[1].money).toBe(15_000 - 4000 + 10_000);
    expect(actor(done)).toBe(0);
  });

  it('not the same one twice, and never downstairs', () => {
    const second = play(first, take('activity', 4)).state;
    expect(asked(second)).toBe('choose-any-reward');
    expect(refused(second, take('activity', 4))).toBe('reward-unavailable');
    expect(refused(second, take('downstairs', 4))).toBe('reward-unavailable');
  });

  it('the first is resolved before the second is chosen', () => {
    const drawing = play(first, take('utility', 4)).state;
    expect(asked(drawing)).toBe('keep-drawn-card');
    const [choice] = legal(drawing, 'keep-cards');
    expect(asked(play(drawing, choice).state)).toBe('choose-any-reward');
  });

  it('two corridor pieces are still one corridor reward: the limit of one per turn holds', () => {
    const once = play(first, take('corridor', 4), place('hallway -6 1 0 main')).state;
    expect(refused(once, take('corridor', 4))).toBe('reward-unavailable');
  });

  it('everybody else takes one', () => {
    const usual = completing(null, CELLAR, 'bottomless-pit 6 2 0').state;
    expect(actor(play(usual, take('downstairs', 4), take('activity', 4)).state)).toBe(0);
  });
});

describe('Well Informed: three bonus cards to choose from', () => {
  it('one is kept, two go to the bottom', () => {
    const bonusDeck = ['hallways', 'stairs', 'square', 'round', 'money'];
    const { state } = completing('well-informed', [], 'broom-closet 3 1 1', { bonusDeck });
    const drawing = play(state, take('utility', 1)).state;
    expect(legal(drawing, 'keep-cards').map(({ cards }) => cards)).toEqual([['money'], ['round'], ['square']]);
    const kept = play(drawing, { type: 'keep-cards', cards: ['round'] }).state;
    expect(kept.hidden.hands[1]).toEqual(['round']);
    expect(kept.hidden.bonusDeck).toEqual(['money', 'square', 'hallways', 'stairs']);
  });

  it('everybody else draws two', () => {
    const { state } = completing(null, [], 'broom-closet 3 1 1');
    expect(legal(play(state, take('utility', 1)).state, 'keep-cards').length).toBe(2);
  });

  it('also through a downstairs reward', () => {
    const { state } = completing('well-informed', CELLAR, 'bottomless-pit 6 2 0');
    expect(legal(play(state, take('downstairs', 4), take('utility', 4)).state, 'keep-cards').length).toBe(3);
  });
});

describe('Stone Mason: a hallway and stairs for a corridor reward', () => {
  const { state } = completing('stone-mason', STAIRS, 'hallway 6 1 0 down');
  const first = play(state, take('corridor', 1), place('hallway -6 1 0 main')).state;

  it('both, in any order', () => {
    expect(legal(first, 'place').every(({ tile }) => tile === 'stairs')).toBe(true);
    const { state: done } = play(first, place('stairs 1 3 3'));
    expect(done.seats[1].castle.tiles.map(({ tile }) => tile)).toEqual(['foyer', 'stairs', 'hallway', 'hallway', 'stairs']);
    expect([done.hallways, done.stairs]).toEqual([state.hallways - 1, state.stairs - 1]);
    const other = play(state, take('corridor', 1), place('stairs 1 3 3')).state;
    expect(legal(other, 'place').every(({ tile }) => tile === 'hallway')).toBe(true);
  });

  it('the second may be left', () => {
    expect(play(first, FINISH).state.seats[1].castle.tiles.length).toBe(4);
  });

  it('never two of a kind, even when the other has run out', () => {
    const short = completing('stone-mason', STAIRS, 'hallway 6 1 0 down', { stairs: 0 }).state;
    const placedOne = play(short, take('corridor', 1), place('hallway -6 1 0 main')).state;
    expect([actor(placedOne), asked(placedOne)]).toEqual([0, 'take-turn']);
  });

  it('still once per turn', () => {
    // The second piece completes the foyer: its reward is gone.
    const closing = completing('stone-mason', ['larder -2 0 0', ...STAIRS], 'hallway 6 1 0 down').state;
    const { events } = play(closing, take('corridor', 2), place('hallway 1 3 1 main'), FINISH);
    expect(eventsOf(events, 'reward-lost').map(({ reward }) => reward)).toEqual(['corridor']);
  });
});

describe('better single rewards', () => {
  const activity = [['flute-room 3 0 0', 'hallway 4 -6 1 main'], 'hallway 6 1 0 main'] as const;
  const outdoor = [['shed -5 0 0'], 'hallway -5 2 1 main'] as const;

  it('Impresario: 8 points for an activity room, through a downstairs reward too', () => {
    expect(pointsFor(play(completing('impresario', ...activity).state, take('activity', 1)).state, 1, 'activity')).toBe(8);
    expect(pointsFor(play(completing(null, ...activity).state, take('activity', 1)).state, 1, 'activity')).toBe(5);
    const cellar = completing('impresario', CELLAR, 'bottomless-pit 6 2 0').state;
    expect(pointsFor(play(cellar, take('downstairs', 4), take('activity', 4)).state, 1, 'activity')).toBe(8);
  });

  it('Head Gardener: 15000 for an outdoor room, through a downstairs reward too', () => {
    expect(play(completing('head-gardener', ...outdoor).state, take('outdoor', 1)).state.seats[1].money).toBe(12_000 + 15_000);
    expect(play(completing(null, ...outdoor).state, take('outdoor', 1)).state.seats[1].money).toBe(12_000 + 10_000);
    const cellar = completing('head-gardener', CELLAR, 'bottomless-pit 6 2 0').state;
    expect(play(cellar, take('downstairs', 4), take('outdoor', 4)).state.seats[1].money).toBe(11_000 + 15_000);
  });

  it('Deep Sleeper: up to three rooms onto the deck', () => {
    const wanted = { stacks: { 100: ['larder', 'buttery', 'pantry', 'focus-room'] }, cards: [100, 100] as const };
    const lay = (...tiles: string[]): CastlesAction => ({ type: 'lay', tiles });
    const looking = play(completing('deep-sleeper', NAP_ROOM, 'hallway -3 2 1 main', wanted).state, take('sleeping', 1), {
      type: 'look',
      size: 100,
    }).state;
    const { state } = play(looking, lay('larder', 'pantry', 'buttery'));
    expect(state.hidden.laid.map(({ tile }) => tile)).toEqual(['larder', 'pantry', 'buttery']);
    expect(refused(looking, lay('larder', 'pantry', 'buttery', 'focus-room'))).toBe('too-many-rooms');
    const usual = play(completing(null, NAP_ROOM, 'hallway -3 2 1 main', wanted).state, take('sleeping', 1), { type: 'look', size: 100 });
    expect(refused(usual.state, lay('larder', 'pantry', 'buttery'))).toBe('too-many-rooms');
  });
});

describe('Thick Walls: no penalties for what is next to activity rooms', () => {
  it('neither when the activity room is placed nor when its neighbour is', () => {
    expect(completing('thick-walls', ['study 3 0 0'], 'flute-room 6 0 0').state.seats[1].score).toBe(3);
    expect(completing(null, ['study 3 0 0'], 'flute-room 6 0 0').state.seats[1].score).toBe(2);
    expect(completing('thick-walls', ['flute-room 3 0 0'], 'study 6 0 0').state.seats[1].score).toBe(4);
    expect(completing(null, ['flute-room 3 0 0'], 'study 6 0 0').state.seats[1].score).toBe(3);
  });
});

describe('Blind Doors: an entrance against a wall counts as connected for completing', () => {
  // The Flute Room's upper door faces the Nap Room's wall.
  const lines = ['hallway 3 -2 1 main', 'flute-room 4 0 0', 'nap-room 4 -2 2'];

  it('a room is completed that would not be otherwise', () => {
    expect(waiting(completing('blind-doors', lines, 'hallway 7 1 0 main').state)).toEqual(['activity 2']);
    expect(waiting(completing(null, lines, 'hallway 7 1 0 main').state)).toEqual([]);
  });

  it('it joins no rooms for bonuses', () => {
    // The Nap Room would give 2 for the Parlor, whose upper door looks at its wall.
    const { state } = completing('blind-doors', ['hallway 3 -2 1 main', 'parlor 4 0 0'], 'nap-room 4 -2 2');
    expect(planOf(state.seats[1].castle).rooms[2].links).toEqual([1]);
    expect(state.seats[1].score).toBe(2);
    expect(scored(state, 1, 'own')).toEqual([]);
  });

  it('counts for the completed and incomplete measures', () => {
    const castle = { 0: [...lines, 'hallway 7 1 0 main'], 1: [...lines.map((line) => line), 'hallway 7 1 0 main'] };
    const wanted = { castles: castle, favors: ['completed', 'incomplete'], hands: { 0: ['completed'] } };
    const plan = planOf(scene(wanted).seats[0].castle);
    expect([completeRooms(plan, false).length, completeRooms(plan, true).length]).toEqual([0, 1]);
    const state = ended({ ...wanted, decrees: { 0: 'blind-doors' } });
    expect(scored(state, 0, 'favor')).toEqual(['8 completed 1 1', '4 incomplete 2 1']);
    expect(scored(state, 1, 'favor')).toEqual(['8 incomplete 1 1']);
  });

  it('moat walls count too: digging one can complete a room', () => {
    const start = { options: { moats: true }, castles: { 1: ['hallway -6 1 0 main', 'buttery -8 0 0'] } };
    const { state, events } = play(scene({ ...start, decrees: { 1: 'blind-doors' } }), moat('W'));
    expect(eventsOf(events, 'completed').map(({ tile }) => tile)).toEqual(['buttery']);
    expect(waiting(state)).toEqual(['food 2']);
    expect(waiting(play(scene(start), moat('W')).state)).toEqual([]);
  });

  const upper = ['hallway -1 -4 1 main', 'hallway -7 0 0 main'];

  it('so does the Barbican’s wall', () => {
    const options = { moats: true };
    expect(waiting(completing('blind-doors', upper, 'spice-cupboard -5 1 0', { options }).state)).toEqual(['food 3']);
    expect(waiting(completing(null, upper, 'spice-cupboard -5 1 0', { options }).state)).toEqual([]);
  });

  it('a passage is no wall', () => {
    const lines = ['hallway -1 -4 1 main', 'hallway 0 -2 0 main', 'study 6 0 0 | long 3 1 0'];
    const { state } = completing('blind-doors', lines, 'spice-cupboard 4 -1 0', { options: { passages: true } });
    expect(waiting(state)).toEqual([]);
  });

  it('the drawbridge against a wall counts for the Barbican', () => {
    // Hallways run around the Barbican's eastern end and back below it.
    const around = ['hallway 3 1 0 main', 'hallway 9 1 0 main', 'hallway 15 1 1 main', 'hallway 9 6 0 main', 'hallway 3 6 0 main'];
    const options = { moats: true };
    const bought = (decree: string | null) => completing(decree, ['larder -2 0 0', ...around], 'utility-room -1 5 0', { options });
    expect(waiting(bought('blind-doors').state)).toEqual(['corridor 0', 'utility 7']);
    expect(waiting(bought(null).state)).toEqual(['utility 7']);
  });
});
