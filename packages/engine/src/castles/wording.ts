import { commonRefusal, type Refusal, type Wording } from '../kernel/index.ts';
import type { ActionOf, ActionType, CastlesAction } from './actions.ts';
import { bonusCardOf } from './bonus-cards.ts';
import { cellOf, formOf, type PlacedTile, planOf } from './castle.ts';
import type { RoomType } from './data/room.ts';
import type { CastlesEvent, EventOf } from './events.ts';
import { scoreLine } from './ledger.ts';
import type { CastlesTypes } from './rules.ts';
import { appraise } from './scoring.ts';
import { type AskOf, type AskType, HIDDEN } from './state.ts';
import { findTile } from './tiles.ts';
import type { CastlesView } from './view.ts';

const nameOf = (tile: string): string => findTile(tile)?.name ?? tile;
const names = (tiles: readonly string[]): string => tiles.map(nameOf).join(', ');
const cards = (ids: readonly string[]): string =>
  ids.map((id) => (id === HIDDEN ? 'a hidden card' : `“${bonusCardOf(id).name}”`)).join(', ');
const points = (count: number): string => (Math.abs(count) === 1 ? `${count} point` : `${count} points`);

const REWARD_WORDS: { readonly [type in RoomType]: string } = {
  food: 'an extra turn',
  living: 'scoring the room again',
  corridor: 'a free hallway or stairs',
  utility: 'a bonus card',
  activity: 'points at once',
  outdoor: 'money from the king',
  sleeping: 'a look through a stack of rooms',
  downstairs: 'any other reward',
};

const ASKS: { readonly [T in AskType]: (ask: AskOf<T>) => string } = {
  'keep-bonus-cards': ({ keep }) => `choose ${keep} bonus cards to keep`,
  'draw-rooms': () => 'draw rooms for the empty spaces of the market',
  'set-prices': () => 'set the prices of all rooms',
  'take-turn': () => 'buy a room, a hallway or stairs, or pass',
  'choose-reward': () => 'take or decline a completion reward',
  'place-corridor': () => 'place a free hallway or stairs',
  'keep-drawn-card': () => 'choose the bonus card to keep',
  'choose-stack': () => 'choose a stack of rooms to look through',
  'lay-rooms': ({ size }) => `choose rooms of size ${size} to lay on the deck`,
  'choose-any-reward': () => 'choose one of the other seven rewards',
};

function placeWords({ tile, x, y, r, level }: PlacedTile): string {
  const turn = ['', ', turned right', ', upside down', ', turned left'][r];
  return `${nameOf(tile)}${level === 'down' ? ' downstairs' : ''} at ${x}, ${y}${turn}`;
}

/** What a placement would score, for lists of actions. */
function effectWords(view: CastlesView, placed: PlacedTile): string {
  if (view.viewer === null) return '';
  const { castle } = view.seats[view.viewer];
  const { points: scored, completed } = appraise(planOf(castle), formOf(placed), cellOf(castle, placed));
  const done = completed.map((room) => nameOf(castle.tiles[room]?.tile ?? placed.tile));
  return ` (${points(scored)}${done.length > 0 ? `, completes ${done.join(', ')}` : ''})`;
}

function priceOf(view: CastlesView, tile: string): string {
  const room = view.market.find((other) => other.tile === tile);
  return room ? ` for ${room.price}` : '';
}

