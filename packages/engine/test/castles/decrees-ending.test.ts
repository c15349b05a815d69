import { describe, expect, it } from 'vitest';
import { type CastlesAction, castles } from '../../src/castles/index.ts';
import { actor, asked, buy, ended, lastTurn, PASS, play, pointsFor, refused, type Scene, scene, scored } from './expansion-scene.ts';

/** What the decree gives seat 0 at the end of a game that looks like this. */
function final(decree: string, wanted: Scene = {}): number {
  return pointsFor(ended({ ...wanted, decrees: { 0: decree } }), 0, 'decree');
}

const remove = (...sizes: (100 | 150 | 200 | 450)[]): CastlesAction => ({ type: 'remove-rooms', sizes });

describe('decrees that count at the end', () => {
  it('Surveyor: 1 for each different size, foyer, hallways and stairs included', () => {
    expect(final('surveyor')).toBe(1);
    const lines = ['pantry 3 0 0', 'larder -2 0 0', 'hallway 5 0 0 main', 'stairs 1 3 3'];
    expect(final('surveyor', { castles: { 0: lines } })).toBe(4);
    // A hallway and a room of 150 have the same size.
    expect(final('surveyor', { castles: { 0: ['hallway 3 1 0 main', 'study -3 0 0'] } })).toBe(2);
  });

  it('Collector: 2 for each different type', () => {
    expect(final('collector')).toBe(2);
    expect(final('collector', { castles: { 0: ['pantry 3 0 0', 'larder -2 0 0', 'study 0 3 0'] } })).toBe(6);
  });

  it('Banker: 2 for every 5000, besides the usual money points', () => {
    const state = ended({ decrees: { 0: 'banker' }, money: { 0: 14_000 } });
    // The last pass brings 5000.
    expect(scored(state, 0, 'decree')).toEqual(['6 banker']);
    expect(scored(state, 0, 'money')).toEqual(['1 19000']);
  });

  it('Recluse: 12 with neither stairs nor hallways', () => {
    expect(final('recluse', { castles: { 0: ['great-hall 3 0 0'] } })).toBe(12);
    expect(final('recluse', { castles: { 0: ['hallway 3 1 0 main'] } })).toBe(0);
    expect(final('recluse', { castles: { 0: ['stairs 3 1 2'] } })).toBe(0);
  });

  it('Encore: the best bonus card counts once more', () => {
    const hands = { 0: ['hallways', 'stairs'] };
    const state = ended({ decrees: { 0: 'encore' }, hands, castles: { 0: ['stairs 3 1 2', 'hallway -6 1 0 main'] } });
    expect(scored(state, 0, 'bonus-card')).toEqual(['1 hallways', '2 stairs']);
    expect(scored(state, 0, 'decree')).toEqual(['2 encore']);
    expect(final('encore')).toBe(0);
  });

  it('Encore counts cards that look at favors and stacks as well', () => {
    const wanted = { hands: { 0: ['favors-won'] }, favors: ['rooms-food'], castles: { 0: ['pantry 3 0 0'] } };
    expect(final('encore', wanted)).toBe(4);
    expect(final('encore', { hands: { 0: ['last-master-builder'] } })).toBe(7);
  });

  it('Courtier: 2 for each courtyard', () => {
    const ring = ['hallway 3 -4 1 main', 'hallway -3 -4 0 main', 'hallway -4 -4 1 main | long -3 1 0'];
    expect(final('courtier')).toBe(0);
    expect(final('courtier', { options: { passages: true }, castles: { 0: ring } })).toBe(2);
    expect(final('courtier', { options: { moats: true }, moats: { 0: ['W', 'N', 'E'] } })).toBe(2);
  });

  it('Wanderer: 1 for each room of the longest path', () => {
    expect(final('wanderer')).toBe(1);
    expect(final('wanderer', { castles: { 0: ['pantry 3 0 0', 'larder -2 0 0', 'buttery 5 0 0', 'study 0 3 0'] } })).toBe(4);
  });
});

