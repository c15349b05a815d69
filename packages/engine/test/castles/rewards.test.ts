import { describe, expect, it } from 'vitest';
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

/** Seat 1 has this castle and then buys this tile, which completes rooms. */
function completing(lines: CastlesLines, tile: string, wanted: Scene = {}) {
  const name = tile.split(' ')[0];
  const market = name === 'hallway' || name === 'stairs' ? ['salon 15000'] : [`${name} 4000`];
  return play(scene({ market, ...wanted, castles: { 1: lines } }), buy(tile));
}

const STAIRS = ['stairs 3 1 2'];
const PANTRY_AND_STAIRS = ['pantry -2 1 0', 'stairs 3 1 2'];
const NAP_ROOM = ['nap-room -4 0 0'];

describe('completion (C-5.1)', () => {
  it('a room is completed when all its entrances are connected, by its own placement too', () => {
    expect(waiting(completing([], 'broom-closet 3 1 1').state)).toEqual(['utility 1']);
    expect(waiting(completing(['pantry 3 0 0'], 'hallway 5 0 0 main').state)).toEqual(['food 1']);
    expect(waiting(completing([], 'pantry 3 0 0').state)).toEqual([]);
  });

  it('an entrance against a wall does not count as connected', () => {
    // The Flute Room's upper door faces the Nap Room's wall.
    const { state } = completing(['hallway 3 -2 1 main', 'flute-room 4 0 0', 'nap-room 4 -2 2'], 'hallway 7 1 0 main');
    expect(waiting(state)).toEqual([]);
  });

  it('foyer and stairs are completed like any room and give the corridor reward', () => {
    expect(waiting(completing(['pantry -2 1 0', 'stairs 1 3 3'], 'larder 3 0 0').state)).toEqual(['corridor 0']);
    expect(waiting(completing(STAIRS, 'hallway 6 1 0 down').state)).toEqual(['corridor 1']);
  });

  it('rewards are taken one by one in the order that the player chooses', () => {
    const { state } = completing(['pantry 3 0 0'], 'broom-closet 5 0 1');
    expect(waiting(state)).toEqual(['food 1', 'utility 2']);
    expect(refused(state, take('food', 1))).toBeNull();
    expect(refused(state, take('utility', 2))).toBeNull();
    expect(waiting(play(state, take('food', 1), PASS).state)).toEqual(['utility 2']);
    expect(waiting(play(state, decline('utility', 2)).state)).toEqual(['food 1']);
  });

  it('a reward that does not wait cannot be taken or declined', () => {
    const { state } = completing(['pantry 3 0 0'], 'broom-closet 5 0 1');
    expect(refused(state, take('food', 2))).toBe('no-such-reward');
    expect(refused(state, decline('living', 1))).toBe('no-such-reward');
    expect(refused(state, PASS)).toBe('not-now');
  });
});

describe('every reward may be declined (C-5.1)', () => {
  for (const [type, room, lines, tile] of [
    ['food', 1, ['pantry 3 0 0'], 'hallway 5 0 0 main'],
    ['living', 1, ['parlor 3 0 0', 'berchta-room 6 0 0', 'hallway 4 -6 1 main'], 'hallway 4 3 1 main'],
    ['corridor', 1, STAIRS, 'hallway 6 1 0 down'],
    ['utility', 1, [], 'broom-closet 3 1 1'],
    ['activity', 1, ['flute-room 3 0 0', 'hallway 4 -6 1 main'], 'hallway 6 1 0 main'],
    ['outdoor', 1, ['shed -5 0 0'], 'hallway -5 2 1 main'],
    ['sleeping', 1, NAP_ROOM, 'hallway -3 2 1 main'],
    ['downstairs', 4, [...STAIRS, 'hallway 6 1 0 down', 'the-hole 6 -2 0'], 'bottomless-pit 6 2 0'],
  ] as const) {
    it(`${type}: nothing changes, and the next player is on`, () => {
      const before = completing(lines, tile).state;
      expect(waiting(before)).toEqual([`${type} ${room}`]);
      const { state, events } = play(before, decline(type, room));
      expect(eventsOf(events, 'reward-declined').map(({ reward }) => reward)).toEqual([type]);
      expect([state.seats, state.hidden]).toEqual([before.seats, before.hidden]);
      expect([actor(state), asked(state)]).toEqual([0, 'take-turn']);
    });
  }
});

