import { type Between, type BetweenAction, type BetweenEvent, type BetweenView, isTile, roomById } from '@luftschloss/engine/between';
import type { Refusal } from '@luftschloss/engine/kernel';
import type { Said } from '../../said.ts';
import { codedWords, factWords, type WordingIn } from '../wording.ts';
import { actionWords } from './actions.ts';
import { questionWords } from './decisions.ts';
import { eventWords, type Seated } from './events.ts';
import { builderAt } from './names.ts';
import { withRule } from './rules.ts';
import { chatWords } from './talk.ts';

// Each table pairs a kind with its own data; TypeScript cannot follow that pairing through a lookup.
type AnyEvent = (event: BetweenEvent, who: Seated) => Said | null;
type AnyAction = (action: BetweenAction, view: BetweenView) => Said;

export const betweenWording: WordingIn<Between> = ({ said, term }) => {
  const events = eventWords(said);
  const actions = actionWords(said);
  return {
    decision(view, people) {
      const { viewer, phase, toAct } = view;
      if (phase === 'over') return said.between.questions.over();
      if (viewer !== null && toAct.includes(viewer)) return questionWords(said, view, viewer);
      return said.between.waiting.others({ others: toAct.map((seat) => builderAt(said, people, seat)) });
    },
    action: (view, action) => (actions[action.type] as AnyAction)(action, view),
    event: (event, people) => (events[event.type] as AnyEvent)(event, (seat) => builderAt(said, people, seat)),
    fact: (fact) => factWords([said.between.reasons, said.between.notes, said.between.explanations], withRule(said, fact)),
    hint: (fact) => factWords([said.between.hints, said.between.bonuses], fact),
    refusal: (refusal) => codedWords(said.between.refusals, ofLevel(refusal)),
    chat: (line) => chatWords(said, line),
    sheet: {
      question: (fact) => codedWords(said.scoresheet.between, fact),
      piece: ({ piece }) => term('between.room', piece),
    },
  };
};

/** Rooms belong below the ground or above it: the refusal is the same, the sentence is not. */
function ofLevel(refusal: Refusal): Refusal {
  const option = String(refusal.params?.['option']);
  const below = refusal.code === 'level' && isTile(option) && roomById(option).levels === 'below';
  return below ? { ...refusal, code: 'level-below' } : refusal;
}
