import { openRng } from '../../kernel/index.ts';
import type { RoomSize } from '../data/room.ts';
import { swanIcons } from '../edition.ts';
import { tileOf } from '../tiles.ts';
import { type Game, tell } from './events.ts';
import type { CastlesState, Hidden, MarketRoom } from './state.ts';
import { forEachStack } from './supply.ts';

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
  const rooms: string[] = [];
  const stacks = ownStacks(hidden);
  let missing = priceSpaces(state.seats.length).length - state.market.length;
  while (missing > 0 && hidden.laid.length > 0) {
    rooms.push(hidden.laid[hidden.laid.length - 1].tile);
    hidden.laid = hidden.laid.slice(0, -1);
    missing--;
  }
  while (missing > 0 && hidden.cards.length > 0) {
    const size = takeTopCard(state);
    cards.push(size);
    if (takeTopRoom(stacks, size, rooms)) missing--;
  }
  const reshuffled = missing > 0 && drawAgain(state, stacks, missing, cards, rooms);
  hidden.stacks = stacks;
  state.market = [...state.market, ...rooms.map((tile) => marketRoom(state, tile))];
  tell(game, { type: 'rooms-drawn', seat, cards, rooms, reveals: true });
  if (reshuffled) tell(game, { type: 'cards-reshuffled', seat });
  noteLastRound(game);
}

function noteLastRound(game: Game): void {
  const { state } = game;
  if (state.lastRound || state.hidden.cards.length > 0) return;
  state.lastRound = true;
  tell(game, { type: 'last-round' });
}

function takeTopCard(state: CastlesState): RoomSize {
  const { cards } = state.hidden;
  const size = cards[cards.length - 1];
  state.hidden.cards = cards.slice(0, -1);
  state.discards = [...state.discards, size];
  return size;
}

/** A card whose stack is empty brings no room; the next one replaces it (C-3.6). */
function takeTopRoom(stacks: OwnStacks, size: RoomSize, rooms: string[]): boolean {
  const tile = takeTop(stacks, size);
  if (tile === null) return false;
  rooms.push(tile);
  return true;
}

export function setStack({ hidden }: CastlesState, size: RoomSize, tiles: readonly string[]): void {
  const stacks = ownStacks(hidden);
  stacks[size] = tiles;
  hidden.stacks = stacks;
}

export function takeFromStack({ hidden }: CastlesState, size: RoomSize): string | null {
  const stacks = ownStacks(hidden);
  hidden.stacks = stacks;
  return takeTop(stacks, size);
}

/** A copy of the stacks that may be changed until it is in the state: whoever takes several rooms copies them only once. */
type OwnStacks = { [size: number]: readonly string[] };

function ownStacks({ stacks }: Hidden): OwnStacks {
  return forEachStack(stacks, (tiles) => tiles);
}

function takeTop(stacks: OwnStacks, size: RoomSize): string | null {
  const stack = stacks[size];
  if (stack.length === 0) return null;
  stacks[size] = stack.slice(0, -1);
  return stack[stack.length - 1];
}

/** A room that comes to the market brings its swans, as long as there are tokens (C-9.1). */
function marketRoom(state: CastlesState, tile: string): MarketRoom {
  const { options, hidden } = state;
  const icons = options.swans ? swanIcons(options.edition, tileOf(tile)) : 0;
  if (icons === 0) return { tile, coins: 0, price: null, swans: [] };
  const swans = hidden.swans.slice(-icons);
  hidden.swans = hidden.swans.slice(0, -icons);
  return { tile, coins: 0, price: null, swans };
}

/** Too few cards: all cards of the game are shuffled again, for the spaces that are still empty (C-3.8). */
function drawAgain({ rng, discards }: CastlesState, stacks: OwnStacks, missing: number, cards: RoomSize[], rooms: string[]): boolean {
  const again = openRng(rng).shuffle([...discards]);
  let empty = missing;
  while (empty > 0 && again.length > 0) {
    const size = again.pop() as RoomSize;
    cards.push(size);
    if (takeTopRoom(stacks, size, rooms)) empty--;
  }
  return true;
}

/** A moat costs the deck its top card, or the room that lies on it (C-11.2). */
export function shortenDeck(game: Game): void {
  const { state } = game;
  const { hidden } = state;
  const top = hidden.laid[hidden.laid.length - 1];
  if (top) {
    hidden.laid = hidden.laid.slice(0, -1);
    hidden.gone = [...hidden.gone, top];
    tell(game, { type: 'laid-room-gone', size: top.size });
  } else if (hidden.cards.length > 0) {
    tell(game, { type: 'card-discarded', card: takeTopCard(state), reveals: true });
    noteLastRound(game);
  }
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
