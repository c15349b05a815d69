import { type BetweenAction, type BetweenView, castlesOf, placeable, playersOf } from '@luftschloss/engine/between';
import type { GameTypes, Rules } from '@luftschloss/engine/kernel';
import { type ActionGroup, kindTitle } from './action-menu.ts';

/** No castle of a game reaches farther. */
const REACH = { left: -9, right: 10, down: -7, up: 9 };

/** What a seat of Between may do at any time: take a tile back, advise a partner, withdraw the advice. */
function* betweenAsides(view: BetweenView, seat: number): Generator<BetweenAction> {
  for (const castle of castlesOf(view, seat)) {
    yield { type: 'take-back', castle };
    yield { type: 'withdraw', castle };
    const partner = playersOf(view, castle).find((player) => player !== seat);
    const bonus = view.waiting[castle];
    const options = bonus ? (bonus.by === seat ? [] : bonus.options) : partner === undefined ? [] : placeable(view, partner, castle);
    for (const option of options) {
      yield { type: 'suggest', castle, option };
      for (let y = REACH.down; y <= REACH.up; y++) {
        for (let x = REACH.left; x <= REACH.right; x++) yield { type: 'suggest', castle, option, x, y };
      }
    }
  }
}

const ASIDES: { readonly [game: string]: (view: unknown, seat: number) => Iterable<GameTypes['action']> } = {
  between: (view, seat) => betweenAsides(view as BetweenView, seat),
};

/** Actions that are possible out of turn, which the rules never list because nobody has to take them. */
export function asideGroups(rules: Rules, view: GameTypes['view'], over: boolean): ActionGroup[] {
  const candidates = ASIDES[rules.id];
  if (!candidates || view.viewer === null || over) return [];
  const byKind = new Map<string, GameTypes['action'][]>();
  for (const action of candidates(view, view.viewer)) {
    if (rules.refusal(view, action) === null) byKind.set(action.type, [...(byKind.get(action.type) ?? []), action]);
  }
  return [...byKind].map(([kind, actions]) => ({ kind, title: kindTitle(kind), count: actions.length, at: (index) => actions[index] }));
}
