import { describe, expect, it } from 'vitest';
import { type CastlesState, castles, castlesLibrary, completeRooms, planOf, type Side } from '../../src/castles/index.ts';
import { expectOk } from '../../src/kernel/index.ts';
import {
  actor,
  asked,
  buy,
  castleFile,
  castleOf,
  decline,
  ended,
  eventsOf,
  FINISH,
  legal,
  moat,
  PASS,
  place,
  play,
  pointsFor,
  refused,
  scene,
  scored,
  setUp,
  take,
  waiting,
} from './expansion-scene.ts';

const MOATS = { options: { moats: true } };
/** Where a tile may lie in a castle with a Barbican in the south and these moats. */
const check = (tile: string, lines: readonly string[] = [], moats: readonly Side[] = [], barbican: 0 | 1 | 2 | 3 = 0) => {
  const [name, x, y, r] = tile.split(' ');
  const answer = expectOk(
    castlesLibrary.check(castleFile(lines, { barbican, moats }), { tile: name, x: Number(x), y: Number(y), r: Number(r) }),
  );
  return 'reason' in answer ? answer.reason : 'legal';
};
const ringed = { ...MOATS, moats: { 1: ['W', 'N'] as Side[] } };

describe('the Barbican (C-11.1)', () => {
  it('each player turns the foyer first, the Master Builder before the others', () => {
    const start = setUp(3, { moats: true });
    expect([actor(start), asked(start)]).toEqual([0, 'turn-foyer']);
    const { state } = play(start, { type: 'turn-foyer', r: 2 }, { type: 'turn-foyer', r: 1 });
    expect([actor(state), asked(state)]).toEqual([2, 'turn-foyer']);
    expect(state.seats.map(({ castle }) => castle.tiles[0].r)).toEqual([2, 1, 0]);
    expect(asked(play(state, { type: 'turn-foyer', r: 0 }).state)).toBe('keep-bonus-cards');
  });

  it('an entrance under it is replaced by the drawbridge: three entrances, or four when it covers a wall', () => {
    const missing = (barbican: 0 | 1 | 2 | 3) => planOf(castleOf([], { barbican })).rooms[0].missing;
    expect([0, 1, 2, 3].map((r) => missing(r as 0))).toEqual([3, 3, 4, 3]);
  });

  it('foyer and Barbican are one corridor room', () => {
    const plan = planOf(castleOf([], { barbican: 0 }));
    expect(plan.rooms.length).toBe(1);
    const state = ended({ ...MOATS, favors: ['rooms-corridor', 'total-rooms'] });
    expect(scored(state, 0, 'favor')).toEqual(['6 rooms-corridor 1 2', '6 total-rooms 1 2']);
  });

  it('it is complete only with an outdoor room at the drawbridge and rooms at all inner entrances', () => {
    const inner = ['pantry 3 0 0', 'larder -2 0 0'];
    expect(completeRooms(planOf(castleOf(inner, { barbican: 0 })), false)).toEqual([]);
    const outer = [...inner, 'winter-garden -1 5 1'];
    expect(check('winter-garden -1 5 1', inner)).toBe('legal');
    expect(completeRooms(planOf(castleOf(outer, { barbican: 0 })), false)).toEqual([0]);
  });

  it('2, 3, 4, 5 players have 5, 7, 9, 10 moats (C-3.1)', () => {
    expect([2, 3, 4, 5].map((players) => setUp(players, { moats: true, towers: true }).moats)).toEqual([5, 7, 9, 10]);
  });

  it('without the expansion there is no Barbican', () => {
    expect(setUp(2).seats[0].castle.barbican).toBeUndefined();
    expect(refused(scene({}), moat('W'))).toBe('none-left');
  });
});

