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
import { type Valued, valuedPlaces } from './places.ts';
import { ownPlan, type Valuation, worthOfMoney, worthOfReward, worthOfSwans } from './valuation.ts';

export interface Option {
  readonly action: CastlesAction;
  readonly worth: number;
  /** What a tile scores where it is placed; nothing is said of other options. */
  readonly points?: number;
}

/** The best use of a turn. */
export function takeTurn(valuation: Valuation): CastlesAction {
  const stored = storedRoom(valuation);
  if (stored) return stored;
  const option = best(quickOptions(valuation));
  return swansFirst(valuation, option) ?? option.action;
}

/** What comes before the use of a turn: a room from the storehouse, or swans for money. */
export function beforeTurn(valuation: Valuation): CastlesAction | null {
  const { stored, swans } = ownSeat(valuation.view);
  if (!stored && swans.length === 0) return null;
  return storedRoom(valuation) ?? swansFirst(valuation, best(quickOptions(valuation)));
}

/** Moats and what decrees allow, each with how much better it is than to pass. */
export function besidesBuilding(valuation: Valuation): Option[] {
  const passed = pass(valuation).worth;
  return [...moats(valuation), ...byDecree(valuation)].map(({ action, worth }) => ({ action, worth: worth - passed }));
}

function best(options: readonly Option[]): Option {
  return options.reduce((a, b) => (b.worth > a.worth ? b : a));
}

/** Everything a turn can be used for, with its price taken off; so many places for each tile. */
export function turnOptions(valuation: Valuation, places: number): Option[] {
  return [...corridors(valuation, places), ...otherOptions(valuation, places)];
}

/** The best of each kind. Corridors have more places than all else together: they are looked at only as long as entrances may run short. */
function quickOptions(valuation: Valuation): Option[] {
  const short = ownPlan(valuation).open.length <= valuation.weights.corridorsUpTo;
  return short ? turnOptions(valuation, 1) : otherOptions(valuation, 1);
}

function otherOptions(valuation: Valuation, places: number): Option[] {
  return [pass(valuation), ...rooms(valuation, places), ...moats(valuation), ...byDecree(valuation)];
}

function placings(valuation: Valuation, type: PlacingType, tile: string, most: number): { action: CastlesAction; found: Valued }[] {
  const { castle, passages } = ownSeat(valuation.view);
  const found = valuedPlaces(valuation, ownPlan(valuation), tileOf(tile), passages).slice(0, most);
  return found.map((each) => ({ action: { type, ...placedAt(castle, each.place) } as CastlesAction, found: each }));
}

function placing(valuation: Valuation, type: PlacingType, tile: string): { action: CastlesAction; found: Valued } | null {
  return placings(valuation, type, tile, 1)[0] ?? null;
}

function priceOf({ view, seat }: Valuation, piece: ForSale): number {
  return priceFor(view, seat, piece);
}

/** Money paid helps the Master Builder, if that is somebody else. */
function costOf(valuation: Valuation, price: number): number {
  const { view, seat, weights } = valuation;
  const helps = view.masterBuilder !== seat && view.seats.length > 1 ? weights.helping / (view.seats.length - 1) : 0;
  return -worthOfMoney(valuation, -price) * (1 + helps);
}

function rooms(valuation: Valuation, places: number): Option[] {
  return valuation.view.market.flatMap((room) => {
    const price = priceOf(valuation, room);
    if (room.price === null || valuation.money + room.coins < price) return [];
    const extras = roomExtras(valuation, room) - costOf(valuation, price);
    return placings(valuation, 'buy-room', room.tile, places).map(({ action, found }) => ({
      action,
      worth: found.worth + extras,
      points: found.points,
    }));
  });
}

function roomExtras(valuation: Valuation, { coins, swans }: MarketRoom): number {
  return worthOfMoney(valuation, coins) + worthOfSwans(valuation, swans);
}

function corridors(valuation: Valuation, places: number): Option[] {
  const { view, money } = valuation;
  if (money < priceOf(valuation, HALLWAY)) return [];
  const pieces = [
    [view.hallways, 'buy-hallway', 'hallway'],
    [view.stairs, 'buy-stairs', 'stairs'],
  ] as const;
  return pieces.flatMap(([left, type, tile]) => {
    if (left === 0) return [];
    const extras = openingWorth(valuation, tile) - costOf(valuation, priceOf(valuation, HALLWAY));
    return placings(valuation, type, tile, places).map(({ action, found }) => ({
      action,
      worth: found.worth + extras,
      points: found.points,
    }));
  });
}

/** Corridors open the castle for later rooms: stairs once for the cellar, hallways when entrances run short. */
function openingWorth(valuation: Valuation, tile: 'hallway' | 'stairs'): number {
  const plan = ownPlan(valuation);
  const soon = Math.min(1, valuation.rounds / 5);
  if (tile === 'stairs') {
    const cellar = plan.open.some(({ code }) => code % 2 === 0);
    return cellar ? -1 : valuation.weights.stairsToCellar * soon;
  }
  return plan.open.length < 4 ? valuation.weights.hallwayWhenShort * soon : 0;
}

