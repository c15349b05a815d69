import { branchFrom, seatsWithBots } from '../../src/branches/play-on.ts';
import { GAME_CARDS } from '../../src/games/index.ts';
import { DOORS } from '../../src/home/doors.ts';
import { recordOf, shelfOf } from '../tables.ts';
import { stored } from './play.ts';
import { momentsOf } from './sweep.ts';

const GAMES = GAME_CARDS.map(({ id }) => id);

const EVERY = [
  '#/',
  '#/new',
  '#/settings',
  '#/about',
  '#/branches/parent',
  ...DOORS.filter(({ online }) => !online).map(({ address }) => address),
  ...GAMES.flatMap((game) => [`#/rules/${game}`, `#/gallery/${game}`, `#/learn/${game}/${game}-first`]),
];

/** A finished game that two branches leave, so that the page of branches has something to show. */
function storage(): { readonly [key: string]: string } {
  const record = momentsOf(recordOf({ seed: 'sweep' })).at(-1)?.record;
  if (!record) throw new Error('no game was played');
  const shelf = shelfOf();
  const left = { id: 'parent', record, address: '#/table/parent' };
  for (const [index, name] of ['Stairs first', 'Two gardens'].entries()) {
    const step = Math.floor((record.actions.length * (index + 1)) / 3);
    branchFrom(shelf, { left, step, seat: 0, name, seats: seatsWithBots(record, 0, 'greedy') }, index + 1);
  }
  return { ...Object.fromEntries(shelf.entries), ...stored('parent', record) };
}

/** Every page beside tables, and what is kept in the browser of somebody who has been there. */
export const PAGES = { every: [...new Set(EVERY)], sample: ['#/', '#/new', '#/settings', '#/learn', '#/rules/palace'], storage } as const;
