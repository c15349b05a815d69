import type { ScoreLine } from '../../kernel/index.ts';
import { DECREE_LIST } from '../expansions/decrees/decree-list.ts';
import { bonusCardOf } from './bonus-cards.ts';
import { favorOf } from './favors.ts';
import { MOATS, type Part } from './scoring.ts';

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
  'Start',
  'Rooms',
  'Room bonuses',
  'Rewards',
  'Moats',
  'Depleted stacks',
  'Swans',
  'Decree',
  'Favors',
  'Own favors',
  'Bonus cards',
  'Money',
] as const;

interface ReasonRow {
  readonly category: (typeof CATEGORIES)[number];
  /** Rooms come as names. */
  words(about: readonly (string | number)[], nameOf: (room: number) => string): string;
}

const ROOM_REASONS: { readonly [part in Part]: ReasonRow } = {
  printed: { category: 'Rooms', words: ([room], nameOf) => nameOf(Number(room)) },
  own: {
    category: 'Room bonuses',
    words: ([room, counted], nameOf) =>
      room === counted ? `${nameOf(Number(room))} counts itself` : `${nameOf(Number(room))} for ${nameOf(Number(counted))}`,
  },
  connected: {
    category: 'Room bonuses',
    words: ([room, added], nameOf) => `${nameOf(Number(room))} for ${nameOf(Number(added))} connected to it`,
  },
  adjacent: {
    category: 'Room bonuses',
    words: ([room, added], nameOf) => `${nameOf(Number(room))} disturbed by ${nameOf(Number(added))} next to it`,
  },
  each: {
    category: 'Room bonuses',
    words: ([room, added], nameOf) => `${room === MOATS ? 'moats' : nameOf(Number(room))} for ${nameOf(Number(added))}`,
  },
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

function favorWords([favor, place, tied]: readonly (string | number)[]): string {
  return `${favorOf(String(favor)).name}: ${Number(tied) > 1 ? 'tied for ' : ''}${ORDINALS[Number(place) - 1]} place`;
}

const REASONS: { readonly [reason in Exclude<Reason, Part | `again-${Part}`>]: ReasonRow } = {
  start: { category: 'Start', words: () => 'distance from the first Master Builder' },
  activity: { category: 'Rewards', words: ([room], nameOf) => `${nameOf(Number(room))} completed` },
  depleted: { category: 'Depleted stacks', words: ([stack, count]) => `${count} of the depleted stack ${stack}` },
  moat: { category: 'Moats', words: ([rooms]) => `a moat around ${rooms} ${rooms === 1 ? 'room' : 'rooms'}` },
  swans: { category: 'Swans', words: ([count]) => `sets of ${count} swans` },
  decree: { category: 'Decree', words: ([decree]) => DECREE_LIST.find(({ id }) => id === decree)?.name ?? String(decree) },
  favor: { category: 'Favors', words: favorWords },
  'own-favor': { category: 'Own favors', words: favorWords },
  'bonus-card': { category: 'Bonus cards', words: ([card]) => bonusCardOf(String(card)).name },
  money: { category: 'Money', words: ([money]) => `1 for every 10000 of ${money}` },
};

function rowOf(reason: Reason): ReasonRow {
  if (reason in REASONS) return REASONS[reason as keyof typeof REASONS];
  if (!reason.startsWith('again-')) return ROOM_REASONS[reason as Part];
  const { words } = ROOM_REASONS[reason.slice('again-'.length) as Part];
  return { category: 'Rewards', words: (about, nameOf) => `re-scored: ${words(about, nameOf)}` };
}

export function scoreLine([reason, points, ...about]: LedgerEntry, nameOf: (room: number) => string): ScoreLine {
  const { category, words } = rowOf(reason);
  return { category, points, reason: words(about, nameOf) };
}

/** Which rooms of the castle an entry is about. */
export function roomsIn([reason, , ...about]: LedgerEntry): number[] {
  const isAboutRooms = reason === 'activity' || !(reason in REASONS);
  return isAboutRooms ? about.map(Number).filter((room) => room >= 0) : [];
}
