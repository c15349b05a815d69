import { integer, object, oneOf, optional, type Seat, text } from '@luftschloss/engine/kernel';
import { type ListedCard, type OwnCard, STATUSES, tableId } from '@luftschloss/protocol';
import { makeMove } from '../game/moves.ts';
import { contributionText, tableCode } from '../ids.ts';
import { forbidden, tooMuch } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Guest, ListedTable } from '../store/store.ts';
import { cardOf, codeFor, isHost, seatOf } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { joinWishSchema, rematchWishSchema, sameDealSchema, seatWishSchema, tableWishSchema } from '../table/wishes.ts';
import * as answers from './answers.ts';
import { numberText, type Route, route } from './route.ts';

export const tableAddress = object({ id: tableId });
const seatAddress = object({ id: tableId, seat: numberText(0, 11) });
const TABLES_SHOWN = 200;
const TABLES_PER_MINUTE = 60;
/** People mistype; programs that guess need millions of tries. */
const CODES_PER_MINUTE = 20;

/** Sitting down and getting up. */
export function tableRoutes(services: Services): readonly Route[] {
  return [...lookingRoutes(services), ...openingRoutes(services), ...sittingRoutes(services), ...seatingRoutes(services)];
}

/** What stands after the # is never sent to a server, so it is in no log. */
function secretLink({ publicUrl }: Services['settings'], origin: string, table: string, kind: 'invite' | 'seat', secret: string): string {
  return `${publicUrl ?? origin}/table/${table}#${kind}=${secret}`;
}

