import { type BetweenAction, type BetweenView, ludwigCastles } from '@luftschloss/engine/between';
import type { SaidWords } from '../../language.ts';
import type { Said } from '../../said.ts';
import { castleId, cellWords, optionWords } from './names.ts';

type ActionOf<T extends BetweenAction['type']> = Extract<BetweenAction, { type: T }>;
type ActionWords = { readonly [T in BetweenAction['type']]: (action: ActionOf<T>, view: BetweenView) => Said };

/** What the viewer can do, a line each. */
export function actionWords(said: SaidWords): ActionWords {
  const { actions, bonuses } = said.between;
  return {
    assign: ({ tile }, view) => {
      const { own, other } = ludwigCastles(view, view.viewer ?? 0);
      const rest = view.drawnForLudwig.filter((drawn) => drawn !== tile);
      return actions.assign({ tile, castle: castleId(own), rest, other: castleId(other) });
    },
    choose: ({ tiles }) => actions.choose({ tiles }),
    place: ({ castle, tile, x, y }) => actions.place({ tile, castle: castleId(castle), where: cellWords(said, x, y) }),
    attendant: ({ castle, attendant }) => actions.attendant({ attendant, castle: castleId(castle) }),
    'keep-card': ({ castle, card }) => actions['keep-card']({ card, castle: castleId(castle) }),
    'take-bonus': ({ castle, bonus }) => actions['take-bonus']({ bonus: bonuses[bonus](), castle: castleId(castle) }),
    'take-back': ({ castle }) => actions['take-back']({ castle: castleId(castle) }),
    suggest: ({ castle, option, x, y }) => {
      const suggested = { option: optionWords(said, option), castle: castleId(castle) };
      if (x === undefined || y === undefined) return actions.suggest(suggested);
      return actions['suggest-cell']({ ...suggested, where: cellWords(said, x, y) });
    },
    withdraw: ({ castle }) => actions.withdraw({ castle: castleId(castle) }),
  };
}
