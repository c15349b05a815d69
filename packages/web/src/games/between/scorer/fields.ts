import { betweenLetters } from '@luftschloss/drawing';
import { ATTENDANTS, ATTENDANTS_PER_CASTLE, type BetweenTable, BONUS_CARD_IDS, ROOM_TYPES, THRONES } from '@luftschloss/engine/between';
import { betweenRule, type Language, plain } from '@luftschloss/words';
import type { Asked, Field, Option } from '../../../scorer/game-scorer.ts';
import { type OtherPlace, withTaken } from '../../../scorer/taken.ts';
import { typeSign } from '../../../scorer/type-sign.ts';

/** Those for each room of a type are called like the type. */
function cards(language: Language): Option[] {
  const { term, words } = language;
  const letters = betweenLetters(language);
  return BONUS_CARD_IDS.map((card) => {
    const type = ROOM_TYPES.find((each) => each === card);
    const key = type && { row: words.scorer.cards.eachOfType(), sign: typeSign(type), letter: letters[type] };
    return { value: card, title: term('between.card', card), ...(key && { key }) };
  });
}

function bonusCards({ castles }: BetweenTable, castle: number, language: Language): Field {
  const others = castles.flatMap(({ bonusCards: value }, index): OtherPlace[] =>
    index === castle ? [] : [{ whose: language.term('between.castle', String(index)), place: `castles[${index}].bonusCards`, value }],
  );
  return { kind: 'some', options: withTaken(cards(language), others) };
}

export function fieldOf(table: BetweenTable, { fact }: Asked, language: Language): Field {
  const { said, term } = language;
  const castle = Number(fact.params?.['castle'] ?? 0);
  switch (fact.code) {
    case 'throne':
      return { kind: 'one', options: THRONES.map((room) => ({ value: room.id, title: plain(betweenRule(said, room)) })) };
    case 'attendants':
      return {
        kind: 'counts',
        as: 'list',
        most: ATTENDANTS_PER_CASTLE,
        total: ATTENDANTS_PER_CASTLE,
        options: ATTENDANTS.map((attendant) => ({ value: attendant, title: term('between.attendant', attendant) })),
      };
    case 'bonus-cards':
      return bonusCards(table, castle, language);
    default:
      return { kind: 'tab', tab: castle };
  }
}

const FIELDS: { readonly [field: string]: string } = { throne: 'throne', attendants: 'attendants', bonusCards: 'bonus-cards' };

export function entries({ castles }: BetweenTable): Asked[] {
  return castles.flatMap((castle, index) =>
    Object.entries(FIELDS)
      .filter(([field]) => field in castle)
      .map(([field, code]) => ({ place: `castles[${index}].${field}`, seat: null, fact: { code, params: { castle: String(index) } } })),
  );
}
