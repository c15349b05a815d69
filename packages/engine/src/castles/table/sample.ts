import { type Rng, versionMark, versionOf } from '../../kernel/index.ts';
import { ROOM_SIZES, type RoomSize } from '../data/room.ts';
import { SWAN_COLOURS, SWANS_PER_COLOUR, type SwanColour } from '../expansions/swans/swans.ts';
import { possibleRooms } from './possible-rooms.ts';
import { bonusCardsInPlay, CARDS_PER_SIZE, decreesInPlay, favorsInPlay, sizesInPlay } from './setup.ts';
import { type Ask, type AskType, type CastlesState, HIDDEN, type Hidden, type LaidRoom, type SeatState } from './state.ts';
import type { CastlesView, SeatView } from './view.ts';

/** A game that looks to the viewer exactly like this view: whatever is hidden is dealt at random from what it can still be. */
export function sampleState(view: CastlesView, rng: Rng): CastlesState {
  const { bonus, favors, decrees } = dealAllCards(view, rng);
  const rooms = dealRooms(view, rng, decrees.asks);
  return {
    ...versionMark(versionOf(view)),
    options: view.options,
    rng: { seed: `splitmix32:${rng.below(0xffff_ffff)}`, drawn: 0 },
    stage: view.stage,
    seats: view.seats.map(asState),
    masterBuilder: view.masterBuilder,
    round: view.round,
    lastRound: view.lastRound,
    idleRounds: view.idleRounds,
    market: view.market,
    favors: view.favors,
    hallways: view.hallways,
    stairs: view.stairs,
    moats: view.moats,
    discards: view.discards,
    removed: view.removed,
    turn: view.turn && { ...view.turn },
    asks: rooms.asks,
    hidden: {
      stacks: rooms.stacks,
      cards: dealRoomCards(view, rng),
      laid: rooms.laid,
      gone: rooms.gone,
      bonusDeck: bonus.rest.slice(0, view.supply.bonusCards),
      hands: bonus.hands,
      looked: view.seats.map((_, seat) => (seat === view.viewer ? view.looked : {})),
      swans: dealSwans(view, rng),
      favorStack: favors.rest.slice(0, view.supply.favors),
      ownFavors: favors.hands,
      chosenDecrees: decrees.hands.map(([decree]) => decree ?? null),
      decreeDeck: decrees.rest.slice(0, view.supply.decrees),
      secretRooms: rooms.secretRooms,
    },
  };
}

/** Cards of all kinds, one after the other: decisions in which some lie before somebody get theirs on the way. */
function dealAllCards(view: CastlesView, rng: Rng): { readonly [kind in 'bonus' | 'favors' | 'decrees']: Dealt } {
  const asks = view.ask ? [...view.later, view.ask] : view.later;
  const bonus = dealCards(
    bonusCardsInPlay(view.options, view.seats.length, versionOf(view)),
    BONUS_ASKS,
    asks,
    view.seats.map(({ bonusCards }) => bonusCards),
    [],
    rng,
  );
  const favors = dealCards(
    favorsInPlay(view.options),
    FAVOR_ASKS,
    bonus.asks,
    view.seats.map(({ ownFavors }) => ownFavors),
    view.favors,
    rng,
  );
  const decrees = dealCards(
    decreesInPlay(view.options),
    DECREE_ASKS,
    favors.asks,
    view.seats.map(chosenDecrees),
    view.seats.flatMap(revealedDecree),
    rng,
  );
  return { bonus, favors, decrees };
}

/** Nobody else's purse matters to what a viewer may do, so a hidden one is guessed roughly. */
const GUESSED_MONEY = 10_000;

function asState({ bonusCards: _1, ownFavors: _2, chosenDecree: _3, secretRoom: _4, ...seat }: SeatView): SeatState {
  return { ...seat, money: seat.money ?? GUESSED_MONEY };
}

const chosenDecrees = ({ chosenDecree }: SeatView): string[] => (chosenDecree === null ? [] : [chosenDecree]);
const revealedDecree = ({ decree }: SeatView): string[] => (decree === null ? [] : [decree]);