describe('food (C-5.2)', () => {
  const completed = completing(['pantry 3 0 0'], 'hallway 5 0 0 main').state;

  it('gives an extra turn before the next player', () => {
    const { state, events } = play(completed, take('food', 1));
    expect([actor(state), asked(state)]).toEqual([1, 'take-turn']);
    expect(eventsOf(events, 'extra-turn').length).toBe(1);
    expect(actor(play(state, PASS).state)).toBe(0);
  });

  it('the extra turn is a full turn: buying, or 5000 for passing', () => {
    const extra = play(completed, take('food', 1)).state;
    expect(play(extra, PASS).state.seats[1].money).toBe(extra.seats[1].money + 5000);
    expect(play(extra, buy('stairs 1 3 3')).state.seats[1].castle.tiles.length).toBe(4);
  });

  it('begins when it is chosen; rewards that still wait are offered again after it', () => {
    const both = completing(['pantry 3 0 0'], 'broom-closet 5 0 1').state;
    const extra = play(both, take('food', 1)).state;
    expect([actor(extra), asked(extra), waiting(extra)]).toEqual([1, 'take-turn', []]);
    const after = play(extra, PASS).state;
    expect([actor(after), asked(after), waiting(after)]).toEqual([1, 'choose-reward', ['utility 2']]);
    expect([actor(play(after, decline('utility', 2)).state), asked(play(after, decline('utility', 2)).state)]).toEqual([0, 'take-turn']);
  });

  it('the player’s order: the other reward may come first', () => {
    const both = completing(['pantry 3 0 0'], 'broom-closet 5 0 1').state;
    const { state } = play(both, decline('utility', 2), take('food', 1));
    expect([actor(state), asked(state), state.turn?.interrupted?.turn.rewards]).toEqual([1, 'take-turn', []]);
  });

  it('under the first version of the rules it is taken after all other rewards of the turn', () => {
    const { state } = play(completing(['pantry 3 0 0'], 'broom-closet 5 0 1', { version: 1 }).state, take('food', 1));
    expect([asked(state), waiting(state)]).toEqual(['choose-reward', ['utility 2']]);
    expect(asked(play(state, decline('utility', 2)).state)).toBe('take-turn');
    expect(actor(play(state, decline('utility', 2)).state)).toBe(1);
  });

  it('extra turns add up', () => {
    const twoRooms = completing(['focus-room 3 1 0', 'scullery 4 3 1', 'meat-locker 0 3 1'], 'hallway 0 7 0 main').state;
    expect(waiting(twoRooms)).toEqual(['food 2', 'food 3']);
    const first = play(twoRooms, take('food', 3)).state;
    const second = play(first, PASS, take('food', 2)).state;
    const third = play(second, PASS).state;
    expect([actor(first), actor(second), actor(third)]).toEqual([1, 1, 0]);
    const onlyOne = play(twoRooms, take('food', 3), PASS, decline('food', 2)).state;
    expect(actor(onlyOne)).toBe(0);
  });

  it('an extra turn can bring further extra turns', () => {
    const start = scene({ castles: { 1: ['pantry 3 0 0', 'larder -2 0 0'] } });
    const second = play(start, buy('hallway 5 0 0 main'), take('food', 1), buy('hallway -8 1 0 main')).state;
    expect(waiting(second)).toEqual(['food 2']);
    expect(actor(play(second, take('food', 2)).state)).toBe(1);
  });

  it('the Master Builder gets it too, and pays the supply in it', () => {
    const start = scene({ seat: 0, castles: { 0: ['pantry 3 0 0'] }, cards: [100, 100], market: ['salon 4000'] });
    const extra = play(start, buy('hallway 5 0 0 main'), take('food', 1)).state;
    expect([actor(extra), asked(extra)]).toEqual([0, 'take-turn']);
    const after = play(extra, buy('stairs 1 3 3')).state;
    expect(after.seats.map(({ money }) => money)).toEqual([9000, 15_000]);
    expect(asked(after)).toBe('draw-rooms');
  });
});

