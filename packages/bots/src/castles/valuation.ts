import {
  bonusCardOf,
  type CastlesView,
  DEPLETED_POINTS,
  FAVOR_POINTS,
  type Favor,
  favorOf,
  formsOf,
  type Holdings,
  holdingsOf,
  type MarketRoom,
  ownSeat,
  type PlanRoom,
  planOf,
  type RewardType,
  swanPoints,
  type Terms,
  type Tile,
  termsOf,
  withRooms,
} from '@luftschloss/engine/castles';
import type { Seat } from '@luftschloss/engine/kernel';
import { winProbability } from '../search/index.ts';
import { type Weights, weightsFor } from './weights.ts';

/** How the game stands for one seat, and what things are worth to it, in points. */
export interface Valuation {
  readonly view: CastlesView;
  readonly seat: Seat;
  readonly terms: Terms;
  readonly weights: Weights;
  readonly money: number;
  /** Rounds still to come, this one included; an estimate. */
  readonly rounds: number;
  /** From 1 at the start to 0 at the end. */
  readonly ahead: number;
  /** What 1000 are worth. */
  readonly thousand: number;
  readonly allHoldings: readonly Holdings[];
  /** Favors measured so far. */
  readonly contests: Map<string, Contest>;
}

const CARDS_PER_PLAYER = 11;
/** A round sells about this many rooms for each player. */
export const SOLD_PER_PLAYER = 0.75;
const GUESSED_MONEY = 10_000;
/** Room cards name so many sizes, one more with towers. */
const SIZES = 10;

export function valuationOf(view: CastlesView): Valuation {
  const seat = view.viewer ?? 0;
  const players = view.seats.length;
  const dealt = CARDS_PER_PLAYER * (players === 1 ? 3 : players);
  const sold = players === 1 ? 3 : SOLD_PER_PLAYER * players;
  const rounds = view.lastRound ? 1 : 1 + view.supply.cards / sold;
  const ahead = Math.min(1, view.supply.cards / dealt);
  const { money } = ownSeat(view);
  const weights = weightsFor(players);
  return {
    view,
    seat,
    terms: termsOf(view, seat),
    weights,
    money,
    rounds,
    ahead,
    thousand: worthOfThousand(weights, money, rounds),
    allHoldings: view.seats.map((each, index) => holdingsOf(view, index, each.money ?? GUESSED_MONEY)),
    contests: new Map(),
  };
}

/** Money buys rooms while there are rounds to come; at the end ten thousand are a point. What more of it is worth, in a purse that is already so full. */
function worthOfThousand(weights: Weights, money: number, rounds: number): number {
  const beyond = Math.max(0, money - fullPurse(weights, rounds));
  return weights.moneyAtEnd + worthToSpend(weights, rounds) * (weights.plenty / (weights.plenty + beyond));
}

/** The sum of the thousands of a whole purse. */
export function worthOfPurse({ weights, rounds, money: own }: Valuation, money = own): number {
  const full = fullPurse(weights, rounds);
  const useful = money <= full ? money : full + weights.plenty * Math.log1p((money - full) / weights.plenty);
  return (weights.moneyAtEnd * money + worthToSpend(weights, rounds) * useful) / 1000;
}

function worthToSpend(weights: Weights, rounds: number): number {
  return weights.moneyToSpend * Math.min(1, (rounds - 1) / weights.moneyRounds);
}

function fullPurse(weights: Weights, rounds: number): number {
  return weights.fullPurse + weights.pursePerRound * (rounds - 1);
}

/** What an amount changes; less than nothing, if it is paid. */
export function worthOfMoney(valuation: Valuation, amount: number): number {
  return worthOfPurse(valuation, valuation.money + amount) - worthOfPurse(valuation);
}

export function worthOfSwans({ view }: Valuation, swans: MarketRoom['swans']): number {
  if (swans.length === 0) return 0;
  const own = ownSeat(view).swans;
  return Math.max(1.2, swanPoints([...own, ...swans]) - swanPoints(own));
}

/** What a turn brings on average. */
export function worthOfTurn({ rounds, view, weights }: Valuation): number {
  return rounds > 1.5 || view.market.length > 1 ? weights.turn : weights.lastTurn;
}

/** What a completion reward is worth beside the points that it scores at once. */
export function worthOfReward(valuation: Valuation, type: RewardType): number {
  const { terms, rounds, weights } = valuation;
  switch (type) {
    case 'food':
      return worthOfTurn(valuation);
    case 'corridor':
      return weights.corridor * terms.corridorPieces;
    case 'utility':
      return weights.card + weights.cardLate * (1 - valuation.ahead) + 0.3 * (terms.utilityCards - 2);
    case 'activity':
      return terms.activityPoints;
    case 'outdoor':
      return worthOfMoney(valuation, terms.outdoorMoney);
    case 'sleeping':
      return rounds > 1 ? weights.sleeping : 0.2;
    case 'downstairs':
      return weights.downstairs * terms.downstairsRewards;
    case 'tower':
      return 4.5;
    case 'moat':
      return 6;
    case 'living':
      return 0;
  }
}

/** What a card is worth at the end: what it has now and what is usual for it, as far as there is time. */
export function worthOfCard(valuation: Valuation, card: string): number {
  const { allHoldings, seat, ahead, weights } = valuation;
  const now = bonusCardOf(card).points(allHoldings[seat], NO_ENDING);
  return now + weights.usualCard * ahead * (USUAL_CARD_POINTS[card] ?? 3);
}

