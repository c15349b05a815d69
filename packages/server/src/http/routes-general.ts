import { botsFor } from '@luftschloss/bots';
import { GAMES } from '@luftschloss/engine';
import { anyObject, flag, type OptionSpec, object, optional } from '@luftschloss/engine/kernel';
import { nameSchema } from '@luftschloss/protocol';
import { describedOptions } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { importRecord } from '../records.ts';
import type { Services } from '../services.ts';
import * as answers from './answers.ts';
import { type Route, route } from './route.ts';

const LARGEST_RECORD = 1_000_000;

/** What concerns no single table. */
export function generalRoutes({ tables, store, notices }: Services): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/games',
      answer: answers.games,
      summary: 'The games of this server with their options and bots.',
      run: async () => ({
        games: GAMES.map(({ id, rules }) => ({
          id,
          name: rules.name,
          rulesVersion: rules.version,
          options: describedOptions(id, rules.options as { readonly [name: string]: OptionSpec }, english),
          bots: Object.keys(botsFor(id)),
          actionSchema: rules.actionSchema.json,
        })),
      }),
    }),
    route({
      method: 'GET',
      path: '/api/me',
      answer: answers.named,
      summary: 'Your name, or null before you have one.',
      run: async ({ guest }) => ({ name: (await guest())?.name ?? null }),
    }),
    route({
      method: 'PUT',
      path: '/api/me',
      answer: answers.named,
      summary: 'Gives you a name; a cookie keeps it.',
      body: object({ name: nameSchema }),
      perMinute: 60,
      async run({ body, namedGuest }) {
        await tables.rename(await namedGuest(), body.name);
        return { name: body.name };
      },
    }),
    route({
      method: 'GET',
      path: '/api/push-key',
      answer: answers.pushKey,
      summary: 'The key that a browser needs to subscribe to push messages, or null.',
      run: async () => ({ key: notices.publicKey }),
    }),
    route({
      method: 'POST',
      path: '/api/records',
      status: 201,
      answer: answers.oneTable,
      summary: 'Imports the record of a finished game as a finished table.',
      body: object({ record: anyObject, listed: optional(flag) }),
      perMinute: 6,
      largest: LARGEST_RECORD,
      async run({ body, namedGuest }) {
        const table = await importRecord(store, await namedGuest(), body.record, body.listed ?? false);
        return { table };
      },
    }),
  ];
}
