import { openRng } from '../kernel/index.ts';
import type { RoomSize } from './data/room.ts';
import { type Game, tell } from './events.ts';
import type { CastlesState, MarketRoom } from './state.ts';
import { tileOf } from './tiles.ts';

const PRICES = [15_000, 10_000, 8000, 6000, 4000, 2000, 1000];
const SPACES_BY_PLAYERS: { readonly [players: number]: number } = { 2: 5, 3: 6, 4: 7, 5: 7 };
const SOLO_PRICES = [2000, 4000, 6000];

/** The price spaces, dearest first; with five players two rooms share the dearest (C-3.3). Solo: in the order of laying (C-8.1). */
export function priceSpaces(players: number): readonly number[] {
  if (players === 1) return SOLO_PRICES;
  const spaces = PRICES.slice(0, SPACES_BY_PLAYERS[players]);
  return players === 5 ? [PRICES[0], ...spaces] : spaces;
}

/** Fills the empty spaces of the market: first with rooms laid on the deck, then by room cards (C-3.6, C-3.8, C-3.9). */
export function fillMarket(game: Game, seat: number): void {
  const { state } = game;
  const { hidden } = state;
  const cards: RoomSize[] = [];
  const rooms: MarketRoom[] = [];
  let missing = priceSpaces(state.seats.length).length - state.market.length;
  while (missing > 0 && hidden.laid.length > 0) {
    rooms.push(marketRoom(hidden.laid[hidden.laid.length - 1].tile));
    hidden.laid = hidden.laid.slice(0, -1);
    missing--;
  }
  while (missing > 0 && hidden.cards.length > 0) {
    const size = hidden.cards[hidden.cards.length - 1];
    hidden.cards = hidden.cards.slice(0, -1);
    state.discards = [...state.discards, size];
    cards.push(size);
    if (takeTop(state, size, rooms)) missing--;
  }
  const reshuffled = missing > 0 ? drawAgain(state, missing, cards, rooms) : false;
  state.market = [...state.market, ...rooms];
  tell(game, { type: 'rooms-drawn', seat, cards, rooms: rooms.map(({ tile }) => tile), reveals: true });
  if (reshuffled) tell(game, { type: 'cards-reshuffled', seat });
  noteLastRound(game);
}

export function noteLastRound(game: Game): void {
  const { state } = game;
  if (state.lastRound || state.hidden.cards.length > 0) return;
  state.lastRound = true;
  tell(game, { type: 'last-round' });
}

function marketRoom(tile: string): MarketRoom {
  return { tile, coins: 0, price: null };
}

function takeTop(state: CastlesState, size: RoomSize, rooms: MarketRoom[]): boolean {
  const tile = takeTopTile(state, size);
  if (tile === null) return false;
  rooms.push(marketRoom(tile));
  return true;
}

function takeTopTile(state: CastlesState, size: RoomSize): string | null {
  const stack = state.hidden.stacks[size];
  if (stack.length === 0) return null;
  state.hidden.stacks[size] = stack.slice(0, -1);
  return stack[stack.length - 1];
}

/** Too few cards: all cards of the game are shuffled again, for the spaces that are still empty (C-3.8). */
function drawAgain(state: CastlesState, missing: number, cards: RoomSize[], rooms: MarketRoom[]): boolean {
  const again = openRng(state.rng).shuffle([...state.discards]);
  let empty = missing;
  while (empty > 0 && again.length > 0) {
    const size = again.pop() as RoomSize;
    cards.push(size);
    if (takeTop(state, size, rooms)) empty--;
  }
  return cards.length > 0;
}

// C-3.6
export function rewardUnsold(game: Game): void {
  const { state } = game;
  if (state.market.length === 0) return;
  state.market = state.market.map((room) => ({ ...room, coins: room.coins + 1000, price: null }));
  tell(game, { type: 'coins-added', rooms: state.market.map(({ tile }) => tile) });
}

// C-8.1
export function removeUnsold(game: Game): void {
  const { state } = game;
  if (state.market.length === 0) return;
  const rooms = state.market.map(({ tile }) => tile);
  state.removed = [...state.removed, ...rooms];
  state.market = [];
  tell(game, { type: 'rooms-removed', rooms });
}

export function sizeOfRoom(tile: string): RoomSize {
  return tileOf(tile).size as RoomSize;
}