describe('Quarry: up to four rooms off the stacks before anything is scored', () => {
  const stacks = { 100: ['powder-room'], 150: ['study', 'parlor', 'flute-room'] };
  const wanted = { decrees: { 0: 'quarry' }, stacks, castles: { 0: ['pantry 3 0 0'], 1: ['larder 3 0 0', 'sitting-room -3 0 0'] } };
  const waitingFor = play(lastTurn(wanted), PASS).state;

  it('is asked after the last turn, with nothing scored yet', () => {
    expect([asked(waitingFor), actor(waitingFor), waitingFor.stage]).toEqual(['remove-rooms', 0, 'scoring']);
    expect(castles.result(waitingFor)).toBeNull();
  });

  it('a stack emptied by it is depleted for everybody', () => {
    const { state } = play(waitingFor, remove(100, 150, 150, 150));
    expect(scored(state, 0, 'depleted')).toEqual(['2 100 1']);
    expect(scored(state, 1, 'depleted')).toEqual(['2 100 1', '2 150 1']);
  });

  it('none at all is allowed; more than four, or more than there are, is not', () => {
    expect(scored(play(waitingFor, remove()).state, 0, 'depleted')).toEqual([]);
    expect(refused(waitingFor, remove(100, 100))).toBe('empty-stack');
    expect(refused(waitingFor, remove(150, 150, 150, 150))).toBe('empty-stack');
    expect(refused(waitingFor, { type: 'remove-rooms', sizes: [100, 150, 150, 150, 200] })).toBe('malformed');
  });
});

describe('First among Equals and King’s Favorite', () => {
  const food = { 0: ['pantry 3 0 0'], 1: ['larder 3 0 0'], 2: ['buttery 3 1 0'] };
  const favors = ['rooms-food'];
  const points = (decrees: Scene['decrees'], lines: Scene['castles'] = food, more: Scene = {}) => {
    const state = ended({ players: 3, castles: lines, favors, ...(decrees && { decrees }), ...more });
    return [0, 1, 2].map((seat) => pointsFor(state, seat, 'favor'));
  };

  it('usually all three share the places: 14 through 3', () => {
    expect(points(undefined)).toEqual([4, 4, 4]);
  });

  it('the owner wins the tie and the others share from the next place down', () => {
    expect(points({ 1: 'first-among-equals' })).toEqual([3, 8, 3]);
  });

  it('a tie for a lower place is won as well', () => {
    const two = { ...food, 0: ['pantry 3 0 0', 'spice-cupboard 1 3 0'] };
    expect(points(undefined, two)).toEqual([8, 3, 3]);
    expect(points({ 2: 'first-among-equals' }, two)).toEqual([8, 2, 4]);
  });

  it('ties at nothing are worth nothing', () => {
    expect(points({ 1: 'first-among-equals' }, {})).toEqual([0, 0, 0]);
  });

  it('first place alone is worth 12 to King’s Favorite', () => {
    expect(points({ 0: 'kings-favorite' }, { 0: food[0] })).toEqual([12, 0, 0]);
  });

  it('tied for first it is not: the usual share', () => {
    expect(points({ 0: 'kings-favorite' }, { 0: food[0], 1: food[1] })).toEqual([6, 6, 0]);
    expect(points({ 0: 'kings-favorite' })).toEqual([4, 4, 4]);
  });

  it('when both meet, the winner of the tie takes 8 and the favorite, now second, 4', () => {
    expect(points({ 0: 'kings-favorite', 1: 'first-among-equals' }, { 0: food[0], 1: food[1] })).toEqual([4, 8, 0]);
  });

  it('who wins a tie is alone in first place, for the bonus card too', () => {
    const state = ended({
      players: 3,
      castles: food,
      favors,
      decrees: { 1: 'first-among-equals' },
      hands: { 0: ['favors-won'], 1: ['favors-won'] },
    });
    expect([0, 1].map((seat) => pointsFor(state, seat, 'bonus-card'))).toEqual([0, 4]);
  });

  it('both count for tower favors', () => {
    const own = (decree: string, lines: Scene['castles']) =>
      pointsFor(
        ended({ options: { towers: true }, castles: lines ?? {}, decrees: { 0: decree }, ownFavors: { 0: favors } }),
        0,
        'own-favor',
      );
    expect(own('first-among-equals', { 0: food[0], 1: food[1] })).toBe(8);
    expect(own('kings-favorite', { 0: food[0] })).toBe(12);
    expect(own('kings-favorite', { 0: food[0], 1: food[1] })).toBe(6);
  });
});

