import type { Turns } from '../../common/grid.ts';
import type { Seat, Viewer } from '../../kernel/index.ts';
import type { TileId } from '../data/tiles.ts';
import type { Arm, Colour } from '../data/vocabulary.ts';
import type { Cell } from '../geometry/cells.ts';
import type { FavorId } from '../scoring/favors.ts';
import type { EndReason, Player, Purchase, SwanReason } from './state.ts';

/** `null` inside an event is what its reader may not see. */
export type PalaceEvent = { readonly reveals?: boolean } & (
  | { readonly type: 'hand-decided'; readonly seat: Seat }
  | { readonly type: 'favor-kept'; readonly seat: Seat; readonly favor: FavorId | null; readonly slot: number }
  | { readonly type: 'no-favor-kept'; readonly seat: Seat }
  | { readonly type: 'favors-looked-at'; readonly seat: Seat; readonly favors: readonly (FavorId | null)[] }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly number: number }
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly swans: readonly Colour[];
      readonly secret: readonly (Colour | null)[];
      readonly purchase: Purchase;
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly x: number;
      readonly y: number;
      readonly turns: Turns;
      readonly mustJoin: boolean;
    }
  | { readonly type: 'activated'; readonly seat: Seat; readonly tile: TileId; readonly slot: number }
  | { readonly type: 'swan'; readonly seat: Seat; readonly colour: Colour; readonly reason: SwanReason }
  | { readonly type: 'secret-swan'; readonly seat: Seat; readonly colour: Colour | null; readonly tile: TileId }
  | { readonly type: 'completed'; readonly tile: TileId; readonly owner: Seat | null }
  | { readonly type: 'moat-laid'; readonly seat: Seat; readonly arm: Arm | null; readonly x: number; readonly y: number }
  | { readonly type: 'moat-moved'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'moat-forfeited'; readonly tiles: number }
  | { readonly type: 'arms-joined' }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'row-refreshed'; readonly seat: Seat; readonly tiles: readonly TileId[] }
  | { readonly type: 'row-filled'; readonly tiles: readonly TileId[] }
  | { readonly type: 'stack-emptied'; readonly emptied: number; readonly rate: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: EndReason }
  | { readonly type: 'extra-swans'; readonly seat: Seat; readonly swans: readonly Colour[] }
  | { readonly type: 'secrets-shown'; readonly players: readonly Pick<Player, 'secret' | 'slots'>[] }
);

type Private = Extract<PalaceEvent, { seat: Seat }>;

/** Kinds of event that say more to the seat that they are about than to the others. */
const FOR_OTHERS: { readonly [T in Private['type']]?: (event: Extract<PalaceEvent, { type: T }>) => PalaceEvent } = {
  'favor-kept': (event) => ({ ...event, favor: null }),
  'favors-looked-at': (event) => ({ ...event, favors: event.favors.map(() => null) }),
  paid: (event) => ({ ...event, secret: event.secret.map(() => null) }),
  'secret-swan': (event) => ({ ...event, colour: null }),
};

/** P-17.1 */
export function redact(event: PalaceEvent, viewer: Viewer): PalaceEvent {
  if (!('seat' in event) || event.seat === viewer) return event;
  const hide = FOR_OTHERS[event.type] as ((event: PalaceEvent) => PalaceEvent) | undefined;
  return hide ? hide(event) : event;
}
