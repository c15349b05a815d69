import {
  type CastlesAction,
  type ForSale,
  guardedRooms,
  HALLWAY,
  handfuls,
  type MarketRoom,
  MOAT_POINTS,
  MOAT_SECTION,
  ownSeat,
  type PlacingType,
  placedAt,
  planOf,
  possibleMoats,
  priceFor,
  swanMoney,
  swanPoints,
  tileOf,
  withoutSwans,
} from '@luftschloss/engine/castles';
import { type Outlook, ownPlan, worthOfMoney, worthOfReward } from './outlook.ts';
import { type Valued, valuedPlaces } from './places.ts';

export interface Option {
  readonly action: CastlesAction;
  readonly worth: number;
}

/** The best use of a turn. */
export function takeTurn(outlook: Outlook): CastlesAction {
  const stored = storedRoom(outlook);
  if (stored) return stored;
  const best = quickOptions(outlook).reduce((a, b) => (b.worth > a.worth ? b : a));
  return swansFirst(outlook, best) ?? best.action;
}

/** Everything a turn can be used for, with its price taken off; so many places for each tile. */
export function turnOptions(outlook: Outlook, places: number): Option[] {
  return [...corridors(outlook, places), ...otherOptions(outlook, places)];
}

/** The best of each kind. Corridors have more places than all else together: they are looked at only as long as entrances may run short. */
function quickOptions(outlook: Outlook): Option[] {
  const short = ownPlan(outlook).open.length <= outlook.weights.corridorsUpTo;
  return short ? turnOptions(outlook, 1) : otherOptions(outlook, 1);
}

function otherOptions(outlook: Outlook, places: number): Option[] {
  return [pass(outlook), ...rooms(outlook, places), ...moats(outlook), ...byDecree(outlook)];
}

function placings(outlook: Outlook, type: PlacingType, tile: string, most: number): { action: CastlesAction; found: Valued }[] {
  const { castle, passages } = ownSeat(outlook.view);
  const found = valuedPlaces(outlook, ownPlan(outlook), tileOf(tile), passages).slice(0, most);
  return found.map((each) => ({ action: { type, ...placedAt(castle, each.place) } as CastlesAction, found: each }));
}

function placing(outlook: Outlook, type: PlacingType, tile: string): { action: CastlesAction; found: Valued } | null {
  return placings(outlook, type, tile, 1)[0] ?? null;
}

function priceOf({ view, seat }: Outlook, piece: ForSale): number {
  return priceFor(view, seat, piece);
}

/** Money paid helps the Master Builder, if that is somebody else. */
function costOf(outlook: Outlook, price: number): number {
  const { view, seat, weights } = outlook;
  const helps = view.masterBuilder !== seat && view.seats.length > 1 ? weights.helping / (view.seats.length - 1) : 0;
  return -worthOfMoney(outlook, -price) * (1 + helps);
}

function rooms(outlook: Outlook, places: number): Option[] {
  return outlook.view.market.flatMap((room) => {
    const price = priceOf(outlook, room);
    if (room.price === null || outlook.money + room.coins < price) return [];
    const extras = roomExtras(outlook, room) - costOf(outlook, price);
    return placings(outlook, 'buy-room', room.tile, places).map(({ action, found }) => ({ action, worth: found.worth + extras }));
  });
}

function roomExtras(outlook: Outlook, { coins, swans }: MarketRoom): number {
  return worthOfMoney(outlook, coins) + worthOfSwans(outlook, swans);
}

function worthOfSwans(outlook: Outlook, swans: MarketRoom['swans']): number {
  if (swans.length === 0) return 0;
  const own = ownSeat(outlook.view).swans;
  return Math.max(1.2, swanPoints([...own, ...swans]) - swanPoints(own));
}

function corridors(outlook: Outlook, places: number): Option[] {
  const { view, money } = outlook;
  if (money < priceOf(outlook, HALLWAY)) return [];
  const pieces = [
    [view.hallways, 'buy-hallway', 'hallway'],
    [view.stairs, 'buy-stairs', 'stairs'],
  ] as const;
  return pieces.flatMap(([left, type, tile]) => {
    if (left === 0) return [];
    const extras = openingWorth(outlook, tile) - costOf(outlook, priceOf(outlook, HALLWAY));
    return placings(outlook, type, tile, places).map(({ action, found }) => ({ action, worth: found.worth + extras }));
  });
}

/** Corridors open the castle for later rooms: stairs once for the cellar, hallways when entrances run short. */
function openingWorth(outlook: Outlook, tile: 'hallway' | 'stairs'): number {
  const plan = ownPlan(outlook);
  const soon = Math.min(1, outlook.rounds / 5);
  if (tile === 'stairs') {
    const cellar = plan.open.some(({ code }) => code % 2 === 0);
    return cellar ? -1 : outlook.weights.stairsToCellar * soon;
  }
  return plan.open.length < 4 ? outlook.weights.hallwayWhenShort * soon : 0;
}

