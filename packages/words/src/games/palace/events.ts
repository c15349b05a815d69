import type { EndReason, PalaceEvent } from '@luftschloss/engine/palace';
import type { SaidWords } from '../../language.ts';
import type { Said, Who } from '../../said.ts';
import { paymentWords, purchaseWords, reasonWords, slotId, swanWords } from './names.ts';

type EventOf<T extends PalaceEvent['type']> = Extract<PalaceEvent, { type: T }>;
export type Seated = (seat: number) => Who;
type EventWords = { readonly [T in PalaceEvent['type']]: (event: EventOf<T>, who: Seated) => Said };
type Some<T extends PalaceEvent['type']> = Pick<EventWords, T>;

const ENDINGS = {
  joined: 'ended-joined',
  'moat-used-up': 'ended-moat-used-up',
  'stacks-empty': 'ended-stacks-empty',
} as const satisfies { readonly [reason in EndReason]: string };

/** What happened, a line of the log each. */
export function eventWords(said: SaidWords): EventWords {
  return { ...favorWords(said), ...turnWords(said), ...moatWords(said), ...rowWords(said) };
}

function favorWords({
  palace: { events },
}: SaidWords): Some<'hand-decided' | 'favor-kept' | 'no-favor-kept' | 'favors-looked-at' | 'secrets-shown'> {
  return {
    'hand-decided': ({ seat }, who) => events['hand-decided']({ who: who(seat) }),
    'favor-kept': ({ seat, favor, slot }, who) =>
      favor === null
        ? events['favor-kept']({ who: who(seat), slot: slotId(slot) })
        : events['favor-kept-known']({ who: who(seat), slot: slotId(slot), favor }),
    'no-favor-kept': ({ seat }, who) => events['no-favor-kept']({ who: who(seat) }),
    'favors-looked-at': ({ seat, favors }, who) => {
      const known = favors.filter((favor) => favor !== null);
      return known.length < favors.length
        ? events['favors-looked-at']({ who: who(seat), count: favors.length })
        : events['favors-looked-at-known']({ who: who(seat), favors: known });
    },
    'secrets-shown': () => events['secrets-shown'](),
  };
}

function turnWords(
  said: SaidWords,
): Some<'turn-began' | 'paid' | 'built' | 'activated' | 'swan' | 'secret-swan' | 'completed' | 'passed' | 'ended' | 'extra-swans'> {
  const { events } = said.palace;
  return {
    'turn-began': ({ seat, number }, who) => events['turn-began']({ who: who(seat), number }),
    paid: ({ seat, swans, secret, purchase }, who) =>
      events.paid({ who: who(seat), payment: paymentWords(said, swans, secret), purchase: purchaseWords(said, purchase) }),
    built: ({ seat, tile, mustJoin }, who) => events[mustJoin ? 'built-last-entrance' : 'built']({ who: who(seat), tile }),
    activated: ({ seat, tile, slot }, who) => events.activated({ who: who(seat), tile, slot: slotId(slot) }),
    swan: ({ seat, colour, reason }, who) => events.swan({ who: who(seat), colour, reason: reasonWords(said, reason) }),
    'secret-swan': ({ seat, colour, tile }, who) =>
      colour === null ? events['secret-swan']({ who: who(seat), tile }) : events['secret-swan-known']({ who: who(seat), tile, colour }),
    completed: ({ tile, owner }, who) =>
      owner === null ? events['completed-by-nobody']({ tile }) : events.completed({ who: who(owner), tile }),
    passed: ({ seat }, who) => events.passed({ who: who(seat) }),
    ended: ({ reason }) => events[ENDINGS[reason]](),
    'extra-swans': ({ seat, swans }, who) => events['extra-swans']({ who: who(seat), swans: swanWords(said, swans) }),
  };
}

function moatWords({ palace: { events } }: SaidWords): Some<'moat-laid' | 'moat-moved' | 'moat-forfeited' | 'arms-joined'> {
  return {
    'moat-laid': ({ seat, arm }, who) =>
      arm === null ? events['moat-laid-pond']({ who: who(seat) }) : events['moat-laid-arm']({ who: who(seat), arm }),
    'moat-moved': ({ seat }, who) => events['moat-moved']({ who: who(seat) }),
    'moat-forfeited': ({ tiles }) => events['moat-forfeited']({ tiles }),
    'arms-joined': () => events['arms-joined'](),
  };
}

function rowWords({ palace: { events } }: SaidWords): Some<'discarded' | 'row-refreshed' | 'row-filled' | 'stack-emptied'> {
  return {
    discarded: ({ seat, tile }, who) => events.discarded({ who: who(seat), tile }),
    'row-refreshed': ({ seat, tiles }, who) => events['row-refreshed']({ who: who(seat), tiles }),
    'row-filled': ({ tiles }) => events['row-filled']({ tiles }),
    'stack-emptied': ({ emptied, rate }) => events['stack-emptied']({ emptied, rate }),
  };
}
