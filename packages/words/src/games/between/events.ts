import { type BetweenEvent, CATEGORIES, TURNS } from '@luftschloss/engine/between';
import type { SaidWords } from '../../language.ts';
import type { Said, Who } from '../../said.ts';
import { castleId, optionWords, placeWords } from './names.ts';

type EventOf<T extends BetweenEvent['type']> = Extract<BetweenEvent, { type: T }>;
export type Seated = (seat: number) => Who;
type EventWords = { readonly [T in BetweenEvent['type']]: (event: EventOf<T>, who: Seated) => Said | null };

/** What happened, a line of the log each. */
export function eventWords(said: SaidWords): EventWords {
  return { ...roundWords(said), ...tileWords(said), ...bonusWords(said), ...adviceWords(said) };
}

type Some<T extends BetweenEvent['type']> = Pick<EventWords, T>;

function roundWords({
  between: { events, items },
}: SaidWords): Some<'round-began' | 'drew-for-ludwig' | 'chose' | 'revealed' | 'took-up' | 'round-ended' | 'castle-scored'> {
  return {
    'round-began': ({ round }) => events[round === 1 ? 'round-began-left' : 'round-began-right']({ round }),
    'drew-for-ludwig': ({ steward, tiles }, who) =>
      tiles.length === 0 ? events['drew-for-ludwig']({ who: who(steward) }) : events['drew-for-ludwig-known']({ who: who(steward), tiles }),
    chose: ({ seat, tiles }, who) =>
      tiles.length === 0 ? events.chose({ who: who(seat) }) : events['chose-known']({ who: who(seat), tiles }),
    revealed: ({ tiles }, who) => {
      const hands = tiles.map((pair, seat) => {
        const builder = who(seat);
        return builder.reader ? items['tiles-of-you']({ tiles: pair }) : items['tiles-of']({ who: builder, tiles: pair });
      });
      return events.revealed({ tiles: hands });
    },
    'took-up': ({ turn }) => (turn === 1 ? null : events['took-up']({ turn, turns: TURNS })),
    'round-ended': ({ round }) => events['round-ended']({ round }),
    'castle-scored': ({ castle, categories, total }) => {
      const scored = CATEGORIES.filter((category) => categories[category] > 0);
      const parts = scored.map((category) => items.category({ category, points: categories[category] }));
      return events['castle-scored']({ castle: castleId(castle), total, parts });
    },
  };
}

function tileWords(said: SaidWords): Some<'assigned' | 'placed' | 'took-back'> {
  const { events, items } = said.between;
  return {
    assigned: ({ seat, tiles }, who) => {
      const given = tiles.map(({ castle, tile }) => items['tile-to-castle']({ tile, castle: castleId(castle) }));
      return events.assigned({ who: who(seat), tiles: given });
    },
    placed: ({ seat, castle, tile, x, y, from }, who) => {
      const placed = { who: who(seat), tile, castle: castleId(castle), where: placeWords(said, x, y) };
      return from === 'ludwig' ? events['placed-for-ludwig'](placed) : events.placed(placed);
    },
    'took-back': ({ seat, castle, tile }, who) => events['took-back']({ who: who(seat), tile, castle: castleId(castle) }),
  };
}

function bonusWords({
  between: { events, bonuses },
}: SaidWords): Some<'bonus' | 'drew' | 'bonus-lost' | 'took-bonus' | 'attendant' | 'kept-card'> {
  return {
    bonus: ({ castle: index, bonus, earnedBy }) => {
      const castle = castleId(index);
      if (bonus === 'fifth') return events['bonus-fifth']({ castle, type: earnedBy, bonus: bonuses.fifth() });
      if (bonus === earnedBy) return events['bonus-third']({ castle, type: earnedBy, bonus: bonuses[bonus]() });
      return events['bonus-other']({ castle, bonus: bonuses[bonus]() });
    },
    drew: ({ castle: index, decision, count, drawn }) => {
      const castle = castleId(index);
      if (decision === 'tile') {
        return drawn.length > 0 ? events['drew-tiles-known']({ castle, count, tiles: drawn }) : events['drew-tiles']({ castle, count });
      }
      return drawn.length > 0 ? events['drew-cards-known']({ castle, count, cards: drawn }) : events['drew-cards']({ castle, count });
    },
    'bonus-lost': ({ castle, bonus }) => events['bonus-lost']({ castle: castleId(castle), bonus: bonuses[bonus]() }),
    'took-bonus': ({ seat, bonus }, who) => events['took-bonus']({ who: who(seat), type: bonus }),
    attendant: ({ castle, attendant }) => events.attendant({ attendant, castle: castleId(castle) }),
    'kept-card': ({ castle, card }) => events['kept-card']({ castle: castleId(castle), card }),
  };
}

function adviceWords(said: SaidWords): Some<'suggested' | 'withdrew'> {
  const { events } = said.between;
  return {
    suggested: ({ seat, castle, option, x, y }, who) => {
      const suggested = { who: who(seat), castle: castleId(castle), option: optionWords(said, option) };
      if (x === undefined || y === undefined) return events.suggested(suggested);
      return events['suggested-cell']({ ...suggested, where: placeWords(said, x, y) });
    },
    withdrew: ({ seat, castle }, who) => events.withdrew({ who: who(seat), castle: castleId(castle) }),
  };
}
