import { listed, type Refusal, single, subsets } from '../../kernel/index.ts';
import { termsOf } from '../expansions/decrees/decrees.ts';
import type { CastlesAction } from '../table/actions.ts';
import { answered, ask as askNext } from '../table/asking.ts';
import { type Game, tell } from '../table/events.ts';
import { replaceAt } from '../table/state.ts';
import { ownSeat } from '../table/view.ts';
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
        answered(game);
        putBack(game, seat, without(hand, cards), cards);
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
        answered(game);
        putBack(game, ask.seat, without(ask.cards, cards), cards);
      },
    },
  },
};

function keepRefusal(offered: readonly string[], keep: number, cards: readonly string[]): Refusal | null {
  if (cards.length !== keep) return refuse('wrong-number-of-cards', { expected: keep });
  const unknown = cards.find((card, index) => !offered.includes(card) || cards.indexOf(card) !== index);
  return unknown === undefined ? null : refuse('no-such-card', { card: unknown });
}

function without(cards: readonly string[], taken: readonly string[]): string[] {
  return cards.filter((card) => !taken.includes(card));
}

function setHand({ state }: Game, seat: number, cards: readonly string[]): void {
  state.hidden.hands = replaceAt(state.hidden.hands, seat, cards);
}

/** Cards go back to the bottom of the deck unseen, unless somebody may look at them first. */
function putBack(game: Game, seat: number, cards: readonly string[], kept: readonly string[]): void {
  const { state } = game;
  const watcher = state.seats.findIndex((_, each) => termsOf(state, each).seesReturnedCards);
  const isWatched = watcher >= 0 && cards.length > 0;
  tell(game, { type: 'cards-kept', seat, returned: cards.length, secret: { cards: kept }, ...(isWatched && { reveals: true }) });
  if (isWatched) askNext(game, { type: 'swap-card', seat: watcher, cards });
  else toBottom(game, cards);
}

function toBottom({ state }: Game, cards: readonly string[]): void {
  state.hidden.bonusDeck = [...cards, ...state.hidden.bonusDeck];
}

/** The others learn nothing of it, not even whether a card was swapped (section 13). */
export const swapCard: Decision<'swap-card'> = {
  choices: (view, { cards }) => [
    listed<CastlesAction, readonly [string, string]>(
      'swap-card',
      () => ownSeat(view).bonusCards.flatMap((give) => cards.map((take) => [give, take] as const)),
      ([give, take]) => ({ type: 'swap-card', give, take }),
    ),
    single<CastlesAction>({ type: 'leave-cards' }),
  ],
  actions: {
    'swap-card': {
      refusal(view, { cards }, { give, take }) {
        if (!ownSeat(view).bonusCards.includes(give)) return refuse('no-such-card', { card: give });
        return cards.includes(take) ? null : refuse('no-such-card', { card: take });
      },
      play(game, { seat, cards }, { give, take }) {
        const hand = game.state.hidden.hands[seat];
        setHand(
          game,
          seat,
          hand.map((card) => (card === give ? take : card)),
        );
        tell(game, { type: 'returned-cards-seen', seat, secret: { cards, swap: [give, take] }, reveals: true });
        answered(game);
        toBottom(
          game,
          cards.map((card) => (card === take ? give : card)),
        );
      },
    },
    'leave-cards': {
      refusal: () => null,
      play(game, { seat, cards }) {
        tell(game, { type: 'returned-cards-seen', seat, secret: { cards, swap: [] }, reveals: true });
        answered(game);
        toBottom(game, cards);
      },
    },
  },
};
