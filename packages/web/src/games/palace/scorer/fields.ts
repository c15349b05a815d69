import { COLOURS, FAVORS, type PalaceTable, SLOTS } from '@luftschloss/engine/palace';
import type { Language } from '@luftschloss/words';
import type { Asked, Field, Option } from '../../../scorer/game-scorer.ts';

const MOST_SWANS = 60;
const MOST_SECRET = 15;

function colors({ term }: Language): Option[] {
  return COLOURS.map((color) => ({ value: color, title: term('palace.swan', color) }));
}

function favors({ term }: Language): Option[] {
  return FAVORS.map(({ id }) => ({ value: id, title: term('palace.favor', id) }));
}

export function fieldOf({ players }: PalaceTable, { fact }: Asked, language: Language): Field {
  const { words, term } = language;
  switch (fact.code) {
    case 'swans':
      return { kind: 'counts', as: 'object', most: MOST_SWANS, options: colors(language) };
    case 'secret':
      return { kind: 'counts', as: 'list', most: MOST_SECRET, options: colors(language) };
    case 'slots':
      return {
        kind: 'slots',
        slots: SLOTS.map((slot) => term('palace.slot', slot)),
        options: [{ value: 'room', title: words.scorer.palace.room() }, ...favors(language)],
      };
    case 'owner':
      return {
        kind: 'one',
        options: [...players.map(({ name }, seat) => ({ value: seat, title: name })), { value: null, title: words.scorer.palace.nobody() }],
      };
    default:
      return { kind: 'some', options: favors(language) };
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
