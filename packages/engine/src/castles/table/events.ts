import type { Side } from '../../common/grid.ts';
import type { GameEvent, Seat, Viewer } from '../../kernel/index.ts';
import type { RoomSize } from '../data/room.ts';
import type { PlacedPassage } from '../expansions/passages/passages.ts';
import type { SwanColour } from '../expansions/swans/swans.ts';
import type { PlacedTile } from '../geometry/castle.ts';
import type { LedgerEntry } from '../scoring/ledger.ts';
import type { CastlesState, RewardType } from './state.ts';

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
    | { readonly type: 'money'; readonly seat: Seat; readonly amount: number; readonly why: MoneyReason }
    | { readonly type: 'reward-taken'; readonly seat: Seat; readonly reward: RewardType; readonly tile: string }
    | { readonly type: 'reward-declined'; readonly seat: Seat; readonly reward: RewardType; readonly tile: string }
    | { readonly type: 'reward-lost'; readonly seat: Seat; readonly reward: RewardType; readonly tile: string }
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
    | { readonly type: 'room-taken'; readonly seat: Seat; readonly tile: string }
    | { readonly type: 'foyer-turned'; readonly seat: Seat; readonly r: number }
    | { readonly type: 'decree-chosen'; readonly seat: Seat; readonly secret?: { readonly decree: string } }
    | { readonly type: 'decree-revealed'; readonly seat: Seat; readonly decree: string }
    | {
        readonly type: 'returned-cards-seen';
        readonly seat: Seat;
        readonly secret?: { readonly cards: readonly string[]; readonly swap: readonly string[] };
      }
    | {
        readonly type: 'favors-taken';
        readonly seat: Seat;
        readonly count: number;
        readonly secret?: { readonly favors: readonly string[] };
      }
    | { readonly type: 'favor-kept'; readonly seat: Seat; readonly secret?: { readonly favor: string } }
    | { readonly type: 'favors-shown'; readonly seat: Seat; readonly favors: readonly string[] }
    | { readonly type: 'secret-room-taken'; readonly seat: Seat; readonly size: RoomSize; readonly secret?: { readonly tile: string } }
    | { readonly type: 'secret-room-shown'; readonly seat: Seat; readonly tile: string }
    | { readonly type: 'moat-dug'; readonly seat: Seat; readonly side: Side; readonly price: number; readonly paidTo: Seat | null }
    | { readonly type: 'card-discarded'; readonly card: RoomSize }
    | { readonly type: 'laid-room-gone'; readonly size: RoomSize }
    | { readonly type: 'passages-dug'; readonly seat: Seat; readonly passages: readonly PlacedPassage[] }
    | { readonly type: 'swans-gained'; readonly seat: Seat; readonly swans: readonly SwanColour[] }
    | { readonly type: 'swans-exchanged'; readonly seat: Seat; readonly swans: readonly SwanColour[]; readonly money: number }
    | { readonly type: 'room-stored'; readonly seat: Seat; readonly tile: string }
    | { readonly type: 'saved'; readonly seat: Seat; readonly amount: number }
    | { readonly type: 'stacks-reduced'; readonly seat: Seat; readonly sizes: readonly RoomSize[] }
    | { readonly type: 'coins-moved'; readonly seat: Seat; readonly coins: readonly { readonly tile: string; readonly coins: number }[] }
    | { readonly type: 'coins-added'; readonly rooms: readonly string[] }
    | { readonly type: 'rooms-removed'; readonly rooms: readonly string[] }
    | { readonly type: 'master-builder'; readonly seat: Seat }
    | { readonly type: 'last-round' }
    | { readonly type: 'nobody-builds'; readonly rounds: number }
    | { readonly type: 'patience-lost' }
    | { readonly type: 'game-over' }
    | { readonly type: 'cards-shown'; readonly seat: Seat; readonly cards: readonly string[] }
  );

export type MoneyReason = 'pass' | 'outdoor' | 'completed' | 'placement' | 'coins' | 'pension' | 'decree';

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
