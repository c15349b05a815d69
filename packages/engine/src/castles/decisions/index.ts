import type { Choice, Refusal } from '../../kernel/index.ts';
import type { CastlesAction } from '../table/actions.ts';
import type { Game } from '../table/events.ts';
import type { Ask, AskType } from '../table/state.ts';
import type { CastlesView } from '../table/view.ts';
import { asideChoices, exchangeSwans } from './asides.ts';
import { keepBonusCards, keepDrawnCard, swapCard } from './bonus-cards.ts';
import { type ActionRule, type Decision, refuse } from './decision.ts';
import { drawRooms, setPrices } from './prices.ts';
import { chooseAnyReward, chooseReward, keepFavor, placeCorridor } from './rewards.ts';
import { chooseDecree, replaceDecree, turnFoyer } from './setup.ts';
import { buildRoom, chooseStack, layRooms, removeRooms } from './stacks.ts';
import { finishTurn, takeTurn } from './turn.ts';

export const DECISIONS: { readonly [T in AskType]: Decision<T> } = {
  'turn-foyer': turnFoyer,
  'choose-decree': chooseDecree,
  'replace-decree': replaceDecree,
  'keep-bonus-cards': keepBonusCards,
  'swap-card': swapCard,
  'draw-rooms': drawRooms,
  'set-prices': setPrices,
  'take-turn': takeTurn,
  'finish-turn': finishTurn,
  'choose-reward': chooseReward,
  'place-corridor': placeCorridor,
  'keep-drawn-card': keepDrawnCard,
  'choose-stack': chooseStack,
  'lay-rooms': layRooms,
  'build-room': buildRoom,
  'choose-any-reward': chooseAnyReward,
  'keep-favor': keepFavor,
  'remove-rooms': removeRooms,
};

type AnyActionRule = ActionRule<AskType, CastlesAction['type']>;

/** Possible on one's own turn whatever is being decided. */
const ASIDES: { readonly [type: string]: AnyActionRule } = { 'exchange-swans': exchangeSwans as AnyActionRule };

// The table pairs each kind of decision with its own question; TypeScript cannot follow that pairing through a lookup.
function decisionFor(ask: Ask): Decision<AskType> {
  return DECISIONS[ask.type] as Decision<AskType>;
}

function ruleFor(ask: Ask, action: CastlesAction): AnyActionRule | undefined {
  return (decisionFor(ask).actions[action.type] as AnyActionRule | undefined) ?? ASIDES[action.type];
}

export function choicesFor(view: CastlesView): readonly Choice<CastlesAction>[] {
  const { ask, viewer } = view;
  return ask && ask.seat === viewer ? [...decisionFor(ask).choices(view, ask), ...asideChoices(view)] : [];
}

export function refusalOf(view: CastlesView, action: CastlesAction): Refusal | null {
  const { ask, viewer } = view;
  if (!ask || ask.seat !== viewer) return refuse('not-your-turn');
  const rule = ruleFor(ask, action);
  return rule ? rule.refusal(view, ask, action) : refuse('not-now', { asked: ask.type });
}

export function playAction(game: Game, ask: Ask, action: CastlesAction): void {
  ruleFor(ask, action)?.play(game, ask, action);
}
