import { type CastlesAction, type CastlesView, MOST_MOVED_COINS, planOf, priceSpaces, termsOf, tileOf } from '@luftschloss/engine/castles';
import { promisingPlaces, roughWorth } from './places.ts';
import type { Option } from './turn.ts';
import { favorsForHaving, type Valuation, valuationOf } from './valuation.ts';

/** What each room is worth to each player, as far as the Master Builder can see; the Master Builder's own row is exact. */
interface Demand {
  readonly worth: readonly (readonly number[])[];
  readonly money: readonly number[];
  readonly order: readonly number[];
  readonly discounts: readonly number[];
}

const GUESSED_MONEY = 12_000;
const OTHERS_REWARD = 2.5;

function demandOf(view: CastlesView, valuation: Valuation): Demand {
  const players = view.seats.length;
  const worth = view.seats.map((_, seat) => {
    // What others hold in hand is unknown: their favors count half.
    const theirs = seat === valuation.seat ? valuation : { ...valuation, seat, contests: new Map() };
    return view.market.map(({ tile }) => roomWorth(theirs, seat === valuation.seat, tile));
  });
  return {
    worth,
    money: view.seats.map(({ money }) => money ?? GUESSED_MONEY),
    order: Array.from({ length: players - 1 }, (_, index) => (valuation.seat + 1 + index) % players),
    discounts: view.seats.map((_, seat) => termsOf(view, seat).roomDiscount),
  };
}

function roomWorth(valuation: Valuation, own: boolean, id: string): number {
  const tile = tileOf(id);
  const { castle, passages } = valuation.view.seats[valuation.seat];
  const plan = planOf(castle);
  if (own) return roughWorth(valuation, plan, tile, passages) ?? Number.NEGATIVE_INFINITY;
  const theirs = { terms: termsOf(valuation.view, valuation.seat), weights: valuation.weights };
  const [best] = promisingPlaces(theirs, plan, tile, passages);
  if (!best) return Number.NEGATIVE_INFINITY;
  return best.points + OTHERS_REWARD * best.completed.length + 0.5 * favorsForHaving(valuation, tile);
}

/**
 * Who would buy what at these prices: each opponent in turn takes what is best for them, then the Master Builder does. The gain is their
 * money and the own room, less what they gain.
 */
function gainOf(demand: Demand, prices: readonly number[], coins: readonly number[], valuation: Valuation): number {
  const { seat, thousand } = valuation;
  const sold = prices.map(() => false);
  const pass = 5 * thousand;
  let gain = 0;
  for (const buyer of [...demand.order, seat]) {
    let best = pass;
    let choice = -1;
    for (let room = 0; room < prices.length; room++) {
      const price = prices[room] - demand.discounts[buyer];
      if (sold[room] || demand.money[buyer] + coins[room] < price) continue;
      const net = demand.worth[buyer][room] + (thousand * (coins[room] - price)) / 1000;
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

interface Arrangement {
  /** By room of the market. */
  readonly prices: readonly number[];
  readonly coins: readonly number[];
  readonly gain: number;
}

/** Prices by what the others want: the dearest first, then exchanged as long as that helps. */
export function choosePrices(view: CastlesView): CastlesAction {
  const appraiser = appraiserOf(view);
  return priced(view, byDecree(view, appraiser, climb(appraiser)));
}

/** An advantage before anybody has bought anything is worth about half of it at the end. */
const KEPT_TO_THE_END = 0.5;

/** The best arrangement that was found, and the best of those that differ from it in two rooms. */
export function priceOptions(view: CastlesView, most: number): Option[] {
  const appraiser = appraiserOf(view);
  const best = climb(appraiser);
  const others = exchanges(best.prices).map((prices) => appraiser.appraise(prices));
  others.sort((a, b) => b.gain - a.gain);
  const byDecreeToo = byDecree(view, appraiser, best);
  const arrangements = byDecreeToo === best ? [best, ...others] : [byDecreeToo, best, ...others];
  return arrangements
    .slice(0, most)
    .map((arrangement) => ({ action: priced(view, arrangement), worth: KEPT_TO_THE_END * arrangement.gain }));
}

interface Appraiser {
  readonly first: readonly number[];
  appraise(prices: readonly number[], coins?: readonly number[]): Arrangement;
}

function appraiserOf(view: CastlesView): Appraiser {
  const valuation = valuationOf(view);
  const demand = demandOf(view, valuation);
  const lying = view.market.map(({ coins }) => coins);
  const wanted = view.market.map((_, room) => Math.max(...demand.order.map((seat) => demand.worth[seat][room])));
  const spaces = priceSpaces(view.seats.length);
  const byDemand = [...wanted.keys()].sort((a, b) => wanted[b] - wanted[a]);
  return {
    first: view.market.map((_, room) => spaces[byDemand.indexOf(room)]),
    appraise: (prices, coins = lying) => ({ prices, coins, gain: gainOf(demand, prices, coins, valuation) }),
  };
}

/** What a decree allows beyond that: two rooms at one price, or coins moved to another room. */
function byDecree(view: CastlesView, { appraise }: Appraiser, best: Arrangement): Arrangement {
  const terms = termsOf(view, view.viewer ?? 0);
  const others: Arrangement[] = [];
  if (terms.doublesSpaces) others.push(...shared(best.prices).map((prices) => appraise(prices)));
  if (terms.movesCoins) others.push(...moved(best.coins).map((coins) => appraise(best.prices, coins)));
  return others.reduce((a, b) => (b.gain > a.gain + 1e-9 ? b : a), best);
}

/** Every arrangement in which one room has joined another at its price. */
function shared(prices: readonly number[]): number[][] {
  return prices.flatMap((own, room) => prices.filter((price) => price !== own).map((price) => prices.with(room, price)));
}

/** Every way to move as many coins as possible from one room to another. */
function moved(coins: readonly number[]): number[][] {
  const found: number[][] = [];
  for (const [from, lying] of coins.entries()) {
    for (const [to, before] of coins.entries()) {
      const amount = Math.min(lying, MOST_MOVED_COINS - before);
      if (from === to || amount <= 0 || lying - amount > MOST_MOVED_COINS) continue;
      found.push(coins.with(from, lying - amount).with(to, before + amount));
    }
  }
  return found;
}

function climb({ first, appraise }: Appraiser): Arrangement {
  let best = appraise(first);
  for (let improved = true; improved; ) {
    improved = false;
    for (const prices of exchanges(best.prices)) {
      const next = appraise(prices);
      if (next.gain <= best.gain + 1e-9) continue;
      best = next;
      improved = true;
      break;
    }
  }
  return best;
}

/** Every arrangement in which two rooms have changed places. */
function exchanges(prices: readonly number[]): number[][] {
  const found: number[][] = [];
  for (let i = 0; i < prices.length; i++) {
    for (let j = i + 1; j < prices.length; j++) {
      const exchanged = [...prices];
      exchanged[i] = prices[j];
      exchanged[j] = prices[i];
      found.push(exchanged);
    }
  }
  return found;
}

function priced(view: CastlesView, { prices, coins }: Arrangement): CastlesAction {
  const moves = view.market.flatMap((room, index) => (room.coins === coins[index] ? [] : [{ tile: room.tile, coins: coins[index] }]));
  const pricing = view.market.map(({ tile }, room) => ({ tile, price: prices[room] }));
  return { type: 'price', prices: pricing, ...(moves.length > 0 && { coins: moves }) };
}