/** Decisions in which cards of each kind lie before somebody. */
const BONUS_ASKS: readonly AskType[] = ['keep-drawn-card', 'swap-card'];
const FAVOR_ASKS: readonly AskType[] = ['keep-favor'];
const DECREE_ASKS: readonly AskType[] = ['choose-decree', 'replace-decree'];

interface Dealt {
  readonly hands: readonly (readonly string[])[];
  readonly asks: readonly Ask[];
  readonly rest: readonly string[];
}

/** Deals cards that the viewer has not seen to where it knows that cards are. */
function dealCards(
  all: readonly string[],
  askTypes: readonly AskType[],
  asks: readonly Ask[],
  hands: readonly (readonly string[])[],
  seen: readonly string[],
  rng: Rng,
): Dealt {
  const lying = asks.flatMap((ask) => (askTypes.includes(ask.type) && 'cards' in ask ? ask.cards : []));
  const known = new Set([...seen, ...hands.flat(), ...lying]);
  const unknown = rng.shuffle(all.filter((card) => !known.has(card)));
  const guess = (cards: readonly string[]): readonly string[] =>
    cards.includes(HIDDEN) ? cards.map((card) => (card === HIDDEN ? (unknown.pop() ?? HIDDEN) : card)) : cards;
  return {
    hands: hands.map(guess),
    asks: asks.map((ask) => (askTypes.includes(ask.type) && 'cards' in ask ? { ...ask, cards: guess(ask.cards) } : ask)),
    rest: unknown,
  };
}

function dealRoomCards(view: CastlesView, rng: Rng): RoomSize[] {
  const left = sizesInPlay(view.options).flatMap((size) => {
    const turnedOver = view.discards.filter((card) => card === size).length;
    return Array.from({ length: CARDS_PER_SIZE - turnedOver }, () => size);
  });
  return rng.shuffle(left).slice(0, view.supply.cards);
}

function dealSwans(view: CastlesView, rng: Rng): SwanColour[] {
  if (view.supply.swans === 0) return [];
  const seen = [
    ...view.market.flatMap(({ swans }) => swans),
    ...view.seats.flatMap(({ swans, stored }) => [...swans, ...(stored?.swans ?? [])]),
  ];
  const left = SWAN_COLOURS.flatMap((colour) => {
    const lying = seen.filter((swan) => swan === colour).length;
    return Array.from({ length: SWANS_PER_COLOUR - lying }, () => colour);
  });
  return rng.shuffle(left).slice(0, view.supply.swans);
}

type DealtRooms = Pick<Hidden, 'stacks' | 'laid' | 'gone' | 'secretRooms'> & { readonly asks: readonly Ask[] };

function dealRooms(view: CastlesView, rng: Rng, asks: readonly Ask[]): DealtRooms {
  const possible = possibleRooms(view);
  const stacks: { [size: number]: readonly string[] } = {};
  const spare: { [size: number]: string[] } = {};
  for (const size of ROOM_SIZES) {
    const count = view.supply.stacks[size];
    if (count === undefined) continue;
    const { unseen, looked } = possible(size);
    const stack = rng.shuffle([...(looked ?? unseen)]).slice(0, count);
    stacks[size] = stack;
    spare[size] = rng.shuffle(unseen.filter((tile) => !stack.includes(tile)));
    // Rooms that the viewer saw in the stack and that are gone from it were laid since: the rooms laid last are guessed from them.
    if (looked) spare[size].sort((a, b) => Number(looked.includes(a)) - Number(looked.includes(b)));
  }
  const guess = (room: LaidRoom): LaidRoom => (room.tile === HIDDEN ? { ...room, tile: spare[room.size].pop() ?? HIDDEN } : room);
  const latestFirst = (rooms: readonly LaidRoom[]): LaidRoom[] => [...rooms].reverse().map(guess).reverse();
  const gone = latestFirst(view.supply.gone);
  return {
    stacks,
    laid: latestFirst(view.supply.laid),
    gone,
    secretRooms: view.seats.map(({ secretRoom }) => secretRoom && guess(secretRoom)),
    // Whoever looks through a stack sees what this guess put into it.
    asks: asks.map((ask) => ('tiles' in ask && ask.tiles.includes(HIDDEN) ? { ...ask, tiles: [...stacks[ask.size]].sort() } : ask)),
  };
}
