import {
  amountOf,
  type Cell,
  COLOURS,
  COLUMN_POINTS,
  type Colour,
  contest,
  type FavorId,
  favorOf,
  type PalaceView,
  type PlacedTile,
  ROW_POINTS,
  SET_POINTS,
  SLOTS,
  type Swan,
  secretCount,
  stackSizes,
  TILE_TYPES,
  type TileType,
  TRACKED_TYPES,
  tileOf,
} from '@luftschloss/engine/palace';
import { type Language, personAt, told, type Who } from '@luftschloss/words';
import type { Explain, Explanation, Meaning } from '../../explain/explanation.ts';
import type { Sign } from '../../explain/sign.ts';
import { stateOf } from './slot-state.ts';
import { setsWorth, standingOf } from './standing.ts';
import { textsIn } from './table-texts.ts';

/** What explanations look at: the table as its viewer sees it. */
export interface PalaceContext {
  readonly view: PalaceView;
  readonly names: readonly string[];
  readonly language: Language;
}

type Means = (sign: Sign, language: Language) => Meaning | null;

const PLAIN = [
  'reward',
  'owner',
  'complete',
  'bubble',
  'moat',
  'pond',
  'now',
  'favors',
  'secret',
  'third',
  'place',
  'price',
  'ends',
  'rate',
  'acting',
  'seat',
  'letter',
] as const;

const plainMeanings = Object.fromEntries(
  PLAIN.map((kind): [string, Means] => [
    kind,
    (_, { words }) => ({ title: words['palace-signs'].titles[kind](), what: words['palace-signs'].what[kind]() }),
  ]),
);

const DOORS = ['connected', 'pending', 'blocked'] as const;

/** What each kind of sign means. */
const MEANINGS: { readonly [kind: string]: Means } = {
  ...plainMeanings,
  room: tileMeaning,
  offer: tileMeaning,
  type({ about }, { words }) {
    if (!isType(about)) return null;
    const { titles, what } = words['palace-signs'];
    return { title: titles.type({ type: about }), what: what.type({ reward: words['palace-table'].rewards[about]() }) };
  },
  pile: ({ about }, { words }) => ({
    title: about === 'stairs' ? words['palace-signs'].titles.stairs() : words['palace-signs'].titles.hallways(),
    what: about === 'stairs' ? words['palace-signs'].what.stairs() : words['palace-signs'].what.hallways(),
  }),
  swan({ about }, { words }) {
    const { titles, what } = words['palace-signs'];
    const colour: Swan = isColour(about) ? about : '*';
    return { title: titles.swan({ colour }), what: colour === '*' ? what.grey() : what.swan() };
  },
  door({ about }, { words }) {
    const state = DOORS.find((each) => each === about);
    return state ? { title: words['palace-signs'].titles[state](), what: words['palace-signs'].what[state]() } : null;
  },
  sets(_, { words }) {
    const [, one, two, three, four] = SET_POINTS;
    return { title: words['palace-signs'].titles.sets(), what: words['palace-signs'].what.sets({ one, two, three, four }) };
  },
  slot({ about }, { words }) {
    const ability = SLOTS[Number(about)];
    const { slots, slotHelp } = words['palace-table'];
    const { titles, what } = words['palace-signs'];
    return { title: titles.slot({ what: slots[ability]() }), what: what.slot({ help: slotHelp[ability]() }) };
  },
  track: ({ about }, { words }) => ({
    title: words['palace-signs'].titles.track({ type: about }),
    what: words['palace-signs'].what.track(),
  }),
  five: (_, { words }) => ({
    title: words['palace-signs'].titles.five(),
    what: words['palace-signs'].what.five({ points: ROW_POINTS }),
  }),
  column: ({ about }, { words }) => ({
    title: words['palace-signs'].titles.column({ each: Number(about) }),
    what: words['palace-signs'].what.column({ points: COLUMN_POINTS[Number(about) - 1] }),
  }),
  stack: ({ about }, { words }) => ({
    title: words['palace-signs'].titles.stack({ number: Number(about) }),
    what: words['palace-signs'].what.stack(),
  }),
  favor: ({ about }, { words, term }) => ({ title: term('palace.favor', about), what: words['palace-signs'].what.favor() }),
};

