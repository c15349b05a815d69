import type { Castle } from '@luftschloss/engine/between';

/** A small castle, as a file of one is. */
export interface CastleExample extends Pick<Castle, 'throne' | 'tiles'>, Partial<Pick<Castle, 'attendants' | 'bonusCards'>> {
  readonly game: 'between';
}

/** `tile x y`, seen from the left half of the throne room. */
export function placed(row: string): Castle['tiles'][number] {
  const [tile, x, y] = row.split(' ');
  return { tile, x: Number(x), y: Number(y) };
}

type More = Pick<CastleExample, 'attendants' | 'bonusCards'>;

function castle(throne: string, rows: readonly string[], more: More = {}): CastleExample {
  return { game: 'between', throne: `throne-${throne}`, tiles: rows.map(placed), ...more };
}

/** The castles of the rulebook by what they show. */
export const EXAMPLES = {
  beside: castle('living-corridor', ['great-hall 2 0']),
  above: castle('living-corridor', ['study 1 1']),
  garden: castle('living-corridor', ['stables 2 0']),
  gardenWall: castle('living-corridor', ['study 1 1', 'stables 2 0']),
  below: castle('living-corridor', ['fungus-room 0 -1']),
  twoFoods: castle('utility-food', ['kitchen 2 0', 'dining-room 2 1']),
  twoBakeries: castle('living-corridor', ['scullery 0 1', 'bakery -1 0']),
  twoLiving: castle('living-corridor', ['drawing-room -1 0', 'harp-room 0 1']),
  twoUtility: castle('living-corridor', ['glassmaking-room 0 1', 'tool-room -1 0']),
  twoGardens: castle('living-corridor', ['aviary 0 1', 'winter-garden -1 0']),
  twoCellars: castle('living-corridor', ['laboratory 0 -1', 'hidden-lair 1 -1']),
  food: castle('utility-food', ['kitchen 2 0', 'dining-room 2 1', 'bakery 3 0']),
  living: castle('living-corridor', ['great-hall 2 0', 'study 2 1', 'fountain 3 0']),
  utility: castle('living-corridor', ['schoolhouse -1 0', 'great-hall -2 0', 'promenade -2 -1', 'purgatory 2 0']),
  outdoor: castle('living-corridor', ['fungus-room 0 -1', 'wine-cellar 1 -1', 'stables 2 0']),
  sleeping: castle('living-corridor', [
    ...['great-hall -1 0', 'kitchen 2 0', 'study 3 0', 'schoolhouse 2 1', 'fungus-room 0 -1', 'solar 3 1'],
    'stables 4 0',
  ]),
  corridor: castle('living-corridor', ['study 2 0', 'scullery 2 1', 'between-two-rooms 1 1', 'nap-room 0 1']),
  downstairs: castle('living-corridor', [
    'great-hall 2 0',
    'kitchen 2 1',
    'bakery 2 2',
    'hall-of-doors 1 -1',
    'wine-cellar 1 -2',
    'mold-room 2 -2',
  ]),
  specialty: castle('living-corridor', ['great-hall 2 0', 'study 2 1', 'tower 2 2', 'grand-foyer 1 1', 'fountain -1 0']),
  throne: castle('living-sleeping', ['study 0 1', 'solar 1 1', 'salon 2 0']),
  attended: castle('living-corridor', ['study 2 0', 'sauna 2 1', 'great-hall -1 0', 'bakery 3 0'], {
    attendants: ['knight'],
    bonusCards: ['width', 'attendants'],
  }),
} as const satisfies { readonly [name: string]: CastleExample };
