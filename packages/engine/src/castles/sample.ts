import type { Rng } from '../kernel/index.ts';
import { ROOM_SIZES, type RoomSize } from './data/room.ts';
import { bonusCardsInPlay, roomsInPlay, sizesInPlay } from './setup.ts';
import { type Ask, type CastlesState, HIDDEN, type Hidden, type LaidRoom, type SeatState } from './state.ts';
import type { CastlesView, SeatView } from './view.ts';

const CARDS_PER_SIZE = 5;

/** A game that looks to the viewer exactly like this view: whatever is hidden is dealt at random from what it can still be. */
export function sampleState(view: CastlesView, rng: Rng): CastlesState {
  const { hands, bonusDeck, asks } = dealBonusCards(view, rng);
  const rooms = dealRooms(view, rng, asks);
  return {
    options: view.options,
    rng: { seed: `splitmix32:${rng.below(0xffff_ffff)}`, drawn: 0 },
    stage: view.stage,
    seats: view.seats.map(withoutHand),
    masterBuilder: view.masterBuilder,
    round: view.round,
    lastRound: view.lastRound,
    market: view.market,
    favors: view.favors,
    hallways: view.hallways,
    stairs: view.stairs,
    discards: view.discards,
    removed: view.removed,
    turn: view.turn && { ...view.turn },
    asks: rooms.asks,
    hidden: {
      stacks: rooms.stacks,
      cards: dealCards(view, rng),
      laid: rooms.laid,
      gone: rooms.gone,
      bonusDeck,
      hands,
      looked: view.seats.map((_, seat) => (seat === view.viewer ? view.looked : {})),
    },
  };
}

function withoutHand({ bonusCards: _, ...seat }: SeatView): SeatState {
  return seat;
}

function dealCards(view: CastlesView, rng: Rng): RoomSize[] {
  const left = sizesInPlay(view.options).flatMap((size) => {
    const turnedOver = view.discards.filter((card) => card === size).length;
    return Array.from({ length: CARDS_PER_SIZE - turnedOver }, () => size);
  });
  return rng.shuffle(left).slice(0, view.supply.cards);
}

function dealBonusCards(view: CastlesView, rng: Rng): Pick<Hidden, 'hands' | 'bonusDeck'> & { asks: readonly Ask[] } {
  const asks = view.ask ? [...view.later, view.ask] : view.later;
  const known = new Set<string>(view.seats.flatMap(({ bonusCards }) => bonusCards));
  for (const ask of asks) if (ask.type === 'keep-drawn-card') for (const card of ask.cards) known.add(card);
  const unknown = rng.shuffle(bonusCardsInPlay(view.options).filter((card) => !known.has(card)));
  const guess = (cards: readonly string[]): readonly string[] =>
    cards.includes(HIDDEN) ? cards.map((card) => (card === HIDDEN ? (unknown.pop() ?? HIDDEN) : card)) : cards;
  const hands = view.seats.map(({ bonusCards }) => guess(bonusCards));
  const guessed = asks.map((ask) => (ask.type === 'keep-drawn-card' ? { ...ask, cards: guess(ask.cards) } : ask));
  return { hands, bonusDeck: unknown.slice(0, view.supply.bonusCards), asks: guessed };
}

function dealRooms(view: CastlesView, rng: Rng, asks: readonly Ask[]): Pick<Hidden, 'stacks' | 'laid' | 'gone'> & { asks: readonly Ask[] } {
  const taken = new Set([
    ...view.removed,
    ...view.market.map(({ tile }) => tile),
    ...view.seats.flatMap(({ castle }) => castle.tiles.map(({ tile }) => tile)),
  ]);
  for (const { tile } of [...view.supply.laid, ...view.supply.gone]) taken.add(tile);
  const stacks: { [size: number]: readonly string[] } = {};
  const spare: { [size: number]: string[] } = {};
  for (const size of ROOM_SIZES) {
    const count = view.supply.stacks[size];
    if (count === undefined) continue;
    const unseen = roomsInPlay(view.options, size).filter((tile) => !taken.has(tile));
    const looked = view.looked[size];
    const stack = rng.shuffle(looked ? [...looked] : [...unseen]).slice(0, count);
    stacks[size] = stack;
    spare[size] = rng.shuffle(unseen.filter((tile) => !stack.includes(tile)));
    // What the viewer saw in the stack and is not in it any more was laid since: the latest rooms come from there.
    if (looked) spare[size].sort((a, b) => Number(looked.includes(a)) - Number(looked.includes(b)));
  }
  const guess = (room: LaidRoom): LaidRoom => (room.tile === HIDDEN ? { ...room, tile: spare[room.size].pop() ?? HIDDEN } : room);
  const latestFirst = (rooms: readonly LaidRoom[]): LaidRoom[] => [...rooms].reverse().map(guess).reverse();
  const gone = latestFirst(view.supply.gone);
  return {
    stacks,
    laid: latestFirst(view.supply.laid),
    gone,
    // Whoever looks through a stack sees what this guess put into it.
    asks: asks.map((ask) =>
      ask.type === 'lay-rooms' && ask.tiles.includes(HIDDEN) ? { ...ask, tiles: [...stacks[ask.size]].sort() } : ask,
    ),
  };
}
