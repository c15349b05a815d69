import { scoreLine } from '../scoring/ledger.ts';
import type { CastlesEvent, EventOf, MoneyReason } from '../table/events.ts';
import { IDLE_ROUNDS } from '../table/idle-rounds.ts';
import { placeWords } from './actions.ts';
import {
  cardNames,
  counted,
  decreeWords,
  favorNames,
  type Names,
  points,
  REWARD_WORDS,
  rewardName,
  SIDE_NAMES,
  tileName,
  tileNames,
} from './names.ts';

const MONEY: { readonly [why in MoneyReason]: (who: string, amount: number) => string } = {
  pass: (who, amount) => `${who} passes and takes ${amount}.`,
  outdoor: (who, amount) => `${who} receives ${amount}.`,
  completed: (who, amount) => `${who} receives ${amount} for completing rooms.`,
  placement: (who, amount) => `${who} takes ${amount} instead of points.`,
  coins: (who, amount) => `${who} takes the coins of a room and passes: ${amount}.`,
  pension: (who, amount) => `${who} takes ${amount} instead of building.`,
  decree: (who, amount) => `${who} receives ${amount} by decree.`,
};

const payee = (paidTo: number | null, who: Names): string => (paidTo === null ? 'the supply' : who[paidTo]);

export const EVENTS: { readonly [T in CastlesEvent['type']]: (event: EventOf<T>, who: Names) => string | null } = {
  'foyer-turned': ({ seat }, who) => `${who[seat]} sets up the foyer behind the Barbican.`,
  'decree-chosen': ({ seat, secret }, who) => `${who[seat]} chooses ${secret ? decreeWords(secret.decree) : 'a decree'}.`,
  'decree-revealed': ({ seat, decree }, who) => `The decree of ${who[seat]}: ${decreeWords(decree)}.`,
  'cards-kept': ({ seat, returned, secret }, who) =>
    `${who[seat]} puts ${counted(returned, 'bonus card')} back${secret ? ` and keeps ${cardNames(secret.cards)}` : ''}.`,
  'returned-cards-seen': ({ seat, secret }, who) =>
    secret
      ? `${who[seat]} sees ${cardNames(secret.cards)} put back${secret.swap.length > 0 ? ` and swaps ${secret.swap.map((card) => cardNames([card])).join(' for ')}` : ''}.`
      : `${who[seat]} looks at what was put back.`,
  'rooms-drawn': ({ seat, rooms }, who) =>
    rooms.length === 0 ? 'No room comes to the market.' : `${who[seat]} draws ${tileNames(rooms)}.`,
  'cards-reshuffled': () => 'The room cards are shuffled again to fill the market for the last time.',
  'coins-moved': ({ seat, coins }, who) =>
    `${who[seat]} moves coins: ${coins.map((each) => `${tileName(each.tile)} ${each.coins}`).join(', ')}.`,
  priced: ({ seat, prices }, who) =>
    `${who[seat]} sets the prices: ${prices.map(({ tile, price }) => `${tileName(tile)} ${price}`).join(', ')}.`,
  bought: ({ seat, tile, price, coins, paidTo }, who) =>
    `${who[seat]} buys ${tileName(tile)} for ${price}${coins > 0 ? ` and takes the ${coins} lying on it` : ''}, paid to ${payee(paidTo, who)}.`,
  'moat-dug': ({ seat, side, price, paidTo }, who) =>
    `${who[seat]} digs the ${SIDE_NAMES[side]} moat for ${price}, paid to ${payee(paidTo, who)}.`,
  'card-discarded': ({ card }) => `A room card of size ${card} leaves the deck.`,
  'laid-room-gone': ({ size }) => `The room of size ${size} on top of the deck leaves the game.`,
  'room-stored': ({ seat, tile }, who) => `${who[seat]} stores ${tileName(tile)}.`,
  'room-taken': ({ seat, tile }, who) => `${who[seat]} takes ${tileName(tile)} from its stack.`,
  placed: ({ seat, placed }, who) => `${who[seat]} places ${placeWords(placed)}.`,
  'passages-dug': ({ seat, passages }, who) => `${who[seat]} digs ${passages.map(({ kind }) => `the ${kind} passage`).join(' and ')}.`,
  scored: ({ seat, entry, rooms }, who) => {
    const { points: scored, reason } = scoreLine(entry, (room) => tileName(rooms[room] ?? ''));
    return `${who[seat]} scores ${points(scored)}: ${reason}.`;
  },
  completed: ({ seat, tile }, who) => `${who[seat]} completes ${tileName(tile)}.`,
  money: ({ seat, amount, why }, who) => MONEY[why](who[seat], amount),
  'swans-gained': ({ seat, swans }, who) => `${who[seat]} gains ${swans.length === 1 ? 'a swan' : 'swans'}: ${swans.join(', ')}.`,
  'swans-exchanged': ({ seat, swans, money }, who) => `${who[seat]} turns in the swans ${swans.join(', ')} for ${money}.`,
  saved: ({ seat, amount }, who) => `${who[seat]} lays ${amount} aside.`,
  'reward-taken': ({ seat, reward, tile }, who) => `${who[seat]} takes ${rewardName(reward, tile)}: ${REWARD_WORDS[reward]}.`,
  'reward-declined': ({ seat, reward, tile }, who) => `${who[seat]} declines ${rewardName(reward, tile)}.`,
  'reward-lost': ({ seat, reward, tile }, who) => `${who[seat]} cannot use ${rewardName(reward, tile)}.`,
  'extra-turn': ({ seat }, who) => `${who[seat]} takes an extra turn.`,
  'cards-drawn': ({ seat, count, secret }, who) => `${who[seat]} draws ${secret ? cardNames(secret.cards) : counted(count, 'bonus card')}.`,
  'stack-looked': ({ seat, size, secret }, who) =>
    `${who[seat]} looks through the rooms of size ${size}${secret ? `: ${tileNames(secret.tiles)}` : ''}.`,
  'rooms-laid': ({ seat, count, gone, secret }, who) =>
    `${who[seat]} ${gone ? 'puts away' : 'lays on the deck'} ${secret && count > 0 ? tileNames(secret.tiles) : counted(count, 'room')}.`,
  'favors-taken': ({ seat, count, secret }, who) =>
    `${who[seat]} takes ${secret ? favorNames(secret.favors) : counted(count, 'secret favor')}.`,
  'favor-kept': ({ seat, secret }, who) => `${who[seat]} keeps ${secret ? favorNames([secret.favor]) : 'a secret favor'}.`,
  'secret-room-taken': ({ seat, size, secret }, who) =>
    `${who[seat]} takes a secret room of size ${size}${secret ? `: ${tileName(secret.tile)}` : ''}.`,
  'stacks-reduced': ({ seat, sizes }, who) =>
    `${who[seat]} removes ${sizes.length === 0 ? 'no rooms' : `rooms of the sizes ${sizes.join(', ')}`} from the stacks.`,
  'coins-added': ({ rooms }) => `1000 is laid on each unsold room: ${tileNames(rooms)}.`,
  'rooms-removed': ({ rooms }) => `Unsold rooms leave the game: ${tileNames(rooms)}.`,
  'master-builder': ({ seat }, who) => `${who[seat]} is the Master Builder now.`,
  'last-round': () => 'The last room card is drawn: this is the last round.',
  'nobody-builds': ({ rounds }) =>
    rounds === IDLE_ROUNDS - 1
      ? `Nobody has bought anything for ${rounds} rounds: if the next one brings no purchase either and nothing for sale fits any castle, the game ends after it.`
      : `Nobody has bought anything for ${rounds} rounds: if the next one brings no purchase either, the game ends after it.`,
  'patience-lost': () => 'Nobody has bought anything for many rounds: the game ends and is scored as it stands.',
  'game-over': () => 'The game is over.',
  'cards-shown': ({ seat, cards }, who) => `${who[seat]} shows ${cards.length > 0 ? cardNames(cards) : 'no bonus card'}.`,
  'favors-shown': ({ seat, favors }, who) => `${who[seat]} shows the secret favors ${favorNames(favors)}.`,
  'secret-room-shown': ({ seat, tile }, who) => `${who[seat]} shows the secret room ${tileName(tile)}.`,
};