function moats(outlook: Outlook): Option[] {
  const { view, money, rounds } = outlook;
  const { castle, bonusCards } = ownSeat(view);
  if (!castle.barbican || view.moats === 0 || money < priceOf(outlook, MOAT_SECTION)) return [];
  const plan = planOf(castle);
  const last = (castle.moats?.length ?? 0) === 2;
  const guarded = MOAT_POINTS + guardedRooms(plan) + 0.55 * Math.max(0, rounds - 1);
  const extras = (last ? worthOfReward(outlook, 'moat') : 0) + (bonusCards.includes('moats') ? 3 : 0);
  const worth = guarded + extras - costOf(outlook, priceOf(outlook, MOAT_SECTION)) - (last ? 0.4 * rounds : 0);
  return possibleMoats(castle).map((side) => ({ action: { type: 'buy-moat', side }, worth }));
}

function byDecree(outlook: Outlook): Option[] {
  const { terms, view } = outlook;
  const options: Option[] = [];
  if (terms.insteadOfBuilding > 0) {
    options.push({ action: { type: 'take-pension', as: 'points' }, worth: terms.insteadOfBuilding });
    options.push({ action: { type: 'take-pension', as: 'money' }, worth: worthOfMoney(outlook, 1000 * terms.insteadOfBuilding) });
  }
  if (terms.takesCoins) {
    for (const { tile, coins } of view.market) {
      options.push({ action: { type: 'take-coins', tile }, worth: worthOfMoney(outlook, coins + terms.passMoney) });
    }
  }
  if (terms.storesRoom && !ownSeat(view).stored && outlook.rounds > 1.5) options.push(...storing(outlook));
  return options;
}

/** A stored room costs this turn but none when it is placed: only worth it for a room that is good now as well. */
function storing(outlook: Outlook): Option[] {
  return outlook.view.market.flatMap((room) => {
    const price = priceOf(outlook, room);
    if (room.price === null || outlook.money + room.coins < price) return [];
    const option = placing(outlook, 'buy-room', room.tile);
    const worth = (option?.found.worth ?? 2) + roomExtras(outlook, room) - costOf(outlook, price) - 1.5;
    return [{ action: { type: 'store-room', tile: room.tile } as const, worth }];
  });
}

function storedRoom(outlook: Outlook): CastlesAction | null {
  const { view } = outlook;
  const { stored } = ownSeat(view);
  if (!stored || !view.turn || view.turn.storedNow) return null;
  return placing(outlook, 'place-stored', stored.tile)?.action ?? null;
}

function pass(outlook: Outlook): Option {
  return { action: { type: 'pass' }, worth: worthOfMoney(outlook, outlook.terms.passMoney) };
}

/** Swans are turned into money when that buys a room worth more than the swans and whatever else could be done. */
function swansFirst(outlook: Outlook, best: Option): CastlesAction | null {
  const { view, money } = outlook;
  const { swans } = ownSeat(view);
  const most = Math.min(swans.length, 5 - (view.turn?.swansExchanged ?? 5));
  if (most <= 0) return null;
  let wish: { readonly action: CastlesAction; readonly worth: number } | null = null;
  for (const room of view.market) {
    const missing = priceOf(outlook, room) - money - room.coins;
    if (room.price === null || missing <= 0 || missing > swanMoney(most)) continue;
    const option = placing(outlook, 'buy-room', room.tile);
    if (!option) continue;
    const given = cheapestHandful(outlook, missing, most);
    const worth = option.found.worth + roomExtras(outlook, room) - costOf(outlook, priceOf(outlook, room)) - given.loss;
    if (worth > (wish?.worth ?? best.worth)) wish = { action: { type: 'exchange-swans', swans: given.swans }, worth };
  }
  return wish?.action ?? null;
}

function cheapestHandful(outlook: Outlook, missing: number, most: number) {
  const { swans } = ownSeat(outlook.view);
  const before = swanPoints(swans);
  const enough = handfuls(swans, most).filter(({ length }) => swanMoney(length) >= missing);
  const losses = enough.map((each) => before - swanPoints(withoutSwans(swans, each) ?? []) - worthOfMoney(outlook, swanMoney(each.length)));
  const cheapest = losses.indexOf(Math.min(...losses));
  return { swans: enough[cheapest], loss: losses[cheapest] };
}

export function finishTurn(outlook: Outlook): CastlesAction {
  const stored = storedRoom(outlook);
  if (stored) return stored;
  const { view, money, thousand } = outlook;
  const canSave = outlook.terms.saves && view.turn?.saved === false && money >= 1000;
  return canSave && thousand < 1 ? { type: 'save' } : { type: 'finish' };
}
