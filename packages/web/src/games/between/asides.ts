import { type BetweenAction, type BetweenView, castlesOf, placeable, playersOf } from '@luftschloss/engine/between';

/** No castle of a game reaches farther. */
const REACH = { left: -9, right: 10, down: -7, up: 9 };

/** What a seat of Between may do at any time: take a tile back, advise a partner, withdraw the advice. */
export function* betweenAsides(view: BetweenView, seat: number): Generator<BetweenAction> {
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