describe('buying a moat (C-11.2)', () => {
  const rooms = ['pantry 3 0 0', 'larder -2 0 0', 'buttery 5 0 0'];
  const start = scene({ ...MOATS, castles: { 1: rooms }, cards: [100, 200, 300] });

  it('the rulebook example: 3 for the moat and 3 for the three rooms', () => {
    const { state } = play(start, moat('E'));
    expect(scored(state, 1, 'moat')).toEqual(['6 3']);
    expect(state.seats[1].score).toBe(6);
  });

  it('later rooms score 1 for each moat, corridors and outdoor rooms nothing', () => {
    const market = ['dirt-room 2000', 'shed 2000'];
    const guarded = (tile: string, moats: readonly Side[]) => {
      const { state } = play(scene({ ...MOATS, moats: { 1: moats }, market }), buy(tile));
      return scored(state, 1, 'each');
    };
    expect(guarded('dirt-room -4 1 0', ['W'])).toEqual(['1 -1 1']);
    expect(guarded('dirt-room -4 1 0', ['W', 'E'])).toEqual(['2 -1 1']);
    expect(guarded('shed -5 0 0', ['W', 'E'])).toEqual([]);
    expect(guarded('hallway -6 1 0 main', ['W', 'E'])).toEqual([]);
  });

  it('corridors and outdoor rooms do not count for the moat either', () => {
    const lines = ['hallway 3 1 0 main', 'shed -5 0 0'];
    expect(scored(play(scene({ ...MOATS, castles: { 1: lines } }), moat('W')).state, 1, 'moat')).toEqual(['3 0']);
  });

  it('costs 5000, paid to the Master Builder, whose own go to the supply', () => {
    const { state } = play(start, moat('E'), moat('W'));
    expect(state.seats.map(({ money }) => money)).toEqual([15_000, 10_000]);
    expect(refused(scene({ ...MOATS, money: { 1: 4000 } }), moat('E'))).toBe('too-dear');
  });

  it('takes the place of a purchase', () => {
    expect([actor(start), actor(play(start, moat('E')).state)]).toEqual([1, 0]);
  });

  it('goes next to the Barbican or to an own moat', () => {
    expect(legal(start, 'buy-moat').map(({ side }) => side)).toEqual(['E', 'W']);
    expect(refused(start, moat('N'))).toBe('no-moat-there');
    expect(refused(start, moat('S'))).toBe('no-moat-there');
    const east = scene({ ...MOATS, moats: { 1: ['E'] } });
    expect(legal(east, 'buy-moat').map(({ side }) => side)).toEqual(['N', 'W']);
  });

  it('not where a tile lies', () => {
    // Hallways reach over the eastern strip, at 10 and 11.
    const far = scene({ ...MOATS, castles: { 1: ['hallway 3 1 0 main', 'hallway 9 1 0 main'] } });
    expect(legal(far, 'buy-moat').map(({ side }) => side)).toEqual(['W']);
  });

  it('not where a passage lies', () => {
    const options = { moats: true, passages: true };
    const far = scene({ options, castles: { 1: ['hallway 3 1 0 main', 'hallway 12 1 0 main | long 9 1 0'] } });
    expect(legal(far, 'buy-moat').map(({ side }) => side)).toEqual(['W']);
  });

  it('not where a fence would touch its stone (C-11.3)', () => {
    // The Herb Plot's fence looks at the western strip.
    const fenced = scene({ ...MOATS, castles: { 1: ['hallway -6 1 0 main', 'herb-plot -8 0 3'] } });
    expect(legal(fenced, 'buy-moat').map(({ side }) => side)).toEqual(['E']);
  });

  it('at most three in a game, and only while there are any', () => {
    const full = scene({ ...MOATS, moats: { 1: ['E', 'N', 'W'] } });
    expect(legal(full, 'buy-moat')).toEqual([]);
    expect(refused(full, moat('E'))).toBe('no-moat-there');
    expect(refused(scene({ ...MOATS, moatStack: 0 }), moat('E'))).toBe('none-left');
    expect(play(start, moat('E')).state.moats).toBe(start.moats - 1);
  });

  it('discards the top room card, whose room does not come to the market', () => {
    const { state, events } = play(start, moat('E'));
    expect(state.hidden.cards).toEqual([100, 200]);
    expect(state.discards.at(-1)).toBe(300);
    expect(state.market).toEqual(start.market);
    expect(eventsOf(events, 'card-discarded')).toMatchObject([{ card: 300 }]);
  });

  it('or the top room that lies on the deck, which leaves the game unseen', () => {
    const laid = [
      { tile: 'study', size: 150 as const, by: 0 },
      { tile: 'salon', size: 350 as const, by: 1 },
    ];
    const { state, events } = play(scene({ ...MOATS, cards: [100], laid }), moat('E'));
    expect(state.hidden.cards).toEqual([100]);
    expect(state.hidden.laid.map(({ tile }) => tile)).toEqual(['study']);
    expect(state.hidden.gone.map(({ tile }) => tile)).toEqual(['salon']);
    expect(JSON.stringify(eventsOf(events, 'laid-room-gone'))).not.toContain('salon');
    expect(state.lastRound).toBe(false);
  });

  it('the last card ends the game after this round (C-3.8, C-11.5)', () => {
    const { state } = play(scene({ ...MOATS, cards: [100] }), moat('E'));
    expect([state.lastRound, state.stage, actor(state)]).toEqual([true, 'rounds', 0]);
    expect(play(state, PASS).state.stage).toBe('over');
  });
});

