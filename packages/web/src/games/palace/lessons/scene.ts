import { rngState } from '@luftschloss/engine/kernel';
import { NO_SWANS, type PalaceState, type PlacedTile, palace, type Swans } from '@luftschloss/engine/palace';
import { type LaidTable, LEARNER } from '../../../learn/lesson.ts';

/** A table of The Palace for a lesson: a set-up of the rules in which these tiles lie where they are wanted. */
export interface Scene {
  readonly built?: readonly Pick<PlacedTile, 'tile' | 'x' | 'y' | 'turns'>[]; // by the learner
  readonly row: readonly string[]; // from the dearest space down
  readonly swans?: Partial<Swans>;
}

const PLAYERS = 2;
/** The hallways in the middle, which belong to nobody. */
const HALLWAYS = ['HAL-13', 'HAL-14', 'HAL-15'];

/** The table of a scene; always the same. */
export function laidOut({ built = [], row, swans = {} }: Scene): LaidTable {
  const state = palace.setup({}, PLAYERS, rngState('chacha8:lesson'));
  const middle = HALLWAYS.map((tile, y): PlacedTile => ({ tile, x: 0, y, turns: 0, owner: null, complete: false }));
  const mine = built.map((placed): PlacedTile => ({ ...placed, owner: LEARNER, complete: false }));
  const used = [...HALLWAYS, ...row, ...built.map(({ tile }) => tile)];
  const unused = (tiles: readonly (string | null)[]) => tiles.filter((tile) => tile !== null && !used.includes(tile));
  const laid: PalaceState = {
    ...state,
    start: LEARNER,
    turn: { ...state.turn, number: 1, seat: LEARNER },
    palace: { ...state.palace, tiles: [...middle, ...mine] },
    row: [...row],
    rooms: unused([...state.row, ...state.rooms]),
    hallways: unused([...state.palace.tiles.map(({ tile }) => tile), ...state.hallways]),
    players: state.players.map((player, seat) => (seat === LEARNER ? { ...player, swans: { ...NO_SWANS, ...swans } } : player)),
    agenda: [{ type: 'act' }, { type: 'finish' }, { type: 'end-turn' }],
  };
  return { players: PLAYERS, state: laid };
}
