import {
  bonusCardsNow,
  type CastlesView,
  completeRooms,
  favorStandings,
  HALLWAY,
  isStackedRoom,
  MOST_SWANS_PER_TURN,
  planOf,
  rescore,
  roomsForCard,
  roomsForFavor,
  STAIRS,
  standingsNow,
  sumOf,
  swanMoney,
  swanPoints,
  termsOf,
  tileOf,
} from '@luftschloss/engine/castles';
import { type Language, personAt, told, type Who } from '@luftschloss/words';
import type { Sign } from '../../explain/sign.ts';
import { bonusWords, pointsWords, rewardWords, roomLines } from '../../gallery/room-words.ts';
import { belongingsOf } from './belongings.ts';
import { pointsOf } from './castle-drawing.ts';
import { roomsInWords } from './castle-words.ts';
import { money } from './money.ts';
import { corridorLeft, priceOf } from './pieces.ts';
import type { Pointed } from './pointing.ts';
import { setsPrices } from './sets-prices.ts';

/** What explanations look at: the table as its viewer sees it. */
export interface CastlesContext {
  readonly view: CastlesView;
  readonly names: readonly string[];
  readonly language: Language;
}

interface Now {
  readonly title?: string; // where the table knows a better one
  readonly now: readonly string[];
  readonly lit?: Pointed | null;
}

type AtTable = (sign: Sign, context: CastlesContext) => Now | null;

/** What each kind of sign counts at this moment, and in which rooms. Numbers come from the rules. */
export const NOW: { readonly [kind: string]: AtTable } = {
  room: (sign, context) => roomNow(sign, context),
  offer: ({ about }, context) => ({
    now: [...offerFacts(about, context), ...roomLines(context.language, tileOf(about)).slice(1).map(sentence)],
  }),
  type: ({ about, castle }, { view, language }) => countOfType(about, castle ?? view.viewer, view, language),
  printed: ({ tile }, { language: { words } }) =>
    tile === null ? null : { now: [sentence(words['castles-table'].rooms.printed({ points: pointsWords(words, tileOf(tile).points) }))] },
  bonus: (sign, context) => bonusNow(sign, context),
  place: ({ about }, { language: { words } }) => ({
    now: [words['castles-signs'].now.worth({ points: pointsWords(words, Number(about)) })],
  }),
  size: ({ about }, context) => stackNow(Number(about), context),
  stack: ({ about }, context) => stackNow(Number(about), context),
  completed({ tile }, { language: { words } }) {
    if (tile === null) return null;
    const { type } = tileOf(tile);
    return { now: [words['castles-signs'].what.type({ reward: rewardWords(words, type) })] };
  },
  scored({ room, castle }, { view, language: { words } }) {
    if (room === null || castle === null) return null;
    const points = pointsOf(view.seats[castle].castle)[Number(room)] ?? 0;
    return { now: [words['castles-table'].rooms.scoredNow({ points })], lit: { seat: castle, rooms: [Number(room)] } };
  },
  seat: ({ about }, context) => seatNow(Number(about), context),
  castle: ({ about }, context) => castleNow(Number(about), context),
  score({ about }, { view, language: { words } }) {
    const { total } = standingsNow(view)[Number(about)];
    return { now: [words['castles-signs'].now.ifOver({ points: pointsWords(words, total) })] };
  },
  money({ about }, { view, language: { words } }) {
    const amount = view.seats[Number(about)].money;
    const { now } = words['castles-signs'];
    return { now: [amount === null ? now.moneyHidden() : now.amount({ amount: money(words, amount) })] };
  },
  deck(_, { view, language: { words } }) {
    const { now } = words['castles-signs'];
    return { now: [view.lastRound ? now.lastRound() : now.cards({ count: view.supply.cards })] };
  },
  decree: belongingsNow,
  passages: belongingsNow,
  stored: belongingsNow,
  savings: belongingsNow,
  swan: (sign, context) => swansNow(sign, context),
  favor: (sign, context) => favorNow(sign, context),
  card({ about }, { view, language: { words } }) {
    const { viewer } = view;
    if (viewer === null || about === '') return null;
    const [{ points }] = bonusCardsNow(view, [about]);
    return {
      now: [words['castles-signs'].now.worth({ points: pointsWords(words, points) })],
      lit: { seat: viewer, rooms: roomsForCard(view, viewer, about) },
    };
  },
  moat: (_, { view, language: { words } }) => ({ now: [words['castles-signs'].now.left({ count: view.moats })] }),
};

/** There may be no room for all of it in the row of the seat. */
function belongingsNow({ castle }: Sign, { view, language }: CastlesContext): Now | null {
  return castle === null ? null : { now: belongingsOf(view, castle, language).map(({ fact }) => sentence(fact)) };
}

function sentence(line: string): string {
  return `${line[0].toUpperCase()}${line.slice(1)}.`;
}

function who({ names, view }: CastlesContext, seat: number): Who {
  return personAt(told(names, view.viewer), seat);
}

