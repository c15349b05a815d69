import {
  type ActionOf,
  type ActionType,
  appraise,
  bonusCardOf,
  type CastlesAction,
  type CastlesView,
  digSketch,
  favorOf,
  HALLWAY,
  ownSeat,
  type PlacingType,
  type Plan,
  placeOf,
  priceFor,
  type RewardType,
  type RoomSize,
  rescore,
  STAIRS,
  sketch,
  sumOf,
  tileOf,
} from '@luftschloss/engine/castles';
import type { Fact, Seat } from '@luftschloss/engine/kernel';
import { promisingPlaces } from './places.ts';
import { likelyPurchases } from './purchases.ts';
import { ownOfSize } from './stacks.ts';
import { expectedFavor, NO_ENDING, ownPlan, type Valuation, valuationOf, worthOfCard } from './valuation.ts';

type Placing = ActionOf<PlacingType>;

/** What speaks for an action: what it scores at once, what it completes, opens, costs and helps with. */
export function reasonsFor(view: CastlesView, action: CastlesAction): Fact[] {
  const reasons = REASONS[action.type] as ((valuation: Valuation, action: CastlesAction) => Fact[]) | undefined;
  return reasons ? reasons(valuationOf(view), action) : [];
}

/** Money that is left is money of one's own, also where coins on a room bring it back; and what is taken is not there for others. */
export function ratherThan(view: CastlesView, better: CastlesAction, played: CastlesAction): Fact[] {
  const money = spentOn(view, played) - spentOn(view, better);
  const saves = money > 0 && better.type !== 'pass' ? [{ code: 'saves', params: { money } }] : [];
  const last = lastOfItsKind(view, better);
  return last !== null && last !== lastOfItsKind(view, played) ? [...saves, { code: 'takes-last', params: { piece: last } }] : saves;
}

/** A hallway or stairs after which nobody can have another. */
function lastOfItsKind({ hallways, stairs }: CastlesView, action: CastlesAction): 'hallway' | 'stairs' | null {
  const tile = 'tile' in action ? action.tile : null;
  if (tile === HALLWAY) return hallways === 1 ? 'hallway' : null;
  return tile === STAIRS && stairs === 1 ? 'stairs' : null;
}

/** Less than nothing where more coins lie on a room than it costs. */
function spentOn(view: CastlesView, action: CastlesAction): number {
  if (action.type === 'buy-hallway' || action.type === 'buy-stairs') return priceFor(view, view.viewer as Seat, HALLWAY);
  const room = action.type === 'buy-room' ? view.market.find(({ tile }) => tile === action.tile) : undefined;
  return room ? priceFor(view, view.viewer as Seat, room) - room.coins : 0;
}

const REASONS: { readonly [T in ActionType]?: (valuation: Valuation, action: ActionOf<T>) => Fact[] } = {
  'buy-room': (valuation, action) => [...placingReasons(valuation, action), ...priceReasons(valuation, action.tile)],
  'buy-hallway': (valuation, action) => [...placingReasons(valuation, action), costs(priceFor(valuation.view, valuation.seat, HALLWAY))],
  'buy-stairs': (valuation, action) => [...placingReasons(valuation, action), costs(priceFor(valuation.view, valuation.seat, HALLWAY))],
  'place-stored': (valuation, action) => placingReasons(valuation, action),
  place: (valuation, action) => placingReasons(valuation, action),
  pass: ({ terms }) => [{ code: 'brings', params: { money: terms.passMoney } }],
  price: ({ view }, action) => likelyPurchases(view, action),
  reward: (valuation, { reward, room }) => [rewardFact(valuation, ownPlan(valuation), reward, room)],
  look: (valuation, { size }) => stackReasons(valuation, size),
  lay: (valuation, { tiles }) => layingReasons(valuation, tiles),
  'keep-cards': (valuation, { cards }) =>
    cards.map((card) => ({ code: 'card-worth', params: { card, points: Math.round(worthOfCard(valuation, card)) } })),
  'keep-favor': (valuation, { favor }) => [{ code: 'favor-worth', params: { favor, points: Math.round(expectedFavor(valuation, favor)) } }],
};

function placingReasons(valuation: Valuation, placed: Placing): Fact[] {
  const { view, terms } = valuation;
  const { castle } = ownSeat(view);
  const before = ownPlan(valuation);
  const place = placeOf(castle, placed);
  const { points, completed } = appraise(before, place, terms);
  const after = digSketch(sketch(before, place.form, place.cell), place.passages);
  return [
    { code: 'now', params: { points } },
    ...completed.map((room) => completionReason(valuation, after, room)),
    ...entranceReasons(before, after),
    ...holdingReasons(valuation, after),
  ];
}

