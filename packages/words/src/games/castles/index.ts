import type { CastlesAction, CastlesEvent, CastlesTypes, CastlesView } from '@luftschloss/engine/castles';
import { personAt, type Said } from '../../said.ts';
import { capital } from '../../terms.ts';
import { codedWords, factWords, type WordingIn } from '../wording.ts';
import { actionWords } from './actions.ts';
import { questionWords, waitingWords } from './decisions.ts';
import { eventWords, type Seated } from './events.ts';

// Each table pairs a kind with its own data; TypeScript cannot follow that pairing through a lookup.
type AnyEvent = (event: CastlesEvent, who: Seated) => Said;
type AnyAction = (view: CastlesView, action: CastlesAction) => Said;

export const castlesWording: WordingIn<CastlesTypes> = ({ said, words, term }) => {
  const events = eventWords(said);
  const actions = actionWords(said);
  return {
    decision({ ask, viewer }, people) {
      if (!ask) return said.castles.questions.over();
      return ask.seat === viewer ? questionWords(said, ask) : waitingWords(said, ask, personAt(people, ask.seat));
    },
    action: (view, action) => (actions[action.type] as AnyAction)(view, action),
    event: (event, people) => (events[event.type] as AnyEvent)(event, (seat) => personAt(people, seat)),
    fact: (fact) => factWords([said.castles.reasons, said.castles.notes, said.castles.explanations], fact),
    hint: (fact) => factWords([said.castles.hints], fact),
    refusal: (refusal) => codedWords(said.castles.refusals, refusal),
    sheet: {
      question: (fact) => codedWords(said.scoresheet.castles, fact),
      piece({ tile, piece, refusal }) {
        if (tile !== null) return term('castles.room', piece);
        return refusal.code === 'no-moat-there' ? words.scoresheet.pieces.moat() : capital(term('castles.passage', piece));
      },
    },
  };
};
