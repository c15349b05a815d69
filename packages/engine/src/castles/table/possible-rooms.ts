import type { RoomSize } from '../data/room.ts';
import { roomsInPlay } from './setup.ts';
import type { CastlesView } from './view.ts';

/** What a viewer knows about a stack of rooms. */
export interface PossibleRooms {
  /** Rooms of this size that are nowhere to be seen. */
  readonly unseen: readonly string[];
  /** All that is in the stack, for who has looked through it. */
  readonly looked: readonly string[] | null;
}

export function possibleRooms(view: CastlesView): (size: RoomSize) => PossibleRooms {
  const { supply, removed, market, seats } = view;
  const known = [...supply.laid, ...supply.gone, ...seats.flatMap(({ secretRoom }) => secretRoom ?? [])];
  const seen = new Set([
    ...removed,
    ...market.map(({ tile }) => tile),
    ...seats.flatMap(({ castle, stored }) => [...castle.tiles.map(({ tile }) => tile), ...(stored ? [stored.tile] : [])]),
    ...known.map(({ tile }) => tile),
  ]);
  return (size) => ({
    unseen: roomsInPlay(view.options, size).filter((tile) => !seen.has(tile)),
    looked: view.looked[size] ?? null,
  });
}
