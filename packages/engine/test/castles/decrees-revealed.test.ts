import { describe, expect, it } from 'vitest';
import { type CastlesAction, type CastlesState, castles, DECREE_IDS } from '../../src/castles/index.ts';
import {
  actor,
  asked,
  decline,
  ended,
  eventsOf,
  FINISH,
  lastTurn,
  legal,
  PASS,
  place,
  play,
  pointsFor,
  refused,
  revealed,
  scored,
  setUp,
  take,
  waiting,
} from './expansion-scene.ts';

const choose = (decree: string): CastlesAction => ({ type: 'choose-decree', decree });

describe('dealing the decrees (section 13)', () => {
  it('there are 36, all with a name and a sentence of our own', () => {
    expect(new Set(DECREE_IDS).size).toBe(36);
  });

  for (const players of [1, 2, 3, 5]) {
    it(`${players} players: from right of the Master Builder on, who chooses last of three; two leave the game`, () => {
      let state = setUp(players, { decrees: true, towers: players === 5 });
      const dealt: string[] = [];
      for (let turn = 0; turn < players; turn++) {
        expect([actor(state), asked(state)]).toEqual([players - 1 - turn, 'choose-decree']);
        const offered = legal(state, 'choose-decree').map(({ decree }) => decree);
        expect(offered.length).toBe(players + 2 - turn);
        if (turn === 0) dealt.push(...offered);
        else expect(dealt).toEqual(expect.arrayContaining(offered));
        expect(state.seats.every(({ decree }) => decree === null)).toBe(true);
        const quiet = offered.find((decree) => !['early-start', 'secret-room', 'second-thoughts'].includes(decree)) ?? offered[0];
        state = play(state, choose(quiet)).state;
      }
      expect(state.seats.every(({ decree }) => decree !== null && dealt.includes(decree))).toBe(true);
      expect(state.hidden.decreeDeck.some((decree) => dealt.includes(decree))).toBe(false);
      expect(state.hidden.decreeDeck.length).toBe(36 - players - 2);
    });
  }

  it('a decree that was not offered cannot be chosen', () => {
    const state = setUp(2, { decrees: true });
    expect(refused(state, choose(state.hidden.decreeDeck[0]))).toBe('no-such-decree');
  });

  it('excluded decrees are never dealt', () => {
    const { asks, hidden } = setUp(3, { decrees: true, excludedDecrees: ['quarry', 'encore'] });
    const all = [...hidden.decreeDeck, ...asks.flatMap((ask) => (ask.type === 'choose-decree' ? ask.cards : []))];
    expect(all.length).toBe(34);
    expect(all).not.toContain('quarry');
  });

  it('all are revealed at once', () => {
    const start = setUp(2, { decrees: true });
    const [first] = legal(start, 'choose-decree');
    const one = play(start, first);
    expect(eventsOf(one.events, 'decree-revealed')).toEqual([]);
    const two = play(one.state, legal(one.state, 'choose-decree')[0]);
    expect(eventsOf(two.events, 'decree-revealed').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('bonus cards are chosen after that, knowing the decrees', () => {
    expect(asked(revealed(['haggler', 'banker']))).toBe('keep-bonus-cards');
  });
});

describe('Inheritance', () => {
  it('10000 more to begin with', () => {
    expect(revealed(['haggler', 'inheritance']).seats.map(({ money }) => money)).toEqual([15_000, 25_000]);
  });
});

describe('Private Audience', () => {
  it('two favors from the stack, secretly', () => {
    const before = setUp(2, { decrees: true });
    const state = revealed(['private-audience', 'haggler']);
    expect(state.hidden.ownFavors[0]).toEqual(before.hidden.favorStack.slice(-2));
    expect(state.hidden.favorStack).toEqual(before.hidden.favorStack.slice(0, -2));
    expect(castles.view(state, 1).seats[0].ownFavors).toEqual(['?', '?']);
  });

  it('scored for the owner alone', () => {
    const castle = { 0: ['pantry 3 0 0'], 1: ['larder 3 0 0', 'buttery -2 0 0'] };
    const state = ended({ castles: castle, decrees: { 0: 'private-audience' }, ownFavors: { 0: ['rooms-food', 'completed'] } });
    expect(scored(state, 0, 'own-favor')).toEqual(['4 rooms-food 2 1']);
    expect(pointsFor(state, 1, 'own-favor')).toBe(0);
  });
});

describe('Second Thoughts', () => {
  const withDeck = (...top: string[]) =>
    revealed(['second-thoughts', 'haggler'], {}, (state) => {
      state.hidden.decreeDeck = ['quarry', 'banker', ...top];
    });

  it('one of the three topmost decrees that were not dealt replaces it; the others leave the game', () => {
    const state = withDeck('encore', 'patron', 'inheritance');
    expect([actor(state), asked(state)]).toEqual([0, 'replace-decree']);
    expect(legal(state, 'choose-decree').map(({ decree }) => decree)).toEqual(['inheritance', 'patron', 'encore']);
    const { state: done } = play(state, choose('patron'));
    expect(done.seats[0].decree).toBe('patron');
    expect(done.hidden.decreeDeck).toEqual(['quarry', 'banker']);
    expect(refused(state, choose('second-thoughts'))).toBe('no-such-decree');
  });

  it('a new decree that acts when revealed does so', () => {
    const state = withDeck('early-start', 'secret-room', 'inheritance');
    expect(play(state, choose('inheritance')).state.seats[0].money).toBe(25_000);
    expect(asked(play(state, choose('secret-room')).state)).toBe('choose-stack');
    expect(asked(play(state, choose('early-start')).state)).toBe('place-corridor');
  });

  it('with an empty deck it stays what it is', () => {
    const state = revealed(['second-thoughts', 'haggler'], {}, (start) => {
      start.hidden.decreeDeck = [];
    });
    expect([state.seats[0].decree, asked(state)]).toEqual(['second-thoughts', 'keep-bonus-cards']);
  });
});

describe('Early Start', () => {
  const start = revealed(['early-start', 'secret-room']);
  const cellar = play(start, place('stairs 3 1 2'), place('hallway 6 1 0 down')).state;

  it('a hallway and stairs before the first round, free, in any order', () => {
    expect([actor(start), asked(start)]).toEqual([0, 'place-corridor']);
    expect(new Set(legal(start, 'place').map(({ tile }) => tile))).toEqual(new Set(['hallway', 'stairs']));
    const one = play(start, place('hallway 3 1 0 main')).state;
    expect(new Set(legal(one, 'place').map(({ tile }) => tile))).toEqual(new Set(['stairs']));
    const { state } = play(one, place('stairs 1 3 3'));
    expect(state.seats[0].money).toBe(15_000);
    expect([state.hallways, state.stairs]).toEqual([start.hallways - 1, start.stairs - 1]);
  });

  it('each may be left', () => {
    expect(asked(play(start, FINISH).state)).toBe('choose-stack');
  });

  it('a corridor completed by it gives its reward, before the next player’s decree', () => {
    expect([actor(cellar), asked(cellar), waiting(cellar)]).toEqual([0, 'choose-reward', ['corridor 1']]);
  });

  it('once only: it is marked as taken, and the next player’s decree follows', () => {
    const taking = play(cellar, take('corridor', 1)).state;
    expect(taking.turn?.corridorTaken).toBe(true);
    const { state } = play(taking, place('hallway -6 1 0 main'));
    expect(state.seats[0].castle.tiles.length).toBe(4);
    expect([actor(state), asked(state)]).toEqual([1, 'choose-stack']);
  });

  it('then the game goes on: no turn is left over', () => {
    const { state } = play(cellar, decline('corridor', 1), { type: 'look', size: 100 });
    expect([asked(state), state.turn, state.stage]).toEqual(['keep-bonus-cards', null, 'setup']);
  });
});

describe('Secret Room', () => {
  const start = revealed(['haggler', 'secret-room']);
  const top = start.hidden.stacks[450].at(-1) as string;
  const taken = play(start, { type: 'look', size: 450 }).state;

  it('the top room of a stack, kept face down and out of the stack', () => {
    expect([actor(start), asked(start)]).toEqual([1, 'choose-stack']);
    expect(taken.hidden.secretRooms[1]).toEqual({ tile: top, size: 450, by: 1 });
    expect(taken.hidden.stacks[450]).toEqual(start.hidden.stacks[450].slice(0, -1));
    expect(castles.view(taken, 0).seats[1].secretRoom).toEqual({ tile: '?', size: 450, by: 1 });
    expect(castles.view(taken, 1).seats[1].secretRoom?.tile).toBe(top);
  });

  const final = (tile: string, size: 100 | 350, wanted: object = {}): CastlesState => {
    const lines = ['pantry 3 0 0', 'larder -2 0 0', 'meat-locker 5 0 0'];
    const last = lastTurn({ decrees: { 0: 'secret-room' }, castles: { 0: lines }, ...wanted });
    last.hidden.secretRooms = [{ tile, size, by: 0 }, null];
    return play(last, PASS).state;
  };

  it('2 for each own room of its size and 2 for each of its type, itself not counted', () => {
    // Two rooms of 100, three of food.
    expect(scored(final('buttery', 100), 0, 'decree')).toEqual(['10 secret-room']);
    // A corridor: the foyer is one, nothing has its size.
    expect(scored(final('great-hall', 350), 0, 'decree')).toEqual(['2 secret-room']);
  });

  it('is shown at the end and counts for nothing else', () => {
    const state = final('great-hall', 350, { favors: ['rooms-corridor', 'large'] });
    expect(scored(state, 0, 'favor')).toEqual(['6 rooms-corridor 1 2']);
    expect(castles.view(state, 1).seats[0].secretRoom?.tile).toBe('great-hall');
  });
});

describe('Eavesdropper', () => {
  const start = revealed(['eavesdropper', 'haggler']);
  const [own, other] = start.hidden.hands;
  const keep = (cards: readonly string[]): CastlesAction => ({ type: 'keep-cards', cards });

  it('sees the own discard at the beginning and may take it back for another', () => {
    const { state } = play(start, keep([own[0], own[1]]));
    expect([actor(state), asked(state)]).toEqual([0, 'swap-card']);
    const swapped = play(state, { type: 'swap-card', give: own[0], take: own[2] }).state;
    expect(swapped.hidden.hands[0]).toEqual([own[2], own[1]]);
    expect(swapped.hidden.bonusDeck[0]).toBe(own[0]);
    const left = play(state, { type: 'leave-cards' }).state;
    expect(left.hidden.hands[0]).toEqual([own[0], own[1]]);
    expect(left.hidden.bonusDeck[0]).toBe(own[2]);
  });

  it('sees the others’ discards, then play goes on', () => {
    const second = play(start, keep([own[0], own[1]]), { type: 'leave-cards' }).state;
    const watching = play(second, keep([other[0], other[1]])).state;
    expect([actor(watching), asked(watching)]).toEqual([0, 'swap-card']);
    expect(refused(watching, { type: 'swap-card', give: own[2], take: other[2] })).toBe('no-such-card');
    expect(refused(watching, { type: 'swap-card', give: own[0], take: other[0] })).toBe('no-such-card');
    const { state } = play(watching, { type: 'swap-card', give: own[1], take: other[2] });
    expect(state.hidden.hands).toEqual([
      [own[0], other[2]],
      [other[0], other[1]],
    ]);
    expect([state.hidden.bonusDeck[0], asked(state)]).toEqual([own[1], 'set-prices']);
  });

  it('sees what is put back after a utility reward', () => {
    const state = drawing();
    const [choice] = legal(state, 'keep-cards');
    const watching = play(state, choice).state;
    expect([actor(watching), asked(watching)]).toEqual([0, 'swap-card']);
    expect(actor(play(watching, { type: 'leave-cards' }).state)).toBe(0);
  });

  it('nobody watches without the decree', () => {
    const plain = revealed(['banker', 'haggler']);
    expect(asked(play(plain, keep(plain.hidden.hands[0].slice(0, 2))).state)).toBe('keep-bonus-cards');
  });
});

/** Seat 1 chooses between two drawn bonus cards while seat 0 listens. */
function drawing(): CastlesState {
  const state = lastTurn({ seat: 1, decrees: { 0: 'eavesdropper' }, market: ['broom-closet 4000'], hands: { 0: ['hallways'] } });
  return play(state, { type: 'buy-room', tile: 'broom-closet', x: 3, y: 1, r: 1 }, take('utility', 1)).state;
}