export function meaningOf(sign: Sign, language: Language): Meaning | null {
  return Object.hasOwn(MEANINGS, sign.kind) ? MEANINGS[sign.kind](sign, language) : null;
}

export const explain: Explain<PalaceContext, readonly Cell[]> = (sign, context) => {
  const meaning = meaningOf(sign, context.language);
  if (!meaning) return null;
  const row = Object.hasOwn(NOW, sign.kind) ? NOW[sign.kind] : undefined;
  const { title = meaning.title, now = [], lit = null } = row?.(sign, context) ?? {};
  return { title, what: meaning.what, now, lit };
};

function isType(about: string): about is TileType {
  return (TILE_TYPES as readonly string[]).includes(about);
}

function isColour(about: string): about is Colour {
  return (COLOURS as readonly string[]).includes(about);
}

/** A tile has no printed name: it is told by its type and its swans. */
function tileMeaning({ about, tile }: Sign, language: Language): Meaning | null {
  const id = about || tile;
  if (id === null || id === '') return null;
  const { words } = language;
  const { type } = tileOf(id);
  const { tileHeading } = textsIn(language);
  return { title: tileHeading(id), what: words['palace-signs'].what.type({ reward: words['palace-table'].rewards[type]() }) };
}

type AtTable = (sign: Sign, context: PalaceContext) => Partial<Omit<Explanation<readonly Cell[]>, 'what'>> | null;

/** What each kind of sign counts at this moment, and in which tiles. Numbers come from the rules. */
const NOW: { readonly [kind: string]: AtTable } = {
  room: roomNow,
  complete: (sign, { view }) => ({ lit: placedAt(view, sign) }),
  owner: ({ about }, { view, names }) => ({
    title: names[Number(about)] ?? '',
    lit: view.palace.tiles.filter(({ owner }) => owner === Number(about)),
  }),
  type: ({ about }, context) => (isType(about) ? tilesNow(about, context.view.viewer, context) : null),
  track: ({ about, castle }, context) => (isType(about) ? tilesNow(about, castle, context) : null),
  third: ({ about, castle }, context) => (isType(about) ? tilesNow(about, castle, context) : null),
  five: ({ about, castle }, context) => (isType(about) ? tilesNow(about, castle, context) : null),
  swan({ about, castle }, context) {
    if (castle === null || !isColour(about)) return null;
    const player = context.view.players[castle];
    const count = player.swans[about] + secretCount(player, about);
    return { now: [context.language.words['palace-signs'].now.have({ who: who(context, castle), count })] };
  },
  secret({ castle }, context) {
    if (castle === null) return null;
    const count = context.view.players[castle].secret.length;
    return { now: [context.language.words['palace-signs'].now.have({ who: who(context, castle), count })] };
  },
  sets: ({ castle }, { view, language: { words } }) =>
    castle === null ? null : { now: [words['palace-signs'].now.points({ points: setsWorth(view, castle) })] },
  now({ castle }, { view, language: { words, said } }) {
    if (castle === null) return null;
    const parts = standingOf(view, castle)
      .parts.filter(({ points }) => points !== 0)
      .map(({ category, points }) => said['palace-signs'].now.part({ category, points }));
    return parts.length === 0 ? null : { now: [words['palace-signs'].now.parts({ parts })] };
  },
  favors: ({ castle }, { view, language: { words } }) =>
    castle === null ? null : { now: [words['palace-signs'].now.points({ points: standingOf(view, castle).favors })] },
  seat: ({ about }, context) => seatNow(Number(about), context),
  slot: slotNow,
  column({ about, castle }, { view, language: { words } }) {
    if (castle === null) return null;
    const have = TRACKED_TYPES.filter((type) => amountOf(view, castle, { item: 'tiles', type }) >= Number(about)).length;
    return { now: [words['palace-signs'].now.types({ have, all: TRACKED_TYPES.length })] };
  },
  stack: ({ about }, { view, language: { words } }) => ({
    now: [words['palace-signs'].now.left({ count: stackSizes(view)[Number(about) - 1] ?? 0 })],
  }),
  pile: ({ about }, { view, language: { words } }) => ({
    now: [words['palace-signs'].now.left({ count: about === 'stairs' ? view.stairs.length : view.hallways.length })],
  }),
  rate: (_, { view, language: { words } }) => ({ now: [words['palace-signs'].now.left({ count: view.moatSupply })] }),
  moat: (_, { view: { palace } }) => ({ lit: [...palace.left.slice(-1), ...palace.right.slice(-1)] }),
  ends: (_, { view: { palace } }) => ({ lit: [...palace.left.slice(-1), ...palace.right.slice(-1)] }),
  pond: (_, { view: { palace } }) => ({ lit: palace.ponds }),
  favor: favorNow,
};

