import { Notes, type Viewer } from '../../kernel/index.ts';
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

const counts = new Notes<RoomStacks, Supply['stacks']>('counts');

/** Stacks change much less often than they are looked at. */
function countsOf(stacks: RoomStacks): Supply['stacks'] {
  let count = counts.get(stacks);
  if (!count) {
    count = Object.fromEntries(Object.entries(stacks).map(([size, tiles]) => [size, tiles.length]));
    counts.set(stacks, count);
  }
  return count;
}