describe('living (C-5.3)', () => {
  it('scores the room’s points and its bonus again, as it stands now', () => {
    const lines = ['parlor 3 0 0', 'berchta-room 6 0 0', 'hallway 4 -6 1 main'];
    const before = completing(lines, 'hallway 4 3 1 main').state;
    const { state } = play(before, take('living', 1));
    // When the Parlor was placed there was no activity room beside it.
    expect(scored(state, 1, 'again-printed')).toEqual(['4 1 1']);
    expect(scored(state, 1, 'again-own')).toEqual(['1 1 2']);
    expect(state.seats[1].score - before.seats[1].score).toBe(5);
  });

  it('does not score the bonuses of its neighbours again', () => {
    // The Formal Gardens like living rooms, but only when one is placed.
    const lines = ['pink-cabinet 3 1 0', 'hallway 4 3 1 main', 'formal-gardens 5 1 2', 'hallway 4 -5 1 main'];
    const castle = scene({ castles: { 1: lines.slice(0, 3) } });
    const before = play(castle, buy(lines[3])).state;
    expect(waiting(before)).toEqual(['living 1']);
    expect(play(before, take('living', 1)).state.seats[1].score).toBe(5);
  });
});

describe('corridor (C-5.4)', () => {
  const completed = completing(PANTRY_AND_STAIRS, 'hallway 6 1 0 down').state;

  it('gives a hallway or stairs free of charge, placed at once', () => {
    const taken = play(completed, take('corridor', 2)).state;
    expect(asked(taken)).toBe('place-corridor');
    const kinds = new Set(legal(taken).map((action) => (action.type === 'place' ? `${action.tile} ${action.level ?? ''}` : action.type)));
    expect([...kinds].sort()).toEqual(['hallway down', 'hallway main', 'stairs ']);
    const { state } = play(taken, place('stairs 1 3 3'));
    expect(state.seats[1].money).toBe(taken.seats[1].money);
    expect(state.stairs).toBe(taken.stairs - 1);
    expect(play(taken, place('hallway 1 3 1 main')).state.hallways).toBe(taken.hallways - 1);
  });

  it('no other tile, and only where it may lie', () => {
    const taken = play(completed, take('corridor', 2)).state;
    expect(refused(taken, place('larder 1 3 1'))).toBe('no-corridor-piece');
    expect(refused(taken, place('stairs 1 3 2'))).toBe('unconnected');
  });

  it('its tile is scored like a bought one (C-5.9)', () => {
    const lines = ['gallery-of-mirrors 3 0 0', 'stairs -3 1 0'];
    const before = completing(lines, 'hallway -9 1 0 down').state;
    const { state } = play(before, take('corridor', 2), place('hallway 9 -6 1 main'));
    expect(state.seats[1].score - before.seats[1].score).toBe(2);
  });

  it('a reward that completes further rooms: these join the rewards that wait', () => {
    const { state } = play(completed, take('corridor', 2), place('hallway -8 2 0 main'));
    expect(waiting(state)).toEqual(['food 1']);
    expect(actor(play(state, take('food', 1)).state)).toBe(1);
  });

  const twoStairs = ['stairs 3 1 2', 'stairs 1 3 3'];

  it('only once in a turn: a second one is lost', () => {
    const { state, events } = play(completing(twoStairs, 'hallway 6 1 0 down').state, take('corridor', 1), place('hallway 1 6 0 down'));
    expect(eventsOf(events, 'completed').map(({ room }) => room)).toEqual([2]);
    expect(eventsOf(events, 'reward-lost').map(({ reward }) => reward)).toEqual(['corridor']);
    expect(actor(state)).toBe(0);
  });

  it('again in an extra turn', () => {
    const lines = ['pantry -2 1 0', 'stairs 3 1 2', 'stairs 1 3 3'];
    const extra = play(completing(lines, 'hallway 6 1 0 down').state, take('corridor', 2), place('hallway -8 2 0 main'), take('food', 1));
    const again = play(extra.state, buy('hallway 1 6 0 down')).state;
    expect(waiting(again)).toContain('corridor 3');
    expect(refused(again, take('corridor', 3))).toBeNull();
  });

  it('of two at once either may be taken, also after declining the other', () => {
    const lines = ['hallway 3 1 0 main', 'stairs 3 2 3', 'stairs 6 2 3'];
    const { state } = completing(lines, 'hallway 3 5 0 down');
    expect(waiting(state)).toEqual(['corridor 2', 'corridor 3']);
    expect(asked(play(state, decline('corridor', 2), take('corridor', 3)).state)).toBe('place-corridor');
    const { events } = play(state, take('corridor', 3), place('stairs 1 3 3'));
    expect(eventsOf(events, 'reward-lost').map(({ tile }) => tile)).toEqual(['stairs']);
  });

  it('is lost when neither hallway nor stairs are left or can be placed', () => {
    const { state, events } = completing(STAIRS, 'hallway 6 1 0 down', { hallways: 1, stairs: 0 });
    expect(eventsOf(events, 'reward-lost').length).toBe(1);
    expect(actor(state)).toBe(0);
    expect(waiting(completing(STAIRS, 'hallway 6 1 0 down', { hallways: 1, stairs: 1 }).state)).toEqual(['corridor 1']);
  });
});

