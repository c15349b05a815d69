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
  sketch,
  sumOf,
  tileOf,
} from '@luftschloss/engine/castles';
import { promisingPlaces } from './places.ts';
import { ownOfSize } from './stacks.ts';
import { expectedFavor, NO_ENDING, ownPlan, type Valuation, valuationOf, worthOfCard } from './valuation.ts';

type Placing = ActionOf<PlacingType>;

/** What speaks for an action, in words: what it scores at once, what it completes, opens, costs and helps with. */
export function reasonsFor(view: CastlesView, action: CastlesAction): string[] {
  const reasons = REASONS[action.type] as ((valuation: Valuation, action: CastlesAction) => string[]) | undefined;
  return reasons ? reasons(valuationOf(view), action) : [];
}

const REASONS: { readonly [T in ActionType]?: (valuation: Valuation, action: ActionOf<T>) => string[] } = {
  'buy-room': (valuation, action) => [...placingReasons(valuation, action), ...priceReasons(valuation, action.tile)],
  'buy-hallway': (valuation, action) => [
    ...placingReasons(valuation, action),
    `costs ${priceFor(valuation.view, valuation.seat, HALLWAY)}`,
  ],
  'buy-stairs': (valuation, action) => [...placingReasons(valuation, action), `costs ${priceFor(valuation.view, valuation.seat, HALLWAY)}`],
  'place-stored': (valuation, action) => placingReasons(valuation, action),
  place: (valuation, action) => placingReasons(valuation, action),
  pass: ({ terms }) => [`brings ${terms.passMoney}`],
  price: (_, { prices }) => pricingReasons(prices),
  reward: (valuation, { reward, room }) => [rewardWords(valuation, ownPlan(valuation), reward, room)],
  look: (valuation, { size }) => stackReasons(valuation, size),
  lay: (valuation, { tiles }) => layingReasons(valuation, tiles),
  'keep-cards': (valuation, { cards }) =>
    cards.map((card) => `“${bonusCardOf(card).name}” may bring about ${Math.round(worthOfCard(valuation, card))}`),
  'keep-favor': (valuation, { favor }) => [`“${favorOf(favor).name}” may bring about ${Math.round(expectedFavor(valuation, favor))}`],
};

function placingReasons(valuation: Valuation, placed: Placing): string[] {
  const { view, terms } = valuation;
  const { castle } = ownSeat(view);
  const before = ownPlan(valuation);
  const place = placeOf(castle, placed);
  const { points, completed } = appraise(before, place, terms);
  const after = digSketch(sketch(before, place.form, place.cell), place.passages);
  return [
    `${signed(points)} now`,
    ...completed.map((room) => completionReason(valuation, after, room)),
    ...entranceReasons(before, after),
    ...holdingReasons(valuation, after),
  ];
}

function completionReason(valuation: Valuation, after: Plan, room: number): string {
  const { name, type } = after.rooms[room].form.tile;
  return `completes ${withArticle(name)}: ${rewardWords(valuation, after, type, room)}`;
}

function rewardWords({ terms, view }: Valuation, plan: Plan, reward: RewardType, room: number): string {
  switch (reward) {
    case 'food':
      return 'another turn';
    case 'living':
      return `scores ${sumOf(rescore(plan, room, terms))} once more`;
    case 'corridor':
      return 'a free hallway or stairs';
    case 'utility':
      return 'another bonus card';
    case 'activity':
      return `${terms.activityPoints} points`;
    case 'outdoor':
      return `${terms.outdoorMoney} from the king`;
    case 'sleeping':
      // Alone, rooms on the deck are rounds more (C-3.9).
      return `rooms of your choice for the next market${view.seats.length === 1 && !view.lastRound ? ', and a longer game' : ''}`;
    case 'downstairs':
      return 'every second one brings a reward of your choice';
    case 'tower':
      return 'a favor of your own';
    case 'moat':
      return 'a free room';
  }
}

