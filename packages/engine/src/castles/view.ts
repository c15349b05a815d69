import type { Seat, Viewer } from '../kernel/index.ts';
import { type Ask, type CastlesState, currentAsk, HIDDEN, type SeatState, type Turn } from './state.ts';
import { type Supply, supplyOf } from './supply.ts';

/** What one viewer may know. Shares its parts with the state: nobody changes a view. */
export interface CastlesView extends Pick<CastlesState, PublicField> {
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  readonly turn: Turn | null;
  readonly supply: Supply;
  /** What is being decided; its cards and tiles are shown only to the seat that decides. */
  readonly ask: Ask | null;
  /** Decisions that come after it. */
  readonly later: readonly Ask[];
  /** Rooms that the viewer has seen in stacks and not since. */
  readonly looked: { readonly [size: number]: readonly string[] };
}

export interface SeatView extends Readonly<SeatState> {
  /** Other players' cards are hidden. */
  readonly bonusCards: readonly string[];
}

const PUBLIC_FIELDS = [
  'options',
  'stage',
  'masterBuilder',
  'round',
  'lastRound',
  'market',
  'favors',
  'hallways',
  'stairs',
  'discards',
  'removed',
] as const satisfies readonly (keyof CastlesState)[];
type PublicField = (typeof PUBLIC_FIELDS)[number];

export function viewOf(state: CastlesState, viewer: Viewer): CastlesView {
  const asks = state.asks.map((ask) => (ask.seat === viewer ? ask : maskAsk(ask)));
  const over = state.stage === 'over';
  return {
    viewer,
    options: state.options,
    stage: state.stage,
    masterBuilder: state.masterBuilder,
    round: state.round,
    lastRound: state.lastRound,
    market: state.market,
    favors: state.favors,
    hallways: state.hallways,
    stairs: state.stairs,
    discards: state.discards,
    removed: state.removed,
    seats: state.seats.map((seat, index) => seatView(state, seat, index, over || index === viewer)),
    turn: state.turn,
    supply: supplyOf(state, viewer),
    ask: currentAsk({ asks }),
    later: asks.slice(0, -1),
    looked: viewer === null ? {} : remembered(state, viewer),
  };
}

function seatView(state: CastlesState, seat: SeatState, index: Seat, open: boolean): SeatView {
  const hand = state.hidden.hands[index];
  return { ...seat, bonusCards: open ? hand : hand.map(() => HIDDEN) };
}

function maskAsk(ask: Ask): Ask {
  if (ask.type === 'keep-drawn-card') return { ...ask, cards: ask.cards.map(() => HIDDEN) };
  if (ask.type === 'lay-rooms') return { ...ask, tiles: ask.tiles.map(() => HIDDEN) };
  return ask;
}

/** A room that has come to light since is no longer a guess about a stack. */
function remembered(state: CastlesState, viewer: Seat): CastlesView['looked'] {
  const looked = state.hidden.looked[viewer];
  const sizes = Object.keys(looked);
  if (sizes.length === 0) return looked;
  const visible = visibleRooms(state, viewer);
  return Object.fromEntries(sizes.map((size) => [size, looked[Number(size)].filter((tile) => !visible.has(tile))]));
}

/** Rooms that a viewer can see lying somewhere, or has laid away itself. */
export function visibleRooms(state: CastlesState, viewer: Viewer): Set<string> {
  const visible = new Set(state.removed);
  for (const { castle } of state.seats) for (const { tile } of castle.tiles) visible.add(tile);
  for (const { tile } of state.market) visible.add(tile);
  for (const room of [...state.hidden.laid, ...state.hidden.gone]) if (room.by === viewer) visible.add(room.tile);
  return visible;
}

export function ownSeat(view: CastlesView): SeatView {
  if (view.viewer === null) throw new Error('a spectator has no seat');
  return view.seats[view.viewer];
}
