import { ROOM_SIZES, ROOM_TYPES, type RoomType } from '@luftschloss/engine/castles';

/** Towers belong to games about which nothing was learned. */
export const SIZES = ROOM_SIZES.filter((size) => size !== 325);
export const TYPE_INDEX = Object.fromEntries(ROOM_TYPES.map((type, index) => [type, index])) as { readonly [type in RoomType]: number };
export const SIZE_INDEX: { readonly [size: number]: number } = Object.fromEntries(SIZES.map((size, index) => [size, index]));

/** Where the inputs of each kind begin, in the order of the parameters; `end` is how many there are. All are scaled to be about as large as 1. */
export function offsets<Name extends string>(counts: { readonly [name in Name]: number }): { readonly [name in Name | 'end']: number } {
  const found: { [name: string]: number } = {};
  let at = 0;
  for (const name of Object.keys(counts) as Name[]) {
    found[name] = at;
    at += counts[name];
  }
  return { ...found, end: at } as { readonly [name in Name | 'end']: number };
}
