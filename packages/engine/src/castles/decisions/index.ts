import type { Choice, Refusal } from '../../kernel/index.ts';
import type { CastlesAction } from '../actions.ts';
import type { Game } from '../events.ts';
import type { Ask, AskType } from '../state.ts';
import type { CastlesView } from '../view.ts';
import { keepBonusCards, keepDrawnCard } from './bonus-cards.ts';
import { type Answer, type Decision, refuse } from './decision.ts';
import { drawRooms, setPrices } from './prices.ts';
import { chooseAnyReward, chooseReward, chooseStack, layRooms, placeCorridor } from './rewards.ts';
import { takeTurn } from './turn.ts';

const DECISIONS: { readonly [T in AskType]: Decision<T> } = {
  'keep-bonus-cards': keepBonusCards,
  'draw-rooms': drawRooms,
  'set-prices': setPrices,
  'take-turn': takeTurn,
  'choose-reward': chooseReward,
  'place-corridor': placeCorridor,
  'keep-drawn-card': keepDrawnCard,
  'choose-stack': chooseStack,
  'lay-rooms': layRooms,
  'choose-any-reward': chooseAnyReward,
};

// The table pairs each kind of decision with its own question; TypeScript cannot follow that pairing through a lookup.
function decisionFor(ask: Ask): Decision<AskType> {
  return DECISIONS[ask.type] as Decision<AskType>;
}

function answerTo(ask: Ask, action: CastlesAction): Answer<AskType, CastlesAction['type']> | undefined {
  return decisionFor(ask).actions[action.type] as Answer<AskType, CastlesAction['type']> | undefined;
}

export function choicesFor(view: CastlesView): readonly Choice<CastlesAction>[] {
  const { ask, viewer } = view;
  return ask && ask.seat === viewer ? decisionFor(ask).choices(view, ask) : [];
}

export function refusalOf(view: CastlesView, action: CastlesAction): Refusal | null {
  const { ask, viewer } = view;
  if (!ask || ask.seat !== viewer) return refuse('not-your-turn');
  const answer = answerTo(ask, action);
  return answer ? answer.refusal(view, ask, action) : refuse('not-now', { asked: ask.type });
}

export function playAnswer(game: Game, ask: Ask, action: CastlesAction): void {
  answerTo(ask, action)?.play(game, ask, action);
}
