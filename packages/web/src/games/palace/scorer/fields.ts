import { palaceLetters } from '@luftschloss/drawing';
import type { Seat } from '@luftschloss/engine/kernel';
import { COLOURS, FAVORS, type Favor, type PalaceTable, SECRET_SWANS_PER_COLOUR, SLOTS } from '@luftschloss/engine/palace';
import type { Language } from '@luftschloss/words';
import type { Asked, Field, Option } from '../../../scorer/game-scorer.ts';
import { type OtherPlace, withTaken } from '../../../scorer/taken.ts';
import { typeSign } from '../../../scorer/type-sign.ts';
import { swanSign } from './swan-sign.ts';

const MOST_SWANS = 60;

function colors({ term }: Language): Option[] {
  return COLOURS.map((color) => ({ value: color, title: term('palace.swan', color), sign: swanSign(color) }));
}

function keyOf({ wants, measure }: Favor, language: Language): Option['key'] {
  const { cards } = language.words.scorer;
  const letters = palaceLetters(language);
  switch (measure.item) {
    case 'tiles':
      return {
        row: wants === 'most' ? cards.mostTiles() : cards.fewestTiles(),
        sign: typeSign(measure.type),
        letter: letters[measure.type],
      };
    case 'swans':
      return { row: wants === 'most' ? cards.mostSwans() : cards.fewestSwans(), sign: swanSign(measure.colour) };
    default:
      return;
  }
}

/** Favors with where each of them lies, if that is elsewhere: `seat` is whose are asked for, and `null` for those of everybody. */
function favors({ players, publicFavors }: PalaceTable, language: Language, seat: Seat | null): Option[] {
  const options = FAVORS.map((favor): Option => {
    const key = keyOf(favor, language);
    return { value: favor.id, title: language.term('palace.favor', favor.id), ...(key && { key }) };
  });
  const shared: OtherPlace = { whose: language.words.scorer.answers.wholeTable(), place: 'publicFavors', value: publicFavors };
  const others = players.flatMap(({ name, slots: value }, index): OtherPlace[] =>
    index === seat ? [] : [{ whose: name, place: `players[${index}].slots`, value, slots: true }],
  );
  return withTaken(options, seat === null ? others : [shared, ...others]);
}

export function fieldOf(table: PalaceTable, { fact, seat }: Asked, language: Language): Field {
  const { players } = table;
  const { words, term } = language;
  switch (fact.code) {
    case 'swans':
      return { kind: 'counts', as: 'object', most: MOST_SWANS, options: colors(language) };
    case 'secret':
      return { kind: 'counts', as: 'list', most: SECRET_SWANS_PER_COLOUR, options: colors(language) };
    case 'slots':
      return {
        kind: 'slots',
        slots: SLOTS.map((slot) => term('palace.slot', slot)),
        options: [{ value: 'room', title: words.scorer.palace.room(), several: true }, ...favors(table, language, seat)],
      };
    case 'owner':
      return {
        kind: 'one',
        options: [...players.map(({ name }, seat) => ({ value: seat, title: name })), { value: null, title: words.scorer.palace.nobody() }],
      };
    default:
      return { kind: 'some', options: favors(table, language, null) };
  }
}

export function entries({ players, publicFavors }: PalaceTable): Asked[] {
  const own = players.flatMap((player, seat) =>
    (['swans', 'secret', 'slots'] as const)
      .filter((field) => player[field] !== undefined)
      .map((field) => ({ place: `players[${seat}].${field}`, seat, fact: { code: field } })),
  );
  return publicFavors ? [{ place: 'publicFavors', seat: null, fact: { code: 'public-favors' } }, ...own] : own;
}
