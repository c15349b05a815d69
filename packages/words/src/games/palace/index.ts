import { currentTask, deciders, type PalaceAction, type PalaceEvent, type PalaceGame, type PalaceView } from '@luftschloss/engine/palace';
import { personAt, type Said } from '../../said.ts';
import { capital } from '../../terms.ts';
import { codedWords, factWords, type WordingIn } from '../wording.ts';
import { actionWords } from './actions.ts';
import { questionWords } from './decisions.ts';
import { eventWords, type Seated } from './events.ts';

// Each table pairs a kind with its own data; TypeScript cannot follow that pairing through a lookup.
type AnyEvent = (event: PalaceEvent, who: Seated) => Said;
type AnyAction = (action: PalaceAction, view: PalaceView) => Said;

export const palaceWording: WordingIn<PalaceGame> = ({ said, words, term }) => {
  const events = eventWords(said);
  const actions = actionWords(said);
  return {
    decision(view, people) {
      const task = currentTask(view);
      if (!task) return said.palace.questions.over();
      const seats = deciders(view);
      if (view.viewer !== null && seats.includes(view.viewer)) return questionWords(said, task, view);
      return said.palace.waiting.others({ others: seats.map((seat) => personAt(people, seat)) });
    },
    action: (view, action) => (actions[action.type] as AnyAction)(action, view),
    event: (event, people) => (events[event.type] as AnyEvent)(event, (seat) => personAt(people, seat)),
    fact: (fact) => factWords([said.palace.scores, said.palace.notes, said.palace.explanations], fact),
    hint: (fact) => factWords([said.palace.hints], fact),
    refusal: (refusal) => codedWords(said.palace.refusals, refusal),
    sheet: {
      question: (fact) => codedWords(said.scoresheet.palace, fact),
      piece({ tile, piece }) {
        if (tile !== null) return capital(term('palace.tile', piece));
        const { pond, moat } = words.scoresheet.pieces;
        return piece === 'ponds' ? pond() : moat();
      },
      refusal: (refusal) => codedWords(said.data.palace, refusal),
    },
  };
};
