import type { Seat } from '../../kernel/index.ts';
import { BLUEPRINT_FEE, ROW_PRICES } from '../data/constants.ts';
import type { TileId } from '../data/tiles.ts';
import { boardOf } from '../geometry/board.ts';
import { layings, type MoatMove, type MoatPlace, moatMoves } from '../geometry/moat.ts';
import { canPlace, type Water } from '../geometry/placement.ts';
import { abilityCount, emptySlots, hasAbility } from '../table/blueprint.ts';
import { moatRate } from '../table/row.ts';
import { type Position, swanCount } from '../table/state.ts';
import { currentTask } from './agenda.ts';

export interface Offer {
  readonly tile: TileId;
  /** Before any discount. */
  readonly price: number;
}

export function rowOffers(position: Position): Offer[] {
  const offers: Offer[] = [];
  for (const [space, tile] of position.row.entries()) if (tile !== null) offers.push({ tile, price: ROW_PRICES[space] });
  return offers;
}

/** Everything that could go into the palace: the row, the top hallway and one of the stairs, which are all alike. */
export function offers(position: Position): Offer[] {
  const all = rowOffers(position);
  const hallway = position.hallways.at(-1);
  const stairs = position.stairs.at(-1);
  if (hallway) all.push({ tile: hallway, price: 0 });
  if (stairs) all.push({ tile: stairs, price: 0 });
  return all;
}

/** P-8.1: the discount counts once for each purchase, on everything it costs together. */
export function due(position: Position, seat: Seat, price: number): number {
  return Math.max(0, price - abilityCount(position.players[seat], 'discount'));
}

export function canPay(position: Position, seat: Seat, price: number): boolean {
  return due(position, seat, price) <= swanCount(position.players[seat]);
}

export function waterOf(position: Position): Water {
  return { rate: moatRate(position), supply: position.moatSupply };
}

/** Moat tiles that are due now, as far as there are any left (P-11.8). */
export function moatDue(position: Position): number {
  const task = currentTask(position);
  return task?.type === 'moat' ? Math.min(task.tiles, position.moatSupply) : 0;
}

/** Where the next of them can lie. */
export function moatPlaces(position: Position): readonly MoatPlace[] {
  return layings(position.palace, moatDue(position), position.turn.mustJoin);
}

/** Row tiles that this seat could put onto its blueprint board when the fee for that is so high. */
export function activations(position: Position, seat: Seat, fee: number): { tile: TileId; slot: number }[] {
  const slots = emptySlots(position.players[seat]);
  return rowOffers(position)
    .filter(({ price }) => canPay(position, seat, fee + price))
    .flatMap(({ tile }) => slots.map((slot) => ({ tile, slot })));
}

/** P-12.4 */
export function canAskFavor(position: Position, seat: Seat): boolean {
  return position.favors.length > 0 && emptySlots(position.players[seat]).length > 0 && canPay(position, seat, BLUEPRINT_FEE);
}

function fits(position: Position, { tile }: Offer): boolean {
  return canPlace(boardOf(position.palace), tile, waterOf(position));
}

function canUseBlueprint(position: Position, seat: Seat): boolean {
  return canAskFavor(position, seat) || activations(position, seat, BLUEPRINT_FEE).length > 0;
}

/** P-6.5 */
export function canAct(position: Position, seat: Seat): boolean {
  return canUseBlueprint(position, seat) || offers(position).some((offer) => canPay(position, seat, offer.price) && fits(position, offer));
}

/** P-13.4: nothing fits, or nothing that fits can be paid and neither can the blueprint board. */
export function needsRefresh(position: Position, seat: Seat): boolean {
  const free = offers(position).some((offer) => canPay(position, seat, offer.price) && fits(position, offer));
  if (free) return false;
  return !canUseBlueprint(position, seat) || !offers(position).some((offer) => fits(position, offer));
}

/** P-12.5 */
export function movesFor(position: Position, seat: Seat): readonly MoatMove[] {
  if (position.turn.moatMoves === 0 || !hasAbility(position.players[seat], 'move-moat')) return [];
  return moatMoves(position.palace);
}

export function discardable(position: Position, seat: Seat): TileId[] {
  return rowOffers(position)
    .filter(({ price }) => canPay(position, seat, price))
    .map(({ tile }) => tile);
}
