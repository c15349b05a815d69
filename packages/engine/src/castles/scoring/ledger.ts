import type { Fact, ScoreLine } from '../../kernel/index.ts';
import { MOATS, type Part } from './scoring.ts';

const MONEY_FOR_A_POINT = 10_000;

/**
 * Why a player has points, as stored in the state: the reason, the points, and what it is about. Rooms are indices into the player's castle, everything else
 * an id or a number.
 */
export type LedgerEntry = readonly [reason: Reason, points: number, ...about: readonly (string | number)[]];

export type Reason =
  | Part
  | `again-${Part}`
  | 'start'
  | 'activity'
  | 'moat'
  | 'depleted'
  | 'swans'
  | 'decree'
  | 'favor'
  | 'own-favor'
  | 'bonus-card'
  | 'money';

/** The order of the score sheet: the same for everybody, whatever was scored first. */
export const CATEGORIES = [
  'start',
  'rooms',
  'room-bonuses',
  'rewards',
  'moats',
  'depleted-stacks',
  'swans',
  'decree',
  'favors',
  'own-favors',
  'bonus-cards',
  'money',
] as const;

/** The tile that a room of the castle is. */
type TileAt = (room: number) => string;
type About = readonly (string | number)[];

interface ReasonRow {
  readonly category: (typeof CATEGORIES)[number];
  fact(about: About, tileAt: TileAt): Fact;
}

const roomFact =
  (code: Part): ReasonRow['fact'] =>
  ([room, other], tileAt) => ({ code, params: { room: tileAt(Number(room)), other: tileAt(Number(other)) } });

const ROOM_REASONS: { readonly [part in Part]: ReasonRow } = {
  printed: { category: 'rooms', fact: ([room], tileAt) => ({ code: 'printed', params: { room: tileAt(Number(room)) } }) },
  own: {
    category: 'room-bonuses',
    fact: (about, tileAt) =>
      about[0] === about[1] ? { code: 'own-itself', params: { room: tileAt(Number(about[0])) } } : roomFact('own')(about, tileAt),
  },
  connected: { category: 'room-bonuses', fact: roomFact('connected') },
  adjacent: { category: 'room-bonuses', fact: roomFact('adjacent') },
  each: {
    category: 'room-bonuses',
    fact: (about, tileAt) =>
      about[0] === MOATS ? { code: 'each-moats', params: { other: tileAt(Number(about[1])) } } : roomFact('each')(about, tileAt),
  },
};

function favorFact([favor, place, tied]: About): Fact {
  return { code: Number(tied) > 1 ? 'favor-tied' : 'favor', params: { favor, place } };
}

/** Games that were scored before stacks had codes hold `of size 350` and `of hallways`. */
export function stackCode(stack: string): string {
  return stack.replace(/^of (size )?/, '');
}

const REASONS: { readonly [reason in Exclude<Reason, Part | `again-${Part}`>]: ReasonRow } = {
  start: { category: 'start', fact: () => ({ code: 'start' }) },
  activity: { category: 'rewards', fact: ([room], tileAt) => ({ code: 'activity', params: { room: tileAt(Number(room)) } }) },
  depleted: {
    category: 'depleted-stacks',
    fact: ([stack, count]) => ({ code: 'depleted', params: { stack: stackCode(String(stack)), count } }),
  },
  moat: { category: 'moats', fact: ([rooms]) => ({ code: 'moat', params: { rooms } }) },
  swans: { category: 'swans', fact: ([count]) => ({ code: 'swans', params: { count } }) },
  decree: { category: 'decree', fact: ([decree]) => ({ code: 'decree', params: { decree } }) },
  favor: { category: 'favors', fact: favorFact },
  'own-favor': { category: 'own-favors', fact: favorFact },
  'bonus-card': { category: 'bonus-cards', fact: ([card]) => ({ code: 'bonus-card', params: { card } }) },
  money: { category: 'money', fact: ([money]) => ({ code: 'money', params: { each: MONEY_FOR_A_POINT, money } }) },
};

function rowOf(reason: Reason): ReasonRow {
  if (reason in REASONS) return REASONS[reason as keyof typeof REASONS];
  if (!reason.startsWith('again-')) return ROOM_REASONS[reason as Part];
  const { fact } = ROOM_REASONS[reason.slice('again-'.length) as Part];
  return { category: 'rewards', fact: (about, tileAt) => ({ code: 'again', params: { reason: fact(about, tileAt) } }) };
}

export function scoreLine([reason, points, ...about]: LedgerEntry, tileAt: TileAt): ScoreLine {
  const { category, fact } = rowOf(reason);
  return { category, points, reason: fact(about, tileAt) };
}

/** Which rooms of the castle an entry is about. */
export function roomsIn([reason, , ...about]: LedgerEntry): number[] {
  const isAboutRooms = reason === 'activity' || !(reason in REASONS);
  return isAboutRooms ? about.map(Number).filter((room) => room >= 0) : [];
}
