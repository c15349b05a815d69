import { BONUS_CARDS as CASTLES_CARDS, DECREE_IDS, FAVORS, ROOMS } from '@luftschloss/engine/castles';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/languages.ts';
import { loadLanguage } from '../src/loading.ts';

const THINGS: { readonly [table: string]: readonly { readonly id: string }[] } = {
  'castles.room': ROOMS,
  'castles.card': CASTLES_CARDS,
  'castles.favor': FAVORS,
  'castles.decree': DECREE_IDS.map((id) => ({ id })),
};

test.each(Object.keys(LANGUAGES))('everything of Castles has a name in “%s”', async (id) => {
  const { term } = await loadLanguage(id as keyof typeof LANGUAGES);
  // What has no name stands for itself.
  for (const [table, things] of Object.entries(THINGS))
    expect(things.filter((each) => term(table as never, each.id) === each.id)).toEqual([]);
});
