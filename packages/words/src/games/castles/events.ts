import { type CastlesEvent, type EventOf, IDLE_ROUNDS, type MoneyReason } from '@luftschloss/engine/castles';
import type { SaidWords } from '../../language.ts';
import type { Said, Who } from '../../said.ts';
import { bringsWords, coinWords, passageKinds, priceWords, rewardWords } from './names.ts';
import { reasonWords } from './reasons.ts';

const COIN = 1000;

/** Whoever is in a seat, as the reader calls them. */
export type Seated = (seat: number) => Who;

type EventWords = { readonly [T in CastlesEvent['type']]: (event: EventOf<T>, who: Seated) => Said };

/** What happened, a line of the log each. */
export function eventWords(said: SaidWords): EventWords {
  return { ...beginningWords(said), ...turnWords(said), ...rewardEventWords(said), ...roundWords(said), ...showingWords(said) };
}

type Some<T extends CastlesEvent['type']> = Pick<EventWords, T>;

function beginningWords({
  castles: { events },
}: SaidWords): Some<'foyer-turned' | 'decree-chosen' | 'decree-revealed' | 'cards-kept' | 'returned-cards-seen'> {
  return {
    'foyer-turned': ({ seat }, who) => events['foyer-turned']({ who: who(seat) }),
    'decree-chosen': ({ seat, secret }, who) =>
      secret ? events['decree-chosen-known']({ who: who(seat), decree: secret.decree }) : events['decree-chosen']({ who: who(seat) }),
    'decree-revealed': ({ seat, decree }, who) => events['decree-revealed']({ who: who(seat), decree }),
    'cards-kept': ({ seat, returned, secret }, who) =>
      secret
        ? events['cards-kept-known']({ who: who(seat), returned, cards: secret.cards })
        : events['cards-kept']({ who: who(seat), returned }),
    'returned-cards-seen': ({ seat, secret }, who) => {
      if (!secret) return events['returned-cards-seen']({ who: who(seat) });
      const [give, take] = secret.swap;
      if (take === undefined) return events['returned-cards-seen-known']({ who: who(seat), cards: secret.cards });
      return events['returned-cards-swapped']({ who: who(seat), give, take });
    },
  };
}

function turnWords(
  said: SaidWords,
): Some<
  | 'bought'
  | 'moat-dug'
  | 'room-stored'
  | 'room-taken'
  | 'placed'
  | 'passages-dug'
  | 'scored'
  | 'completed'
  | 'money'
  | 'swans-gained'
  | 'swans-exchanged'
  | 'saved'
> {
  const { events } = said.castles;
  const money: { readonly [why in MoneyReason]: (params: { who: Who; amount: number }) => Said } = {
    pass: events['money-pass'],
    outdoor: events['money-outdoor'],
    completed: events['money-completed'],
    placement: events['money-placement'],
    coins: events['money-coins'],
    pension: events['money-pension'],
    decree: events['money-decree'],
  };
  return {
    bought: ({ seat, tile: room, price, coins, paidTo }, who) => {
      const about = { who: who(seat), room, price };
      const bought = paidTo === null ? events['bought-from-bank'](about) : events.bought({ ...about, payee: who(paidTo) });
      return coins > 0 ? [...bought, ' ', ...events['coins-taken']({ who: who(seat), coins, room })] : bought;
    },
    'moat-dug': ({ seat, side, price, paidTo }, who) => {
      const about = { who: who(seat), side, price };
      return paidTo === null ? events['moat-dug-from-bank'](about) : events['moat-dug']({ ...about, payee: who(paidTo) });
    },
    'room-stored': ({ seat, tile }, who) => events['room-stored']({ who: who(seat), room: tile }),
    'room-taken': ({ seat, tile }, who) => events['room-taken']({ who: who(seat), room: tile }),
    placed: ({ seat, placed: { tile, level } }, who) =>
      level === 'down' ? events['placed-downstairs']({ who: who(seat), room: tile }) : events.placed({ who: who(seat), room: tile }),
    'passages-dug': ({ seat, passages }, who) => events['passages-dug']({ who: who(seat), passages: passageKinds(passages) }),
    scored: ({ seat, entry, rooms }, who) =>
      events.scored({ who: who(seat), points: entry[1], reason: reasonWords(said, entry, (room) => rooms[room] ?? '') }),
    completed: ({ seat, tile }, who) => events.completed({ who: who(seat), room: tile }),
    money: ({ seat, amount, why }, who) => money[why]({ who: who(seat), amount }),
    'swans-gained': ({ seat, swans }, who) => events['swans-gained']({ who: who(seat), swans }),
    'swans-exchanged': ({ seat, swans, money: paid }, who) => events['swans-exchanged']({ who: who(seat), swans, money: paid }),
    saved: ({ seat, amount }, who) => events.saved({ who: who(seat), amount }),
  };
}

