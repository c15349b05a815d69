import type { Seat } from '../kernel/index.ts';
import { planOf } from './castle.ts';
import { roomById, typeIndex } from './catalogue.ts';
import type { BetweenEvent } from './events.ts';
import { playersOf } from './seating.ts';
import { ATTENDANT_SPOTS, ATTENDANTS } from './specialty.ts';
import type { BetweenState, BonusDecision, CastleIndex } from './state.ts';
import { drawCards, drawTiles } from './supply.ts';
import { REGULAR_TYPES, type RegularType, SPECIALTIES, type Specialty, type TileId } from './vocabulary.ts';

type Events = BetweenEvent[];
export type Bonus = RegularType | 'fifth';

interface Offer {
  readonly decision: BonusDecision;
  readonly options: readonly string[];
}

/** One of the rooms, set aside at once, so that no other castle takes the last one away. */
function specialty(...rooms: readonly Specialty[]): (state: BetweenState) => Offer {
  return (state) => {
    if (state.specialtyTiles === 0) return { decision: 'specialty', options: [] };
    state.specialtyTiles--;
    return { decision: 'specialty', options: rooms };
  };
}

/** B-4.2: what each bonus offers. No options: the bonus is lost. */
const OFFERS: { readonly [B in Bonus]: (state: BetweenState, castle: CastleIndex) => Offer } = {
  food: (state) => ({ decision: 'tile', options: drawTiles(state, 5) }),
  living: (state, castle) => ({ decision: 'attendant', options: hasFreeSpot(state, castle) ? attendantsLeft(state) : [] }),
  utility: (state) => ({ decision: 'card', options: drawCards(state, 3) }),
  outdoor: specialty('fountain'),
  sleeping: specialty('tower'),
  corridor: specialty('grand-foyer'),
  downstairs: () => ({ decision: 'bonus', options: REGULAR_TYPES.filter((type) => type !== 'downstairs') }),
  fifth: specialty(...SPECIALTIES),
};

function hasFreeSpot(state: BetweenState, castle: CastleIndex): boolean {
  return state.castles[castle].attendants.length < ATTENDANT_SPOTS;
}

export function attendantsLeft({ attendants }: Pick<BetweenState, 'attendants'>): string[] {
  return ATTENDANTS.filter((kind) => attendants[kind] > 0);
}

/** B-4.1: the third room of a type gives that type's bonus, the fifth a specialty room of choice. */
export function earnBonus(state: BetweenState, castle: CastleIndex, seat: Seat, tile: TileId, events: Events): void {
  const { type } = roomById(tile);
  if (type === 'specialty') return;
  const count = planOf(state.castles[castle]).tally[typeIndex(type)];
  if (count === 3) giveBonus(state, castle, seat, type, type, events);
  if (count === 5) giveBonus(state, castle, seat, 'fifth', type, events);
}

export function giveBonus(state: BetweenState, castle: CastleIndex, by: Seat, bonus: Bonus, earnedBy: RegularType, events: Events): void {
  const { decision, options } = OFFERS[bonus](state, castle);
  if (options.length === 0) {
    events.push({ type: 'bonus-lost', seat: by, castle, bonus });
    return;
  }
  state.waiting = state.waiting.with(castle, { by, decision, earnedBy, options });
  events.push({ type: 'bonus', seat: by, castle, earnedBy, bonus, decision });
  if (decision === 'tile' || decision === 'card') {
    events.push({
      type: 'drew',
      castle,
      players: playersOf(state, castle),
      decision,
      count: options.length,
      drawn: options,
      reveals: true,
    });
  }
}