/** A room of a castle: what it brought, what it would bring now, and how it is joined. A tile elsewhere: what it can bring. */
function roomNow({ tile, room, castle }: Sign, context: CastlesContext): Now | null {
  const { view, language } = context;
  if (room === null || castle === null) return tile === null ? null : { now: roomLines(language, tileOf(tile)).slice(1).map(sentence) };
  const index = Number(room);
  const built = view.seats[castle].castle;
  if (index >= built.tiles.length) return null;
  const { scoredNow } = language.words['castles-table'].rooms;
  const bonus = bonusNow({ kind: 'bonus', about: '', tile, room, castle }, context);
  const scored = index === 0 ? [] : [scoredNow({ points: pointsOf(built)[index] ?? 0 })];
  return {
    now: [...scored, ...(bonus?.now ?? []), roomsInWords(language.words, built)[index].state],
    lit: { seat: castle, rooms: [index, ...(bonus?.lit?.rooms.filter((other) => other !== index) ?? [])] },
  };
}

/** What a room's bonus counts as its castle stands. */
function bonusNow({ tile, room, castle }: Sign, { view, language: { words } }: CastlesContext): Now | null {
  if (tile === null) return null;
  const says = bonusWords(words, tileOf(tile));
  if (says === null) return null;
  if (room === null || castle === null) return { now: [sentence(says)] };
  const items = rescore(planOf(view.seats[castle].castle), Number(room), termsOf(view, castle)).filter(({ part }) => part === 'own');
  const counted = words['castles-signs'].now.bonusRooms({ count: items.length, points: pointsWords(words, sumOf(items)) });
  return { now: [sentence(says), counted], lit: { seat: castle, rooms: [Number(room), ...items.map((item) => item.for)] } };
}

function roomsWhere(view: CastlesView, seat: number, wanted: (tile: string) => boolean): Pointed {
  return { seat, rooms: view.seats[seat].castle.tiles.flatMap(({ tile }, index) => (wanted(tile) ? [index] : [])) };
}

function countOfType(type: string, seat: number | null, view: CastlesView, { words }: Language): Now | null {
  if (seat === null) return null;
  const lit = roomsWhere(view, seat, (tile) => tileOf(tile).type === type);
  return { now: [words['castles-signs'].now.ofType({ count: lit.rooms.length })], lit };
}

function stackNow(size: number, { view, language: { words } }: CastlesContext): Now | null {
  const left = (view.supply.stacks as { readonly [size: number]: number | undefined })[size];
  if (left === undefined) return null;
  const { now } = words['castles-signs'];
  const seat = view.viewer;
  const lit = seat === null ? null : roomsWhere(view, seat, (tile) => isStackedRoom(tileOf(tile)) && tileOf(tile).size === size);
  return { now: [now.left({ count: left }), ...(lit ? [now.yours({ count: lit.rooms.length })] : [])], lit };
}

/** What is to be had in the market: its price, or how many are left. */
function offerFacts(tile: string, { view, language: { words } }: CastlesContext): string[] {
  const { market } = words['castles-table'];
  if (tile === HALLWAY || tile === STAIRS) {
    const price = market.price({ price: money(words, priceOf(view, HALLWAY)) });
    return [sentence(price), words['castles-signs'].now.left({ count: corridorLeft(view, tile) })];
  }
  const room = view.market.find((each) => each.tile === tile);
  if (!room) return [];
  return [sentence(room.price === null ? market.notPriced() : market.price({ price: money(words, priceOf(view, room)) }))];
}

function seatNow(seat: number, context: CastlesContext): Now {
  const { view, language } = context;
  const { words } = language;
  const { now } = words['castles-signs'];
  const builder = setsPrices(view, seat) ? [now.isMasterBuilder()] : [];
  return {
    title: context.names[seat],
    now: [sentence(pointsWords(words, view.seats[seat].score)), ...builder],
    lit: { seat, rooms: view.seats[seat].castle.tiles.map((_, room) => room) },
  };
}

function castleNow(seat: number, context: CastlesContext): Now {
  const { view, language } = context;
  const { now, titles } = language.words['castles-signs'];
  const plan = planOf(view.seats[seat].castle);
  const complete = completeRooms(plan, termsOf(view, seat).wallsConnect);
  return {
    title: titles.castle({ who: who(context, seat) }),
    now: [now.rooms({ count: plan.rooms.length, complete: complete.length })],
    lit: { seat, rooms: complete },
  };
}

function swansNow({ castle }: Sign, { view, language: { words } }: CastlesContext): Now | null {
  if (castle === null) return null;
  const { swans } = view.seats[castle];
  if (swans.length === 0) return null;
  const { now } = words['castles-signs'];
  return {
    now: [
      now.swans({ count: swans.length, points: pointsWords(words, swanPoints(swans)) }),
      ...(swans.length <= MOST_SWANS_PER_TURN ? [now.swanMoney({ money: money(words, swanMoney(swans.length)) })] : []),
    ],
  };
}

/** Where everybody stands, or one seat of a column. */
function favorNow({ about }: Sign, context: CastlesContext): Now | null {
  const { view, language } = context;
  const { words } = language;
  const { now } = words['castles-signs'];
  const [favor, column] = about.split(' ');
  const [standing] = favorStandings(view, [favor]);
  const seat = column === undefined ? view.viewer : Number(column);
  const shown = column === undefined ? standing.places : standing.places.filter((each) => each.seat === seat);
  return {
    now: shown.map(({ seat: of, amount, place, tied, points }) => {
      if (amount === 0) return now.nothing({ who: who(context, of) });
      const facts = { who: who(context, of), amount: money(words, amount), place, points: pointsWords(words, points) };
      return tied > 1 ? now.tied(facts) : now.place(facts);
    }),
    lit: seat === null ? null : { seat, rooms: roomsForFavor(view, seat, favor) },
  };
}
