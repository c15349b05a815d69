import {
  type CastlesEvent,
  type CastlesView,
  favorStandings,
  ownSeat,
  ROOM_SIZES,
  ROOM_TYPES,
  type RoomSize,
  type RoomType,
  tileOf,
} from '@luftschloss/engine/castles';
import type { Tip, TipBook } from '../../companion/tips.ts';
import { rewardWords } from '../../gallery/room-words.ts';
import { piecesOf, whyNot } from './pieces.ts';

type CastlesTip = Tip<CastlesView, CastlesEvent>;

/** Every type has a reward of its own. */
function completing(type: RoomType): CastlesTip {
  return {
    id: `completed-${type}`,
    beside: `.castle-board .${type} [data-sign="completed"]`,
    when: ({ events, me }) => events.some((event) => event.type === 'completed' && event.seat === me && tileOf(event.tile).type === type),
    say: (words) => words.companion.castles.completed({ type, reward: rewardWords(words, type) }),
  };
}

/** Of a size that is in play. */
function emptyStack({ supply, options }: CastlesView): RoomSize | undefined {
  return ROOM_SIZES.find((size) => supply.stacks[size] === 0 && (options.towers || size !== 325));
}

const TIPS: readonly CastlesTip[] = [
  {
    id: 'start',
    question: true,
    beside: '.market-card.open',
    when: ({ view }) => view.ask?.type === 'take-turn' && view.ask.seat === view.viewer,
    say: ({ companion }) => companion.castles.start(),
  },
  {
    id: 'master-builder',
    question: true,
    beside: '.price-tag, .space',
    when: ({ view }) => view.ask?.type === 'set-prices' && view.ask.seat === view.viewer,
    say: ({ companion }) => companion.castles.masterBuilder(),
  },
  ...ROOM_TYPES.map(completing),
  {
    id: 'paid',
    beside: '[data-sign^="money:"]',
    when: ({ view, events, me }) => view.masterBuilder === me && events.some((event) => event.type === 'bought' && event.paidTo === me),
    say: ({ companion }) => companion.castles.paid(),
  },
  {
    id: 'noise',
    beside: '.castle-board [data-sign="bonus"]',
    when: ({ events, me }) => events.some((event) => event.type === 'scored' && event.seat === me && event.entry[1] < 0),
    say: ({ companion }) => companion.castles.noise(),
  },
  {
    id: 'no-place',
    question: true,
    beside: '.market-card.shut',
    when: ({ view }) => {
      // In the first round there is enough to learn.
      const pieces = view.round > 1 && view.ask?.type === 'take-turn' && view.ask.seat === view.viewer ? piecesOf(view) : null;
      return pieces !== null && view.market.some((room) => /fits-nowhere|needs-stairs/.test(whyNot(view, room, pieces) ?? ''));
    },
    say: ({ companion }) => companion.castles.noPlace(),
  },
  {
    id: 'stack',
    beside: '.stack-row .empty',
    when: ({ view }) => emptyStack(view) !== undefined,
    say: ({ companion }, view) => companion.castles.stack({ size: emptyStack(view) ?? 0 }),
  },
  {
    id: 'tie',
    beside: '.favors .standing',
    when: ({ view, me }) =>
      view.seats.length > 1 &&
      favorStandings(view, view.favors).some(({ places }) =>
        places.some(({ seat, tied, points }) => seat === me && tied > 1 && points > 0),
      ),
    say: ({ companion }) => companion.castles.tie(),
  },
  {
    id: 'swans',
    beside: '[data-sign^="swan:"]',
    when: ({ view }) => ownSeat(view).swans.length > 0,
    say: ({ companion }) => companion.castles.swans(),
  },
  {
    id: 'card',
    beside: '[data-sign^="card:"], .pick .ask-card',
    when: ({ view }) => view.ask?.type === 'keep-bonus-cards' || ownSeat(view).bonusCards.length > 0,
    say: ({ companion }) => companion.castles.card(),
  },
  {
    id: 'last-round',
    beside: '[data-sign="deck"]',
    when: ({ view }) => view.lastRound,
    say: ({ companion }) => companion.castles.lastRound(),
  },
];

export const book: TipBook<CastlesView, CastlesEvent> = { tips: TIPS, turnOf: ({ stage, round }) => (stage === 'setup' ? 0 : round) };
