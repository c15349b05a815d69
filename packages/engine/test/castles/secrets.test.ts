import { describe, expect, it } from 'vitest';
import { type CastlesAction, type CastlesEvent, type CastlesState, castles, possibleRooms } from '../../src/castles/index.ts';
import { randomAction, rngFrom, type Viewer } from '../../src/kernel/index.ts';
import { actor, buy, DRAW, PASS, play, scene, setUp, take } from './scene.ts';

const OTHERS: readonly Viewer[] = [0, null];
const seen = (state: CastlesState, viewer: Viewer): string => JSON.stringify(castles.view(state, viewer));

/** The same game with other secrets. */
function secretly(state: CastlesState, change: (copy: CastlesState) => void): CastlesState {
  const copy = castles.clone(state);
  change(copy);
  expect(JSON.stringify(copy), 'the secret has changed').not.toBe(JSON.stringify(state));
  return copy;
}

const reversed = <T>(items: readonly T[]): T[] => [...items].reverse();

// Seat 1 has looked through the stack of 100, laid two rooms, and is about to act again.
const sleeper = scene({
  castles: { 1: ['nap-room -4 0 0'] },
  stacks: { 100: ['larder', 'buttery', 'focus-room'] },
  cards: [100, 200, 300],
});
const choosing = play(sleeper, buy('hallway -3 2 1 main'), take('sleeping', 1)).state;
const looking = play(choosing, { type: 'look', size: 100 }).state;
const laid = play(looking, { type: 'lay', tiles: ['larder', 'buttery'] }).state;
const drawing = play(scene({ market: ['broom-closet 4000'] }), buy('broom-closet 3 1 1'), take('utility', 1)).state;

const SECRETS: readonly (readonly [what: string, state: CastlesState, change: (copy: CastlesState) => void])[] = [
  [
    'which bonus cards another player holds',
    laid,
    ({ hidden }) => {
      const [first, ...rest] = hidden.bonusDeck;
      hidden.bonusDeck = [hidden.hands[1][0], ...rest];
      hidden.hands = [hidden.hands[0], [first, hidden.hands[1][1]]];
    },
  ],
  [
    'which three bonus cards another player was dealt',
    setUp(2),
    ({ hidden }) => {
      const [first, ...rest] = hidden.bonusDeck;
      hidden.bonusDeck = [hidden.hands[1][0], ...rest];
      hidden.hands = [hidden.hands[0], [first, ...hidden.hands[1].slice(1)]];
    },
  ],
  [
    'the order of the bonus cards in the deck',
    laid,
    ({ hidden }) => {
      hidden.bonusDeck = reversed(hidden.bonusDeck);
    },
  ],
  [
    'the order of the room cards in the deck',
    laid,
    ({ hidden }) => {
      hidden.cards = reversed(hidden.cards);
    },
  ],
  [
    'the order of a stack of rooms',
    laid,
    ({ hidden }) => {
      hidden.stacks = { ...hidden.stacks, 400: reversed(hidden.stacks[400]) };
    },
  ],
  [
    'which rooms of a size are in the stack and which stayed in the box',
    laid,
    ({ hidden }) => {
      const inBox = ['lilac-cabinet', 'pink-cabinet', 'cloak-room', 'powder-room'].filter((tile) => !hidden.stacks[100].includes(tile));
      hidden.stacks = { ...hidden.stacks, 100: inBox.slice(0, hidden.stacks[100].length) };
    },
  ],
  [
    'which rooms another player has laid on the deck',
    laid,
    ({ hidden }) => {
      hidden.laid = reversed(hidden.laid);
    },
  ],
  [
    'which rooms another player has put away in the last round',
    play(
      scene({ castles: { 1: ['nap-room -4 0 0'] }, stacks: { 100: ['larder', 'buttery'] }, cards: [], lastRound: true }),
      buy('hallway -3 2 1 main'),
      take('sleeping', 1),
      { type: 'look', size: 100 },
      { type: 'lay', tiles: ['larder'] },
    ).state,
    ({ hidden }) => {
      hidden.gone = hidden.gone.map((room) => ({ ...room, tile: 'buttery' }));
      hidden.stacks = { ...hidden.stacks, 100: ['larder'] };
    },
  ],
  [
    'what another player sees in a stack while choosing',
    looking,
    (copy) => {
      const tiles = ['buttery', 'focus-room', 'powder-room'];
      copy.hidden.stacks = { ...copy.hidden.stacks, 100: tiles };
      copy.asks = [{ type: 'lay-rooms', seat: 1, size: 100, tiles }];
      copy.hidden.looked = [{}, { 100: tiles }];
    },
  ],
  [
    'what another player remembers of a stack',
    laid,
    ({ hidden }) => {
      hidden.looked = [{}, { 100: ['powder-room', 'cloak-room', 'pink-cabinet'] }];
    },
  ],
  [
    'which bonus cards another player has drawn to choose from',
    drawing,
    (copy) => {
      const [first, second, ...rest] = copy.hidden.bonusDeck;
      const ask = copy.asks[0];
      if (ask.type !== 'keep-drawn-card') throw new Error('expected drawn cards');
      copy.asks = [{ ...ask, cards: [first, second] }];
      copy.hidden.bonusDeck = [...ask.cards, ...rest];
    },
  ],
  [
    'the seed, and how much was drawn from it',
    laid,
    (copy) => {
      Object.assign(copy, { rng: { seed: 'chacha8:other', drawn: 12_345 } });
    },
  ],
];

