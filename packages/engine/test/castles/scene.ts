import {
  type Castle,
  type CastlesAction,
  type CastlesEvent,
  type CastlesOptions,
  type CastlesState,
  type CastlesTypes,
  castles,
  type PlacedTile,
  planOf,
  type RoomSize,
  readCastle,
  tileOf,
} from '../../src/castles/index.ts';
import { type Advance, actionsOf, advance, expectOk, parseOptions, type Refusal, rngState, type Seat } from '../../src/kernel/index.ts';

/** Options as a table would be set up with: only what differs from the defaults. */
export function optionsOf(raw: object = {}): CastlesOptions {
  return expectOk(parseOptions(castles.options, raw));
}

export function setUp(players: number, raw: object = {}, seed = 'scene'): CastlesState {
  return castles.setup(optionsOf(raw), players, rngState(`chacha8:${seed}`));
}

/** `pantry 3 0 0` or `hallway 5 0 0 down`: tile, x, y, quarter turns, level. */
export function placed(text: string): PlacedTile {
  const [tile, x, y, r, level] = text.split(' ');
  const place = { tile, x: Number(x), y: Number(y), r: Number(r) as PlacedTile['r'] };
  return level ? { ...place, level: level as 'main' | 'down' } : place;
}

/** A castle built step by step by the rules; the foyer lies at 0 0 unturned unless the list begins with one. */
export function castleOf(...lines: readonly string[]): Castle {
  const all = lines[0]?.startsWith('foyer') ? lines : ['foyer 0 0 0', ...lines];
  return expectOk(readCastle({ game: 'castles', edition: 'collectors', tiles: all.map(placed) }));
}

export function planned(...lines: readonly string[]) {
  return planOf(castleOf(...lines));
}

/** Tiles of a castle after its foyer, as `castleOf` takes them. */
export type CastlesLines = readonly string[];

/** What a scenario wants to be so; everything else stays as the setup left it. */
export interface Scene {
  readonly players?: number;
  readonly options?: object;
  readonly seed?: string;
  readonly masterBuilder?: Seat;
  /** Whose turn it is: by default the player left of the Master Builder. */
  readonly seat?: Seat;
  readonly castles?: { readonly [seat: number]: readonly string[] };
  readonly money?: { readonly [seat: number]: number };
  readonly scores?: { readonly [seat: number]: number };
  readonly hands?: { readonly [seat: number]: readonly string[] };
  /** `pantry 4000` or `pantry 4000 1000`: tile, price, coins lying on it. */
  readonly market?: readonly string[];
  /** Stacks by size, the top tile last. */
  readonly stacks?: { readonly [size: number]: readonly string[] };
  /** The deck of room cards, the top card last. */
  readonly cards?: readonly RoomSize[];
  readonly discards?: readonly RoomSize[];
  readonly laid?: CastlesState['hidden']['laid'];
  /** The top card last. */
  readonly bonusDeck?: readonly string[];
  readonly hallways?: number;
  readonly stairs?: number;
  readonly favors?: readonly string[];
  readonly lastRound?: boolean;
}

/** A game in the middle of a round, one seat about to take its turn. Rooms that lie somewhere are in no stack. */
export function scene(wanted: Scene = {}): CastlesState {
  const players = wanted.players ?? 2;
  const state = castles.clone(firstTurn(setUp(players, wanted.options, wanted.seed)));
  const masterBuilder = wanted.masterBuilder ?? 0;
  const seat = wanted.seat ?? (masterBuilder + 1) % players;
  Object.assign(state, {
    masterBuilder,
    asks: [{ type: 'take-turn', seat }],
    turn: { ...state.turn, seat },
    ...pick(wanted, ['hallways', 'stairs', 'favors', 'lastRound', 'discards']),
  });
  if (wanted.market) state.market = wanted.market.map((room) => marketRoom(room, state.market[0]));
  for (const [index, own] of state.seats.entries()) {
    own.castle = castleOf(...(wanted.castles?.[index] ?? []));
    own.money = wanted.money?.[index] ?? 15_000;
    own.score = wanted.scores?.[index] ?? 0;
    own.ledger = own.score === 0 ? [] : [['start', own.score]];
  }
  const { hidden } = state;
  Object.assign(hidden, pick(wanted, ['cards', 'laid', 'bonusDeck']));
  hidden.hands = state.seats.map((_, index) => wanted.hands?.[index] ?? hidden.hands[index].slice(0, 2));
  const seen = new Set([
    ...state.market.map(({ tile }) => tile),
    ...hidden.laid.map(({ tile }) => tile),
    ...state.seats.flatMap(({ castle }) => castle.tiles.map(({ tile }) => tile)),
  ]);
  const stacks = Object.entries({ ...hidden.stacks, ...wanted.stacks });
  hidden.stacks = Object.fromEntries(stacks.map(([size, tiles]) => [size, tiles.filter((tile) => !seen.has(tile))]));
  if (!wanted.bonusDeck) {
    const held = new Set(hidden.hands.flat());
    hidden.bonusDeck = hidden.bonusDeck.filter((card) => !held.has(card));
  }
  return state;
}

