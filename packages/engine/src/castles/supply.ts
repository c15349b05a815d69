import type { Viewer } from '../kernel/index.ts';
import type { CastlesState, LaidRoom } from './state.ts';
import { HIDDEN } from './state.ts';

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
  const stacks: { [size: number]: number } = {};
  for (const size in hidden.stacks) stacks[size] = hidden.stacks[size].length;
  const seen = (room: LaidRoom): LaidRoom => (viewer !== null && room.by === viewer ? room : { ...room, tile: HIDDEN });
  return {
    stacks,
    cards: hidden.cards.length,
    bonusCards: hidden.bonusDeck.length,
    laid: hidden.laid.map(seen),
    gone: hidden.gone.map(seen),
    swans: hidden.swans.length,
    favors: hidden.favorStack.length,
    decrees: hidden.decreeDeck.length,
  };
}