const ACTIONS: { readonly [A in ActionType]: (view: CastlesView, action: ActionOf<A>) => string } = {
  'keep-cards': (_, action) => `Keep ${cards(action.cards)}`,
  draw: () => 'Draw rooms',
  price: (_, { prices }) => prices.map(({ tile, price }) => `${nameOf(tile)} ${price}`).join(', '),
  'buy-room': (view, action) => `Buy ${placeWords(action)}${priceOf(view, action.tile)}${effectWords(view, action)}`,
  'buy-hallway': (view, action) => `Buy ${placeWords(action)}${effectWords(view, action)}`,
  'buy-stairs': (view, action) => `Buy ${placeWords(action)}${effectWords(view, action)}`,
  pass: () => 'Pass and take 5000',
  reward: (view, { reward, room }) => `Take the ${reward} reward for ${ownRoom(view, room)}: ${REWARD_WORDS[reward]}`,
  decline: (view, { reward, room }) => `Decline the ${reward} reward for ${ownRoom(view, room)}`,
  place: (view, action) => `Place ${placeWords(action)}${effectWords(view, action)}`,
  look: (_, { size }) => `Look through the rooms of size ${size}`,
  lay: (_, { tiles }) => (tiles.length === 0 ? 'Lay no room on the deck' : `Lay ${names(tiles)} on the deck, the last on top`),
};

function ownRoom(view: CastlesView, room: number): string {
  return view.viewer === null ? 'a room' : nameOf(view.seats[view.viewer].castle.tiles[room]?.tile ?? '');
}

type Names = readonly string[];

const EVENTS: { readonly [T in CastlesEvent['type']]: (event: EventOf<T>, who: Names) => string | null } = {
  'cards-kept': ({ seat, returned, secret }, who) =>
    `${who[seat]} puts ${returned} bonus ${returned === 1 ? 'card' : 'cards'} back${secret ? ` and keeps ${cards(secret.cards)}` : ''}.`,
  'rooms-drawn': ({ seat, rooms }, who) => (rooms.length === 0 ? `No room comes to the market.` : `${who[seat]} draws ${names(rooms)}.`),
  'cards-reshuffled': () => 'The room cards are shuffled again to fill the market for the last time.',
  priced: ({ seat, prices }, who) =>
    `${who[seat]} sets the prices: ${prices.map(({ tile, price }) => `${nameOf(tile)} ${price}`).join(', ')}.`,
  bought: ({ seat, tile, price, coins, paidTo }, who) =>
    `${who[seat]} buys ${nameOf(tile)} for ${price}${coins > 0 ? ` and takes the ${coins} lying on it` : ''}, paid to ${paidTo === null ? 'the supply' : who[paidTo]}.`,
  placed: ({ seat, placed }, who) => `${who[seat]} places ${placeWords(placed)}.`,
  scored: ({ seat, entry, rooms }, who) => {
    const { points: scored, reason } = scoreLine(entry, (room) => nameOf(rooms[room] ?? ''));
    return `${who[seat]} scores ${points(scored)}: ${reason}.`;
  },
  completed: ({ seat, tile }, who) => `${who[seat]} completes ${nameOf(tile)}.`,
  money: ({ seat, amount, why }, who) => (why === 'pass' ? `${who[seat]} passes and takes ${amount}.` : `${who[seat]} receives ${amount}.`),
  'reward-taken': ({ seat, reward, tile }, who) => `${who[seat]} takes the ${reward} reward for ${nameOf(tile)}: ${REWARD_WORDS[reward]}.`,
  'reward-declined': ({ seat, reward, tile }, who) => `${who[seat]} declines the ${reward} reward for ${nameOf(tile)}.`,
  'reward-lost': ({ seat, reward, tile }, who) => `${who[seat]} cannot use the ${reward} reward for ${nameOf(tile)}.`,
  'extra-turn': ({ seat }, who) => `${who[seat]} takes an extra turn.`,
  'cards-drawn': ({ seat, count, secret }, who) =>
    `${who[seat]} draws ${secret ? cards(secret.cards) : count === 1 ? 'a bonus card' : `${count} bonus cards`}.`,
  'stack-looked': ({ seat, size, secret }, who) =>
    `${who[seat]} looks through the rooms of size ${size}${secret ? `: ${names(secret.tiles)}` : ''}.`,
  'rooms-laid': ({ seat, count, gone, secret }, who) =>
    `${who[seat]} ${gone ? 'puts away' : 'lays on the deck'} ${secret && count > 0 ? names(secret.tiles) : count === 0 ? 'no room' : count === 1 ? 'one room' : `${count} rooms`}.`,
  'coins-added': ({ rooms }) => `1000 is laid on each unsold room: ${names(rooms)}.`,
  'rooms-removed': ({ rooms }) => `Unsold rooms leave the game: ${names(rooms)}.`,
  'master-builder': ({ seat }, who) => `${who[seat]} is the Master Builder now.`,
  'last-round': () => 'The last room card is drawn: this is the last round.',
  'game-over': () => 'The game is over.',
  'cards-shown': ({ seat, cards: shown }, who) => `${who[seat]} shows ${cards(shown)}.`,
};

