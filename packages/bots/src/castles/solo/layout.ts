import { ROOM_SIZES, ROOM_TYPES, type RoomType } from '@luftschloss/engine/castles';

/** Towers belong to games about which nothing was learned. */
export const SIZES = ROOM_SIZES.filter((size) => size !== 325);
export const TYPE_INDEX = Object.fromEntries(ROOM_TYPES.map((type, index) => [type, index])) as { readonly [type in RoomType]: number };
export const SIZE_INDEX: { readonly [size: number]: number } = Object.fromEntries(SIZES.map((size, index) => [size, index]));
