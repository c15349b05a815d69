import {
  type Ask,
  appraise,
  build,
  type Castle,
  type CastlesOptions,
  type CastlesState,
  castles,
  FOYER,
  type LedgerEntry,
  type MarketRoom,
  newTurn,
  type PlacedTile,
  placeOf,
  planOf,
  priceSpaces,
  type RoomSize,
  type RoomStacks,
  tileOf,
} from '@luftschloss/engine/castles';
import { parseOptions, rngState } from '@luftschloss/engine/kernel';
import { type LaidTable, LEARNER } from '../../../learn/lesson.ts';

/** A table of Castles for a lesson: a set-up of the rules in which these rooms and cards lie where they are wanted. */
export interface Scene {
  readonly options?: Partial<CastlesOptions>;
  readonly players?: number;
  readonly masterBuilder?: number; // the last seat if not said: the learner buys first
  readonly castle?: readonly PlacedTile[]; // the learner's, after the foyer
  readonly barbican?: Pick<Castle, 'barbican' | 'moats'>;
  readonly foyer?: PlacedTile['r'];
  readonly market: readonly string[]; // from the dearest space down
  readonly coins?: { readonly [tile: string]: number };
  readonly swans?: { readonly [tile: string]: MarketRoom['swans'] };
  readonly money?: number;
  readonly mine?: Partial<Pick<CastlesState['seats'][number], 'swans' | 'decree' | 'passages'>>;
  readonly ownFavors?: readonly string[]; // the learner's secret favors
  readonly cards?: readonly string[]; // the learner's bonus cards
  readonly favors?: readonly string[];
  readonly favorStack?: readonly string[]; // the last is drawn first
  readonly ask?: Ask;
  readonly unpriced?: true;
  readonly lastRound?: true;
  readonly round?: number;
}

const SEED = 'chacha8:lesson';
/** A first game is played with it. */
const FIRST_BOX: Partial<CastlesOptions> = { edition: 'first' };
const KEPT = 2; // bonus cards
/** Questions before the first round. */
const IN_SETUP: readonly Ask['type'][] = ['keep-bonus-cards', 'turn-foyer', 'choose-decree'];

/** The table of a scene; always the same. */
export function laidOut(scene: Scene): LaidTable {
  const { players = 2 } = scene;
  return { players, state: stateOf(scene, players) };
}

function stateOf(scene: Scene, players: number): CastlesState {
  const { options = {}, market, money = 15_000, ask = { type: 'take-turn', seat: LEARNER } } = scene;
  const checked = parseOptions(castles.options, { ...(scene.options ? {} : FIRST_BOX), rooms: 'printed', ...options });
  if (!checked.ok) throw new Error(checked.problem.code);
  const state = castles.setup(checked.value, players, rngState(SEED));
  const castle: Castle = {
    tiles: [{ tile: FOYER, x: 0, y: 0, r: scene.foyer ?? state.seats[LEARNER].castle.tiles[0].r }, ...(scene.castle ?? [])],
    ...(state.seats[LEARNER].castle.barbican && { barbican: state.seats[LEARNER].castle.barbican, moats: [] }),
    ...scene.barbican,
  };
  const ledger = ledgerOf(castle);
  const score = ledger.reduce((sum, [, points]) => sum + points, 0);
  const wanted = [...market, ...(scene.castle ?? []).map(({ tile }) => tile)];
  const seats = state.seats.map((seat, index) =>
    index === LEARNER ? { ...seat, ...scene.mine, ledger, money, castle, score } : { ...seat, score: 0, ledger: [] },
  );
  return {
    ...state,
    stage: IN_SETUP.includes(ask.type) ? 'setup' : 'rounds',
    round: scene.round ?? 1,
    lastRound: scene.lastRound ?? false,
    masterBuilder: scene.masterBuilder ?? players - 1,
    seats,
    market: marketOf(scene, players),
    favors: scene.favors ?? [],
    turn: ask.type === 'take-turn' ? newTurn(LEARNER) : null,
    asks: [ask],
    hidden: {
      ...state.hidden,
      stacks: stacksWithout(state.hidden.stacks, state.market, wanted),
      hands: dealt(state, scene.cards ?? [], IN_SETUP.includes(ask.type)),
      ...(scene.ownFavors && { ownFavors: state.hidden.ownFavors.map((own, seat) => (seat === LEARNER ? (scene.ownFavors ?? own) : own)) }),
      bonusDeck: state.hidden.bonusDeck.filter((card) => !scene.cards?.includes(card)),
      ...(scene.favorStack && {
        favorStack: [...state.hidden.favorStack.filter((id) => !scene.favorStack?.includes(id)), ...scene.favorStack],
      }),
    },
  };
}

/** Where the learner's points come from: the rooms in the order in which they stand, without rewards. */
function ledgerOf({ tiles: [foyer, ...rooms], ...ground }: Castle): LedgerEntry[] {
  let castle: Castle = { ...ground, tiles: [foyer] };
  return rooms.flatMap((placed) => {
    const { items } = appraise(planOf(castle), placeOf(castle, placed));
    castle = build(castle, placed);
    return items.map((item): LedgerEntry => [item.part, item.points, item.room, item.for]);
  });
}

function marketOf({ market, coins = {}, swans = {}, unpriced }: Scene, players: number): MarketRoom[] {
  const spaces = priceSpaces(players);
  return market.map((tile, index) => ({
    tile,
    coins: coins[tile] ?? 0,
    price: unpriced ? null : spaces[index],
    swans: swans[tile] ?? [],
  }));
}

/** No tile lies in two places: what is wanted comes out of its stack, or takes the place of another tile of the box. */
function stacksWithout(stacks: RoomStacks, market: readonly MarketRoom[], wanted: readonly string[]): RoomStacks {
  const left: { [size: number]: string[] } = {};
  for (const [size, tiles] of Object.entries(stacks)) left[Number(size)] = [...tiles];
  for (const { tile } of market) left[tileOf(tile).size as RoomSize]?.push(tile);
  for (const id of wanted) {
    const stack = left[tileOf(id).size as RoomSize];
    if (!stack) continue; // stairs and hallways
    const found = stack.indexOf(id);
    stack.splice(found < 0 ? stack.findIndex((tile) => !wanted.includes(tile)) : found, 1);
  }
  return left;
}

/** Cards that nobody speaks of would only confuse. After the set-up everybody has put one back. */
function dealt({ hidden }: CastlesState, cards: readonly string[], inSetUp: boolean): readonly (readonly string[])[] {
  const taken = new Set(cards);
  const others = (hand: readonly string[]) => hand.filter((card) => !taken.has(card)).slice(0, inSetUp ? undefined : KEPT);
  return hidden.hands.map((hand, seat) => (seat === LEARNER ? cards : others(hand)));
}