function openingRoutes({ tables, settings, listingLimit }: Services): readonly Route[] {
  const openedTable = ({ table, invite }: Awaited<ReturnType<Tables['create']>>, owner: Guest, origin: string): object => ({
    table: cardOf(table),
    seat: seatOf(table, owner.id),
    code: table.code,
    invite,
    inviteLink: secretLink(settings, origin, table.id, 'invite', invite),
  });
  return [
    route({
      method: 'POST',
      path: '/api/tables',
      status: 201,
      answer: answers.tableOpened,
      summary: 'Opens a table. The invitation is shown only now: whoever has it may join. The code does the same until the start.',
      body: tableWishSchema,
      perMinute: TABLES_PER_MINUTE,
      async run({ body, namedGuest, origin, address }) {
        const owner = await namedGuest();
        if (body.listed && settings.listedTables > 0 && !listingLimit.allows(address)) throw tooMuch('too-many-listed');
        return openedTable(await tables.create(owner, body), owner, origin);
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/same-deal',
      status: 201,
      answer: answers.tableOpened,
      summary: 'After the end: opens a table with the same deal, for other people and bots. Who sits where is up to you, how many is not.',
      params: tableAddress,
      body: sameDealSchema,
      perMinute: TABLES_PER_MINUTE,
      async run({ params, body, namedGuest, origin }) {
        const owner = await namedGuest();
        return openedTable(await tables.sameDeal(params.id, owner, body), owner, origin);
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/invite',
      answer: answers.invited,
      summary: 'Host only: makes a new invitation and a new code; the old ones stop working.',
      params: tableAddress,
      async run({ params, guest, origin }) {
        const { invite, code } = await tables.renewInvite(params.id, seated(await guest()));
        return { code, invite, inviteLink: secretLink(settings, origin, params.id, 'invite', invite) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/rematch',
      answer: answers.oneTable,
      summary: 'After the end: a new table for the same people and bots, one seat further. A contribution is added to its deal.',
      params: tableAddress,
      body: rematchWishSchema,
      perMinute: TABLES_PER_MINUTE,
      run: async ({ params, body, guest }) => ({ table: await tables.rematch(params.id, seated(await guest()), body) }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/start',
      answer: answers.nothing,
      summary: 'Host only: starts the game.',
      params: tableAddress,
      async run({ params, guest }) {
        await tables.start(params.id, seated(await guest()));
        return {};
      },
    }),
  ];
}

function lookingRoutes({ tables, store, settings }: Services): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables',
      answer: answers.tablesListed,
      summary: 'Public tables: those that wait for players, unless another status is asked for.',
      query: object({ status: optional(oneOf(...STATUSES)) }),
      run: async ({ query }) => ({
        tables: (await store.listedTables(query.status ?? 'gathering', TABLES_SHOWN, settings.listedTables || TABLES_SHOWN)).map(
          listedCard,
        ),
      }),
    }),
    route({
      method: 'GET',
      path: '/api/my/tables',
      answer: answers.ownTables,
      summary: 'Tables at which you sit, newest first, with who must act.',
      async run({ guest }): Promise<{ tables: OwnCard[] }> {
        const me = await guest();
        if (!me) return { tables: [] };
        const own = await store.tablesOf(me.id, TABLES_SHOWN);
        return { tables: own.map((each) => ({ ...listedCard(each), seat: seatOf(each.table, me.id), yourTurn: isTurn(each, me.id) })) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/same-deal',
      answer: answers.tablesOfDeal,
      summary: 'Finished tables with the same deal as this one, the first one first: what they came to can be compared.',
      params: tableAddress,
      run: async ({ params }) => ({ tables: (await tables.ofSameDeal(params.id)).map(cardOf) }),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id',
      answer: answers.oneTableShown,
      summary: 'A table as everybody may see it, and where you sit.',
      params: tableAddress,
      async run({ params, guest }) {
        const table = await tables.find(params.id);
        const me = await guest();
        return {
          table: cardOf(table),
          seat: seatOf(table, me?.id ?? null),
          host: isHost(table, me?.id ?? null),
          code: codeFor(table, me?.id ?? null),
        };
      },
    }),
    route({
      method: 'GET',
      path: '/api/codes/:code',
      answer: answers.cardOnly,
      summary: 'The table that waits for players under a code. The same code lets you join it.',
      params: object({ code: tableCode }),
      perMinute: CODES_PER_MINUTE,
      run: async ({ params }) => ({ table: cardOf(await tables.findByCode(params.code)) }),
    }),
  ];
}

function sittingRoutes({ tables, registry, settings }: Services): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/join',
      answer: answers.joined,
      summary: 'Takes an open seat; a contribution is added to the deal. Answers with the secret link to the seat for your other devices.',
      params: tableAddress,
      body: joinWishSchema,
      perMinute: TABLES_PER_MINUTE,
      async run({ params, body, namedGuest, origin }) {
        const { seat, link } = await tables.join(params.id, await namedGuest(), body);
        return { seat, link, seatLink: secretLink(settings, origin, params.id, 'seat', link) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/sit-again',
      answer: answers.seatTaken,
      summary: 'Takes your own seat again on this device, by its secret link.',
      params: tableAddress,
      body: object({ link: text(100) }),
      perMinute: TABLES_PER_MINUTE,
      run: async ({ params, body, namedGuest }) => ({ seat: await tables.sitAgain(params.id, await namedGuest(), body.link) }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/link',
      answer: answers.ownLink,
      summary: 'Makes a new secret link to your seat; the old one stops working.',
      params: tableAddress,
      async run({ params, guest, origin }) {
        const link = await tables.renewLink(params.id, seated(await guest()), false);
        return { link, seatLink: secretLink(settings, origin, params.id, 'seat', link) };
      },
    }),
    route({
      method: 'PUT',
      path: '/api/tables/:id/contribution',
      answer: answers.nothing,
      summary: 'Before the start, once for each seat: adds to the deal, so that the server alone cannot choose it.',
      params: tableAddress,
      body: object({ contribution: contributionText }),
      async run({ params, body, guest }) {
        await tables.contribute(params.id, seated(await guest()), body.contribution);
        return {};
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/only-here',
      answer: answers.nothing,
      summary: 'Your seat for this device alone: all others get up, and the link to the seat stops working.',
      params: tableAddress,
      async run({ params, guest }) {
        await tables.renewLink(params.id, seated(await guest()), true);
        return {};
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/leave',
      answer: answers.nothing,
      summary: 'Gets up. In a running game a bot plays on for you until you come back.',
      params: tableAddress,
      async run({ params, guest }) {
        const me = seated(await guest());
        const table = await tables.find(params.id);
        if (table.status === 'gathering') await tables.leave(params.id, me);
        else await makeMove(registry, params.id, me, { type: 'leave' }, undefined);
        return {};
      },
    }),
  ];
}

function seatingRoutes({ tables }: Services): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/kick',
      answer: answers.nothing,
      summary: 'Host only, before the start: sends somebody away.',
      params: tableAddress,
      body: object({ seat: integer(0, 11) }),
      async run({ params, body, guest }) {
        await tables.kick(params.id, seated(await guest()), body.seat);
        return {};
      },
    }),
    route({
      method: 'PUT',
      path: '/api/tables/:id/seats/:seat',
      answer: answers.nothing,
      summary: 'Host only, before the start: puts a bot on a free seat, frees it, or sits down there.',
      params: seatAddress,
      body: seatWishSchema,
      async run({ params, body, guest }) {
        await tables.setChair(params.id, seated(await guest()), params.seat, body);
        return {};
      },
    }),
  ];
}

export function seated<T>(guest: T | null): T {
  if (guest === null) throw forbidden('not-seated');
  return guest;
}

/** A table in a list, as everybody may know it. */
export function listedCard(listed: ListedTable): ListedCard {
  return { ...cardOf(listed.table), number: listed.number, toAct: whoActs(listed), lastAt: listed.lastAt };
}

function whoActs({ table, number, toAct }: ListedTable): readonly Seat[] {
  return number === 0 ? table.firstToAct : toAct;
}

function isTurn(listed: ListedTable, guest: string): boolean {
  const seat = seatOf(listed.table, guest);
  return listed.table.status === 'playing' && seat !== null && whoActs(listed).includes(seat);
}
