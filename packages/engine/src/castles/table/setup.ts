import { openRng, type Refusal, type Rng, type RngState, type Seat, versionMark } from '../../kernel/index.ts';
import { ROOM_SIZES, type RoomSize } from '../data/room.ts';
import { isSecretRoom } from '../edition.ts';
import { DECREE_IDS } from '../expansions/decrees/decree-list.ts';
import { PASSAGE_KINDS } from '../expansions/passages/passages.ts';
import { SWAN_COLOURS, SWANS_PER_COLOUR } from '../expansions/swans/swans.ts';
import type { Castle } from '../geometry/castle.ts';
import type { CastlesOptions } from '../options.ts';
import { OLDEST_RULES_VERSION, RULES_VERSION, versionTerms } from '../rules-version.ts';
import { BONUS_CARDS } from '../scoring/bonus-cards.ts';
import { FAVORS, RIVAL_FAVORS } from '../scoring/favors.ts';
import { FOYER, ROOMS } from '../tiles.ts';
import type { Game } from './events.ts';
import { proceed } from './flow.ts';
import { fillMarket } from './market.ts';
import type { Ask, CastlesState, SeatState } from './state.ts';

const START_MONEY = 15_000;
export const CARDS_PER_SIZE = 5;
const CARDS_PER_PLAYER = 11;
const BONUS_CARDS_DEALT = 3;
const BONUS_CARDS_KEPT = 2;
const SPARE_DECREES = 2;
/** A solo game is set up as one for three (C-8.1). */
const SOLO_STACKS = 3;

/** By number of players (C-3.1, C-3.4). */
type ByPlayers = { readonly [players: number]: number };
const LARGE_STACKS: ByPlayers = { 2: 4, 3: 5, 4: 6, 5: 7 };
const SMALL_STACKS: ByPlayers = { 2: 5, 3: 7, 4: 9, 5: 11 };
const TOWER_STACKS: ByPlayers = { 2: 5, 3: 6, 4: 7, 5: 8 };
const MOATS: ByPlayers = { 2: 5, 3: 7, 4: 9, 5: 10 };
const FAVOR_STACK: ByPlayers = { 2: 15, 3: 18, 4: 21, 5: 24 };
/** With the rooms of Secrets, stacks mix old and new rooms (C-14.2): so many of the new ones. */
const SECRET_SMALL: ByPlayers = { 2: 2, 3: 3, 4: 3 };
const SECRET_LARGE: ByPlayers = { 2: 2, 3: 3, 4: 3 };

export function sizesInPlay({ towers }: CastlesOptions): readonly RoomSize[] {
  return towers ? ROOM_SIZES : ROOM_SIZES.filter((size) => size !== 325);
}

export function roomsInPlay(options: CastlesOptions, size: RoomSize): string[] {
  const { edition, rooms, secretRooms } = options;
  return ROOMS.filter((room) => {
    if (room.size !== size) return false;
    if (room.origin === 'first' || size === 325) return true;
    return edition === 'first' ? secretRooms && isSecretRoom(room) : rooms === 'all';
  }).map(({ id }) => id);
}

export function bonusCardsInPlay(options: CastlesOptions, players: number, rulesVersion: number = OLDEST_RULES_VERSION): string[] {
  const alone = players === 1 && versionTerms({ rulesVersion }).soloCardsOnly; // C-8.1
  return BONUS_CARDS.filter(
    ({ id, inPlay, needsRivals }) => inPlay(options) && !(alone && needsRivals) && !options.excludedBonusCards.includes(id),
  ).map(({ id }) => id);
}

export function favorsInPlay(options: CastlesOptions): string[] {
  return FAVORS.filter(({ id, inPlay }) => inPlay(options) && !options.excludedFavors.includes(id)).map(({ id }) => id);
}

export function decreesInPlay({ decrees, excludedDecrees }: CastlesOptions): string[] {
  return decrees ? DECREE_IDS.filter((id) => !excludedDecrees.includes(id)) : [];
}

export function setup(options: CastlesOptions, players: number, rngState: RngState, rulesVersion: number = RULES_VERSION): CastlesState {
  const rng = openRng(rngState);
  const solo = players === 1;
  const like = solo ? SOLO_STACKS : players;
  const masterBuilder = rng.below(players);
  const bonusDeck = rng.shuffle(bonusCardsInPlay(options, players, rulesVersion));
  const hands = Array.from({ length: players }, () => bonusDeck.splice(-(solo ? BONUS_CARDS_KEPT : BONUS_CARDS_DEALT)));
  const { favors, favorStack } = drawFavors(options, solo ? 0 : players, like, rng);
  const decreeDeck = rng.shuffle(decreesInPlay(options));
  const dealtDecrees = decreeDeck.splice(-(players + SPARE_DECREES));
  const state: CastlesState = {
    ...versionMark(rulesVersion),
    options,
    rng: rngState,
    stage: 'setup',
    seats: Array.from({ length: players }, (_, seat) => newSeat(options, startPoints(seat, masterBuilder, players))),
    masterBuilder,
    round: 0,
    lastRound: false,
    idleRounds: versionTerms({ rulesVersion }).nobodyBuilds ? 1 : 0,
    market: [],
    favors,
    hallways: SMALL_STACKS[like],
    stairs: LARGE_STACKS[like],
    moats: options.moats ? MOATS[like] : 0,
    discards: [],
    removed: [],
    turn: null,
    asks: setupAsks(options, masterBuilder, players, dealtDecrees),
    hidden: {
      stacks: stacksFor(options, like, rng),
      cards: deckFor(options, like, rng),
      laid: [],
      gone: [],
      bonusDeck,
      hands,
      looked: Array.from({ length: players }, () => ({})),
      swans: options.swans ? rng.shuffle(SWAN_COLOURS.flatMap((colour) => Array.from({ length: SWANS_PER_COLOUR }, () => colour))) : [],
      favorStack,
      ownFavors: Array.from({ length: players }, () => []),
      chosenDecrees: Array.from({ length: players }, () => null),
      decreeDeck,
      secretRooms: Array.from({ length: players }, () => null),
    },
  };
  const game: Game = { state, events: [] };
  if (!solo) fillMarket(game, masterBuilder);
  proceed(game);
  return state;
}