export const NO_ENDING = { favorsWonAlone: 0, depletedRooms: 0, lastMasterBuilder: false };

const USUAL_CARD_POINTS: { readonly [card: string]: number } = {
  sizes: 2,
  types: 4.5,
  hallways: 2,
  stairs: 3,
  'external-entrances': 3,
  completed: 3.5,
  money: 3,
  courtyards: 1,
  'favors-won': 4,
  'last-master-builder': 2.5,
  'swan-rooms': 4,
  moats: 5,
  towers: 4,
  'type-living': 5,
  'type-sleeping': 4.5,
  'type-food': 5,
  'type-corridor': 4,
};

/** What my cards and favors gain from having this tile, wherever it lies. */
export function worthOfHaving(valuation: Valuation, tile: Tile): number {
  const { view, seat, allHoldings } = valuation;
  const after = withTile(allHoldings[seat], tile);
  let worth = 0;
  for (const card of ownSeat(view).bonusCards) {
    const { points } = bonusCardOf(card);
    worth += points(after, NO_ENDING) - points(allHoldings[seat], NO_ENDING);
  }
  for (const favor of ownSeat(view).ownFavors) worth += favorGain(valuation, favor, after);
  return worth + favorsForHaving(valuation, tile, after) + worthOfStack(valuation, tile);
}

/** The part of it that everybody can see. */
export function favorsForHaving(valuation: Valuation, tile: Tile, after = withTile(valuation.allHoldings[valuation.seat], tile)): number {
  let worth = 0;
  for (const favor of valuation.view.favors) worth += favorGain(valuation, favor, after);
  return worth;
}

/** The holdings as if the tile lay somewhere unconnected: enough to count types and sizes. */
function withTile(holdings: Holdings, tile: Tile): Holdings {
  const { plan } = holdings;
  const [form] = formsOf(tile, null);
  const { cell, garden } = plan.rooms[0];
  const room: PlanRoom = { form, cell, links: [], tunnels: [], touches: [], missing: form.entranceCount, garden };
  return { ...holdings, plan: withRooms(plan, [...plan.rooms, room]) };
}

/** A room of an empty stack scores at the end (C-6.2). */
function worthOfStack(valuation: Valuation, tile: Tile): number {
  const { view } = valuation;
  if (tile.id === 'hallway' || tile.id === 'stairs')
    return (tile.id === 'hallway' ? view.hallways : view.stairs) <= 1 ? DEPLETED_POINTS : 0;
  const left = view.supply.stacks[tile.size];
  return left === undefined ? 0 : DEPLETED_POINTS * chanceOfDepletion(valuation, left);
}

/** How likely a stack of rooms with so many left runs out: every card takes one room off the stack of its size. */
export function chanceOfDepletion({ view, weights }: Valuation, left: number): number {
  if (left <= 0) return 1;
  const drawn = view.supply.cards / SIZES;
  const spread = weights.depletionSpread * Math.sqrt(drawn + 0.3);
  return winProbability((drawn + weights.depletionShift - left) / spread);
}

/** Favors that need a look at the whole castle are left to the closer look. */
const CLOSE_FAVORS: ReadonlySet<string> = new Set(['external-entrances', 'completed', 'incomplete', 'courtyards', 'longest-path']);

function favorGain(valuation: Valuation, favor: string, after: Holdings): number {
  if (CLOSE_FAVORS.has(favor)) return 0;
  return expectedFavor(valuation, favor, favorOf(favor).measure(after)) - expectedFavor(valuation, favor);
}

/** `after` measures the castle as it would be. */
export function closeFavorGain(valuation: Valuation, after: (favor: string, measure: Favor['measure']) => number): number {
  const { view } = valuation;
  let gain = 0;
  for (const favors of [view.favors, ownSeat(view).ownFavors]) {
    for (const favor of favors) {
      if (CLOSE_FAVORS.has(favor))
        gain += expectedFavor(valuation, favor, after(favor, favorOf(favor).measure)) - expectedFavor(valuation, favor);
    }
  }
  return gain;
}

interface Contest {
  readonly others: readonly number[];
  readonly own: number;
}

/** Everybody's amounts for a favor, measured once for each look at the game. */
function contestOf({ contests, allHoldings, seat }: Valuation, favor: string): Contest {
  let contest = contests.get(favor);
  if (!contest) {
    const amounts = allHoldings.map(favorOf(favor).measure);
    contest = { others: amounts.filter((_, each) => each !== seat), own: amounts[seat] };
    contests.set(favor, contest);
  }
  return contest;
}

/** Points that a favor will bring, guessed from today's amounts: far from the end a lead says less. */
export function expectedFavor(valuation: Valuation, favor: string, amount = contestOf(valuation, favor).own): number {
  if (amount <= 0) return 0;
  const { others } = contestOf(valuation, favor);
  const unit = favor.startsWith('feet') ? 250 : favor === 'money' ? 6000 : 1;
  const spread = unit * (valuation.weights.favorSpread + valuation.weights.favorSpreadAhead * valuation.ahead);
  let beaten = 0;
  for (const other of others) beaten += 1 / (1 + Math.exp(-(amount - other) / spread));
  const place = others.length - beaten;
  const below = Math.floor(place);
  const points = placePoints(valuation, below);
  return points + (placePoints(valuation, below + 1) - points) * (place - below);
}

function placePoints({ terms }: Valuation, place: number): number {
  return place === 0 ? terms.firstPlacePoints : (FAVOR_POINTS[place] ?? 0);
}

export function ownPlan({ view, seat }: Valuation) {
  return planOf(view.seats[seat].castle);
}