describe('an opponent and a spectator see the same, whatever is secret', () => {
  for (const [what, state, change] of SECRETS) {
    it(what, () => {
      const other = secretly(state, change);
      for (const viewer of OTHERS) expect(seen(other, viewer)).toBe(seen(state, viewer));
    });
  }

  it('the owner sees the difference', () => {
    for (const index of [0, 6, 8, 10]) {
      const [what, state, change] = SECRETS[index];
      expect(seen(secretly(state, change), 1), what).not.toBe(seen(state, 1));
    }
  });

  it('the seed is in no view', () => {
    for (const viewer of [0, 1, null]) expect(seen(laid, viewer)).not.toContain('chacha8');
  });

  it('everybody sees how many cards and tiles lie face down, and the sizes of laid rooms', () => {
    for (const viewer of OTHERS) {
      const { supply, seats } = castles.view(laid, viewer);
      expect(supply.cards).toBe(3);
      expect(supply.stacks[100]).toBe(1);
      expect(supply.laid.map(({ tile, size }) => `${tile} ${size}`)).toEqual(['? 100', '? 100']);
      expect(seats[1].bonusCards).toEqual(['?', '?']);
    }
  });

  it('who laid rooms or looked through a stack still knows them', () => {
    const { supply, looked } = castles.view(laid, 1);
    expect(supply.laid.map(({ tile }) => tile)).toEqual(['larder', 'buttery']);
    expect(looked).toEqual({ 100: ['focus-room'] });
  });

  it('a stack can hold what nobody has seen, and what one saw in it', () => {
    const own = possibleRooms(castles.view(laid, 1))(100);
    const others = possibleRooms(castles.view(laid, 0))(100);
    expect(own.looked).toEqual(['focus-room']);
    expect(others.looked).toBeNull();
    // Who laid them knows that they are not in the stack any more.
    expect(others.unseen.filter((tile) => !own.unseen.includes(tile)).sort()).toEqual(['buttery', 'larder']);
    expect(own.unseen).toContain('focus-room');
    expect(possibleRooms(castles.view(sleeper, 1))(200).unseen).not.toContain('nap-room');
  });

  it('money, castles and scores are public', () => {
    const { seats } = castles.view(laid, null);
    expect(seats.map(({ money, score, castle }) => [money, score, castle.tiles.length])).toEqual([
      [18_000, 0, 1],
      [12_000, 0, 3],
    ]);
  });

  it('at the end all bonus cards are shown', () => {
    const over = play(scene({ seat: 0, lastRound: true, cards: [] }), PASS).state;
    expect(castles.view(over, null).seats.map(({ bonusCards }) => bonusCards)).toEqual(over.hidden.hands);
  });
});

