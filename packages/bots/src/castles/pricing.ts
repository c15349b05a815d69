import { type CastlesAction, type CastlesView, planOf, priceSpaces, termsOf, tileOf } from '@luftschloss/engine/castles';
import { favorsForHaving, type Outlook, outlookOf } from './outlook.ts';
import { bestPlace, promisingPlaces } from './places.ts';

/** What each room is worth to each player, as far as I can see; the Master Builder's own row is exact. */
interface Demand {
  readonly worth: readonly (readonly number[])[];
  readonly money: readonly number[];
  readonly order: readonly number[];
  readonly discounts: readonly number[];
}

const GUESSED_MONEY = 12_000;
const OTHERS_REWARD = 2.5;

function demandOf(view: CastlesView, outlook: Outlook): Demand {
  const players = view.seats.length;
  const worth = view.seats.map((_, seat) => {
    // What others hold in hand is unknown: their favors count half.
    const theirs = seat === outlook.seat ? outlook : { ...outlook, seat, contests: new Map() };
    return view.market.map(({ tile, coins }) => roomWorth(theirs, seat === outlook.seat, tile) + (outlook.thousand * coins) / 1000);
  });
  return {
    worth,
    money: view.seats.map(({ money }) => money ?? GUESSED_MONEY),
    order: Array.from({ length: players - 1 }, (_, index) => (outlook.seat + 1 + index) % players),
    discounts: view.seats.map((_, seat) => termsOf(view, seat).roomDiscount),
  };
}

function roomWorth(outlook: Outlook, own: boolean, id: string): number {
  const tile = tileOf(id);
  const { castle, passages } = outlook.view.seats[outlook.seat];
  const plan = planOf(castle);
  if (own) return bestPlace(outlook, plan, tile, passages)?.worth ?? Number.NEGATIVE_INFINITY;
  const [best] = promisingPlaces(plan, tile, termsOf(outlook.view, outlook.seat), passages);
  if (!best) return Number.NEGATIVE_INFINITY;
  return best.points + OTHERS_REWARD * best.completed.length + 0.5 * favorsForHaving(outlook, tile);
}

/**
 * Who would buy what at these prices: each opponent in turn takes what is best for it, then I do. My gain is their money and my own room, less what they
 * gain.
 */
function gainOf(demand: Demand, prices: readonly number[], coins: readonly number[], outlook: Outlook): number {
  const { seat, thousand } = outlook;
  const sold = prices.map(() => false);
  const pass = 5 * thousand;
  let gain = 0;
  for (const buyer of [...demand.order, seat]) {
    let best = pass;
    let choice = -1;
    for (let room = 0; room < prices.length; room++) {
      const price = prices[room] - demand.discounts[buyer];
      if (sold[room] || demand.money[buyer] + coins[room] < price) continue;
      const net = demand.worth[buyer][room] - (thousand * price) / 1000;
      if (net > best) {
        best = net;
        choice = room;
      }
    }
    if (choice >= 0) sold[choice] = true;
    if (buyer === seat) gain += best;
    else gain += (choice >= 0 ? (thousand * prices[choice]) / 1000 : 0) - best / demand.order.length;
  }
  return gain;
}

/** Prices by what the others want: the dearest first, then exchanged as long as that helps. */
export function choosePrices(view: CastlesView): CastlesAction {
  const outlook = outlookOf(view);
  const demand = demandOf(view, outlook);
  const coins = view.market.map((room) => room.coins);
  const wanted = view.market.map((_, room) => Math.max(...demand.order.map((seat) => demand.worth[seat][room])));
  const spaces = priceSpaces(view.seats.length);
  const byDemand = [...wanted.keys()].sort((a, b) => wanted[b] - wanted[a]);
  const prices = view.market.map((_, room) => spaces[byDemand.indexOf(room)]);
  let best = gainOf(demand, prices, coins, outlook);
  for (let improved = true; improved; ) {
    improved = false;
    for (let i = 0; i < prices.length; i++) {
      for (let j = i + 1; j < prices.length; j++) {
        [prices[i], prices[j]] = [prices[j], prices[i]];
        const gain = gainOf(demand, prices, coins, outlook);
        if (gain > best + 1e-9) {
          best = gain;
          improved = true;
        } else [prices[i], prices[j]] = [prices[j], prices[i]];
      }
    }
  }
  return { type: 'price', prices: view.market.map(({ tile }, room) => ({ tile, price: prices[room] })) };
}
