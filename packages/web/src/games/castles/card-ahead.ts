import { bonusCardOf, type CastlesView, possibleRooms, sizesInPlay, tileOf } from '@luftschloss/engine/castles';

/** Rooms that a bonus card would count, and that nobody has yet. */
export interface Ahead {
  readonly market: number;
  /** In the stacks and on the deck, as far as the viewer can know. */
  readonly unseen: number;
}

/** `null` for a card that counts no rooms: of those nobody can say how much there is to come. */
export function aheadOf(view: CastlesView, card: string): Ahead | null {
  const { counts } = bonusCardOf(card);
  if (!counts) return null;
  const counted = (tiles: readonly string[]): number => tiles.filter((tile) => counts(tileOf(tile))).length;
  const possible = possibleRooms(view);
  return {
    market: counted(view.market.map(({ tile }) => tile)),
    unseen: sizesInPlay(view.options).reduce((sum, size) => sum + counted(possible(size).looked ?? possible(size).unseen), 0),
  };
}