describe('water and stone (C-11.3, C-11.4)', () => {
  it('nothing overlaps water, as in the rulebook example of the Green House', () => {
    const lines = ['hallway 3 -4 1 main', 'hallway 4 -3 0 main'];
    expect(check('green-house 10 -5 0', lines)).toBe('legal');
    expect(check('green-house 10 -5 0', lines, ['E'])).toBe('overlap');
  });

  it('without moats tiles may lie where the ring would run; with the ring complete only inside', () => {
    const lines = ['great-hall 3 0 0'];
    expect(check('salon 10 0 0', lines)).toBe('legal');
    expect(check('salon 10 0 0', lines, ['E'])).toBe('overlap');
    expect(check('salon 10 0 0', lines, ['W'])).toBe('legal');
  });

  it('only outdoor rooms join the drawbridge', () => {
    expect(check('shed -3 5 2')).toBe('legal');
    expect(check('study 0 5 0')).toBe('garden');
  });

  it('only outdoor rooms join such a garden, and it joins nothing else', () => {
    const garden = ['winter-garden -1 5 1'];
    expect(check('small-yard 0 10 1', garden)).toBe('legal');
    expect(check('study 0 10 0', garden)).toBe('garden');
  });

  it('an outdoor room at the drawbridge is connected to a corridor room', () => {
    // The Rose Walk gives 1 for each connected corridor room.
    const state = scene({ ...MOATS, market: ['rose-walk 2000'] });
    const done = play(state, buy('rose-walk 0 5 1')).state;
    expect(scored(done, 1, 'own')).toEqual(['1 1 0']);
  });

  it('no fence may touch the stone of a moat or of the Barbican', () => {
    expect(check('herb-plot -8 0 3', ['hallway -6 1 0 main'])).toBe('legal');
    expect(check('herb-plot -8 0 3', ['hallway -6 1 0 main'], ['W'])).toBe('fence');
    const upper = ['hallway -1 -4 1 main', 'hallway -7 0 0 main'];
    const plain = castleFile(upper);
    expect(expectOk(castlesLibrary.check(plain, { tile: 'herb-plot', x: -5, y: 1, r: 2 }))).toEqual({ legal: true });
    expect(check('herb-plot -5 1 2', upper)).toBe('fence');
  });

  it('the Barbican’s wall is adjacent as a corridor, a moat’s wall is adjacent to nothing', () => {
    const castle = castleOf(['trophy-hall -3 -4 1', 'ballroom -8 -4 0'], { barbican: 0, moats: ['W'] });
    expect(planOf(castle).rooms[2].touches).toEqual([1]);
    const low = castleOf(['trophy-hall -3 -4 1', 'ballroom -8 -2 0'], { barbican: 0, moats: ['W'] });
    expect([...planOf(low).rooms[2].touches].sort()).toEqual([0, 1]);
  });

  it('the rulebook example of the Ballroom: 2 less for the Trophy Hall, nothing for the moat, and it is not completed', () => {
    const wanted = { ...MOATS, moats: { 1: ['W'] as Side[] }, castles: { 1: ['trophy-hall -3 -4 1'] }, market: ['ballroom 4000'] };
    const { state } = play(scene(wanted), buy('ballroom -8 -4 0'));
    expect(scored(state, 1, 'own')).toEqual(['-2 2 1']);
    expect(state.seats[1].score).toBe(6 - 2 + 1);
    expect(planOf(state.seats[1].castle).rooms[2].missing).toBe(2);
    expect(waiting(state)).toEqual([]);
    // At the Barbican's wall the penalty is due once more.
    expect(play(scene(wanted), buy('ballroom -8 -2 0')).state.seats[1].score).toBe(6 - 2 - 2 + 1);
  });

  it('an entrance against water or stone is allowed and connects nothing', () => {
    // The Buttery's western door looks at the moat.
    const castle = castleOf(['hallway -6 1 0 main', 'buttery -8 0 0'], { barbican: 0, moats: ['W'] });
    expect(planOf(castle).rooms[2].missing).toBe(1);
    expect(planOf(castle).open.some(({ room }) => room === 2)).toBe(false);
  });
});

