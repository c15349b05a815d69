import { type Choice, listed, type Refusal } from '../../kernel/index.ts';
import { handfuls, MOST_SWANS_PER_TURN, type SwanColour, swanMoney, withoutSwans } from '../expansions/swans/swans.ts';
import type { ActionOf, CastlesAction } from '../table/actions.ts';
import { type Game, tell } from '../table/events.ts';
import type { Ask } from '../table/state.ts';
import { type CastlesView, ownSeat } from '../table/view.ts';
import { refuse } from './decision.ts';

/** Things that can be done on one's own turn beside whatever is being decided; the decision stays open. */
function swansLeft(view: CastlesView): number {
  return view.turn && view.stage === 'rounds' && view.turn.seat === view.viewer ? MOST_SWANS_PER_TURN - view.turn.swansExchanged : 0;
}

export function asideChoices(view: CastlesView): Choice<CastlesAction>[] {
  const { swans } = ownSeat(view);
  const most = Math.min(swansLeft(view), swans.length);
  if (most === 0) return [];
  return [
    listed<CastlesAction, SwanColour[]>(
      'exchange-swans',
      () => handfuls(swans, most),
      (chosen) => ({ type: 'exchange-swans', swans: chosen }),
    ),
  ];
}

// C-9.2
export const exchangeSwans = {
  refusal(view: CastlesView, _ask: Ask, { swans }: ActionOf<'exchange-swans'>): Refusal | null {
    if (swans.length === 0) return refuse('no-swans-named');
    if (swans.length > swansLeft(view)) return refuse('too-many-swans', { most: swansLeft(view) });
    return withoutSwans(ownSeat(view).swans, swans) ? null : refuse('swans-missing');
  },
  play(game: Game, { seat }: Ask, { swans }: ActionOf<'exchange-swans'>): void {
    const { turn, seats } = game.state;
    const money = swanMoney(swans.length);
    seats[seat].swans = withoutSwans(seats[seat].swans, swans) ?? [];
    seats[seat].money += money;
    if (turn) turn.swansExchanged += swans.length;
    tell(game, { type: 'swans-exchanged', seat, swans, money });
  },
};