function rewardEventWords(
  said: SaidWords,
): Some<
  | 'reward-taken'
  | 'reward-declined'
  | 'reward-lost'
  | 'extra-turn'
  | 'cards-drawn'
  | 'stack-looked'
  | 'rooms-laid'
  | 'favors-taken'
  | 'favor-kept'
  | 'secret-room-taken'
> {
  const { events } = said.castles;
  return {
    'reward-taken': ({ seat, reward, tile }, who) =>
      events['reward-taken']({ who: who(seat), reward: rewardWords(said, reward, tile), brings: bringsWords(said, reward) }),
    'reward-declined': ({ seat, reward, tile }, who) =>
      events['reward-declined']({ who: who(seat), reward: rewardWords(said, reward, tile) }),
    'reward-lost': ({ seat, reward, tile }, who) => events['reward-lost']({ who: who(seat), reward: rewardWords(said, reward, tile) }),
    'extra-turn': ({ seat }, who) => events['extra-turn']({ who: who(seat) }),
    'cards-drawn': ({ seat, count, secret }, who) =>
      secret && count > 0
        ? events['cards-drawn-known']({ who: who(seat), cards: secret.cards })
        : events['cards-drawn']({ who: who(seat), count }),
    'stack-looked': ({ seat, size, secret }, who) =>
      secret
        ? events['stack-looked-known']({ who: who(seat), size, rooms: secret.tiles })
        : events['stack-looked']({ who: who(seat), size }),
    'rooms-laid': ({ seat, count, gone, secret }, who) => {
      if (!secret || count === 0) return events[gone ? 'rooms-put-away' : 'rooms-laid']({ who: who(seat), count });
      return events[gone ? 'rooms-put-away-known' : 'rooms-laid-known']({ who: who(seat), rooms: secret.tiles });
    },
    'favors-taken': ({ seat, count, secret }, who) =>
      secret && count > 0
        ? events['favors-taken-known']({ who: who(seat), favors: secret.favors })
        : events['favors-taken']({ who: who(seat), count }),
    'favor-kept': ({ seat, secret }, who) =>
      secret ? events['favor-kept-known']({ who: who(seat), favor: secret.favor }) : events['favor-kept']({ who: who(seat) }),
    'secret-room-taken': ({ seat, size, secret }, who) =>
      secret
        ? events['secret-room-taken-known']({ who: who(seat), size, room: secret.tile })
        : events['secret-room-taken']({ who: who(seat), size }),
  };
}

function roundWords(
  said: SaidWords,
): Some<
  | 'rooms-drawn'
  | 'cards-reshuffled'
  | 'coins-moved'
  | 'priced'
  | 'card-discarded'
  | 'laid-room-gone'
  | 'coins-added'
  | 'rooms-removed'
  | 'master-builder'
  | 'last-round'
  | 'nobody-builds'
> {
  const { events } = said.castles;
  return {
    'rooms-drawn': ({ seat, rooms }, who) =>
      rooms.length === 0 ? events['no-rooms-drawn']() : events['rooms-drawn']({ who: who(seat), rooms }),
    'cards-reshuffled': () => events['cards-reshuffled'](),
    'coins-moved': ({ seat, coins }, who) => events['coins-moved']({ who: who(seat), coins: coinWords(said, coins) }),
    priced: ({ seat, prices }, who) => events.priced({ who: who(seat), prices: priceWords(said, prices) }),
    'card-discarded': ({ card }) => events['card-discarded']({ size: card }),
    'laid-room-gone': ({ size }) => events['laid-room-gone']({ size }),
    'coins-added': ({ rooms }) => events['coins-added']({ money: COIN, rooms }),
    'rooms-removed': ({ rooms }) => events['rooms-removed']({ rooms }),
    'master-builder': ({ seat }, who) => events['master-builder']({ who: who(seat) }),
    'last-round': () => events['last-round'](),
    'nobody-builds': ({ rounds }) => events[rounds === IDLE_ROUNDS - 1 ? 'nobody-builds-first' : 'nobody-builds']({ rounds }),
  };
}

function showingWords({
  castles: { events },
}: SaidWords): Some<'stacks-reduced' | 'patience-lost' | 'game-over' | 'cards-shown' | 'favors-shown' | 'secret-room-shown'> {
  return {
    'stacks-reduced': ({ seat, sizes }, who) => events['stacks-reduced']({ who: who(seat), sizes }),
    'patience-lost': () => events['patience-lost'](),
    'game-over': () => events['game-over'](),
    'cards-shown': ({ seat, cards }, who) => events['cards-shown']({ who: who(seat), cards }),
    'favors-shown': ({ seat, favors }, who) => events['favors-shown']({ who: who(seat), favors }),
    'secret-room-shown': ({ seat, tile }, who) => events['secret-room-shown']({ who: who(seat), room: tile }),
  };
}
