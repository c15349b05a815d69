import { type ActionOf, type CastlesView, castles } from '@luftschloss/engine/castles';
import { advance, type Fact, rngFrom, type Seat } from '@luftschloss/engine/kernel';
import { greedy } from './greedy.ts';

/** A room that changes hands in a round that is played on. */
interface Purchase {
  readonly tile: string;
  readonly price: number;
  readonly own: boolean; // the Master Builder's, who buys last
}

const WORLDS = 5;
/** More decisions than a round has. */
const MOST_STEPS = 100;

/** What prices lead to: what others would buy of it, and what is left for the Master Builder then, by what greedy players do in a few worlds. */
export function likelyPurchases(view: CastlesView, pricing: ActionOf<'price'>): Fact[] {
  const rounds = Array.from({ length: WORLDS }, (_, world) => purchasesOf(view, pricing, world));
  const often = ({ tile, own }: Purchase): boolean =>
    rounds.filter((round) => round.some((each) => each.tile === tile && each.own === own)).length > WORLDS / 2;
  const likely = new Map(
    rounds
      .flat()
      .filter(often)
      .map((purchase) => [purchase.tile, purchase]),
  );
  const [sold, left] = [false, true].map((own) => [...likely.values()].filter((each) => each.own === own).map(factOf));
  // The Master Builder buys last.
  return [...(sold.length > 0 ? sold : [{ code: 'nobody-buys' }]), ...left];
}

function factOf({ tile, price, own }: Purchase): Fact {
  return { code: own ? 'then-yours' : 'likely-sold', params: { room: tile, money: price } };
}

/** What is bought in the rest of the round, in its order: of the viewer, and by the viewer. */
function purchasesOf(view: CastlesView, pricing: ActionOf<'price'>, world: number): Purchase[] {
  const seat = view.viewer as Seat;
  const rng = rngFrom(`purchases ${world}`);
  const priced = new Set(pricing.prices.map(({ tile }) => tile));
  const purchases: Purchase[] = [];
  let next = advance(castles, castles.sample(view, rng), seat, pricing);
  for (let step = 0; step < MOST_STEPS && next.ok; step++) {
    const { state, events } = next;
    for (const event of events) {
      if (event.type !== 'bought' || !priced.has(event.tile)) continue;
      if (event.seat === seat || event.paidTo === seat) purchases.push({ ...event, own: event.seat === seat });
    }
    if (state.round !== view.round || state.stage === 'over' || purchases.some(({ own }) => own)) break;
    const [toAct] = castles.toAct(state);
    next = advance(castles, state, toAct, greedy.choose(castles, castles.view(state, toAct), rng));
  }
  return purchases;
}