function stackReasons(valuation: Valuation, size: RoomSize): string[] {
  const { view, terms } = valuation;
  const left = view.supply.stacks[size];
  if (view.ask?.type !== 'choose-stack' || view.ask.purpose === 'secret') return [];
  const choice = `${left} ${left === 1 ? 'room' : 'rooms'} to choose from`;
  return view.ask.purpose === 'lay' && left <= terms.sleepingRooms ? [choice, ...emptyingReasons(valuation, size)] : [choice];
}

function layingReasons(valuation: Valuation, tiles: readonly string[]): string[] {
  const { view } = valuation;
  const first = tiles.at(-1);
  if (!first) return ['nothing comes before the cards'];
  const size = tileOf(first).size as RoomSize;
  const emptying = view.supply.stacks[size] === tiles.length ? emptyingReasons(valuation, size) : [];
  if (view.lastRound) return ['they leave the game', ...emptying];
  const longer = view.seats.length === 1 ? ['makes the game longer'] : [];
  return [...[...tiles].reverse().map((tile) => comingReason(valuation, tile)), ...emptying, ...longer];
}

function comingReason(valuation: Valuation, id: string): string {
  const tile = tileOf(id);
  const plan = ownPlan(valuation);
  const [best] = promisingPlaces(valuation, plan, tile, []);
  if (!best) return `${withArticle(tile.name)} comes`;
  const completed = best.completed.filter((room) => room < plan.rooms.length).map((room) => withArticle(plan.rooms[room].form.tile.name));
  const completing = completed.length > 0 ? ` and completes ${completed.join(' and ')}` : '';
  return `${withArticle(tile.name)} comes: ${signed(best.points)}${completing} at a good place`;
}

function emptyingReasons(valuation: Valuation, size: RoomSize): string[] {
  const own = ownOfSize(valuation, size);
  return own > 0 ? [`empties the stack: your ${own === 1 ? 'room' : `${own} rooms`} of ${size} will score for it`] : [];
}

function entranceReasons(before: Plan, after: Plan): string[] {
  const opened = after.open.length - before.open.length;
  if (opened > 0) return [`opens ${opened} more ${opened === 1 ? 'entrance' : 'entrances'}`];
  return opened < 0 ? [`leaves ${after.open.length} open ${after.open.length === 1 ? 'entrance' : 'entrances'}`] : [];
}

/** A favor that becomes likelier by less is not worth a word. */
const NOTICEABLE = 0.5;

function holdingReasons(valuation: Valuation, after: Plan): string[] {
  const { view, allHoldings, seat } = valuation;
  const { bonusCards, ownFavors } = ownSeat(view);
  const holdings = { ...allHoldings[seat], plan: after };
  const cards = bonusCards.flatMap((card) => {
    const { name, points } = bonusCardOf(card);
    const gain = points(holdings, NO_ENDING) - points(allHoldings[seat], NO_ENDING);
    return gain === 0 ? [] : [`${signed(gain)} for your card “${name}”`];
  });
  const favors = [...view.favors, ...ownFavors].flatMap((favor) => {
    const { name, measure } = favorOf(favor);
    const gain = expectedFavor(valuation, favor, measure(holdings)) - expectedFavor(valuation, favor);
    return Math.abs(gain) < NOTICEABLE ? [] : [`${gain > 0 ? 'helps' : 'hurts'} with “${name}”`];
  });
  return [...cards, ...favors];
}

function priceReasons({ view, seat }: Valuation, tile: string): string[] {
  const room = view.market.find((each) => each.tile === tile);
  if (!room) return [];
  const price = priceFor(view, seat, room);
  return [room.coins > 0 ? `costs ${price}, with ${room.coins} lying on it` : `costs ${price}`];
}

function pricingReasons(prices: ActionOf<'price'>['prices']): string[] {
  const byPrice = [...prices].sort((a, b) => b.price - a.price);
  if (byPrice.length < 2) return [];
  const [dearest] = byPrice;
  const cheapest = byPrice[byPrice.length - 1];
  return [
    `${withArticle(tileOf(dearest.tile).name)} is wanted most`,
    `${withArticle(tileOf(cheapest.tile).name)} is wanted least, or by you`,
  ];
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Some rooms have their article in their name. */
function withArticle(name: string): string {
  return `the ${name.replace(/^The /, '')}`;
}
