import { integer, list, object, oneOf, optional, type Schema, tagged, text } from '../../kernel/index.ts';
import { ATTENDANTS, type Attendant } from '../data/specialty.ts';
import { REGULAR_TYPES, type RegularType, type TileId } from '../data/vocabulary.ts';
import type { CastleIndex } from '../table/state.ts';

export type BetweenAction =
  | { readonly type: 'assign'; readonly tile: TileId }
  | { readonly type: 'choose'; readonly tiles: readonly TileId[] }
  | { readonly type: 'place'; readonly castle: CastleIndex; readonly tile: TileId; readonly x: number; readonly y: number }
  | { readonly type: 'attendant'; readonly castle: CastleIndex; readonly attendant: Attendant }
  | { readonly type: 'keep-card'; readonly castle: CastleIndex; readonly card: string }
  | { readonly type: 'take-bonus'; readonly castle: CastleIndex; readonly bonus: RegularType }
  | { readonly type: 'take-back'; readonly castle: CastleIndex }
  | { readonly type: 'suggest'; readonly castle: CastleIndex; readonly option: string; readonly x?: number; readonly y?: number }
  | { readonly type: 'withdraw'; readonly castle: CastleIndex };

export type ActionOf<T extends BetweenAction['type']> = Extract<BetweenAction, { type: T }>;

const castle = integer(0, 6);
const id = text(60);
const coordinate = integer(-100, 100);

export const actionSchema: Schema<BetweenAction> = tagged<BetweenAction>({
  assign: object({ tile: id }),
  choose: object({ tiles: list(id, 2) }),
  place: object({ castle, tile: id, x: coordinate, y: coordinate }),
  attendant: object({ castle, attendant: oneOf(...ATTENDANTS) }),
  'keep-card': object({ castle, card: id }),
  'take-bonus': object({ castle, bonus: oneOf(...REGULAR_TYPES) }),
  'take-back': object({ castle }),
  suggest: object({ castle, option: id, x: optional(coordinate), y: optional(coordinate) }),
  withdraw: object({ castle }),
});

/** B-2.2, B-2.4: advice and taking back need no turn. */
export function outOfTurn({ type }: BetweenAction): boolean {
  return type === 'take-back' || type === 'suggest' || type === 'withdraw';
}
