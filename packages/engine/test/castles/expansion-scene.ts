import {
  type Castle,
  type CastlesAction,
  type CastlesEvent,
  type CastlesOptions,
  type CastlesState,
  castles,
  newTurn,
  type PlacedPassage,
  type PlacedTile,
  type RoomSize,
  readCastle,
  type Side,
  type SwanColour,
} from '../../src/castles/index.ts';
import { actionsOf, advance, expectOk, parseOptions, rngState, type Seat } from '../../src/kernel/index.ts';

export const EVERYTHING = { swans: true, passages: true, moats: true, towers: true, decrees: true };

export function optionsOf(raw: object = {}): CastlesOptions {
  return expectOk(parseOptions(castles.options, raw));
}

/** A game before its first decision, with seat 0 as Master Builder. */
export function setUp(players: number, raw: object = {}, seed = 'expansions'): CastlesState {
  for (let attempt = 0; ; attempt++) {
    const state = castles.setup(optionsOf(raw), players, rngState(`chacha8:${seed} ${attempt}`));
    if (state.masterBuilder === 0) return state;
  }
}

/** `study 4 0 0 | small 3 1 0`: tile, x, y, quarter turns, perhaps a level, then the passages that are dug along with it. */
export function placed(text: string): PlacedTile {
  const [first, ...passages] = text.split(' | ');
  const [tile, x, y, r, level] = first.split(' ');
  const place = { tile, x: Number(x), y: Number(y), r: Number(r) as PlacedTile['r'] };
  const levelled = level ? { ...place, level: level as 'main' | 'down' } : place;
  return passages.length === 0 ? levelled : { ...levelled, passages: passages.map(passage) };
}

/** `small 3 1 0`: kind, x, y, quarter turns. */
export function passage(text: string): PlacedPassage {
  const [kind, x, y, r] = text.split(' ');
  return { kind: kind as PlacedPassage['kind'], x: Number(x), y: Number(y), r: Number(r) as PlacedPassage['r'] };
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

export const PASS: CastlesAction = { type: 'pass' };
export const DRAW: CastlesAction = { type: 'draw' };
export const FINISH: CastlesAction = { type: 'finish' };

export function buy(text: string): CastlesAction {
  const place = placed(text);
  const type = place.tile === 'hallway' ? 'buy-hallway' : place.tile === 'stairs' ? 'buy-stairs' : 'buy-room';
  return { type, ...place };
}

export function place(text: string): CastlesAction {
  return { type: 'place', ...placed(text) };
}

export function take(reward: string, room: number): CastlesAction {
  return { type: 'reward', reward, room } as CastlesAction;
}

export function decline(reward: string, room: number): CastlesAction {
  return { type: 'decline', reward, room } as CastlesAction;
}

export function moat(side: Side): CastlesAction {
  return { type: 'buy-moat', side };
}

export interface Played {
  readonly state: CastlesState;
  readonly events: readonly CastlesEvent[];
}

/** Plays actions one after the other, each by whoever must act; a refusal is an error. */
export function play(start: CastlesState, ...actions: readonly CastlesAction[]): Played {
  let state = start;
  const events: CastlesEvent[] = [];
  for (const action of actions) {
    const next = advance(castles, state, actor(state), action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(next.refusal)}`);
    state = next.state;
    events.push(...next.events);
  }
  return { state, events };
}

export function refused(state: CastlesState, action: unknown): string | null {
  const next = advance(castles, state, actor(state), action);
  return next.ok ? null : next.refusal.code;
}

export function actor(state: CastlesState): Seat {
  return castles.toAct(state)[0] ?? 0;
}

export function asked(state: CastlesState): string | null {
  return state.asks[state.asks.length - 1]?.type ?? null;
}

/** Every legal action of whoever must act, of one type. */
export function legal<T extends CastlesAction['type']>(state: CastlesState, type: T): Extract<CastlesAction, { type: T }>[] {
  return [...actionsOf(castles, castles.view(state, actor(state)))].filter(
    (action): action is Extract<CastlesAction, { type: T }> => action.type === type,
  );
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

/** Prices in the order of the market. */
export function priced(state: CastlesState, prices: readonly number[], coins?: { tile: string; coins: number }[]): CastlesAction {
  return { type: 'price', prices: state.market.map(({ tile }, index) => ({ tile, price: prices[index] })), ...(coins && { coins }) };
}