/** Goes through the setup and the first pricing by taking whatever is offered first. */
function firstTurn(start: CastlesState): CastlesState {
  let state = start;
  while (asked(state) !== 'take-turn') state = play(state, castles.choices(castles.view(state, actor(state)))[0].at(0)).state;
  return state;
}

function pick<T extends object>(from: T, keys: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]])) as Partial<T>;
}

type MarketRoom = CastlesState['market'][number];

function marketRoom(text: string, like: MarketRoom): MarketRoom {
  const [tile, price, coins] = text.split(' ');
  return { ...like, tile, coins: Number(coins ?? 0), price: Number(price) };
}

export function sizeOf(tile: string): RoomSize {
  return tileOf(tile).size as RoomSize;
}

export const PASS: CastlesAction = { type: 'pass' };
export const DRAW: CastlesAction = { type: 'draw' };

export function buy(text: string): CastlesAction {
  const place = placed(text);
  const type = place.tile === 'hallway' ? 'buy-hallway' : place.tile === 'stairs' ? 'buy-stairs' : 'buy-room';
  return { type, ...place };
}

export function place(text: string): CastlesAction {
  return { type: 'place', ...placed(text) };
}

/** `take food 1`: the type of the reward and the index of the room that earned it. */
export function take(reward: string, room: number): CastlesAction {
  return { type: 'reward', reward, room } as CastlesAction;
}

export function decline(reward: string, room: number): CastlesAction {
  return { type: 'decline', reward, room } as CastlesAction;
}

export interface Played {
  readonly state: CastlesState;
  readonly events: readonly CastlesEvent[];
  /** Of the last action. */
  readonly barrier: boolean;
}

/** Plays actions one after the other, each by whoever must act; a refusal is an error. */
export function play(start: CastlesState, ...actions: readonly CastlesAction[]): Played {
  let state = start;
  const events: CastlesEvent[] = [];
  let barrier = false;
  for (const action of actions) {
    const next = tryTo(state, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(next.refusal)}`);
    state = next.state;
    events.push(...next.events);
    barrier = next.barrier;
  }
  return { state, events, barrier };
}

export function tryTo(state: CastlesState, action: unknown, seat: Seat = actor(state)): Advance<CastlesTypes> {
  return advance(castles, state, seat, action);
}

export function refused(state: CastlesState, action: unknown, seat: Seat = actor(state)): Refusal['code'] | null {
  const next = tryTo(state, action, seat);
  return next.ok ? null : next.refusal.code;
}

export function actor(state: CastlesState): Seat {
  return castles.toAct(state)[0] ?? 0;
}

export function asked(state: CastlesState): string | null {
  return state.asks[state.asks.length - 1]?.type ?? null;
}

/** Every legal action of whoever must act. */
export function legal(state: CastlesState): CastlesAction[] {
  return [...actionsOf(castles, castles.view(state, actor(state)))];
}

/** What waits to be taken or declined, as `food 1`. */
export function waiting(state: CastlesState): string[] {
  return (state.turn?.rewards ?? []).map(({ type, rooms }) => `${type} ${rooms[0]}`);
}

export function eventsOf<T extends CastlesEvent['type']>(events: readonly CastlesEvent[], type: T): Extract<CastlesEvent, { type: T }>[] {
  return events.filter((event): event is Extract<CastlesEvent, { type: T }> => event.type === type);
}

/** The entries of a ledger with this reason, as `points about...`. */
export function scored(state: CastlesState, seat: Seat, reason: string): string[] {
  return state.seats[seat].ledger.filter(([why]) => why === reason).map(([, ...rest]) => rest.join(' '));
}

export function pointsFor(state: CastlesState, seat: Seat, reason: string): number {
  return state.seats[seat].ledger.filter(([why]) => why === reason).reduce((sum, [, points]) => sum + points, 0);
}

/** The whole table of prices given in the order of the market. */
export function priced(state: CastlesState, prices: readonly number[]): CastlesAction {
  return { type: 'price', prices: state.market.map(({ tile }, index) => ({ tile, price: prices[index] })) };
}