/** The distance from the first Master Builder (C-3.5). */
export function startPoints(seat: Seat, masterBuilder: Seat, players: number): number {
  return (seat - masterBuilder + players) % players;
}

function newSeat(options: CastlesOptions, start: number): SeatState {
  return {
    score: start,
    money: START_MONEY,
    castle: newCastle(options),
    ledger: start > 0 ? [['start', start]] : [],
    swans: [],
    passages: options.passages ? PASSAGE_KINDS : [],
    decree: null,
    savings: 0,
    stored: null,
  };
}

/** With moats the Barbican lies south of the foyer; in Secrets it covers the side without an entrance (C-14.2). */
function newCastle({ edition, moats }: CastlesOptions): Castle {
  const foyer = { tile: FOYER, x: 0, y: 0, r: 0 } as const;
  if (!moats) return { tiles: [foyer] };
  return { tiles: [edition === 'first' ? { ...foyer, r: 2 } : foyer], barbican: { side: 'S' }, moats: [] };
}

function stacksFor(options: CastlesOptions, players: number, rng: Rng): { [size: number]: string[] } {
  const stacks: { [size: number]: string[] } = {};
  for (const size of sizesInPlay(options)) {
    const count = (size === 325 ? TOWER_STACKS : size >= 350 ? LARGE_STACKS : SMALL_STACKS)[players];
    const rooms = rng.shuffle(roomsInPlay(options, size));
    stacks[size] = options.secretRooms
      ? mixedStack(rooms, count, (size >= 350 ? SECRET_LARGE : SECRET_SMALL)[players], rng)
      : rooms.slice(0, count);
  }
  return stacks;
}

function mixedStack(rooms: readonly string[], count: number, secret: number, rng: Rng): string[] {
  const isNew = new Set(ROOMS.filter(isSecretRoom).map(({ id }) => id));
  const old = rooms.filter((id) => !isNew.has(id)).slice(0, count - secret);
  return rng.shuffle([...old, ...rooms.filter((id) => isNew.has(id)).slice(0, secret)]);
}

// C-3.2
function deckFor(options: CastlesOptions, players: number, rng: Rng): RoomSize[] {
  const cards = sizesInPlay(options).flatMap((size) => Array.from({ length: CARDS_PER_SIZE }, () => size));
  return rng.shuffle(cards).slice(0, CARDS_PER_PLAYER * players);
}

/** One favor for each player on the table, never both rivals; with towers and decrees more of them face down (C-3.4). */
function drawFavors(options: CastlesOptions, players: number, like: number, rng: Rng): { favors: string[]; favorStack: string[] } {
  const needsStack = options.towers || options.decrees;
  if (players === 0 && !needsStack) return { favors: [], favorStack: [] };
  const favors: string[] = [];
  const rest: string[] = [];
  const [first, second] = RIVAL_FAVORS;
  for (const favor of rng.shuffle(favorsInPlay(options))) {
    const rival = favor === first ? second : favor === second ? first : null;
    if (favors.length === players) rest.push(favor);
    // The later of the two rivals leaves the game.
    else if (rival === null || !favors.includes(rival)) favors.push(favor);
  }
  return { favors, favorStack: needsStack ? rest.slice(0, FAVOR_STACK[like]) : [] };
}

/** All that is decided before the first round; the last of the list is asked first. */
function setupAsks({ edition, moats, decrees }: CastlesOptions, masterBuilder: Seat, players: number, dealt: readonly string[]): Ask[] {
  const order = Array.from({ length: players }, (_, index) => (masterBuilder + index) % players);
  const backwards = [...order].reverse();
  // C-3.5: in player order from the Master Builder; who plays alone has no choice (C-8.1)
  const keepCards = players === 1 ? [] : backwards.map((seat): Ask => ({ type: 'keep-bonus-cards', seat, keep: BONUS_CARDS_KEPT }));
  // The first to choose is right of the Master Builder, who chooses last.
  const chooseDecrees = decrees
    ? order.map((seat, index): Ask => ({ type: 'choose-decree', seat, cards: index === players - 1 ? dealt : [] }))
    : [];
  const turnFoyers = moats && edition === 'collectors' ? backwards.map((seat): Ask => ({ type: 'turn-foyer', seat })) : [];
  return [...keepCards, ...chooseDecrees, ...turnFoyers];
}

/** When there would be too few cards for this table. */
export function cardsRefusal(options: CastlesOptions, players: number, rulesVersion: number = RULES_VERSION): Refusal | null {
  const [first, second] = RIVAL_FAVORS;
  const favors = favorsInPlay(options);
  const usable = favors.length - (favors.includes(first) && favors.includes(second) ? 1 : 0);
  if (players > 1 && usable < players) return { code: 'too-few-favors', params: { left: usable, players, needed: players } };
  const cards = bonusCardsInPlay(options, players, rulesVersion).length;
  const needed = players === 1 ? BONUS_CARDS_KEPT : BONUS_CARDS_DEALT * players;
  if (cards < needed) return { code: 'too-few-bonus-cards', params: { left: cards, players, needed } };
  const decrees = decreesInPlay(options).length;
  if (options.decrees && decrees < players + SPARE_DECREES)
    return { code: 'too-few-decrees', params: { left: decrees, needed: players + SPARE_DECREES } };
  return null;
}
