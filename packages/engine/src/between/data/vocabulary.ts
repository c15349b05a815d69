/** The words in which tiles, thrones and cards are described. Behaviour is keyed by them. */
export const REGULAR_TYPES = ['food', 'living', 'utility', 'outdoor', 'sleeping', 'corridor', 'downstairs'] as const;
export type RegularType = (typeof REGULAR_TYPES)[number];

export const ROOM_TYPES = [...REGULAR_TYPES, 'specialty'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

export const HANGINGS = ['painting', 'swords', 'torch', 'mirror'] as const;
export type Hanging = (typeof HANGINGS)[number];

export const SPECIALTIES = ['fountain', 'tower', 'grand-foyer'] as const;
export type Specialty = (typeof SPECIALTIES)[number];

export type TileId = string;

/** B-3.2: where a room may stand. The ground belongs to `ground-up`. */
export type Levels = 'ground-up' | 'below' | 'any';

export type Neighbour = 'above' | 'below' | 'left' | 'right' | 'below-2';
export const ABOVE_AND_BELOW: readonly Neighbour[] = ['above', 'below'];
export const LEFT_AND_RIGHT: readonly Neighbour[] = ['left', 'right'];
export const TWO_BELOW: readonly Neighbour[] = ['below', 'below-2'];

export type Wanted = RoomType | 'any';

export type Scoring =
  | { readonly kind: 'neighbours'; readonly cells: readonly Neighbour[]; readonly wants: RoomType; readonly points: number }
  | { readonly kind: 'surrounding'; readonly wants: Wanted; readonly points: number; readonly max: number }
  | { readonly kind: 'connected'; readonly wants: RoomType; readonly points: number }
  | { readonly kind: 'anywhere'; readonly wants: RoomType; readonly points: number }
  | { readonly kind: 'variety'; readonly points: number; readonly otherwise: number }
  | { readonly kind: 'hangings'; readonly wants: Hanging; readonly points: number }
  | { readonly kind: 'column'; readonly wants: RoomType; readonly points: number }
  | { readonly kind: 'column-above'; readonly wants: RoomType; readonly points: number }
  | { readonly kind: 'column-below'; readonly points: number }
  | { readonly kind: 'spots'; readonly wants: readonly RegularType[]; readonly spots: readonly Position[]; readonly points: number }
  | { readonly kind: 'flat'; readonly points: number };

/** Where a room lies, seen from the left half of the throne room: `x` to the right, `y` upwards. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface Room {
  readonly id: TileId;
  readonly name: string;
  readonly type: RoomType;
  readonly hanging: Hanging | null;
  readonly levels: Levels;
  /** Open to the sky: nothing may ever lie directly above it (B-3.3). */
  readonly open: boolean;
  readonly scoring: Scoring;
}

export function neighbours(cells: readonly Neighbour[], wants: RoomType): Scoring {
  return { kind: 'neighbours', cells, wants, points: 2 };
}

/** Where two points are given for each room, at most three of them fit around it; the rulebook states the maximum all the same. */
export function surrounding(wants: Wanted, points: number): Scoring {
  return { kind: 'surrounding', wants, points, max: points === 2 ? 6 : 8 };
}

export function connected(wants: RoomType): Scoring {
  return { kind: 'connected', wants, points: 1 };
}

export function anywhere(wants: RoomType): Scoring {
  return { kind: 'anywhere', wants, points: 1 };
}

export function hangings(wants: Hanging): Scoring {
  return { kind: 'hangings', wants, points: 1 };
}

export function column(wants: RoomType, points: number): Scoring {
  return { kind: 'column', wants, points };
}

export function columnAbove(wants: RoomType, points: number): Scoring {
  return { kind: 'column-above', wants, points };
}

export const variety: Scoring = { kind: 'variety', points: 4, otherwise: 1 };
