import { describe, expect, it } from 'vitest';
import { type CastlesAction, type CastlesEvent, type CastlesState, castles } from '../../src/castles/index.ts';
import { advance, randomAction, rngFrom, type Viewer } from '../../src/kernel/index.ts';
import { actor, asked, buy, EVERYTHING, legal, moat, PASS, play, revealed, scene, setUp, take } from './expansion-scene.ts';

const seen = (state: CastlesState, viewer: Viewer): string => JSON.stringify(castles.view(state, viewer));
const heard = (events: readonly CastlesEvent[], viewer: Viewer): string =>
  JSON.stringify(events.map((event) => castles.redact(event, viewer)));

/** The same game with other secrets. */
function secretly(state: CastlesState, change: (copy: CastlesState) => void): CastlesState {
  const copy = castles.clone(state);
  change(copy);
  expect(JSON.stringify(copy), 'the secret has changed').not.toBe(JSON.stringify(state));
  return copy;
}

const reversed = <T>(items: readonly T[]): T[] => [...items].reverse();

const purse = scene({ decrees: { 1: 'hidden-purse' } });
const favors = scene({ options: { towers: true }, ownFavors: { 1: ['money', 'round'] }, favorStack: ['small', 'large', 'square'] });
const tower = play(
  scene({ options: { towers: true }, market: ['falkenstein 4000'], favorStack: ['money', 'round', 'small', 'large'] }),
  buy('falkenstein 3 -1 1'),
  take('tower', 1),
).state;
const secretRoom = play(revealed(['haggler', 'secret-room']), { type: 'look', size: 450 }).state;
const choosing = play(setUp(3, { decrees: true }), legal(setUp(3, { decrees: true }), 'choose-decree')[0]).state;
const replacing = revealed(['haggler', 'second-thoughts']);
const moatReward = play(
  scene({ options: { moats: true }, moats: { 1: ['W', 'N'] }, stacks: { 100: ['pantry', 'larder'] } }),
  moat('E'),
  take('moat', 0),
  { type: 'look', size: 100 },
).state;
const laidAway = play(scene({ options: { moats: true }, laid: [{ tile: 'salon', size: 350, by: 1 }] }), moat('W')).state;
const listening = (): CastlesState => {
  const start = revealed(['haggler', 'eavesdropper', 'banker']);
  return play(start, { type: 'keep-cards', cards: start.hidden.hands[0].slice(0, 2) }).state;
};