describe('the third moat (C-11.5)', () => {
  const stacks = { 100: ['pantry', 'larder'], 450: ['library'] };
  const third = play(scene({ ...ringed, castles: { 1: ['buttery 3 1 0'] }, stacks }), moat('E')).state;
  const looking = play(third, take('moat', 0), { type: 'look', size: 100 }).state;

  it('gives the moat reward, which may be declined', () => {
    expect(waiting(third)).toEqual(['moat 0']);
    expect(actor(play(third, decline('moat', 0)).state)).toBe(0);
  });

  it('the second does not', () => {
    expect(waiting(play(scene({ ...MOATS, moats: { 1: ['W'] } }), moat('N')).state)).toEqual([]);
  });

  it('one room of a stack is placed free and scored as if bought', () => {
    const { state } = play(looking, place('pantry -2 1 0'));
    expect(state.seats[1].money).toBe(10_000);
    expect(scored(state, 1, 'printed')).toEqual(['2 2 2']);
    expect(scored(state, 1, 'each')).toEqual(['3 -1 2']);
    expect(state.hidden.stacks[100]).toEqual(['larder']);
  });

  it('or none: everything stays in the stack', () => {
    const { state } = play(looking, FINISH);
    expect([...state.hidden.stacks[100]].sort()).toEqual(['larder', 'pantry']);
    expect([state.seats[1].castle.tiles.length, actor(state)]).toEqual([2, 0]);
  });

  it('rooms of other stacks or without a place are refused', () => {
    expect(refused(looking, place('library -6 0 0'))).toBe('not-in-stack');
    expect(refused(looking, place('pantry 20 20 0'))).toBe('unconnected');
  });

  it('with no rooms left it is lost', () => {
    const empty = Object.fromEntries([100, 150, 200, 250, 300, 350, 400, 450, 500, 600].map((size) => [size, []]));
    const { events } = play(scene({ ...ringed, stacks: empty }), moat('E'));
    expect(eventsOf(events, 'reward-lost').map(({ reward }) => reward)).toEqual(['moat']);
  });

  it('completions of the free room are rewarded', () => {
    const utility = play(scene({ ...ringed, stacks: { 100: ['broom-closet'] } }), moat('E'), take('moat', 0), {
      type: 'look',
      size: 100,
    }).state;
    expect(waiting(play(utility, place('broom-closet 3 1 1')).state)).toEqual(['utility 1']);
  });

  it('needs an external entrance: the drawbridge serves', () => {
    const closed = ['dirt-room -4 1 0', 'utility-room 3 1 2'];
    const state = scene({ ...ringed, castles: { 1: closed } });
    expect(legal(state, 'buy-moat').map(({ side }) => side)).toEqual(['E']);
  });

  it('a garden that shuts the drawbridge away forbids it, and the other way round (C-2.1)', () => {
    const shut = ['shed 0 5 3', 'herb-plot 2 8 1'];
    expect(refused(scene({ ...ringed, castles: { 1: shut } }), moat('E'))).toBe('no-moat-there');
    expect(refused(scene({ ...ringed, castles: { 1: shut.slice(0, 1) } }), moat('E'))).toBeNull();
    expect(check(shut[1], shut.slice(0, 1), ['W', 'N'])).toBe('legal');
    expect(check(shut[1], shut.slice(0, 1), ['W', 'N', 'E'])).toBe('enclosed');
  });

  it('after it only the inside is left, and the space around the castle is a courtyard', () => {
    const lines = ['buttery 3 1 0'];
    const courtyards = (moats: readonly Side[]) => expectOk(castlesLibrary.score(castleFile(lines, { barbican: 0, moats })));
    expect(courtyards(['W', 'N'])).toMatchObject({ courtyards: 0, externalEntrances: { all: 3 } });
    expect(courtyards(['W', 'N', 'E'])).toMatchObject({ courtyards: 1, externalEntrances: { all: 1 } });
  });
});