function moats(valuation: Valuation): Option[] {
  const { view, money, rounds } = valuation;
  const { castle, bonusCards } = ownSeat(view);
  if (!castle.barbican || view.moats === 0 || money < priceOf(valuation, MOAT_SECTION)) return [];
  const plan = planOf(castle);
  const last = (castle.moats?.length ?? 0) === 2;
  const guarded = MOAT_POINTS + guardedRooms(plan) + 0.55 * Math.max(0, rounds - 1);
  const extras = (last ? worthOfReward(valuation, 'moat') : 0) + (bonusCards.includes('moats') ? 3 : 0);
  const worth = guarded + extras - costOf(valuation, priceOf(valuation, MOAT_SECTION)) - (last ? 0.4 * rounds : 0);
  return possibleMoats(castle).map((side) => ({ action: { type: 'buy-moat', side }, worth }));
}

function byDecree(valuation: Valuation): Option[] {
  const { terms, view } = valuation;
  const options: Option[] = [];
  if (terms.insteadOfBuilding > 0) {
    options.push({ action: { type: 'take-pension', as: 'points' }, worth: terms.insteadOfBuilding });
    options.push({ action: { type: 'take-pension', as: 'money' }, worth: worthOfMoney(valuation, 1000 * terms.insteadOfBuilding) });
  }
  if (terms.takesCoins) {
    for (const { tile, coins } of view.market) {
      options.push({ action: { type: 'take-coins', tile }, worth: worthOfMoney(valuation, coins + terms.passMoney) });
    }
  }
  if (terms.storesRoom && !ownSeat(view).stored && valuation.rounds > 1.5) options.push(...storing(valuation));
  return options;
}

/** A stored room costs this turn but none when it is placed: only worth it for a room that is good now as well. */
function storing(valuation: Valuation): Option[] {
  return valuation.view.market.flatMap((room) => {
    const price = priceOf(valuation, room);
    if (room.price === null || valuation.money + room.coins < price) return [];
    const option = placing(valuation, 'buy-room', room.tile);
    const worth = (option?.found.worth ?? 2) + roomExtras(valuation, room) - costOf(valuation, price) - 1.5;
    return [{ action: { type: 'store-room', tile: room.tile } as const, worth }];
  });
}

function storedRoom(valuation: Valuation): CastlesAction | null {
  const { view } = valuation;
  const { stored } = ownSeat(view);
  if (!stored || !view.turn || view.turn.storedNow) return null;
  return placing(valuation, 'place-stored', stored.tile)?.action ?? null;
}

function pass(valuation: Valuation): Option {
  return { action: { type: 'pass' }, worth: worthOfMoney(valuation, valuation.terms.passMoney) };
}

/** Swans are turned into money when that buys a room worth more than the swans and whatever else could be done. */
function swansFirst(valuation: Valuation, best: Option): CastlesAction | null {
  const { view, money } = valuation;
  const { swans } = ownSeat(view);
  const most = Math.min(swans.length, 5 - (view.turn?.swansExchanged ?? 5));
  if (most <= 0) return null;
  let wish: { readonly action: CastlesAction; readonly worth: number } | null = null;
  for (const room of view.market) {
    const missing = priceOf(valuation, room) - money - room.coins;
    if (room.price === null || missing <= 0 || missing > swanMoney(most)) continue;
    const option = placing(valuation, 'buy-room', room.tile);
    if (!option) continue;
    const given = cheapestHandful(valuation, missing, most);
    const worth = option.found.worth + roomExtras(valuation, room) - costOf(valuation, priceOf(valuation, room)) - given.loss;
    if (worth > (wish?.worth ?? best.worth)) wish = { action: { type: 'exchange-swans', swans: given.swans }, worth };
  }
  return wish?.action ?? null;
}

function cheapestHandful(valuation: Valuation, missing: number, most: number) {
  const { swans } = ownSeat(valuation.view);
  const before = swanPoints(swans);
  const enough = handfuls(swans, most).filter(({ length }) => swanMoney(length) >= missing);
  const losses = enough.map(
    (each) => before - swanPoints(withoutSwans(swans, each) ?? []) - worthOfMoney(valuation, swanMoney(each.length)),
  );
  const cheapest = losses.indexOf(Math.min(...losses));
  return { swans: enough[cheapest], loss: losses[cheapest] };
}

export function finishTurn(valuation: Valuation): CastlesAction {
  const stored = storedRoom(valuation);
  if (stored) return stored;
  const { view, money, thousand } = valuation;
  const canSave = valuation.terms.saves && view.turn?.saved === false && money >= 1000;
  return canSave && thousand < 1 ? { type: 'save' } : { type: 'finish' };
}
