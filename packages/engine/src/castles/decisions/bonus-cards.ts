import { listed, subsets } from '../../kernel/index.ts';
import type { CastlesAction } from '../actions.ts';
import { answered } from '../asking.ts';
import { type Game, tell } from '../events.ts';
import { ownSeat } from '../view.ts';
import { type Decision, refuse } from './decision.ts';

// C-3.5
export const keepBonusCards: Decision<'keep-bonus-cards'> = {
  choices: (view, { keep }) => [
    listed<CastlesAction, string[]>(
      'keep-cards',
      () => subsets(ownSeat(view).bonusCards, keep, keep),
      (cards) => ({ type: 'keep-cards', cards }),
    ),
  ],
  actions: {
    'keep-cards': {
      refusal: (view, { keep }, { cards }) => keepRefusal(ownSeat(view).bonusCards, keep, cards),
      play(game, { seat }, { cards }) {
        const hand = game.state.hidden.hands[seat];
        setHand(game, seat, cards);
        putBack(game, seat, without(hand, cards), cards);
        answered(game);
      },
    },
  },
};

// C-5.5
export const keepDrawnCard: Decision<'keep-drawn-card'> = {
  choices: (_, { cards }) => [
    listed<CastlesAction, string>(
      'keep-cards',
      () => cards,
      (card) => ({ type: 'keep-cards', cards: [card] }),
    ),
  ],
  actions: {
    'keep-cards': {
      refusal: (_, ask, { cards }) => keepRefusal(ask.cards, 1, cards),
      play(game, ask, { cards }) {
        setHand(game, ask.seat, [...game.state.hidden.hands[ask.seat], ...cards]);
        putBack(game, ask.seat, without(ask.cards, cards), cards);
        answered(game);
      },
    },
  },
};

function keepRefusal(offered: readonly string[], keep: number, cards: readonly string[]) {
  if (cards.length !== keep) return refuse('wrong-number-of-cards', { expected: keep });
  const unknown = cards.find((card, index) => !offered.includes(card) || cards.indexOf(card) !== index);
  return unknown === undefined ? null : refuse('no-such-card', { card: unknown });
}

function without(cards: readonly string[], taken: readonly string[]): string[] {
  return cards.filter((card) => !taken.includes(card));
}

function setHand({ state }: Game, seat: number, cards: readonly string[]): void {
  state.hidden.hands = state.hidden.hands.map((hand, index) => (index === seat ? cards : hand));
}

/** To the bottom of the deck, unseen by the others. */
function putBack(game: Game, seat: number, cards: readonly string[], kept: readonly string[]): void {
  const { hidden } = game.state;
  hidden.bonusDeck = [...cards, ...hidden.bonusDeck];
  tell(game, { type: 'cards-kept', seat, returned: cards.length, secret: { cards: kept } });
}