describe('utility (C-5.5)', () => {
  const closet = (bonusDeck: readonly string[]) =>
    play(scene({ market: ['broom-closet 4000'], hands: { 1: ['sizes'] }, bonusDeck }), buy('broom-closet 3 1 1'));

  it('two cards are drawn, one is kept, the other goes to the bottom', () => {
    const drawn = play(closet(['money', 'round', 'square', 'types']).state, take('utility', 1)).state;
    expect(asked(drawn)).toBe('keep-drawn-card');
    expect(legal(drawn)).toEqual([
      { type: 'keep-cards', cards: ['types'] },
      { type: 'keep-cards', cards: ['square'] },
    ]);
    const { hidden } = play(drawn, { type: 'keep-cards', cards: ['square'] }).state;
    expect(hidden.hands[1]).toEqual(['sizes', 'square']);
    expect(hidden.bonusDeck).toEqual(['types', 'money', 'round']);
  });

  it('one must be kept, and only one of the two', () => {
    const drawn = play(closet(['money', 'round']).state, take('utility', 1)).state;
    expect(refused(drawn, { type: 'keep-cards', cards: [] })).toBe('wrong-number-of-cards');
    expect(refused(drawn, { type: 'keep-cards', cards: ['money', 'round'] })).toBe('wrong-number-of-cards');
    expect(refused(drawn, { type: 'keep-cards', cards: ['sizes'] })).toBe('no-such-card');
  });

  it('a deck of one card gives that card, an empty deck nothing', () => {
    const drawn = play(closet(['money']).state, take('utility', 1), { type: 'keep-cards', cards: ['money'] }).state;
    expect(drawn.hidden.hands[1]).toEqual(['sizes', 'money']);
    expect(drawn.hidden.bonusDeck).toEqual([]);
    const { state, events } = closet([]);
    expect(eventsOf(events, 'reward-lost').map(({ reward }) => reward)).toEqual(['utility']);
    expect(actor(state)).toBe(0);
  });
});

describe('activity and outdoor (C-5.6)', () => {
  it('activity: 5 points', () => {
    const { state } = completing(['flute-room 3 0 0', 'hallway 4 -6 1 main'], 'hallway 6 1 0 main');
    expect(pointsFor(play(state, take('activity', 1)).state, 1, 'activity')).toBe(5);
  });

  it('outdoor: 10000 from the supply', () => {
    const before = completing(['shed -5 0 0'], 'hallway -5 2 1 main').state;
    const { state } = play(before, take('outdoor', 1));
    expect(state.seats.map(({ money }, seat) => money - before.seats[seat].money)).toEqual([0, 10_000]);
  });
});
