import {
  ATTENDANT_DATA,
  type Attendant,
  type BetweenView,
  buildersOf,
  CATEGORIES,
  type Castle,
  type Cell,
  HANGING_OF,
  type Hanging,
  hangingIndex,
  isTile,
  REGULAR_TYPES,
  type RegularType,
  ROOM_TYPES,
  roomById,
  roomOf,
  scoreCastle,
  xOf,
  yOf,
} from '@luftschloss/engine/between';
import type { Language } from '@luftschloss/words';
import type { Explain, Explanation, Meaning } from '../../explain/explanation.ts';
import type { Sign } from '../../explain/sign.ts';
import type { Pointed } from './Boards.tsx';
import { roomAt } from './looked-at.ts';
import { standingOf } from './seating.ts';
import { type Speech, speechOf } from './speech.ts';

/** What explanations look at: the table as its viewer sees it. */
export interface BetweenContext {
  readonly view: BetweenView;
  readonly names: readonly string[]; // Ludwig is the last where he plays
  readonly language: Language;
}

type Means = (sign: Sign, language: Language, say: Speech) => Meaning | null;

const PLAIN = [
  'wish',
  'worth',
  'total',
  'counts',
  'standing',
  'back',
  'passes',
  'brings',
  'bringsBonus',
  'seat',
  'castle',
  'place',
  'change',
] as const;

const plainMeanings = Object.fromEntries(
  PLAIN.map((kind): [string, Means] => [
    kind,
    (_, { words }) => ({ title: words['between-signs'].titles[kind](), what: words['between-signs'].what[kind]() }),
  ]),
);

/** What each kind of sign means. */
const MEANINGS: { readonly [kind: string]: Means } = {
  ...plainMeanings,
  room: roomMeaning,
  tile: roomMeaning,
  type: typeMeaning,
  counter: typeMeaning,
  hanging: ({ about }, { words, term }) => ({
    title: headline(term('between.hanging', about)),
    what: words['between-signs'].what.hanging(),
  }),
  attendant({ about }, { words }, say) {
    const { titles, what } = words['between-signs'];
    if (!isAttendant(about)) return { title: titles.freeAttendant(), what: what.freeAttendant() };
    return {
      title: say.attendant(about),
      what: what.attendant({ who: say.words.bonus.who({ attendant: about, hanging: ATTENDANT_DATA[about].wants }) }),
    };
  },
  'throne-wish': (_, { words }) => ({
    title: words['between-signs'].titles.throneWish(),
    what: words['between-signs'].what.throneWish(),
  }),
  card: ({ about }, { words }, say) => ({
    title: words['between-signs'].titles.card(),
    what: about === '' ? words['between-signs'].what.card() : `${say.card(about)}. ${words['between-signs'].what.card()}`,
  }),
};

export function meaningOf(sign: Sign, language: Language): Meaning | null {
  return Object.hasOwn(MEANINGS, sign.kind) ? MEANINGS[sign.kind](sign, language, speechOf(language)) : null;
}

export const explain: Explain<BetweenContext, Pointed> = (sign, context) => {
  const meaning = meaningOf(sign, context.language);
  if (!meaning) return null;
  const row = Object.hasOwn(NOW, sign.kind) ? NOW[sign.kind] : undefined;
  const { title = meaning.title, now = [], lit = null } = row?.(sign, context, speechOf(context.language)) ?? {};
  return { title, what: meaning.what, now, lit };
};

function headline(text: string): string {
  return `${text[0].toUpperCase()}${text.slice(1)}`;
}

function isAttendant(about: string): about is Attendant {
  return Object.hasOwn(ATTENDANT_DATA, about);
}

function typeMeaning({ about }: Sign, { words, term }: Language): Meaning | null {
  if (!(ROOM_TYPES as readonly string[]).includes(about)) return null;
  const { what } = words['between-signs'];
  const { bonuses } = words.between;
  const title = headline(term('between.type', about));
  if (!(REGULAR_TYPES as readonly string[]).includes(about)) return { title, what: what.specialty() };
  return { title, what: what.type({ bonus: bonuses[about as RegularType](), fifth: bonuses.fifth() }) };
}

/** A tile that lies somewhere is named by its id; a room of a castle by its cell, which only the table knows. */
function roomMeaning({ tile }: Sign, { words }: Language, say: Speech): Meaning {
  const { titles, what } = words['between-signs'];
  if (tile === null || !isTile(tile)) return { title: titles.castle(), what: '' };
  return { title: say.tile(tile), what: what.tile({ type: roomById(tile).type }) };
}

