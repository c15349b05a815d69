import { SIDES, type Side } from '../../../common/grid.ts';
import { type Choice, listed, type Refusal } from '../../../kernel/index.ts';
import { refuse } from '../../decisions/decision.ts';
import { type Castle, digMoat, planOf } from '../../geometry/castle.ts';
import { openSpaceOf } from '../../geometry/open-space.ts';
import { leavesView } from '../../geometry/placing.ts';
import { boxOf } from '../../geometry/plan.ts';
import { pay } from '../../scoring/accounts.ts';
import type { ActionOf, CastlesAction } from '../../table/actions.ts';
import { answered } from '../../table/asking.ts';
import { placeMoat } from '../../table/building.ts';
import { type Game, tell } from '../../table/events.ts';
import { shortenDeck } from '../../table/market.ts';
import { MOAT_PRICE } from '../../table/prices.ts';
import type { AskOf } from '../../table/state.ts';
import { type CastlesView, ownSeat } from '../../table/view.ts';
import { moatSides, sideOf, stripPlace } from './moat-ring.ts';

/** Where the castle's next moat may go; it must keep an external entrance like any other building. */
export function possibleMoats(castle: Castle): Side[] {
  if (!castle.barbican) return [];
  const plan = planOf(castle);
  const barbican = sideOf(castle.barbican.side);
  return moatSides(plan, barbican, (castle.moats ?? []).map(sideOf))
    .filter((side) => {
      const { cell, width, height } = stripPlace(barbican, side);
      return leavesView(plan, [boxOf(cell, width, height)]) || openSpaceOf(planOf(digMoat(castle, SIDES[side]))).external.length > 0;
    })
    .map((side) => SIDES[side]);
}

export function moatChoices(view: CastlesView): Choice<CastlesAction>[] {
  const { castle, money } = ownSeat(view);
  if (view.moats === 0 || money < MOAT_PRICE) return [];
  return [
    listed<CastlesAction, Side>(
      'buy-moat',
      () => possibleMoats(castle),
      (side) => ({ type: 'buy-moat', side }),
    ),
  ];
}

// C-11.2
export const buyMoat = {
  refusal(view: CastlesView, _ask: AskOf<'take-turn'>, { side }: ActionOf<'buy-moat'>): Refusal | null {
    const { castle, money } = ownSeat(view);
    if (view.moats === 0) return refuse('none-left', { tile: 'moat' });
    if (money < MOAT_PRICE) return refuse('too-dear', { price: MOAT_PRICE, money });
    return possibleMoats(castle).includes(side) ? null : refuse('no-moat-there', { side });
  },
  play(game: Game, { seat }: AskOf<'take-turn'>, { side }: ActionOf<'buy-moat'>): void {
    game.state.moats--;
    tell(game, { type: 'moat-dug', seat, side, price: MOAT_PRICE, paidTo: pay(game, seat, MOAT_PRICE) });
    answered(game);
    shortenDeck(game);
    placeMoat(game, seat, side);
  },
};
