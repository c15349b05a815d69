import { object, oneOf, optional } from '@luftschloss/engine/kernel';
import { DAY_KINDS, type DayAnswer, daySchema, type OwnDaysAnswer, type WeekAnswer } from '@luftschloss/protocol';
import type { Services } from '../services.ts';
import * as answers from './answers.ts';
import { type Route, route } from './route.ts';

const whichDay = object({ day: optional(daySchema) });
/** Reading is cheap; beginning stores a table. */
const TRIES_PER_MINUTE = 20;

/** The castles of the day. */
export function dayRoutes({ days }: Services): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/day',
      answer: answers.day,
      summary: 'The castles of a day, today if no other is named: what is played, your own try, and who is ahead.',
      query: whichDay,
      async run({ query, guest }): Promise<DayAnswer> {
        const me = await guest();
        const day = query.day ?? days.today;
        const castles = await Promise.all(DAY_KINDS.map((kind) => days.shown(day, kind, me)));
        return { day, today: days.today, ends: days.endOfToday(), castles };
      },
    }),
    route({
      method: 'GET',
      path: '/api/day/week',
      answer: answers.week,
      summary: 'Who has come to most from Monday to Sunday, in the week of a day.',
      query: whichDay,
      async run({ query, guest }): Promise<WeekAnswer> {
        const me = await guest();
        const day = query.day ?? days.today;
        const rankings = DAY_KINDS.map(async (kind) => ({ kind, ranking: await days.week(day, kind, me) }));
        return { day, castles: await Promise.all(rankings) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/day/mine',
      answer: answers.ownDays,
      summary: 'Your own tries, newest first.',
      run: async ({ guest }): Promise<OwnDaysAnswer> => ({ tries: await days.mine(await guest()) }),
    }),
    route({
      method: 'POST',
      path: '/api/day/:kind',
      answer: answers.oneTable,
      summary: 'Begins your only try at a castle of today, or names the table at which you have begun it.',
      params: object({ kind: oneOf(...DAY_KINDS) }),
      perMinute: TRIES_PER_MINUTE,
      run: async ({ params, namedGuest }) => ({ table: await days.begin(await namedGuest(), params.kind) }),
    }),
  ];
}
