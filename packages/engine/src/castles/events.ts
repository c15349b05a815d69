import type { GameEvent, Seat, Viewer } from '../kernel/index.ts';
import type { PlacedTile } from './castle.ts';
import type { RoomSize, RoomType } from './data/room.ts';
import type { LedgerEntry } from './ledger.ts';
import type { CastlesState } from './state.ts';

/** What happened. Whatever stands under `secret` is for the event's seat only. */
export type CastlesEvent = GameEvent &
  (
    | {
        readonly type: 'cards-kept';
        readonly seat: Seat;
        readonly returned: number;
        readonly secret?: { readonly cards: readonly string[] };
      }
    | { readonly type: 'rooms-drawn'; readonly seat: Seat; readonly cards: readonly RoomSize[]; readonly rooms: readonly string[] }
    | { readonly type: 'cards-reshuffled'; readonly seat: Seat }
    | { readonly type: 'priced'; readonly seat: Seat; readonly prices: readonly { readonly tile: string; readonly price: number }[] }
    | {
        readonly type: 'bought';
        readonly seat: Seat;
        readonly tile: string;
        readonly price: number;
        readonly coins: number;
        /** `null`: the supply. */
        readonly paidTo: Seat | null;
      }
    | { readonly type: 'placed'; readonly seat: Seat; readonly room: number; readonly placed: PlacedTile }
    | {
        readonly type: 'scored';
        readonly seat: Seat;
        readonly entry: LedgerEntry;
        /** The castle's rooms that the entry is about, by index. */
        readonly rooms: { readonly [room: number]: string };
      }
    | { readonly type: 'completed'; readonly seat: Seat; readonly room: number; readonly tile: string }
    | { readonly type: 'money'; readonly seat: Seat; readonly amount: number; readonly why: 'pass' | 'outdoor' }
    | { readonly type: 'reward-taken'; readonly seat: Seat; readonly reward: RoomType; readonly tile: string }
    | { readonly type: 'reward-declined'; readonly seat: Seat; readonly reward: RoomType; readonly tile: string }
    | { readonly type: 'reward-lost'; readonly seat: Seat; readonly reward: RoomType; readonly tile: string }
    | { readonly type: 'extra-turn'; readonly seat: Seat }
    | { readonly type: 'cards-drawn'; readonly seat: Seat; readonly count: number; readonly secret?: { readonly cards: readonly string[] } }
    | {
        readonly type: 'stack-looked';
        readonly seat: Seat;
        readonly size: RoomSize;
        readonly secret?: { readonly tiles: readonly string[] };
      }
    | {
        readonly type: 'rooms-laid';
        readonly seat: Seat;
        readonly size: RoomSize;
        readonly count: number;
        readonly gone: boolean;
        readonly secret?: { readonly tiles: readonly string[] };
      }
    | { readonly type: 'coins-added'; readonly rooms: readonly string[] }
    | { readonly type: 'rooms-removed'; readonly rooms: readonly string[] }
    | { readonly type: 'master-builder'; readonly seat: Seat }
    | { readonly type: 'last-round' }
    | { readonly type: 'game-over' }
    | { readonly type: 'cards-shown'; readonly seat: Seat; readonly cards: readonly string[] }
  );

export type EventOf<T extends CastlesEvent['type']> = Extract<CastlesEvent, { readonly type: T }>;

/** A game being played: the state that changes, and what is told of it. */
export interface Game {
  readonly state: CastlesState;
  readonly events: CastlesEvent[];
}

export function tell(game: Game, event: CastlesEvent): void {
  game.events.push(event);
}

export function redact(event: CastlesEvent, viewer: Viewer): CastlesEvent {
  if (!('secret' in event) || event.seat === viewer) return event;
  const { secret: _, ...rest } = event;
  return rest as CastlesEvent;
}
