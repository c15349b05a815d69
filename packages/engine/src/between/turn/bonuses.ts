import type { Seat } from '../../kernel/index.ts';
import { roomById, typeIndex } from '../data/catalogue.ts';
import { ATTENDANTS, ATTENDANTS_PER_CASTLE } from '../data/specialty.ts';
import { REGULAR_TYPES, type RegularType, SPECIALTIES, type Specialty, type TileId } from '../data/vocabulary.ts';
import { type Castle, planOf } from '../geometry/castle.ts';
import type { BetweenEvent } from '../table/events.ts';
import { playersOf } from '../table/seating.ts';
import type { BetweenState, BonusDecision, CastleIndex } from '../table/state.ts';
import { drawCards, drawTiles } from '../table/supply.ts';

type Events = BetweenEvent[];
export type Bonus = RegularType | 'fifth';

interface Offer {
  readonly decision: BonusDecision;
  readonly options: readonly string[];
}

/** One of the rooms, set aside at once, so that no other castle takes the last one away. */
function specialty(...rooms: readonly Specialty[]): (state: BetweenState) => Offer {
  return (state) => {
    state.specialtyTiles--;
    return { decision: 'specialty', options: rooms };
  };
}

/** B-4.2: what each bonus offers. */
const OFFERS: { readonly [B in Bonus]: (state: BetweenState) => Offer } = {
  food: (state) => ({ decision: 'tile', options: drawTiles(state, 5) }),
  living: (state) => ({ decision: 'attendant', options: attendantsLeft(state) }),
  utility: (state) => ({ decision: 'card', options: drawCards(state, 3) }),
  outdoor: specialty('fountain'),
  sleeping: specialty('tower'),
  corridor: specialty('grand-foyer'),
  downstairs: () => ({ decision: 'bonus', options: REGULAR_TYPES.filter((type) => type !== 'downstairs') }),
  fifth: specialty(...SPECIALTIES),
};

function hasRoomForAttendant({ castles }: Pick<BetweenState, 'castles'>, castle: CastleIndex): boolean {
  return castles[castle].attendants.length < ATTENDANTS_PER_CASTLE;
}

export function attendantsLeft({ attendants }: Pick<BetweenState, 'attendants'>): string[] {
  return ATTENDANTS.filter((kind) => attendants[kind] > 0);
}

/** What lies beside the castles, as everybody can count it. */
export interface Stock {
  readonly castles: BetweenState['castles'];
  readonly attendants: BetweenState['attendants'];
  readonly specialtyTiles: number;
  readonly tiles: number; // to be drawn, the discards included
  readonly cards: number;
}

function stockOf(state: BetweenState): Stock {
  const { castles, attendants, specialtyTiles, supply, discarded, cards, discardedCards } = state;
  return { castles, attendants, specialtyTiles, tiles: supply.length + discarded.length, cards: cards.length + discardedCards.length };
}

const hasSpecialty = ({ specialtyTiles }: Stock): boolean => specialtyTiles > 0;

/** B-4.2, B-4.3: whether a bonus is there to be had; otherwise it is lost. */
const IS_LEFT: { readonly [B in Bonus]: (stock: Stock, castle: CastleIndex) => boolean } = {
  food: ({ tiles }) => tiles > 0,
  living: (stock, castle) => hasRoomForAttendant(stock, castle) && attendantsLeft(stock).length > 0,
  utility: ({ cards }) => cards > 0,
  outdoor: hasSpecialty,
  sleeping: hasSpecialty,
  corridor: hasSpecialty,
  downstairs: () => true,
  fifth: hasSpecialty,
};

export function isBonusLeft(stock: Stock, castle: CastleIndex, bonus: Bonus): boolean {
  return IS_LEFT[bonus](stock, castle);
}

/** B-4.1: the third room of a type gives that type's bonus, the fifth a specialty room of choice; `castle` holds the tile already. */
export function bonusOf(castle: Castle, tile: TileId): { readonly bonus: Bonus; readonly earnedBy: RegularType } | null {
  const { type } = roomById(tile);
  if (type === 'specialty') return null;
  const count = planOf(castle).tally[typeIndex(type)];
  if (count === 3) return { bonus: type, earnedBy: type };
  return count === 5 ? { bonus: 'fifth', earnedBy: type } : null;
}

export function earnBonus(state: BetweenState, castle: CastleIndex, seat: Seat, tile: TileId, events: Events): void {
  const earned = bonusOf(state.castles[castle], tile);
  if (earned) giveBonus(state, castle, seat, earned.bonus, earned.earnedBy, events);
}

export function giveBonus(state: BetweenState, castle: CastleIndex, by: Seat, bonus: Bonus, earnedBy: RegularType, events: Events): void {
  if (!isBonusLeft(stockOf(state), castle, bonus)) {
    events.push({ type: 'bonus-lost', seat: by, castle, bonus });
    return;
  }
  const { decision, options } = OFFERS[bonus](state);
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
