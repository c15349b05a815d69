import { english } from '@luftschloss/words/english';
import { loadPseudoLanguage } from '@luftschloss/words/pseudo';
import { expect, test } from 'vitest';
import { NAMELESS } from '../src/shell/nameless.ts';
import { shownSeats } from '../src/table/names.ts';

const SEATS = [
  { name: NAMELESS, bot: null },
  { name: 'Ludwig', bot: 'easy' },
  { name: NAMELESS, bot: 'easy' },
];

test('who has said no name is named in the language of the page, and what is kept stays as it is', async () => {
  const { words } = await loadPseudoLanguage();
  expect(shownSeats(SEATS, 'local', words).map(({ name }) => name)).toEqual([words.shell.person.you(), 'Ludwig', NAMELESS]);
  expect(shownSeats(SEATS, 'local', english.words)).toEqual(SEATS);
  expect(SEATS[0].name).toBe(NAMELESS);
});

test('somebody online who is really called so keeps the name', async () => {
  expect(shownSeats(SEATS, 'online', (await loadPseudoLanguage()).words)).toEqual(SEATS);
});
