import { describe, expect, it } from 'vitest';
import { type CastlesEvent, type CastlesState, castles } from '../../src/castles/index.ts';
import { actor, asked, buy, castleOf, DRAW, eventsOf, legal, PASS, play, priced, type Scene, scene } from './scene.ts';

const PRICES = [15_000, 10_000, 8000, 6000, 4000];
const FULL = ['pantry 15000', 'parlor 10000', 'nap-room 8000', 'kitchen 6000', 'salon 4000'];

interface Rounds {
  readonly state: CastlesState;
  readonly events: readonly CastlesEvent[];
  /** Rounds until the game was over, or as many as were asked for. */
  readonly played: number;
}

/** Everybody passes for so many rounds. */
function passRounds(start: CastlesState, most: number): Rounds {
  let state = start;
  const events: CastlesEvent[] = [];
  const step = (...actions: Parameters<typeof play>[1][]): void => {
    const next = play(state, ...actions);
    events.push(...next.events);
    state = next.state;
  };
  for (let round = 1; round <= most; round++) {
    const { masterBuilder } = state;
    while (state.masterBuilder === masterBuilder && state.stage === 'rounds' && asked(state) === 'take-turn') step(PASS);
    if (state.stage === 'over') return { state, events, played: round };
    if (asked(state) === 'draw-rooms') step(DRAW);
    step(priced(state, PRICES));
  }
  return { state, events, played: most };
}

const told = (events: readonly CastlesEvent[]): number[] => eventsOf(events, 'nobody-builds').map(({ rounds }) => rounds);
const start = (wanted: Scene = {}): CastlesState => scene({ market: FULL, cards: [100, 100, 100], ...wanted });

/** The only way out of both castles is the dark end of stairs: no room of the market lies downstairs, and no hallway is left. */
function standstill(version = castles.version): CastlesState {
  const state = start({ version, hallways: 0, stairs: 0 });
  const lines = ['tool-loft -5 1 0', 'linen-cupboard 3 1 0', 'stairs 1 3 3'];
  for (const seat of state.seats) seat.castle = castleOf(...lines);
  return state;
}

describe('nobody builds (C-3.10)', () => {
  it('the scene is what it says: nothing for sale fits', () => {
    expect(legal({ ...standstill(), asks: [{ type: 'take-turn', seat: 1 }] }).map(({ type }) => type)).toEqual(['pass']);
  });

  it('after five rounds without a purchase the game ends if nothing for sale fits anywhere, whatever it cost', () => {
    const { played, state, events } = passRounds(standstill(), 30);
    expect([played, state.stage]).toEqual([5, 'over']);
    expect(eventsOf(events, 'patience-lost').length).toBe(1);
  });

  it('the table is told one round before', () => {
    expect(told(passRounds(standstill(), 3).events)).toEqual([]);
    expect(told(passRounds(standstill(), 4).events)).toEqual([4]);
    expect(told(passRounds(standstill(), 30).events)).toEqual([4]);
  });

  it('otherwise after twenty, told after nineteen; money does not matter', () => {
    const poor = start({ money: { 0: 0, 1: 0 } });
    const { played, events } = passRounds(poor, 30);
    expect(played).toBe(20);
    expect(told(events)).toEqual([4, 19]);
  });

  it('a purchase begins the count anew', () => {
    const three = passRounds(start(), 3).state;
    const bought = play(three, buy('hallway 3 1 0 main')).state;
    expect(actor(bought)).not.toBe(actor(three));
    expect(passRounds(bought, 30).played).toBe(21);
  });

  it('with a full market nobody is asked to draw', () => {
    expect(eventsOf(passRounds(start(), 3).events, 'rooms-drawn')).toEqual([]);
  });

  it('a game of version 1 ends as it did: after six rounds from the beginning, untold', () => {
    const { played, events } = passRounds(start({ version: 1 }), 30);
    expect([played, told(events)]).toEqual([6, []]);
    expect(eventsOf(events, 'rooms-drawn').length).toBe(5);
  });
});