const SECRETS: readonly (readonly [what: string, state: CastlesState, change: (copy: CastlesState) => void])[] = [
  [
    'how much money lies in a hidden purse',
    purse,
    (copy) => {
      copy.seats[1].money = 99_000;
    },
  ],
  [
    'which favors lie under another player’s towers or were taken by a decree',
    favors,
    ({ hidden }) => {
      hidden.ownFavors = [[], ['small', 'large']];
      hidden.favorStack = ['money', 'round', 'square'];
    },
  ],
  [
    'which favors another player is choosing from',
    tower,
    (copy) => {
      copy.asks = copy.asks.map((ask) => (ask.type === 'keep-favor' ? { ...ask, cards: ['square', 'completed', 'courtyards'] } : ask));
    },
  ],
  [
    'which room another player keeps face down',
    secretRoom,
    ({ hidden }) => {
      const own = hidden.secretRooms[1];
      const [first, ...rest] = hidden.stacks[450];
      hidden.secretRooms = [null, own && { ...own, tile: first }];
      hidden.stacks = { ...hidden.stacks, 450: [own?.tile ?? '', ...rest] };
    },
  ],
  [
    'which decree another player has chosen, before all are revealed',
    choosing,
    ({ hidden }) => {
      hidden.chosenDecrees = [null, null, 'encore'];
    },
  ],
  [
    'which decrees another player is choosing from',
    choosing,
    (copy) => {
      copy.asks = copy.asks.map((ask) =>
        ask.type === 'choose-decree' && ask.cards.length > 0 ? { ...ask, cards: reversed(ask.cards) } : ask,
      );
    },
  ],
  [
    'which new decrees another player has drawn',
    replacing,
    (copy) => {
      copy.asks = copy.asks.map((ask) => (ask.type === 'replace-decree' ? { ...ask, cards: ['encore', 'quarry', 'patron'] } : ask));
    },
  ],
  [
    'what another player sees in a stack during a moat reward',
    moatReward,
    (copy) => {
      copy.asks = copy.asks.map((ask) => (ask.type === 'build-room' ? { ...ask, tiles: ['buttery', 'focus-room'] } : ask));
      copy.hidden.stacks = { ...copy.hidden.stacks, 100: ['buttery', 'focus-room'] };
    },
  ],
  [
    'which laid room a moat has taken off the deck',
    laidAway,
    ({ hidden }) => {
      hidden.gone = hidden.gone.map((room) => ({ ...room, tile: 'upper-hall' }));
    },
  ],
  [
    'which bonus cards were put back before the Eavesdropper',
    listening(),
    (copy) => {
      copy.asks = copy.asks.map((ask) => (ask.type === 'swap-card' ? { ...ask, cards: [copy.hidden.bonusDeck[0]] } : ask));
    },
  ],
  [
    'the order of favors, decrees and swans that lie face down',
    setUp(2, EVERYTHING),
    ({ hidden }) => {
      hidden.favorStack = reversed(hidden.favorStack);
      hidden.decreeDeck = reversed(hidden.decreeDeck);
      hidden.swans = reversed(hidden.swans);
    },
  ],
];

describe('an opponent and a spectator see the same, whatever is secret', () => {
  for (const [what, state, change] of SECRETS) {
    it(what, () => {
      const other = secretly(state, change);
      for (const viewer of [0, null]) expect(seen(other, viewer)).toBe(seen(state, viewer));
    });
  }

  it('while the owner sees the difference', () => {
    for (const index of [0, 1, 2, 3, 6, 7, 8, 9]) {
      const [what, state, change] = SECRETS[index];
      expect(seen(secretly(state, change), 1), what).not.toBe(seen(state, 1));
    }
  });
});

describe('two ways to act that others cannot tell apart', () => {
  const pairs: readonly (readonly [what: string, start: CastlesState, owner: number, one: CastlesAction, other: CastlesAction])[] = [
    ['keeping one favor or another', tower, 1, { type: 'keep-favor', favor: 'large' }, { type: 'keep-favor', favor: 'small' }],
    chosenPair(),
    swapPair(),
    swapPair(true),
  ];

  for (const [what, start, owner, one, other] of pairs) {
    it(what, () => {
      const [first, second] = [one, other].map((action) => advance(castles, start, owner, action));
      if (!first.ok || !second.ok) throw new Error('refused');
      for (const viewer of [...start.seats.keys(), null].filter((seat) => seat !== owner)) {
        if (castles.view(first.state, viewer).ask?.seat === viewer && asked(first.state) === 'choose-decree') continue;
        expect(seen(first.state, viewer)).toBe(seen(second.state, viewer));
        expect(heard(first.events, viewer)).toBe(heard(second.events, viewer));
      }
      expect(first.barrier).toBe(second.barrier);
      expect(heard(first.events, owner)).not.toBe(heard(second.events, owner));
    });
  }

  function chosenPair(): (typeof pairs)[number] {
    const start = setUp(4, { decrees: true });
    const [one, other] = legal(start, 'choose-decree');
    return ['choosing one decree or another, but for whoever gets the rest', start, 3, one, other];
  }

  function swapPair(own = false): (typeof pairs)[number] {
    const start = own ? ownDiscard() : listening();
    const [swap] = legal(start, 'swap-card');
    const whose = own ? 'the own' : 'another player’s';
    return [`swapping ${whose} discarded bonus card or leaving it: not even whether it happened`, start, 1, swap, { type: 'leave-cards' }];
  }

  function ownDiscard(): CastlesState {
    const { state } = play(listening(), { type: 'leave-cards' });
    return play(state, { type: 'keep-cards', cards: state.hidden.hands[1].slice(0, 2) }).state;
  }
});

