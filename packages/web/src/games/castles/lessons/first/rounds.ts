import type { CastlesView } from '@luftschloss/engine/castles';
import { bestFor, firstOf, isBest } from '../finding.ts';
import { laidOut } from '../scene.ts';
import { gained, moneyOf, type Step } from '../words.ts';
import { FLUTE, NAP, SITTING, say } from './rooms.ts';

const PURSE = 15_000;

function boughtByOthers({ seats }: CastlesView): string[] {
  return seats.slice(1).flatMap(({ castle }) => castle.tiles.slice(1).map(({ tile }) => tile));
}

const LAST = 'study';
const CARD = 'type-living';

function lastRound() {
  return laidOut({
    castle: [SITTING, FLUTE],
    cards: [CARD, 'round'],
    favors: ['rooms-living', 'round'],
    lastRound: true,
    round: 11,
    money: 9000,
    market: ['throne-room', 'audience-room', 'stables', 'panic-room', LAST],
  });
}

export const prices: readonly Step[] = [
  {
    id: 'prices',
    part: 'prices',
    kind: 'do',
    start: () =>
      laidOut({
        players: 3,
        masterBuilder: 0,
        unpriced: true,
        castle: [SITTING, NAP],
        money: PURSE,
        ask: { type: 'set-prices', seat: 0 },
        market: ['dining-room', 'larder', 'study', 'formal-gardens', 'flute-room', 'panic-room'],
      }),
    title: (words) => say(words).pricesTitle(),
    task: ({ words }) => say(words).pricesTask({ button: words['castles-table'].pricing.done() }),
    text: ({ words }) => say(words).pricesText(),
    done: ({ words }) => say(words).pricesDone(),
    rule: 'prices',
    model: (view) => firstOf(view, 'price'),
    accepts: (_, action) => action.type === 'price',
  },
  {
    id: 'sold',
    part: 'prices',
    kind: 'read',
    othersFirst: true,
    sign: ['.market-row'],
    title: (words) => say(words).soldTitle(),
    text: ({ words }, view) => say(words).soldText({ money: moneyOf(view) - PURSE, rooms: boughtByOthers(view) }),
    rule: 'paying',
  },
  {
    id: 'pass',
    part: 'prices',
    kind: 'do',
    title: (words) => say(words).passTitle(),
    task: ({ words }) => say(words).passTask(),
    text: ({ words }) => say(words).passText(),
    done: ({ words }, { after }) => say(words).passDone({ money: moneyOf(after) }),
    rule: 'unsold',
    model: (view) => firstOf(view, 'pass'),
  },
];

export const end: readonly Step[] = [
  {
    id: 'cards',
    part: 'end',
    kind: 'do',
    start: () =>
      laidOut({
        ask: { type: 'keep-bonus-cards', seat: 0, keep: 2 },
        cards: [CARD, 'round', 'type-outdoor'],
        favors: ['rooms-living', 'round'],
        market: ['throne-room', 'formal-gardens', 'flute-room', 'dining-room', SITTING.tile],
      }),
    title: (words) => say(words).cardsTitle(),
    task: ({ words }) => say(words).cardsTask(),
    text: ({ words }) => say(words).cardsText(),
    done: ({ words }) => say(words).cardsDone(),
    rule: 'bonus-cards',
    model: (view) => firstOf(view, 'keep-cards'),
    accepts: (_, action) => action.type === 'keep-cards',
  },
  {
    id: 'favors',
    part: 'end',
    kind: 'read',
    sign: ['.king', '.tabs>:nth-child(3)'],
    task: ({ words }) => say(words).favorsTask(),
    start: () => lastRound(),
    title: (words) => say(words).favorsTitle(),
    text: ({ words }) => say(words).favorsText(),
    rule: 'favors',
  },
  {
    id: 'stacks',
    part: 'end',
    kind: 'read',
    sign: ['.stacks', '.tabs>:nth-child(2)'],
    title: (words) => say(words).stacksTitle(),
    task: ({ words }) => say(words).stacksTask(),
    text: ({ words }) => say(words).stacksText(),
    rule: 'depleted',
  },
  {
    id: 'last',
    part: 'end',
    kind: 'do',
    title: (words) => say(words).lastTitle(),
    task: ({ words }) => say(words).lastTask({ room: LAST }),
    text: ({ words }) => say(words).lastText({ room: LAST, card: CARD }),
    done: ({ words }, done) => say(words).lastDone({ points: gained(done) }),
    rule: 'last-round',
    model: (view) => bestFor(view, LAST),
    accepts: (view, action) => isBest(view, action, LAST),
  },
  {
    id: 'end',
    part: 'end',
    kind: 'read',
    othersFirst: true,
    fits: ({ stage }) => stage === 'over',
    title: (words) => say(words).endTitle(),
    text: ({ words }, view) => say(words).endText({ points: view.seats[0].score }),
    rule: 'final-order',
  },
];
