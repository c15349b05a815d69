import { type Castle, type CastlesState, castles, planOf, type RoomSize, readCastle, tileOf } from '../../src/castles/index.ts';
import { expectOk, rngState, type Seat } from '../../src/kernel/index.ts';
import { actor, asked, optionsOf, placed, play } from './acting.ts';

export * from './acting.ts';

export function setUp(players: number, raw: object = {}, seed = 'scene', version = castles.version): CastlesState {
  return castles.setup(optionsOf(raw), players, rngState(`chacha8:${seed}`), version);
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
  /** Of the rules; by default the current one. */
  readonly version?: number;
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
  const state = castles.clone(firstTurn(setUp(players, wanted.options, wanted.seed, wanted.version)));
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