type AtTable = (sign: Sign, context: BetweenContext, say: Speech) => Partial<Omit<Explanation<Pointed>, 'what'>> | null;

/** What each kind of sign counts at this moment, and in which rooms. Numbers come from the rules. */
const NOW: { readonly [kind: string]: AtTable } = {
  room: roomNow,
  wish: roomNow,
  worth: roomNow,
  'throne-wish': roomNow,
  tile: roomNow,
  type: countNow,
  counter: countNow,
  hanging({ about, castle }, { view }) {
    if (castle === null) return null;
    const wanted = hangingIndex(about as Hanging);
    return { lit: roomsWhere(view.castles[castle], castle, (room) => HANGING_OF[room] === wanted) };
  },
  attendant({ about, castle }, { view, language: { words } }) {
    const worth = castle === null ? undefined : scoreCastle(view.castles[castle]).attendants.find(({ attendant }) => attendant === about);
    if (castle === null || !worth || !isAttendant(about)) return null;
    const wanted = hangingIndex(ATTENDANT_DATA[about].wants);
    return {
      now: [words['between-signs'].now.worth({ points: worth.points })],
      lit: roomsWhere(view.castles[castle], castle, (room) => HANGING_OF[room] === wanted),
    };
  },
  total({ about }, { view, language: { words, said } }) {
    const { categories } = scoreCastle(view.castles[Number(about)]);
    const parts = CATEGORIES.filter((category) => categories[category] !== 0).map((category) =>
      said['between-signs'].now.part({ category, points: categories[category] }),
    );
    return parts.length === 0 ? null : { now: [words['between-signs'].now.parts({ parts })] };
  },
  card({ about, castle }, { view, language: { words } }) {
    const worth = castle === null ? undefined : scoreCastle(view.castles[castle]).bonusCards.find(({ card }) => card === about);
    return worth ? { now: [words['between-signs'].now.worth({ points: worth.points })] } : null;
  },
  place: ({ about }, { language: { words } }) => ({ now: [words['between-signs'].now.worth({ points: Number(about) })] }),
  standing: ({ about }, context) => seatNow(Number(about), context),
  seat: ({ about }, context) => ({ ...seatNow(Number(about), context), title: context.names[Number(about)] ?? '' }),
  castle({ about }, { view, names, language: { words } }, say) {
    const castle = Number(about);
    const [first, second] = buildersOf(view, castle);
    const { now } = words['between-signs'];
    const builders = now.builders({ first: names[first], second: names[second] });
    return { title: say.castle(castle), now: [now.worth({ points: scoreCastle(view.castles[castle]).total }), builders] };
  },
};

/** A room of a castle: its name, what it wants, what that is worth, and the rooms that count for it. */
function roomNow({ room, castle, kind, tile }: Sign, { view, language: { words } }: BetweenContext, say: Speech): ReturnType<AtTable> {
  const { now } = words['between-signs'];
  if (room === null || castle === null) return tile !== null && isTile(tile) ? { now: [now.rule({ rule: say.rule(tile) })] } : null;
  const [x, y] = room.split(' ').map(Number);
  const score = roomAt(view, { castle, x, y });
  if (!score) return null;
  const { id } = roomOf(score.room);
  return {
    ...(kind === 'room' ? { title: say.tile(id) } : {}),
    now: [now.rule({ rule: say.rule(id) }), now.worth({ points: score.points })],
    lit: { castle, cells: [score.cell, ...score.causes].map(positionOf) },
  };
}

function positionOf(cell: Cell): Pointed['cells'][number] {
  return { x: xOf(cell), y: yOf(cell) };
}

function roomsWhere(castle: Castle, index: number, wanted: (room: number) => boolean): Pointed {
  const { rooms, throne } = scoreCastle(castle);
  return { castle: index, cells: [...rooms, throne].filter(({ room }) => wanted(room)).map(({ cell }) => positionOf(cell)) };
}

/** The throne room is no room of a type that is counted. */
function countNow({ about, castle }: Sign, { view, language: { words } }: BetweenContext): ReturnType<AtTable> {
  if (castle === null) return null;
  const { throne } = scoreCastle(view.castles[castle]);
  const lit = roomsWhere(view.castles[castle], castle, (room) => room !== throne.room && roomOf(room).type === about);
  return { now: [words['between-signs'].now.count({ count: lit.cells.length })], lit };
}

function seatNow(builder: number, { view, names, language: { words } }: BetweenContext): { readonly now: readonly string[] } {
  return { now: [words['between-signs'].now.score({ name: names[builder] ?? '', score: standingOf(view, builder) })] };
}
