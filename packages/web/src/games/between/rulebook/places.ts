import { isTile, roomById } from '@luftschloss/engine/between';
import type { RulePlaces } from '../../../rulebook/rulebook.ts';

/** Which clause explains each refusal and each reason for points. */
export const rulePlaces: RulePlaces = {
  refusals: {
    'wrong-phase': 'rounds',
    'not-your-castle': 'place',
    'already-chosen': 'choose',
    'two-tiles': 'choose',
    'not-in-hand': 'choose',
    'not-offered': 'place',
    'castle-served': 'place',
    'bonus-waiting': 'place',
    'bonus-first': 'third-and-fifth',
    'no-such-bonus': 'third-and-fifth',
    'none-left': 'bonus-living',
    final: 'take-back',
    'no-suggestion': 'partners',
    'suggest-cell': 'partners',
    occupied: 'touch',
    'level-below': 'levels',
    level: 'levels',
    'not-adjacent': 'touch',
    unsupported: 'support',
    'above-open': 'open-sky',
  },
  reason(code, subject) {
    if (code === 'room' || code === 'room-for') return roomPlace(subject);
    return { 'bonus-card': 'bonus-cards', attendant: 'attendants' }[code] ?? null;
  },
};

/** Rooms of a type want the same kind of thing; thrones are rooms of a castle, but no tiles. */
function roomPlace(room: string): string {
  return isTile(room) ? roomById(room).type : 'throne';
}