describe('Money Box', () => {
  const start = scene({ decrees: { 1: 'money-box' }, castles: { 1: ['pantry 3 0 0'] } });
  const SAVE: CastlesAction = { type: 'save' };

  it('after the turn 1000 may be laid aside, once', () => {
    const after = play(start, PASS).state;
    expect([actor(after), asked(after)]).toEqual([1, 'finish-turn']);
    const { state } = play(after, SAVE);
    expect([state.seats[1].money, state.seats[1].savings, actor(state)]).toEqual([19_000, 1000, 0]);
    expect(play(after, { type: 'finish' }).state.seats[1]).toMatchObject({ money: 20_000, savings: 0 });
  });

  it('after every extra turn again', () => {
    const extra = play(start, buy('hallway 5 0 0 main'), { type: 'reward', reward: 'food', room: 1 }).state;
    const saved = play(extra, PASS, SAVE).state;
    expect([actor(saved), asked(saved), saved.seats[1].savings]).toEqual([1, 'finish-turn', 1000]);
    expect(play(saved, SAVE).state.seats[1].savings).toBe(2000);
  });

  it('not without 1000, and not by others', () => {
    const poor = scene({ decrees: { 1: 'money-box' }, money: { 1: 3000 } });
    expect(actor(play(poor, buy('hallway 3 1 0 main')).state)).toBe(0);
    expect(asked(play(scene({ decrees: { 1: 'banker' } }), PASS).state)).toBe('take-turn');
  });

  it('is worth 1 for each 1000 and still counts as money everywhere', () => {
    const before = lastTurn({ decrees: { 0: 'money-box' }, favors: ['money'], hands: { 0: ['money'] }, money: { 0: 10_000, 1: 20_000 } });
    before.seats[0].savings = 5000;
    const { state } = play(before, PASS, SAVE);
    // 14000 in the purse and 6000 in the box.
    expect(scored(state, 0, 'decree')).toEqual(['6 money-box']);
    expect(scored(state, 0, 'favor')).toEqual(['6 money 1 2']);
    expect(scored(state, 0, 'bonus-card')).toEqual(['4 money']);
    expect(scored(state, 0, 'money')).toEqual(['2 20000']);
    expect(castles.result(state)?.standings[0].tiebreaks[1].value).toBe(20_000);
  });

  it('what lies in it is public', () => {
    const { state } = play(start, PASS, SAVE);
    expect(castles.view(state, 0).seats[1].savings).toBe(1000);
  });
});

describe('Even-tempered', () => {
  const start = (score: number, more: Scene = {}) => scene({ decrees: { 1: 'even-tempered' }, scores: { 1: score }, ...more });

  for (const [before, after] of [
    [3, 4],
    [4, 4],
    [-3, -2],
    [-1, 0],
    [0, 0],
  ]) {
    it(`a score of ${before} is ${after} after the turn`, () => {
      const { state } = play(start(before), PASS);
      expect(state.seats[1].score).toBe(after);
      expect(pointsFor(state, 1, 'decree')).toBe(after - before);
    });
  }

  it('after each extra turn again', () => {
    const { state } = play(start(0, { castles: { 1: ['pantry 3 0 0'] }, scores: { 1: 1 } }), buy('hallway 5 0 0 main'), {
      type: 'reward',
      reward: 'food',
      room: 1,
    });
    // Neither turn is over while the extra turn has just begun.
    expect([state.seats[1].score, actor(state)]).toEqual([1, 1]);
    expect(play(state, PASS).state.seats[1].score).toBe(2);
  });

  it('only after the own turns', () => {
    const others = scene({ decrees: { 0: 'even-tempered' }, scores: { 0: 3 } });
    expect(play(others, PASS).state.seats[0].score).toBe(3);
  });

  it('rewards of the turn are scored first', () => {
    const lines = ['flute-room 3 0 0', 'hallway 4 -6 1 main'];
    const { state } = play(start(0, { castles: { 1: lines } }), buy('hallway 6 1 0 main'), { type: 'reward', reward: 'activity', room: 1 });
    expect(state.seats[1].score).toBe(6);
  });

  it('final scoring is not a turn: an odd total stays', () => {
    const state = ended({ decrees: { 0: 'even-tempered' }, hands: { 0: ['last-master-builder'] } });
    expect(state.seats[0].score % 2).not.toBe(0);
  });
});
