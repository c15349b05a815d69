import { DECREE_IDS, DEPLETED_POINTS, FAVOR_POINTS, type RoomType, type SwanColour, tileOf } from '@luftschloss/engine/castles';
import type { Language } from '@luftschloss/words';
import type { Meaning } from '../../explain/explanation.ts';
import type { Sign } from '../../explain/sign.ts';
import { rewardWords, roomLines } from '../../gallery/room-words.ts';

type Means = (sign: Sign, language: Language) => Meaning | null;

/** Signs that mean the same wherever they stand. */
const PLAIN = [
  'printed',
  'bonus',
  'completed',
  'scored',
  'courtyard',
  'fence',
  'passage',
  'moat',
  'barbican',
  'score',
  'money',
  'acting',
  'masterBuilder',
  'passages',
  'stored',
  'savings',
  'deck',
  'price',
  'coins',
  'sold',
  'place',
  'pointsNow',
  'pointsCards',
  'pointsFavors',
  'connected',
  'adjacent',
  'each',
] as const;

const plain = Object.fromEntries(
  PLAIN.map((kind): [string, Means] => [
    kind,
    (_, { words }) => ({ title: words['castles-signs'].titles[kind](), what: words['castles-signs'].what[kind]() }),
  ]),
) as { readonly [K in (typeof PLAIN)[number]]: Means };

/** The text of a card, a favor or a decree by itself, and what all of its kind do. */
const cards = {
  favor({ about }, { words, term }) {
    const [first, second, third, fourth] = FAVOR_POINTS;
    return { title: term('castles.favor', about.split(' ')[0]), what: words['castles-signs'].what.favor({ first, second, third, fourth }) };
  },
  card: ({ about }, { words, term }) => ({
    title: about === '' ? words['castles-signs'].titles.card() : term('castles.card', about),
    what: words['castles-signs'].what.card(),
  }),
  decree: ({ about }, { term }) =>
    (DECREE_IDS as readonly string[]).includes(about)
      ? { title: term('castles.decree', about), what: term('castles-table.decreeText', about) }
      : null,
} satisfies { readonly [kind: string]: Means };

const DOORS = ['connected', 'tunnelled', 'blocked', 'external', 'courtyard', 'plain'] as const;

/** What each kind of sign means. */
export const MEANINGS = {
  ...plain,
  ...cards,
  room: roomMeaning,
  offer: roomMeaning,
  type({ about }, { words }) {
    const { titles, what } = words['castles-signs'];
    const reward = rewardWords(words, about as RoomType);
    return { title: titles.type({ type: about }), what: what.type({ reward }) };
  },
  size: ({ about }, { words }) => ({
    title: words['castles-signs'].titles.size({ size: Number(about) }),
    what: words['castles-signs'].what.size(),
  }),
  door({ about }, { words }) {
    const { doors, doorWhat } = words['castles-signs'];
    const isDown = about.startsWith('down');
    const state = DOORS.find((each) => about.endsWith(each)) ?? 'plain';
    if (about === 'down') return { title: doors.down(), what: doorWhat.down() };
    return { title: doors[state](), what: isDown ? `${doorWhat[state]()} ${doorWhat.down()}` : doorWhat[state]() };
  },
  stack: ({ about }, { words }) => ({
    title: words['castles-signs'].titles.stack({ size: Number(about) }),
    what: words['castles-signs'].what.stack({ points: DEPLETED_POINTS }),
  }),
  swan: ({ about }, { words }) => ({
    title: words['castles-signs'].titles.swan({ swan: about as SwanColour }),
    what: words['castles-signs'].what.swan(),
  }),
  // Names of people come with the table.
  seat: (_, { words }) => ({ title: words['castles-table'].seats.title(), what: words['castles-signs'].what.seat() }),
  castle: (_, { words }) => ({
    title: words['castles-signs'].titles.castle({ who: { name: '', seat: null, reader: true } }),
    what: words['castles-signs'].what.castle(),
  }),
} satisfies { readonly [kind: string]: Means };

/** A room by its name, its kind and its size; on the board the drawing names it, in the market the offer. */
function roomMeaning({ about, tile }: Sign, language: Language): Meaning | null {
  const id = about || tile;
  if (id === null || id === '') return null;
  const [kind] = roomLines(language, tileOf(id));
  return { title: language.term('castles.room', id), what: `${kind}.` };
}
