import type { Seat, Viewer } from '../../kernel/index.ts';
import type { Attendant } from '../data/specialty.ts';
import type { RegularType, TileId } from '../data/vocabulary.ts';
import type { Categories } from '../scoring/scoring.ts';
import type { AssignedTile, BonusDecision, CastleIndex } from './state.ts';

/** Each event that holds a secret says who may know it: `seat`, `steward` or `players`. */
export type BetweenEvent = { readonly reveals?: boolean } & (
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'drew-for-ludwig'; readonly steward: Seat; readonly tiles: readonly TileId[] }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly tiles: readonly AssignedTile[] }
  | { readonly type: 'chose'; readonly seat: Seat; readonly tiles: readonly TileId[] }
  | { readonly type: 'revealed'; readonly tiles: readonly (readonly TileId[])[] }
  | { readonly type: 'took-up'; readonly turn: number }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly castle: CastleIndex;
      readonly tile: TileId;
      readonly x: number;
      readonly y: number;
      readonly from: 'hand' | 'ludwig' | 'bonus';
    }
  | { readonly type: 'took-back'; readonly seat: Seat; readonly castle: CastleIndex; readonly tile: TileId }
  | {
      readonly type: 'bonus';
      readonly seat: Seat;
      readonly castle: CastleIndex;
      readonly earnedBy: RegularType;
      readonly bonus: RegularType | 'fifth';
      readonly decision: BonusDecision;
    }
  | {
      readonly type: 'drew';
      readonly castle: CastleIndex;
      readonly players: readonly Seat[];
      readonly decision: 'tile' | 'card';
      readonly count: number;
      readonly drawn: readonly string[];
    }
  | { readonly type: 'bonus-lost'; readonly seat: Seat; readonly castle: CastleIndex; readonly bonus: RegularType | 'fifth' }
  | { readonly type: 'took-bonus'; readonly seat: Seat; readonly castle: CastleIndex; readonly bonus: RegularType }
  | { readonly type: 'attendant'; readonly seat: Seat; readonly castle: CastleIndex; readonly attendant: Attendant }
  | { readonly type: 'kept-card'; readonly seat: Seat; readonly castle: CastleIndex; readonly card: string }
  | {
      readonly type: 'suggested';
      readonly seat: Seat;
      readonly players: readonly Seat[];
      readonly castle: CastleIndex;
      readonly option: string;
      readonly x?: number;
      readonly y?: number;
    }
  | { readonly type: 'withdrew'; readonly seat: Seat; readonly players: readonly Seat[]; readonly castle: CastleIndex }
  | { readonly type: 'round-ended'; readonly round: number }
  | { readonly type: 'castle-scored'; readonly castle: CastleIndex; readonly categories: Categories; readonly total: number }
);

type EventOf<T extends BetweenEvent['type']> = Extract<BetweenEvent, { type: T }>;
type Redaction<T extends BetweenEvent['type']> = (event: EventOf<T>, viewer: Viewer) => BetweenEvent | null;

const forPlayersOnly = <E extends { readonly players: readonly Seat[] }>(event: E, viewer: Viewer): E | null =>
  viewer !== null && event.players.includes(viewer) ? event : null;

/** B-2.5, B-4.1: what not everybody may see of an event. Types that are missing here are public. */
const REDACTIONS: { readonly [T in BetweenEvent['type']]?: Redaction<T> } = {
  chose: (event, viewer) => (viewer === event.seat ? event : { ...event, tiles: [] }),
  'drew-for-ludwig': (event, viewer) => (viewer === event.steward ? event : { ...event, tiles: [] }),
  drew: (event, viewer) => (viewer !== null && event.players.includes(viewer) ? event : { ...event, drawn: [] }),
  suggested: forPlayersOnly,
  withdrew: forPlayersOnly,
};

export function redact(event: BetweenEvent, viewer: Viewer): BetweenEvent | null {
  const redaction = REDACTIONS[event.type] as ((event: BetweenEvent, viewer: Viewer) => BetweenEvent | null) | undefined;
  return redaction ? redaction(event, viewer) : event;
}
