import { type Ask, type CastlesAction, type CastlesState, type CastlesView, castles, ownSeat } from '@luftschloss/engine/castles';
import { type Outlook, outlookOf } from '../outlook.ts';
import { cardChoices, pieceChoices, rewardChoices, turnChoices, worthAsItIs } from './choices.ts';
import { type Care, type Choice, QUICK } from './desk.ts';
import { Judge } from './judge.ts';
import { learnedNetwork } from './learned.ts';
import { layingChoices, stackChoices } from './sleeping.ts';

/** What was learned is a game alone, without any expansion of the Collector's Edition. */
export function isLearned({ seats, options }: Pick<CastlesView, 'seats' | 'options'>): boolean {
  const { swans, passages, moats, towers, decrees } = options;
  return seats.length === 1 && !swans && !passages && !moats && !towers && !decrees;
}

let judge: Judge | null = null;

/** Made when it is needed first: most players never are alone. */
export function learnedJudge(): Judge {
  judge ??= new Judge(learnedNetwork());
  return judge;
}

/** Everything that could be done about a decision, or `null` where nothing was learned about it. */
export function choicesFor(by: Judge, outlook: Outlook, ask: Ask, care: Care): Choice[] | null {
  switch (ask.type) {
    case 'take-turn':
      return turnChoices(by, outlook, care);
    case 'place-corridor':
      return pieceChoices(by, outlook, ask, care);
    case 'keep-drawn-card':
      return cardChoices(by, outlook, ask);
    case 'choose-any-reward':
      return rewardChoices(by, outlook, ask, care);
    case 'choose-stack':
      return ask.purpose === 'lay' ? stackChoices(by, outlook, care) : null;
    case 'lay-rooms':
      return layingChoices(by, outlook, ask, care);
    default:
      return null;
  }
}

/** The best of them. */
export function learnedAnswer(view: CastlesView, ask: Ask): CastlesAction | null {
  if (!isLearned(view)) return null;
  const choices = choicesFor(learnedJudge(), outlookOf(view), ask, QUICK);
  return choices && choices.length > 0 ? choices.reduce((a, b) => (b.worth > a.worth ? b : a)).action : null;
}

/** What the score is going to be. */
export function expectedScore(state: CastlesState): number {
  const view = castles.view(state, 0);
  const { score } = ownSeat(view);
  return state.stage === 'over' ? score : score + worthAsItIs(learnedJudge(), outlookOf(view));
}