describe('events', () => {
  const told = (start: CastlesState, ...actions: readonly CastlesAction[]): readonly CastlesEvent[] => play(start, ...actions).events;
  const deal = setUp(2);
  const [kept, alsoKept] = deal.hidden.hands[actor(deal)];
  const dealer = actor(deal);

  for (const [what, owner, events, secrets] of [
    ['keeping cards', dealer, told(deal, { type: 'keep-cards', cards: [kept, alsoKept] }), [kept, alsoKept]],
    [
      'drawing bonus cards',
      1,
      told(play(scene({ market: ['broom-closet 4000'] }), buy('broom-closet 3 1 1')).state, take('utility', 1)),
      drawnCards(),
    ],
    ['looking through a stack', 1, told(choosing, { type: 'look', size: 100 }), ['larder', 'buttery', 'focus-room']],
    ['laying rooms', 1, told(looking, { type: 'lay', tiles: ['larder', 'buttery'] }), ['larder', 'buttery']],
  ] as const) {
    it(`${what}: the owner is told what, the others only that it happened`, () => {
      const ownerHears = JSON.stringify(events.map((event) => castles.redact(event, owner)));
      for (const secret of secrets) expect(ownerHears).toContain(`"${secret}"`);
      for (const viewer of [1 - owner, null]) {
        const heard = events.map((event) => castles.redact(event, viewer));
        expect(heard.length).toBe(events.length);
        for (const secret of secrets) expect(JSON.stringify(heard)).not.toContain(`"${secret}"`);
        expect(JSON.stringify(heard)).not.toContain('secret');
      }
    });
  }

  it('of whole games carry no secret of others', () => {
    const rng = rngFrom('events');
    let state = setUp(3, {}, 'events');
    while (castles.toAct(state).length > 0) {
      const next = play(state, randomAction(castles.choices(castles.view(state, actor(state))), rng));
      for (const event of next.events) {
        for (const viewer of [0, 1, 2, null]) {
          const heard = castles.redact(event, viewer);
          if (heard && 'secret' in heard) expect((heard as { seat: number }).seat).toBe(viewer);
        }
      }
      state = next.state;
    }
  });
});

function drawnCards(): readonly string[] {
  const ask = drawing.asks[0];
  return ask.type === 'keep-drawn-card' ? ask.cards : [];
}

describe('a sampled game', () => {
  it('keeps what the viewer knows and guesses the rest', () => {
    for (const viewer of [0, 1, null]) {
      for (const state of [laid, looking, drawing, setUp(2)]) {
        const sampled = castles.sample(castles.view(state, viewer), rngFrom(`sample ${viewer}`));
        expect(seen(sampled, viewer)).toBe(seen(state, viewer));
      }
    }
    const guesses = new Set(
      Array.from({ length: 8 }, (_, i) => castles.sample(castles.view(laid, 0), rngFrom(`guess ${i}`)).hidden.hands[1].join()),
    );
    expect(guesses.size).toBeGreaterThan(1);
  });

  it('can be played on: the same draw is legal there', () => {
    const atEnd = play(scene({ seat: 0, cards: [100, 200, 300], market: [] }), PASS).state;
    const sampled = castles.sample(castles.view(atEnd, 1), rngFrom('on'));
    expect(play(sampled, DRAW).state.market.length).toBeGreaterThan(0);
  });
});

describe('what a player has seen in a stack', () => {
  it('limits the guesses about rooms that another player laid from it later', () => {
    const tiles = ['larder', 'buttery', 'focus-room'];
    const start = scene({
      seat: 1,
      castles: { 0: ['nap-room -4 0 0'], 1: ['solar -4 0 0'] },
      stacks: { 100: tiles },
      cards: [100, 200, 300],
    });
    const look = { type: 'look', size: 100 } as const;
    const mine = play(start, buy('hallway -1 2 1 main'), take('sleeping', 1), look, { type: 'lay', tiles: [] }).state;
    const theirs = play(mine, buy('hallway -3 2 1 main'), take('sleeping', 1), look, { type: 'lay', tiles: ['buttery'] }).state;
    for (let i = 0; i < 20; i++) {
      const { hidden } = castles.sample(castles.view(theirs, 1), rngFrom(`remember ${i}`));
      expect([...hidden.stacks[100], ...hidden.laid.map(({ tile }) => tile)].sort()).toEqual([...tiles].sort());
    }
  });
});
