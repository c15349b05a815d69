import { describe, expect, it } from 'vitest';
import { BONUS_CARDS, castles } from '../../src/castles/index.ts';
import { rngFrom } from '../../src/kernel/index.ts';
import { actor, asked, buy, DRAW, optionsOf, PASS, play, type Scene, scene, setUp, sizeOf, take } from './scene.ts';

describe('solo setup (C-8.1)', () => {
  const state = setUp(1, {}, 'alone');

  it('stacks and deck as for three players, nothing in the market yet, no favors', () => {
    expect(state.hidden.stacks[100].length).toBe(7);
    expect(state.hidden.stacks[600].length).toBe(5);
    expect([state.hallways, state.stairs, state.hidden.cards.length]).toEqual([7, 5, 33]);
    expect([state.market, state.favors]).toEqual([[], []]);
  });

  it('two bonus cards without a choice, 15000, score 0', () => {
    expect(state.hidden.hands[0].length).toBe(2);
    expect([state.seats[0].money, state.seats[0].score]).toEqual([15_000, 0]);
    expect(asked(state)).toBe('draw-rooms');
  });
});

describe('bonus cards alone (C-8.1)', () => {
  const ALONE = ['favors-won', 'last-master-builder'];
  const cardsOf = (players: number, version?: number): string[] => {
    const { hidden } = setUp(players, {}, 'cards', version);
    return [...hidden.bonusDeck, ...hidden.hands.flat()];
  };

  it('those for favors won and for the last Master Builder are replaced', () => {
    expect(cardsOf(1).filter((card) => ALONE.includes(card))).toEqual([]);
    expect(cardsOf(2)).toEqual(expect.arrayContaining(ALONE));
    expect(cardsOf(1, 1)).toEqual(expect.arrayContaining(ALONE));
  });

  it('so a guess about the deck holds none of them either', () => {
    const guessed = castles.sample(castles.view(setUp(1, {}, 'cards'), 0), rngFrom('alone')).hidden;
    expect([...guessed.bonusDeck, ...guessed.hands.flat()].filter((card) => ALONE.includes(card))).toEqual([]);
  });

  it('and a table with too few others is refused, as long as it is not one of version 1', () => {
    const excludedBonusCards = BONUS_CARDS.map(({ id }) => id).filter((id) => !ALONE.includes(id));
    expect(castles.optionsRefusal(optionsOf({ excludedBonusCards }), 1)).toMatchObject({
      code: 'too-few-bonus-cards',
      params: { left: 0 },
    });
    expect(castles.optionsRefusal(optionsOf({ excludedBonusCards }), 1, 1)).toBeNull();
  });
});

describe('solo turns (C-8.1)', () => {
  it('three cards are turned over, and their rooms lie in order on 2000, 4000 and 6000', () => {
    const start = setUp(1, {}, 'alone');
    const sizes = start.hidden.cards.slice(-3).reverse();
    const { state } = play(start, DRAW);
    expect(state.market.map(({ price }) => price)).toEqual([2000, 4000, 6000]);
    expect(state.market.map(({ tile }) => sizeOf(tile))).toEqual(sizes);
    expect(asked(state)).toBe('take-turn');
  });

  const solo = (wanted: Scene = {}) =>
    scene({ players: 1, market: ['larder 2000', 'salon 4000', 'study 6000'], cards: [100, 200, 300, 400], ...wanted });

  it('payments go to the supply', () => {
    expect(play(solo(), buy('salon 3 0 0')).state.seats[0].money).toBe(11_000);
  });

  for (const [what, action] of [
    ['buying a room', buy('salon 3 0 0')],
    ['buying a hallway', buy('hallway 3 1 0 main')],
    ['passing', PASS],
  ] as const) {
    it(`after ${what} the unsold rooms leave the game`, () => {
      const { state } = play(solo(), action);
      expect(state.market).toEqual([]);
      expect(state.removed).toEqual(['larder', 'salon', 'study'].filter((tile) => !(action.type === 'buy-room' && action.tile === tile)));
      expect([asked(state), actor(state)]).toEqual(['draw-rooms', 0]);
    });
  }

  it('an extra turn is taken with the rooms still lying there, before they leave', () => {
    const extra = play(solo({ castles: { 0: ['pantry 3 0 0'] } }), buy('hallway 5 0 0 main'), take('food', 1)).state;
    expect(extra.market.map(({ tile, price }) => `${tile} ${price}`)).toEqual(['larder 2000', 'salon 4000', 'study 6000']);
    expect(play(extra, buy('larder -2 0 0')).state.removed).toEqual(['salon', 'study']);
  });

  it('tiles on the deck come first, on the cheapest spaces', () => {
    const laid = [{ tile: 'forum', size: 500, by: 0 }] as const;
    const { state } = play(solo({ laid, market: [] }), PASS, DRAW);
    expect(state.market[0]).toMatchObject({ tile: 'forum', coins: 0, price: 2000 });
    expect(state.hidden.cards.length).toBe(2);
  });

  it('the game ends after the turn in which the deck ran out', () => {
    const last = play(solo({ cards: [100, 200, 300] }), PASS, DRAW).state;
    expect(last.lastRound).toBe(true);
    expect(play(last, PASS).state.stage).toBe('over');
    expect(play(solo(), PASS, DRAW).state.lastRound).toBe(false);
  });
});

describe('solo titles (C-8.2)', () => {
  const titles = {
    first: ['jester', 'servant', 'duke', 'prince-regent', 'king'],
    collectors: ['jester', 'humble-servant', 'highness', 'imperial-regent', 'chancellor'],
  };
  for (const edition of ['first', 'collectors'] as const) {
    for (const [score, grade] of [
      [-3, 0],
      [59, 0],
      [60, 1],
      [80, 1],
      [81, 2],
      [95, 2],
      [96, 3],
      [110, 3],
      [111, 4],
    ] as const) {
      it(`${edition} edition, ${score} points: ${titles[edition][grade]}`, () => {
        const start = scene({
          players: 1,
          options: { edition },
          scores: { 0: score },
          money: { 0: 0 },
          hands: { 0: [] },
          lastRound: true,
          cards: [],
        });
        const result = castles.result(play(start, PASS).state);
        expect(result?.standings[0]).toMatchObject({ score, note: { code: titles[edition][grade] }, rank: 1 });
      });
    }
  }
});
