import { type ActionOf, type ActionType, currentTask, favorOf, type PalaceView } from '@luftschloss/engine/palace';
import type { SaidWords } from '../../language.ts';
import type { Said } from '../../said.ts';
import { moatPlaceWords, paymentWords, slotId, swanWords, tileWords, whereWords } from './names.ts';

type ActionWords = { readonly [A in ActionType]: (action: ActionOf<A>, view: PalaceView) => Said };

/** What the viewer can do, a line each. */
export function actionWords(said: SaidWords): ActionWords {
  const { actions } = said.palace;
  const tileOf = (tile: string): Said => tileWords(said, tile);
  return {
    'keep-favor': ({ favor, slot }) =>
      favor === null || slot === null
        ? actions['keep-no-favor']()
        : actions['keep-favor']({ favor, points: favorOf(favor).points, slot: slotId(slot) }),
    build: ({ tile, x, y, turns }, view) => actions.build({ tile: tileOf(tile), where: whereWords(said, view, { x, y, turns }) }),
    activate: ({ tile, slot }) => actions.activate({ tile: tileOf(tile), slot: slotId(slot) }),
    'ask-favor': () => actions['ask-favor'](),
    pay: ({ swans, secret }) => actions.pay({ payment: paymentWords(said, swans, secret) }),
    'choose-swan': ({ colour }) => actions['choose-swan']({ colour }),
    claim: ({ tile }) => actions.claim({ tile: tileOf(tile) }),
    'lay-moat': ({ to }) => (typeof to === 'string' ? actions['lay-moat-arm']({ arm: to }) : actions['lay-moat-pond']()),
    'move-moat': ({ from, to }) => actions['move-moat']({ from: moatPlaceWords(said, from), to: moatPlaceWords(said, to) }),
    discard: ({ tile }) => actions.discard({ tile: tileOf(tile) }),
    decline: (_, view) => (currentTask(view)?.type === 'take-room' ? actions['take-no-tile']() : actions['discard-nothing']()),
    'end-turn': () => actions['end-turn'](),
    'take-swans': ({ swans }) => actions['take-swans']({ swans: swanWords(said, swans) }),
  };
}
