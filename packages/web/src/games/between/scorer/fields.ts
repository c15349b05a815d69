import { ATTENDANTS, ATTENDANTS_PER_CASTLE, type BetweenTable, BONUS_CARD_IDS, THRONES } from '@luftschloss/engine/between';
import { betweenRule, type Language, plain } from '@luftschloss/words';
import type { Asked, Field } from '../../../scorer/game-scorer.ts';

export function fieldOf(_: BetweenTable, { fact }: Asked, { said, term }: Language): Field {
  switch (fact.code) {
    case 'throne':
      return { kind: 'one', options: THRONES.map((room) => ({ value: room.id, title: plain(betweenRule(said, room)) })) };
    case 'attendants':
      return {
        kind: 'counts',
        as: 'list',
        most: ATTENDANTS_PER_CASTLE,
        options: ATTENDANTS.map((attendant) => ({ value: attendant, title: term('between.attendant', attendant) })),
      };
    case 'bonus-cards':
      return { kind: 'some', options: BONUS_CARD_IDS.map((card) => ({ value: card, title: term('between.card', card) })) };
    default:
      return { kind: 'tab', tab: Number(fact.params?.['castle'] ?? 0) };
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
