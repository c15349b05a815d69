import {
  type Ask,
  type AskOf,
  type AskType,
  type CastlesAction,
  type CastlesTypes,
  type CastlesView,
  ownSeat,
} from '@luftschloss/engine/castles';
import type { Player, Rng } from '@luftschloss/engine/kernel';
import { keepBest, pickDecree, pickFavor, swapOrLeave } from './cards.ts';
import { choosePrices } from './pricing.ts';
import { anyReward, buildFromStack, layOnDeck, nextReward, placePiece, reduceStacks, stackToChoose } from './rewards.ts';
import { learnedAction } from './solo/policy.ts';
import { finishTurn, takeTurn } from './turn.ts';
import { valuationOf } from './valuation.ts';

/** How greedy answers each kind of decision. */
const ANSWERS: { readonly [T in AskType]: (view: CastlesView, ask: AskOf<T>, rng: Rng) => CastlesAction } = {
  // Four ways out of the foyer instead of three.
  'turn-foyer': () => ({ type: 'turn-foyer', r: 2 }),
  'choose-decree': (view, { cards }) => ({ type: 'choose-decree', decree: pickDecree(view, cards) }),
  'replace-decree': (view, { cards }) => ({ type: 'choose-decree', decree: pickDecree(view, cards) }),
  'keep-bonus-cards': (view, { keep }) => ({ type: 'keep-cards', cards: keepBest(view, ownSeat(view).bonusCards, keep) }),
  'keep-drawn-card': (view, { cards }) => ({ type: 'keep-cards', cards: keepBest(view, cards, 1) }),
  'swap-card': (view, { cards }) => swapOrLeave(view, cards),
  'draw-rooms': () => ({ type: 'draw' }),
  'set-prices': (view) => choosePrices(view),
  'take-turn': (view) => takeTurn(valuationOf(view)),
  'finish-turn': (view) => finishTurn(valuationOf(view)),
  'choose-reward': (view) => nextReward(valuationOf(view)),
  'place-corridor': (view, ask) => placePiece(valuationOf(view), ask.pieces),
  'choose-stack': (view, { purpose }) => ({ type: 'look', size: stackToChoose(valuationOf(view), purpose) }),
  'lay-rooms': (view, ask) => layOnDeck(valuationOf(view), ask),
  'build-room': (view, { tiles }) => buildFromStack(valuationOf(view), tiles),
  'choose-any-reward': (view, ask) => anyReward(valuationOf(view), ask),
  'keep-favor': (view, { cards }) => ({ type: 'keep-favor', favor: pickFavor(view, cards) }),
  'remove-rooms': (view, { most }) => reduceStacks(valuationOf(view), most),
};

/** Takes what is worth most at once: exact points, rewards, money, its own cards and favors. */
export const greedy: Player<CastlesTypes> = {
  name: 'greedy',
  choose(_rules, view, rng) {
    const { ask } = view;
    if (!ask) throw new Error('nothing is asked');
    return learnedAction(view, ask) ?? (ANSWERS[ask.type] as (view: CastlesView, ask: Ask, rng: Rng) => CastlesAction)(view, ask, rng);
  },
};