describe('a sampled game', () => {
  it('guesses only swans that can still be in the supply', () => {
    const state = scene({
      options: { swans: true },
      decrees: { 1: 'storehouse' },
      swans: { 0: Array(6).fill('blue') },
      market: ['salon 2000 0 blue'],
    });
    state.seats[1].stored = { tile: 'tool-loft', swans: ['blue'] };
    state.hidden.swans = ['red', 'green', 'red', 'yellow', 'purple'];
    for (let guess = 0; guess < 20; guess++) {
      const { hidden } = castles.sample(castles.view(state, 0), rngFrom(`swans ${guess}`));
      expect(hidden.swans.length).toBe(5);
      expect(hidden.swans).not.toContain('blue');
    }
  });
});

describe('taking secrets', () => {
  const told = (start: CastlesState, ...actions: readonly CastlesAction[]) => play(start, ...actions).events;

  it('the secret room: the owner is told which, the others only of which size', () => {
    const start = revealed(['haggler', 'secret-room']);
    const tile = start.hidden.stacks[450].at(-1) ?? '';
    const events = told(start, { type: 'look', size: 450 });
    expect(heard(events, 1)).toContain(tile);
    for (const viewer of [0, null]) expect(heard(events, viewer)).not.toContain(tile);
  });

  it('own favors: the owner is told which, the others only how many', () => {
    const start = setUp(2, { decrees: true });
    const dealt = ['private-audience', 'haggler', 'banker', 'patron'];
    const copy = castles.clone(start);
    copy.asks = copy.asks.map((ask) => (ask.type === 'choose-decree' && ask.cards.length > 0 ? { ...ask, cards: dealt } : ask));
    const events = told(copy, { type: 'choose-decree', decree: 'private-audience' }, { type: 'choose-decree', decree: 'haggler' });
    const taken = start.hidden.favorStack.slice(-2);
    for (const favor of taken) {
      expect(heard(events, 1)).toContain(favor);
      for (const viewer of [0, null]) expect(heard(events, viewer)).not.toContain(`"${favor}"`);
    }
  });

  it('at the end everything is shown', () => {
    const over = play(
      scene({
        seat: 0,
        lastRound: true,
        cards: [],
        options: { towers: true },
        decrees: { 1: 'hidden-purse' },
        ownFavors: { 1: ['money'] },
        hands: { 1: ['hallways'] },
      }),
      PASS,
    ).state;
    const { seats } = castles.view(over, null);
    expect(seats[1]).toMatchObject({ money: 15_000, ownFavors: ['money'], bonusCards: ['hallways'] });
  });

  it('in whole games with everything on, no event carries a secret to others, and no view holds one', () => {
    const rng = rngFrom('secrets of whole games');
    let state = setUp(4, EVERYTHING, 'secrets of whole games');
    while (castles.toAct(state).length > 0) {
      const { state: next, events } = play(state, randomAction(castles.choices(castles.view(state, actor(state))), rng));
      for (const event of events) {
        for (const viewer of [0, 1, 2, 3, null]) {
          const told = castles.redact(event, viewer);
          if (told && 'secret' in told) expect((told as { seat: number }).seat).toBe(viewer);
        }
      }
      for (const { ownFavors, bonusCards, chosenDecree, secretRoom } of next.stage === 'over' ? [] : castles.view(next, null).seats) {
        const hidden = [...ownFavors, ...bonusCards, chosenDecree ?? '?', secretRoom?.tile ?? '?'];
        expect(hidden.every((card) => card === '?')).toBe(true);
      }
      state = next;
    }
  });
});