const REFUSALS: { readonly [code: string]: (params: { readonly [name: string]: string | number }) => string } = {
  'not-now': () => 'That is not what is being decided now.',
  'wrong-number-of-cards': ({ expected }) => `Keep exactly ${expected}.`,
  'no-such-card': ({ card }) => `You do not have the card “${card}” to choose, or named it twice.`,
  'not-in-market': ({ tile }) => `${nameOf(String(tile))} is not in the market.`,
  'no-such-price': ({ price }) => `There is no free space at ${price}.`,
  'priced-twice': () => 'A room has been given two prices.',
  unpriced: ({ tile }) => `${nameOf(String(tile))} has no price yet.`,
  'too-dear': ({ price, money }) => `That costs ${price}, and you have ${money}.`,
  'none-left': ({ tile }) => `No ${tile} is left.`,
  'wrong-tile': ({ expected }) => `This buys ${expected} only.`,
  'no-such-tile': ({ tile }) => `There is no tile “${tile}”.`,
  'level-needed': () => 'A hallway needs a level: main or down.',
  'no-level-to-choose': () => 'Only hallways can be placed on either level.',
  'no-such-reward': () => 'No such reward is waiting.',
  'reward-unavailable': ({ reward }) => `The ${reward} reward cannot be had now.`,
  'no-corridor-piece': ({ tile }) => `${nameOf(String(tile))} cannot be taken: choose a hallway or stairs that is left and fits.`,
  'empty-stack': ({ size }) => `The stack of size ${size} is empty.`,
  'too-many-rooms': ({ most }) => `At most ${most} rooms may be laid on the deck.`,
  'not-in-stack': ({ tile }) => `${nameOf(String(tile))} is not in that stack, or was named twice.`,
  window: () => 'The castle would leave the drawing board.',
  overlap: ({ tile }) => `${nameOf(String(tile))} would overlap another room.`,
  unconnected: ({ tile }) => `No entrance of ${nameOf(String(tile))} would meet an entrance of the castle.`,
  level: () => 'Entrances of the main level and of downstairs would meet.',
  stairs: () => 'Two stairs may not be connected with each other.',
  fence: () => 'Nothing may touch the fenced side of an outdoor room.',
  enclosed: () => 'The castle would have no entrance to the outside left.',
};

export const wording: Wording<CastlesTypes> = {
  decision({ ask, viewer }, who) {
    if (!ask) return 'The game is over.';
    const words = (ASKS[ask.type] as (ask: AskOf<AskType>) => string)(ask);
    return ask.seat === viewer ? `${words[0].toUpperCase()}${words.slice(1)}.` : `${who[ask.seat]} has to ${words}.`;
  },
  action: (view, action) => (ACTIONS[action.type] as (view: CastlesView, action: CastlesAction) => string)(view, action),
  event: (event, who) => (EVENTS[event.type] as (event: CastlesEvent, who: Names) => string | null)(event, who),
  refusal: (refusal: Refusal) =>
    commonRefusal(refusal) ?? REFUSALS[refusal.code]?.(refusal.params ?? {}) ?? `That is not allowed (${refusal.code}).`,
};