function who({ names, view }: PalaceContext, seat: number): Who {
  return personAt(told(names, view.viewer), seat);
}

function placedAt({ palace }: PalaceView, { room }: Sign): PlacedTile[] {
  return palace.tiles.filter(({ x, y }) => room === `${x} ${y}`);
}

/** A tile of the palace: its swans, whose it is, and what completing it brings. */
function roomNow(sign: Sign, { view, names, language }: PalaceContext): ReturnType<AtTable> {
  const [placed] = placedAt(view, sign);
  if (!placed) return null;
  const { saidTile } = textsIn(language);
  const { now } = language.words['palace-signs'];
  const owner = placed.owner === null ? [] : [now.tileOf({ tile: saidTile(placed.tile), name: names[placed.owner] })];
  return { now: [...owner, ...(placed.complete ? [now.completeNow()] : [])], lit: [placed] };
}

function tilesNow(type: TileType, seat: number | null, { view, language: { words } }: PalaceContext): ReturnType<AtTable> {
  if (seat === null) return null;
  const lit = view.palace.tiles.filter(({ tile, owner }) => owner === seat && tileOf(tile).type === type);
  return { now: [words['palace-signs'].now.built({ count: amountOf(view, seat, { item: 'tiles', type }) })], lit };
}

function seatNow(seat: number, { view, names, language: { words } }: PalaceContext): ReturnType<AtTable> {
  const { now } = words['palace-signs'];
  const lit = view.palace.tiles.filter(({ owner }) => owner === seat);
  return { title: names[seat] ?? '', now: [now.points({ points: standingOf(view, seat).now })], lit };
}

function slotNow({ about, castle }: Sign, { view, language }: PalaceContext): ReturnType<AtTable> {
  if (castle === null) return null;
  const { now } = language.words['palace-signs'];
  const state = stateOf(view.players[castle].slots[Number(about)]);
  if (state === 'awake') return { now: [now.awake()] };
  return { now: [state === 'empty' ? now.empty() : now.covered()] };
}

/** Everybody with what counts for it, and who would score it now; the viewer's tiles that count light up. */
function favorNow({ about }: Sign, context: PalaceContext): ReturnType<AtTable> {
  const { view, language } = context;
  const { now } = language.words['palace-signs'];
  const favor = favorOf(about as FavorId);
  const outcomes = contest(favor, view);
  const { measure } = favor;
  const mine = measure.item === 'tiles' ? tilesNow(measure.type, view.viewer, context)?.lit : null;
  return {
    now: view.players.map((_, seat) => {
      const standing = { who: who(context, seat), count: amountOf(view, seat, measure) };
      return outcomes[seat] === 'won' ? now.ahead({ ...standing, points: favor.points }) : now.behind(standing);
    }),
    lit: mine ?? null,
  };
}
