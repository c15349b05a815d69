/** Kinds of room, in the order of the player aid. */
export const ROOM_TYPES = ['living', 'sleeping', 'food', 'utility', 'outdoor', 'activity', 'downstairs', 'corridor'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

/** Sizes in square feet that come in stacks of room tiles. */
export const ROOM_SIZES = [100, 150, 200, 250, 300, 325, 350, 400, 450, 500, 600] as const;
export type RoomSize = (typeof ROOM_SIZES)[number];

export interface Bonus {
  /** `connected`: per connected room; `adjacent`: per touching room, a penalty; `each`: per room in the castle. */
  readonly kind: 'connected' | 'adjacent' | 'each';
  readonly points: number;
  readonly types: readonly RoomType[];
}

export interface Room {
  readonly id: string;
  readonly name: string;
  readonly type: RoomType;
  readonly size: RoomSize;
  readonly points: number;
  readonly bonus: Bonus | null;
  /** `x,yS`: the tile's cell and the side of it that the entrance faces, separated by spaces (C-1.5). */
  readonly entrances: string;
}

export function room(id: string, name: string, type: RoomType, size: RoomSize, points: number, bonus: Bonus | null, entrances: string): Room {
  return { id, name, type, size, points, bonus, entrances };
}
