import { accept, reject, type Schema } from '@luftschloss/engine/kernel';

/** The two castles of a day: one alone, one against bots. */
export const DAY_KINDS = ['solo', 'bots'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** A day of the calendar, such as `2026-11-18`; days begin at midnight in Greenwich, for everybody. */
export type Day = string;

/** Which castle of the day a table is. */
export interface DayTable {
  readonly day: Day;
  readonly kind: DayKind;
}

const LENGTH = 86_400_000;
const FORM = /^\d{4}-\d\d-\d\d$/;

export function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

/** The moment at which a day begins. */
export function beginningOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function endOf(day: Day): number {
  return beginningOf(day) + LENGTH;
}

export function dayAfter(day: Day, days: number): Day {
  return dayOf(beginningOf(day) + days * LENGTH);
}

/** From Monday to Sunday. */
export function weekOf(day: Day): { readonly from: Day; readonly to: Day } {
  const sinceMonday = (new Date(beginningOf(day)).getUTCDay() + 6) % 7;
  return { from: dayAfter(day, -sinceMonday), to: dayAfter(day, 6 - sinceMonday) };
}

function isDay(value: unknown): value is Day {
  return typeof value === 'string' && FORM.test(value) && Number.isFinite(beginningOf(value)) && dayOf(beginningOf(value)) === value;
}

export const daySchema: Schema<Day> = {
  check: (value, path) => (isDay(value) ? accept(value) : reject('day-expected', {}, path ?? 'day')),
  json: { type: 'string', pattern: FORM.source },
};

/** What is played, the same for everybody. */
export interface DaySetUp {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly bots: readonly string[];
}

/** By weekday, from Monday on: three days of the plain game, the others with something of the Collector's Edition. */
const BY_WEEKDAY: readonly DaySetUp['options'][] = [
  {},
  { swans: true },
  {},
  { towers: true },
  { moats: true, passages: true },
  {},
  { swans: true, towers: true, moats: true, passages: true },
];

export function setUpOf({ day, kind }: DayTable): DaySetUp {
  const options = BY_WEEKDAY[(new Date(beginningOf(day)).getUTCDay() + 6) % 7];
  return { game: 'castles', options, bots: kind === 'solo' ? [] : ['hard', 'hard'] };
}

/** What somebody's own try has come to so far; without points it has no rank. */
export interface OwnTry {
  readonly table: string;
  readonly over: boolean;
  readonly points: number | null;
  readonly lead: number | null; // over the better bot; alone the points themselves
}

/** Somebody in the table of a day or of a week. */
export interface Ranked {
  readonly rank: number;
  readonly name: string;
  readonly points: number;
  readonly you: boolean;
}

export interface RankedTry extends Ranked {
  readonly lead: number;
  readonly table: string | null; // `null` for whoever may not look at it yet
}

export interface RankedWeek extends Ranked {
  readonly days: number;
  readonly best: number;
}

/** One castle of a day, as one guest may know it. */
export interface CastleOfDay extends DaySetUp {
  readonly kind: DayKind;
  readonly own: OwnTry | null;
  readonly mayLook: boolean; // at the castles of others
  readonly ranking: readonly RankedTry[];
}

/** How much the bots of a day think about a decision: a number of playouts, so that they play the same on every machine. */
export const DAY_PLAYOUTS = 40;

/** For a page without a server: a deal that everybody can know, and that no server deals. */
export function openSeedOf({ day, kind }: DayTable): string {
  return `chacha8:luftschloss/open-day/${day}/${kind}`;
}
