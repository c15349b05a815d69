import { Notes, type Viewer } from '../../kernel/index.ts';
import { ROOM_SIZES } from '../data/room.ts';
import { type CastlesState, HIDDEN, type LaidRoom, type RoomStacks } from './state.ts';

/** How much lies face down: everybody can count it. */
export interface Supply {
  readonly stacks: { readonly [size: number]: number };
  readonly cards: number;
  readonly bonusCards: number;
  /** Rooms on the deck show their size; only who laid them knows which they are. */
  readonly laid: readonly LaidRoom[];
  readonly gone: readonly LaidRoom[];
  readonly swans: number;
  readonly favors: number;
  readonly decrees: number;
}

export function supplyOf({ hidden }: Pick<CastlesState, 'hidden'>, viewer: Viewer = null): Supply {
  const seen = (room: LaidRoom): LaidRoom => (viewer !== null && room.by === viewer ? room : { ...room, tile: HIDDEN });
  return {
    stacks: countsOf(hidden.stacks),
    cards: hidden.cards.length,
    bonusCards: hidden.bonusDeck.length,
    laid: hidden.laid.map(seen),
    gone: hidden.gone.map(seen),
    swans: hidden.swans.length,
    favors: hidden.favorStack.length,
    decrees: hidden.decreeDeck.length,
  };
}

const LARGEST_FIRST = [...ROOM_SIZES].reverse();

/** A value for each stack. The largest size comes first, because an object that begins with its highest index never has to grow. */
export function forEachStack<T>(stacks: RoomStacks, work: (tiles: readonly string[]) => T): { [size: number]: T } {
  const found: { [size: number]: T } = {};
  for (const size of LARGEST_FIRST) if (stacks[size] !== undefined) found[size] = work(stacks[size]);
  return found;
}

const counts = new Notes<RoomStacks, Supply['stacks']>('counts');

/** Stacks change much less often than they are looked at. */
function countsOf(stacks: RoomStacks): Supply['stacks'] {
  let count = counts.get(stacks);
  if (!count) {
    count = forEachStack(stacks, ({ length }) => length);
    counts.set(stacks, count);
  }
  return count;
}
