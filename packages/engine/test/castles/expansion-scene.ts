import {
  type Castle,
  type CastlesAction,
  type CastlesState,
  castles,
  newTurn,
  type PlacedTile,
  type RoomSize,
  readCastle,
  type Side,
  type SwanColour,
} from '../../src/castles/index.ts';
import { expectOk, rngState, type Seat } from '../../src/kernel/index.ts';
import { asked, optionsOf, PASS, passage, placed, play } from './acting.ts';

export * from './acting.ts';

export const EVERYTHING = { swans: true, passages: true, moats: true, towers: true, decrees: true };

/** A game before its first decision, with seat 0 as Master Builder. */
export function setUp(players: number, raw: object = {}, seed = 'expansions'): CastlesState {
  for (let attempt = 0; ; attempt++) {
    const state = castles.setup(optionsOf(raw), players, rngState(`chacha8:${seed} ${attempt}`));
    if (state.masterBuilder === 0) return state;
  }
}

export interface CastlePlan {
  readonly edition?: 'first' | 'collectors';
  /** Quarter turns of the foyer when there is a Barbican, which then lies in the south. */
  readonly barbican?: PlacedTile['r'] | undefined;
  readonly moats?: readonly Side[] | undefined;
  readonly passages?: readonly string[];
}

export function castleFile(lines: readonly string[], { edition = 'collectors', barbican, moats, passages }: CastlePlan = {}): object {
  return {
    game: 'castles',
    edition,
    tiles: [`foyer 0 0 ${barbican ?? 0}`, ...lines].map(placed),
    ...(barbican !== undefined && { barbican: { side: 'S' }, moats: moats ?? [] }),
    ...(passages && { passages: passages.map(passage) }),
  };
}

/** A castle built step by step by the rules, its foyer at 0 0. */
export function castleOf(lines: readonly string[], plan: CastlePlan = {}): Castle {
  return expectOk(readCastle(castleFile(lines, plan)));
}

type BySeat<T> = { readonly [seat: number]: T };

/** What a scenario wants to be so; everything else stays as the setup left it. */
export interface Scene {
  readonly players?: number;
  readonly options?: object;
  /** Whose turn it is: by default seat 1; seat 0 is the Master Builder. */
  readonly seat?: Seat;
  readonly castles?: BySeat<readonly string[]>;
  readonly moats?: BySeat<readonly Side[]>;
  readonly foyer?: PlacedTile['r'];
  readonly decrees?: BySeat<string>;
  readonly swans?: BySeat<readonly SwanColour[]>;
  readonly money?: BySeat<number>;
  readonly scores?: BySeat<number>;
  readonly hands?: BySeat<readonly string[]>;
  readonly ownFavors?: BySeat<readonly string[]>;
  /** `pantry 4000 1000 red`: tile, price, coins and swans on it. */
  readonly market?: readonly string[];
  readonly stacks?: { readonly [size: number]: readonly string[] };
  readonly cards?: readonly RoomSize[];
  readonly laid?: CastlesState['hidden']['laid'];
  readonly bonusDeck?: readonly string[];
  readonly favorStack?: readonly string[];
  readonly hallways?: number;
  readonly stairs?: number;
  readonly moatStack?: number;
  readonly favors?: readonly string[];
  readonly lastRound?: boolean;
}

/** A game in the middle of a round, one seat about to take its turn. Nobody holds bonus cards and there are no favors unless the scene names some. */
export function scene(wanted: Scene = {}): CastlesState {
  const players = wanted.players ?? 2;
  const decrees = wanted.decrees ? { decrees: true } : {};
  const state = castles.clone(setUp(players, { ...decrees, ...wanted.options }));
  const { options, hidden } = state;
  const seat = wanted.seat ?? Math.min(1, players - 1);
  Object.assign(state, {
    stage: 'rounds',
    round: 1,
    lastRound: wanted.lastRound ?? false,
    asks: [{ type: 'take-turn', seat }],
    turn: newTurn(seat),
    favors: wanted.favors ?? [],
    hallways: wanted.hallways ?? state.hallways,
    stairs: wanted.stairs ?? state.stairs,
    moats: wanted.moatStack ?? state.moats,
    market: (wanted.market ?? []).map(marketRoom),
  });
  for (const [index, own] of state.seats.entries()) {
    const barbican = options.moats ? (wanted.foyer ?? (options.edition === 'first' ? 2 : 0)) : undefined;
    own.castle = castleOf(wanted.castles?.[index] ?? [], { edition: options.edition, barbican, moats: wanted.moats?.[index] });
    const dug = own.castle.tiles.flatMap((tile) => tile.passages ?? []).map(({ kind }) => kind);
    own.passages = own.passages.filter((kind) => !dug.includes(kind));
    own.money = wanted.money?.[index] ?? 15_000;
    own.score = wanted.scores?.[index] ?? 0;
    own.ledger = own.score === 0 ? [] : [['start', own.score]];
    own.decree = wanted.decrees?.[index] ?? null;
    own.swans = wanted.swans?.[index] ?? [];
  }
  Object.assign(hidden.stacks, wanted.stacks);
  hidden.cards = wanted.cards ?? hidden.cards;
  hidden.laid = wanted.laid ?? [];
  hidden.bonusDeck = wanted.bonusDeck ?? hidden.bonusDeck;
  hidden.favorStack = wanted.favorStack ?? hidden.favorStack;
  hidden.hands = state.seats.map((_, index) => wanted.hands?.[index] ?? []);
  hidden.ownFavors = state.seats.map((_, index) => wanted.ownFavors?.[index] ?? []);
  removeFromStacks(state);
  return state;
}

function removeFromStacks({ market, seats, hidden }: CastlesState): void {
  const lying = new Set([...market.map(({ tile }) => tile), ...seats.flatMap(({ castle }) => castle.tiles.map(({ tile }) => tile))]);
  const stacks = Object.entries(hidden.stacks).map(([size, tiles]) => [size, tiles.filter((tile) => !lying.has(tile))]);
  hidden.stacks = Object.fromEntries(stacks);
}

function marketRoom(text: string): CastlesState['market'][number] {
  const [tile, price, coins, ...swans] = text.split(' ');
  return { tile, price: Number(price), coins: Number(coins ?? 0), swans: swans as SwanColour[] };
}

/** The last turn of the last round: whoever passes now ends the game. */
export function lastTurn(wanted: Scene = {}): CastlesState {
  return scene({ seat: 0, lastRound: true, cards: [], ...wanted });
}

/** The finished game that follows from this scene when the Master Builder passes. */
export function ended(wanted: Scene = {}, ...more: readonly CastlesAction[]): CastlesState {
  return play(lastTurn(wanted), PASS, ...more).state;
}

/** The game after everybody has chosen the decree named for the seat, and all are revealed. */
export function revealed(chosen: readonly string[], raw: object = {}, change: (state: CastlesState) => void = () => {}): CastlesState {
  const state = castles.clone(setUp(chosen.length, { decrees: true, ...raw }));
  const dealt = [...chosen, 'courtier', 'wanderer'];
  state.asks = state.asks.map((ask) => (ask.type === 'choose-decree' && ask.cards.length > 0 ? { ...ask, cards: dealt } : ask));
  change(state);
  while (asked(state) === 'turn-foyer') Object.assign(state, play(state, { type: 'turn-foyer', r: 0 }).state);
  const rightOfBuilder = chosen.map((_, index) => chosen.length - 1 - index);
  return play(state, ...rightOfBuilder.map((seat): CastlesAction => ({ type: 'choose-decree', decree: chosen[seat] }))).state;
}
