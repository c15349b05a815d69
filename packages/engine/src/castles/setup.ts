import { openRng, type Rng, type RngState, type Seat } from '../kernel/index.ts';
import { BONUS_CARDS } from './bonus-cards.ts';
import { ROOM_SIZES, type RoomSize } from './data/room.ts';
import type { Game } from './events.ts';
import { FAVORS, RIVAL_FAVORS } from './favors.ts';
import { proceed } from './flow.ts';
import { fillMarket } from './market.ts';
import type { CastlesOptions } from './options.ts';
import type { Ask, CastlesState, SeatState } from './state.ts';
import { FOYER, ROOMS } from './tiles.ts';

const START_MONEY = 15_000;
const CARDS_PER_SIZE = 5;
const CARDS_PER_PLAYER = 11;
const BONUS_CARDS_DEALT = 3;
const BONUS_CARDS_KEPT = 2;
/** A solo game is set up as one for three (C-8.1). */
const SOLO_STACKS = 3;

/** Tiles in each stack (C-3.1), by number of players. */
const LARGE_STACKS: { readonly [players: number]: number } = { 2: 4, 3: 5, 4: 6, 5: 7 };
const SMALL_STACKS: { readonly [players: number]: number } = { 2: 5, 3: 7, 4: 9, 5: 11 };

export function sizesInPlay(_options: CastlesOptions): readonly RoomSize[] {
  return ROOM_SIZES.filter((size) => size !== 325);
}

export function roomsInPlay(options: CastlesOptions, size: RoomSize): string[] {
  const printedOnly = options.edition === 'first' || options.rooms === 'printed';
  return ROOMS.filter((room) => room.size === size && (room.origin === 'first' || !printedOnly)).map(({ id }) => id);
}

export function bonusCardsInPlay({ edition, excludedBonusCards }: CastlesOptions): string[] {
  return BONUS_CARDS.filter(({ id, editions }) => editions.includes(edition) && !excludedBonusCards.includes(id)).map(({ id }) => id);
}

export function favorsInPlay({ edition, excludedFavors }: CastlesOptions): string[] {
  return FAVORS.filter(({ id, editions }) => editions.includes(edition) && !excludedFavors.includes(id)).map(({ id }) => id);
}

export function setup(options: CastlesOptions, players: number, rngState: RngState): CastlesState {
  const rng = openRng(rngState);
  const solo = players === 1;
  const like = solo ? SOLO_STACKS : players;
  const masterBuilder = rng.below(players);
  const bonusDeck = rng.shuffle(bonusCardsInPlay(options));
  const dealt = solo ? BONUS_CARDS_KEPT : BONUS_CARDS_DEALT;
  const hands = Array.from({ length: players }, () => bonusDeck.splice(-dealt));
  const state: CastlesState = {
    options,
    rng: rngState,
    stage: 'setup',
    seats: Array.from({ length: players }, (_, seat) => newSeat((seat - masterBuilder + players) % players)),
    masterBuilder,
    round: 0,
    lastRound: false,
    market: [],
    favors: solo ? [] : drawFavors(options, players, rng),
    hallways: SMALL_STACKS[like],
    stairs: LARGE_STACKS[like],
    discards: [],
    removed: [],
    turn: null,
    asks: [],
    hidden: {
      stacks: stacksFor(options, like, rng),
      cards: deckFor(options, like, rng),
      laid: [],
      gone: [],
      bonusDeck,
      hands,
      looked: Array.from({ length: players }, () => ({})),
    },
  };
  const game: Game = { state, events: [] };
  if (!solo) {
    fillMarket(game, masterBuilder);
    state.asks = keepCardsInTurn(masterBuilder, players);
  }
  proceed(game);
  return state;
}

function newSeat(distance: number): SeatState {
  return {
    score: distance,
    money: START_MONEY,
    castle: { tiles: [{ tile: FOYER, x: 0, y: 0, r: 0 }] },
    ledger: distance > 0 ? [['start', distance]] : [],
  };
}

function stacksFor(options: CastlesOptions, players: number, rng: Rng): { [size: number]: string[] } {
  const stacks: { [size: number]: string[] } = {};
  for (const size of sizesInPlay(options)) {
    stacks[size] = rng.shuffle(roomsInPlay(options, size)).slice(0, size >= 350 ? LARGE_STACKS[players] : SMALL_STACKS[players]);
  }
  return stacks;
}

// C-3.2
function deckFor(options: CastlesOptions, players: number, rng: Rng): RoomSize[] {
  const cards = sizesInPlay(options).flatMap((size) => Array.from({ length: CARDS_PER_SIZE }, () => size));
  return rng.shuffle(cards).slice(0, CARDS_PER_PLAYER * players);
}

// C-3.4
function drawFavors(options: CastlesOptions, players: number, rng: Rng): string[] {
  const favors: string[] = [];
  for (const favor of rng.shuffle(favorsInPlay(options))) {
    if (favors.length === players) break;
    const [first, second] = RIVAL_FAVORS;
    const rival = favor === first ? second : favor === second ? first : null;
    if (rival === null || !favors.includes(rival)) favors.push(favor);
  }
  return favors;
}

/** In player order from the Master Builder (C-3.5); the last of the list is asked first. */
function keepCardsInTurn(masterBuilder: Seat, players: number): Ask[] {
  const order = Array.from({ length: players }, (_, index) => (masterBuilder + index) % players);
  return order.reverse().map((seat) => ({ type: 'keep-bonus-cards', seat, keep: BONUS_CARDS_KEPT }));
}

/** One sentence when there would be too few cards for this table. */
export function cardsRefusal(options: CastlesOptions, players: number): string | null {
  const [first, second] = RIVAL_FAVORS;
  const favors = favorsInPlay(options);
  const usable = favors.length - (favors.includes(first) && favors.includes(second) ? 1 : 0);
  if (players > 1 && usable < players) return `only ${usable} favors are left in play, but ${players} players need ${players}`;
  const cards = bonusCardsInPlay(options).length;
  const needed = players === 1 ? BONUS_CARDS_KEPT : BONUS_CARDS_DEALT * players;
  return cards < needed ? `only ${cards} bonus cards are left in play, but ${players} players need ${needed}` : null;
}
