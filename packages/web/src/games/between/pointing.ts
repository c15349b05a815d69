import { type BetweenEvent, type BetweenView, roomById } from '@luftschloss/engine/between';
import type { Pointed } from './Boards.tsx';

/** Which tiles and cells a line of the log is about. */
export function pointedBy(view: BetweenView, event: BetweenEvent): Pointed | null {
  switch (event.type) {
    case 'placed':
      return { castle: event.castle, cells: [{ x: event.x, y: event.y }] };
    case 'suggested':
      return event.x === undefined || event.y === undefined ? null : { castle: event.castle, cells: [{ x: event.x, y: event.y }] };
    case 'bonus': {
      const tiles = view.castles[event.castle].tiles.filter(({ tile }) => roomById(tile).type === event.earnedBy);
      return { castle: event.castle, cells: tiles };
    }
    case 'attendant':
      return { castle: event.castle, cells: [{ x: 0, y: 0 }] };
    case 'castle-scored':
      return { castle: event.castle, cells: [] };
    default:
      return null;
  }
}