function completionReason(valuation: Valuation, after: Plan, room: number): Fact {
  const { id, type } = after.rooms[room].form.tile;
  return { code: 'completes', params: { room: id, reward: rewardFact(valuation, after, type, room) } };
}

function rewardFact({ terms, view }: Valuation, plan: Plan, reward: RewardType, room: number): Fact {
  switch (reward) {
    case 'living':
      return { code: 'reward-living', params: { points: sumOf(rescore(plan, room, terms)) } };
    case 'activity':
      return { code: 'reward-activity', params: { points: terms.activityPoints } };
    case 'outdoor':
      return { code: 'reward-outdoor', params: { money: terms.outdoorMoney } };
    case 'sleeping':
      // Alone, rooms on the deck are rounds more (C-3.9).
      return { code: view.seats.length === 1 && !view.lastRound ? 'reward-sleeping-alone' : 'reward-sleeping' };
    default:
      return { code: REWARD_CODES[reward] };
  }
}

const REWARD_CODES = {
  food: 'reward-food',
  corridor: 'reward-corridor',
  utility: 'reward-utility',
  downstairs: 'reward-downstairs',
  tower: 'reward-tower',
  moat: 'reward-moat',
} as const;

function stackReasons(valuation: Valuation, size: RoomSize): Fact[] {
  const { view, terms } = valuation;
  const left = view.supply.stacks[size];
  if (view.ask?.type !== 'choose-stack' || view.ask.purpose === 'secret') return [];
  const choice: Fact = { code: 'choice', params: { rooms: left } };
  return view.ask.purpose === 'lay' && left <= terms.sleepingRooms ? [choice, ...emptyingReasons(valuation, size)] : [choice];
}

function layingReasons(valuation: Valuation, tiles: readonly string[]): Fact[] {
  const { view } = valuation;
  const first = tiles.at(-1);
  if (!first) return [{ code: 'nothing-comes' }];
  const size = tileOf(first).size as RoomSize;
  const emptying = view.supply.stacks[size] === tiles.length ? emptyingReasons(valuation, size) : [];
  if (view.lastRound) return [{ code: 'leave-game' }, ...emptying];
  const longer = view.seats.length === 1 ? [{ code: 'longer' }] : [];
  return [...[...tiles].reverse().map((tile) => comingReason(valuation, tile)), ...emptying, ...longer];
}

function comingReason(valuation: Valuation, room: string): Fact {
  const plan = ownPlan(valuation);
  const [best] = promisingPlaces(valuation, plan, tileOf(room), []);
  if (!best) return { code: 'comes', params: { room } };
  const completed = best.completed.filter((each) => each < plan.rooms.length).map((each) => plan.rooms[each].form.tile.id);
  if (completed.length === 0) return { code: 'comes-scoring', params: { room, points: best.points } };
  return { code: 'comes-completing', params: { room, points: best.points, completed } };
}

function emptyingReasons(valuation: Valuation, size: RoomSize): Fact[] {
  const own = ownOfSize(valuation, size);
  return own > 0 ? [{ code: 'empties', params: { rooms: own, size } }] : [];
}

function entranceReasons(before: Plan, after: Plan): Fact[] {
  const opened = after.open.length - before.open.length;
  if (opened > 0) return [{ code: 'opens', params: { entrances: opened } }];
  return opened < 0 ? [{ code: 'leaves', params: { entrances: after.open.length } }] : [];
}

/** A favor that becomes likelier by less is not worth a word. */
const NOTICEABLE = 0.5;

function holdingReasons(valuation: Valuation, after: Plan): Fact[] {
  const { view, allHoldings, seat } = valuation;
  const { bonusCards, ownFavors } = ownSeat(view);
  const holdings = { ...allHoldings[seat], plan: after };
  const cards = bonusCards.flatMap((card) => {
    const { points } = bonusCardOf(card);
    const gain = points(holdings, NO_ENDING) - points(allHoldings[seat], NO_ENDING);
    return gain === 0 ? [] : [{ code: 'for-card', params: { points: gain, card } }];
  });
  const favors = [...view.favors, ...ownFavors].flatMap((favor) => {
    const { measure } = favorOf(favor);
    const gain = expectedFavor(valuation, favor, measure(holdings)) - expectedFavor(valuation, favor);
    return Math.abs(gain) < NOTICEABLE ? [] : [{ code: gain > 0 ? 'helps' : 'hurts', params: { favor } }];
  });
  return [...cards, ...favors];
}

function priceReasons({ view, seat }: Valuation, tile: string): Fact[] {
  const room = view.market.find((each) => each.tile === tile);
  if (!room) return [];
  const price = priceFor(view, seat, room);
  return [room.coins > 0 ? { code: 'costs-with-coins', params: { price, coins: room.coins } } : costs(price)];
}

function costs(price: number): Fact {
  return { code: 'costs', params: { price } };
}
