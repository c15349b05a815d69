import type { Level, PassageKind, PlacedPassage, PlacedTile, Side, Turns } from '@luftschloss/engine/castles';

/** A small castle, as a file of one is: tiles in the order of building, the foyer first. */
export interface CastleExample {
  readonly game: 'castles';
  readonly edition: 'collectors';
  readonly tiles: readonly PlacedTile[];
  readonly barbican?: { readonly side: Side };
  readonly moats?: readonly Side[];
}

/** `tile x y turns`, hallways with their level, and passages dug along with it behind bars: `library -9 -1 0 | small -7 -2 1`. */
export function placed(row: string): PlacedTile {
  const [tile, ...passages] = row.split(' | ').map((part) => part.split(' '));
  const [id, x, y, r, level] = tile;
  return {
    tile: id,
    x: Number(x),
    y: Number(y),
    r: Number(r) as Turns,
    ...(level && { level: level as Level }),
    ...(passages.length > 0 && { passages: passages.map(passage) }),
  };
}

function passage([kind, x, y, r]: readonly string[]): PlacedPassage {
  return { kind: kind as PassageKind, x: Number(x), y: Number(y), r: Number(r) as Turns };
}

function castle(rows: readonly string[], around: Pick<CastleExample, 'barbican' | 'moats'> = {}, foyer: Turns = 0): CastleExample {
  return { game: 'castles', edition: 'collectors', tiles: [`foyer 0 0 ${foyer}`, ...rows].map(placed), ...around };
}

/** The castles of the rulebook by what they show. */
export const EXAMPLES = {
  foyer: castle([]),
  doorToDoor: castle(['parlor -3 0 0']),
  hallwayAndShed: castle(['hallway 3 -4 1 main', 'shed -2 -3 0']),
  twoClosets: castle(['broom-closet 3 1 1', 'cloak-room -2 0 3']),
  stairsAtTheFoyer: castle(['stairs -3 1 0']),
  cellar: castle(['stairs 3 1 2', 'hallway 6 1 0 down', 'the-hole 6 -2 0', 'bottomless-pit 6 2 0']),
  bothWays: castle(['dining-room 3 0 0', 'focus-room 7 2 0']),
  ownBonus: castle(['dining-room 3 0 0', 'focus-room 7 2 0', 'tasso-room 5 -2 0']),
  noise: castle(['focus-room -2 1 3', 'dining-room 3 0 0', 'billiards-room -2 3 2']),
  roundRooms: castle(['sitting-room -3 0 0', 'forum -1 3 0']),
  everyLivingRoom: castle(['focus-room -2 0 1', 'parlor -5 0 0', 'stairs 1 3 3', 'crypt 1 6 2']),
  foodComplete: castle(['larder -2 0 0', 'cloak-room -4 0 3']),
  bedroomComplete: castle(['nap-room -4 0 0', 'cloak-room -4 2 2']),
  utilityComplete: castle(['dirt-room -4 1 0']),
  gardenComplete: castle(['gatehouse 3 1 1', 'cloak-room 1 4 3']),
  towerComplete: castle(['falkenstein 3 -1 1']),
  oneDoor: castle(['buttery -2 0 0', 'broom-closet -4 -1 3']),
  livingAgain: castle(['sitting-room -3 0 0', 'gatehouse -2 -2 0', 'broom-closet -5 0 3', 'porch -2 3 2']),
  courtyard: castle(['anteroom 3 -1 3', 'hallway 5 0 1 main', 'study 2 4 0', 'nap-room 0 3 3']),
  throughThePassage: castle(['small-yard -3 0 0', 'library -9 -1 0', 'sanctum -10 -4 0 | small -7 -2 1']),
  behindTheMoat: castle(['pantry 3 0 0', 'dirt-room -4 1 0'], { barbican: { side: 'S' }, moats: ['W', 'E'] }),
  oneMoat: castle(['pantry 3 0 0'], { barbican: { side: 'S' }, moats: ['W'] }),
  threeMoats: castle(['pantry 3 0 0', 'larder -2 0 0'], { barbican: { side: 'S' }, moats: ['W', 'E', 'N'] }),
  barbicanOnly: castle(['pantry 3 0 0', 'larder -2 0 0'], { barbican: { side: 'S' }, moats: [] }),
  barbicanComplete: castle(['pantry 3 0 0', 'larder -2 0 0', 'winter-garden -1 5 1'], { barbican: { side: 'S' }, moats: [] }),
} as const satisfies { readonly [name: string]: CastleExample };
