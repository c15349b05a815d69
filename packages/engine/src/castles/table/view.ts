import { type Seat, type Viewer, versionMark, versionOf } from '../../kernel/index.ts';
import { termsOf } from '../expansions/decrees/decrees.ts';
import { type Ask, type CastlesState, currentAsk, HIDDEN, type LaidRoom, type SeatState, type Turn } from './state.ts';
import { forEachStack, type Supply, supplyOf } from './supply.ts';

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

/** A seat as others see it: its cards are hidden, and sometimes its money. */
export interface SeatView extends Readonly<Omit<SeatState, 'money'>> {
  readonly money: number | null;
  readonly bonusCards: readonly string[];
  readonly ownFavors: readonly string[];
  readonly chosenDecree: string | null;
  readonly secretRoom: LaidRoom | null;
}

export type OwnSeat = SeatView & { readonly money: number };

const PUBLIC_FIELDS = [
  'rulesVersion',
  'options',
  'stage',
  'masterBuilder',
  'round',
  'lastRound',
  'idleRounds',
  'market',
  'favors',
  'hallways',
  'stairs',
  'moats',
  'discards',
  'removed',
] as const satisfies readonly (keyof CastlesState)[];
type PublicField = (typeof PUBLIC_FIELDS)[number];

export function viewOf(state: CastlesState, viewer: Viewer): CastlesView {
  const asks = state.asks.map((ask) => (ask.seat === viewer ? ask : maskAsk(ask)));
  const over = state.stage === 'over';
  // Without a spread, which would make this the slowest line of a playout.
  const view: Omit<CastlesView, 'rulesVersion'> & { rulesVersion?: number } = {
    viewer,
    options: state.options,
    stage: state.stage,
    masterBuilder: state.masterBuilder,
    round: state.round,
    lastRound: state.lastRound,
    idleRounds: state.idleRounds,
    market: state.market,
    favors: state.favors,
    hallways: state.hallways,
    stairs: state.stairs,
    moats: state.moats,
    discards: state.discards,
    removed: state.removed,
    seats: state.seats.map((seat, index) => seatView(state, seat, index, over || index === viewer)),
    turn: state.turn,
    supply: supplyOf(state, viewer),
    ask: currentAsk({ asks }),
    later: asks.slice(0, -1),
    looked: viewer === null ? {} : remembered(state, viewer),
  };
  const { rulesVersion } = versionMark(versionOf(state));
  if (rulesVersion !== undefined) view.rulesVersion = rulesVersion;
  return view;
}

function seatView(state: CastlesState, seat: SeatState, index: Seat, open: boolean): SeatView {
  const { hands, ownFavors, chosenDecrees, secretRooms } = state.hidden;
  const hide = (cards: readonly string[]): readonly string[] => (open ? cards : cards.map(() => HIDDEN));
  const chosen = chosenDecrees[index];
  const secretRoom = secretRooms[index];
  return {
    ...seat,
    money: open || !termsOf(state, index).hidesMoney ? seat.money : null,
    bonusCards: hide(hands[index]),
    ownFavors: hide(ownFavors[index]),
    chosenDecree: open || chosen === null ? chosen : HIDDEN,
    secretRoom: open || secretRoom === null ? secretRoom : { ...secretRoom, tile: HIDDEN },
  };
}

function maskAsk(ask: Ask): Ask {
  if ('cards' in ask) return { ...ask, cards: ask.cards.map(() => HIDDEN) };
  if ('tiles' in ask) return { ...ask, tiles: ask.tiles.map(() => HIDDEN) };
  return ask;
}

/** A room that has come to light since is no longer a guess about a stack. */
function remembered(state: CastlesState, viewer: Seat): CastlesView['looked'] {
  const looked = state.hidden.looked[viewer];
  const sizes = Object.keys(looked);
  if (sizes.length === 0) return looked;
  const visible = visibleRooms(state, viewer);
  return forEachStack(looked, (tiles) => tiles.filter((tile) => !visible.has(tile)));
}

/** Rooms that a viewer can see lying somewhere, or has laid away itself. */
export function visibleRooms(state: CastlesState, viewer: Viewer): Set<string> {
  const visible = new Set(state.removed);
  for (const { castle } of state.seats) for (const { tile } of castle.tiles) visible.add(tile);
  for (const { tile } of state.market) visible.add(tile);
  for (const { stored } of state.seats) if (stored) visible.add(stored.tile);
  const { laid, gone, secretRooms } = state.hidden;
  if (viewer !== null) for (const room of [...laid, ...gone, ...secretRooms]) if (room?.by === viewer) visible.add(room.tile);
  return visible;
}

export function ownSeat(view: CastlesView): OwnSeat {
  if (view.viewer === null) throw new Error('a spectator has no seat');
  return view.seats[view.viewer] as OwnSeat;
}