describe('moats at the end (C-6.2, C-6.5, C-11.6)', () => {
  const wanted = { ...MOATS, moats: { 0: ['W', 'N'] as Side[] } };
  const of = (state: CastlesState, reason: string) => pointsFor(state, 0, reason);

  it('are not rooms for favors, bonus cards and decrees', () => {
    expect(scored(ended({ ...wanted, favors: ['total-rooms'] }), 0, 'favor')).toEqual(['6 total-rooms 1 2']);
    expect(scored(ended({ ...wanted, favors: ['no-swan'] }), 0, 'favor')).toEqual(['6 no-swan 1 2']);
    expect(of(ended({ ...wanted, decrees: { 0: 'surveyor' } }), 'decree')).toBe(1);
  });

  it('a depleted stack of moats gives 2 each, but nothing for the bonus card for rooms of depleted stacks', () => {
    const state = ended({ ...wanted, moatStack: 0, hands: { 0: ['depleted'] } });
    expect(scored(state, 0, 'depleted')).toEqual(['4 moats 2']);
    expect(of(state, 'bonus-card')).toBe(0);
    expect(of(ended({ ...wanted, hallways: 0, castles: { 0: ['hallway 3 1 0 main'] }, hands: { 0: ['depleted'] } }), 'bonus-card')).toBe(1);
    expect(of(ended({ moatStack: 0 }), 'depleted')).toBe(0);
  });

  it('the Moats favor and bonus card count moats, never the Barbican', () => {
    const state = ended({ ...wanted, favors: ['moats'], hands: { 0: ['moats'], 1: ['moats'] } });
    expect([0, 1].map((seat) => pointsFor(state, seat, 'favor'))).toEqual([8, 0]);
    expect([0, 1].map((seat) => pointsFor(state, seat, 'bonus-card'))).toEqual([6, 0]);
  });

  it('they are 1000 square feet each for ties', () => {
    expect(castles.result(ended(wanted))?.standings.map(({ tiebreaks }) => tiebreaks[0].value)).toEqual([2125, 125]);
  });
});

describe('passages and the drawbridge (C-10.2)', () => {
  const options = { moats: true, passages: true };

  it('none at the drawbridge', () => {
    expect(refused(scene({ options, market: ['small-yard 2000'] }), buy('small-yard 0 6 1 | small 1 5 1'))).toBe('passage-garden');
  });

  it('none in the gardens behind it', () => {
    const state = scene({ options, castles: { 1: ['winter-garden -1 5 1'] }, market: ['small-yard 2000'] });
    expect(refused(state, buy('small-yard 0 11 1 | small 1 10 1'))).toBe('passage-garden');
  });

  it('nor where they reach around the Barbican', () => {
    // The English Park's door at -13 3 looks north, west of the Barbican's end.
    const gardens = ['terrace-gardens -4 5 2', 'stables -11 5 0', 'english-park -15 3 3'];
    const state = scene({ options, castles: { 1: gardens }, market: ['study 2000'] });
    expect(refused(state, buy('study -14 -1 0 | small -13 2 1'))).toBe('passage-garden');
    expect(legal(state, 'buy-room').every(({ x }) => x > -12)).toBe(true);
  });

  it('none beyond the Barbican, even between rooms of the castle', () => {
    // Hallways around the eastern end of the Barbican and back below it.
    const around = ['hallway 3 1 0 main', 'hallway 9 1 0 main', 'hallway 14 2 1 main'];
    const state = scene({ options, castles: { 1: around }, market: ['pantry 2000'] });
    expect(refused(state, buy('hallway 7 6 0 main | small 13 6 0'))).toBe('passage-garden');
    expect(refused(state, buy('hallway 8 6 0 main'))).toBeNull();
  });
});
