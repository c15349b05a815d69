import { describe, expect, it } from 'vitest';
import { type CastlesState, castles } from '../../src/castles/index.ts';
import { randomAction, rngFrom } from '../../src/kernel/index.ts';
import {
  actor,
  asked,
  buy,
  DRAW,
  EVERYTHING,
  ended,
  legal,
  moat,
  PASS,
  play,
  pointsFor,
  scene,
  scored,
  setUp,
  take,
  waiting,
} from './expansion-scene.ts';

describe('a solo game with expansions (C-8.1, C-8.2)', () => {
  it('moats, towers and favors face down as for three players; no favors on the table', () => {
    const { moats, hidden, favors } = setUp(1, EVERYTHING);
    expect([moats, hidden.stacks[325].length, hidden.favorStack.length, favors.length]).toEqual([7, 6, 18, 0]);
  });

  it('the foyer is turned, then one of three decrees is chosen, then the first rooms are drawn', () => {
    const start = setUp(1, EVERYTHING);
    expect(asked(start)).toBe('turn-foyer');
    const { state } = play(start, { type: 'turn-foyer', r: 0 });
    const offered = legal(state, 'choose-decree');
    expect(offered.length).toBe(3);
    const quiet = offered.find(({ decree }) => !['early-start', 'secret-room', 'second-thoughts'].includes(decree)) ?? offered[0];
    expect(asked(play(state, quiet).state)).toBe('draw-rooms');
  });

  it('rooms come with swans, and leave with them when they are not bought', () => {
    const stacks = { 250: ['sanctum', 'tool-loft'], 300: ['sauna'] };
    const start = scene({ players: 1, options: { swans: true }, stacks, cards: [100, 250, 300, 250] });
    const drawn = play(start, PASS, DRAW).state;
    expect(drawn.market.map(({ tile, price, swans }) => [tile, price, swans.length])).toEqual([
      ['tool-loft', 2000, 1],
      ['sauna', 4000, 1],
      ['sanctum', 6000, 1],
    ]);
    const { state } = play(drawn, buy('tool-loft -5 1 0'), { type: 'decline', reward: 'utility', room: 1 });
    expect(state.seats[0].swans).toEqual(drawn.market[0].swans);
    expect([state.market, state.removed.slice(-2)]).toEqual([[], ['sauna', 'sanctum']]);
    expect(state.hidden.swans.length).toBe(start.hidden.swans.length - 3);
  });

  it('a moat is paid to the supply, takes a card and is rewarded', () => {
    const start = scene({ players: 1, options: { moats: true }, moats: { 0: ['W', 'N'] }, cards: [100, 200], stacks: { 100: ['pantry'] } });
    const { state } = play(start, moat('E'));
    expect([state.seats[0].money, state.hidden.cards, waiting(state)]).toEqual([10_000, [100], ['moat 0']]);
    const done = play(state, take('moat', 0), { type: 'look', size: 100 }, { type: 'place', tile: 'pantry', x: 3, y: 0, r: 0 }).state;
    expect([done.seats[0].castle.tiles.length, asked(done)]).toEqual([2, 'draw-rooms']);
  });

  it('the last card taken by a moat ends the game after this turn', () => {
    const { state } = play(scene({ players: 1, options: { moats: true }, cards: [100] }), moat('E'));
    expect(state.stage).toBe('over');
  });

  it('passages are dug as usual', () => {
    const { state } = play(scene({ players: 1, options: { passages: true }, market: ['study 2000'] }), buy('study 4 0 0 | small 3 1 0'));
    expect(state.seats[0].passages).toEqual(['long', 'corner']);
  });

  it('tower favors are scored against nobody: first place with at least one item', () => {
    const wanted = { players: 1, options: { towers: true }, castles: { 0: ['pantry 3 0 0'] } };
    const state = ended({ ...wanted, ownFavors: { 0: ['rooms-food', 'rooms-sleeping'] } });
    expect(scored(state, 0, 'own-favor')).toEqual(['8 rooms-food 1 1']);
  });

  it('decrees work: King’s Favorite makes that 12, the Quarry is asked, the Eavesdropper hears the own discards', () => {
    const wanted = { players: 1, options: { towers: true }, castles: { 0: ['pantry 3 0 0'] }, ownFavors: { 0: ['rooms-food'] } };
    expect(pointsFor(ended({ ...wanted, decrees: { 0: 'kings-favorite' } }), 0, 'own-favor')).toBe(12);
    expect(asked(ended({ ...wanted, decrees: { 0: 'quarry' } }))).toBe('remove-rooms');
    const drawing = play(
      scene({ players: 1, decrees: { 0: 'eavesdropper' }, market: ['broom-closet 2000'], hands: { 0: ['hallways', 'stairs'] } }),
      buy('broom-closet 3 1 1'),
      take('utility', 0 + 1),
    ).state;
    expect(asked(play(drawing, legal(drawing, 'keep-cards')[0]).state)).toBe('swap-card');
  });

  it('titles: Secrets and the Collector’s Edition name them differently', () => {
    const title = (options: object, score: number) =>
      castles.result(ended({ players: 1, options, scores: { 0: score }, money: { 0: 0 } }))?.standings[0].note?.code;
    for (const [score, later, secrets] of [
      [59, 'jester', 'jester'],
      [60, 'humble-servant', 'servant'],
      [80, 'humble-servant', 'servant'],
      [81, 'highness', 'duke'],
      [96, 'imperial-regent', 'prince-regent'],
      [110, 'imperial-regent', 'prince-regent'],
      [111, 'chancellor', 'king'],
    ] as const) {
      expect([title({}, score), title({ edition: 'first' }, score)]).toEqual([later, secrets]);
    }
  });

  it('whole games with everything play to their end', () => {
    for (let game = 0; game < 3; game++) {
      const rng = rngFrom(`solo ${game}`);
      let state: CastlesState = setUp(1, EVERYTHING, `solo ${game}`);
      while (castles.toAct(state).length > 0)
        state = play(state, randomAction(castles.choices(castles.view(state, actor(state))), rng)).state;
      expect(castles.result(state)?.standings.length).toBe(1);
    }
  });
});
