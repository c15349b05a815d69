import { actionsOf, anyObject, flag, integer, nullable, object, optional, type Seat, text, type Viewer } from '@luftschloss/engine/kernel';
import { moveId, type NoticesOn } from '@luftschloss/protocol';
import { isSealed } from '../day/try.ts';
import { say } from '../game/chat.ts';
import { CHAT_PAGE } from '../game/game-registry.ts';
import type { LiveGame } from '../game/live-game.ts';
import { type Move, makeMove } from '../game/moves.ts';
import { asProblem } from '../game/proposals.ts';
import { readOnly } from '../game/read-only.ts';
import { conflict, forbidden, notFound, tooMuch } from '../problem.ts';
import { recordFor } from '../records.ts';
import type { Services } from '../services.ts';
import type { Guest } from '../store/store.ts';
import { ownSeat } from '../table/conditions.ts';
import { seatOf } from '../table/table.ts';
import * as answers from './answers.ts';
import { numberText, type Route, route } from './route.ts';
import { seated, tableAddress } from './routes-tables.ts';

const MOST_CHOICES = 500;
/** Of text that is then looked at character by character. */
const LARGEST_LINE = 20_000;
/** For what may have to play a whole game again. */
const REPLAYS_PER_MINUTE = 300;

/** Playing without a socket: for bots, scripts and pages that only look. */
export function playRoutes(services: Services): readonly Route[] {
  return [...lookingRoutes(services), ...movingRoutes(services), ...talkingRoutes(services)];
}

function lookingRoutes({ registry, days }: Services): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/view',
      answer: answers.view,
      summary: 'The game as you may see it; `after` gives the view after that many actions, for replays.',
      params: tableAddress,
      query: object({ after: optional(numberText(0, 100_000)), as: optional(numberText(0, 11)) }),
      async run({ params, query, guest }) {
        const me = await guest();
        const live = await begun(await days.openFor(params.id, me));
        const viewer = viewerAs(live, seatOf(live.table, me?.id ?? null), query.as);
        if (query.after !== undefined) return viewAfter(live, viewer, query.after);
        return { number: live.number, shown: live.shownTo(viewer) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/log',
      answer: answers.log,
      summary: 'What happened after a number, as you may know it.',
      params: tableAddress,
      query: object({ since: optional(numberText(0, 1_000_000)) }),
      perMinute: REPLAYS_PER_MINUTE,
      async run({ params, query, guest }) {
        const me = await guest();
        const live = await begun(await days.openFor(params.id, me));
        const viewer = seatOf(live.table, me?.id ?? null);
        return { number: live.number, steps: await registry.told(live, query.since ?? 0, viewer) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/choices',
      answer: answers.choices,
      summary: `Your legal actions, at most ${MOST_CHOICES} of them.`,
      params: tableAddress,
      async run({ params, guest }) {
        const live = await begun(await registry.open(params.id));
        return choicesOf(live, ownSeat(live.table, await guest()));
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/record',
      answer: answers.record,
      summary: 'The game as a record: complete after the end, and what you may know of it before.',
      params: tableAddress,
      perMinute: REPLAYS_PER_MINUTE,
      async run({ params, guest }) {
        const me = await guest();
        const live = await begun(await days.openFor(params.id, me));
        return recordFor(live, seatOf(live.table, me?.id ?? null));
      },
    }),
  ];
}

async function begun(live: LiveGame): Promise<LiveGame> {
  if (!live.logState) throw conflict('not-started');
  return live;
}

/** After the end everybody may look back through the eyes of any seat; before, only through their own. */
function viewerAs(live: LiveGame, own: Viewer, wanted: Seat | undefined): Viewer {
  if (wanted === undefined || wanted === own) return own;
  if (wanted >= live.table.chairs.length) throw notFound('no-such-seat');
  if (live.table.status !== 'finished' || isSealed(live.table)) throw forbidden('other-seats');
  return wanted;
}

function viewAfter(live: LiveGame, viewer: Viewer, after: number): object {
  try {
    const { logState } = live.playable();
    if (after > logState.actions.length) throw notFound();
    const { rules, state } = live.rewound(after);
    return { after, actions: logState.actions.length, toAct: rules.toAct(state), game: rules.view(state, viewer) };
  } catch (error) {
    throw asProblem(error);
  }
}

function choicesOf(live: LiveGame, seat: Seat): object {
  if (!live.position) throw readOnly(live.readOnly);
  const { rules, state } = live.position;
  const view = rules.view(state, seat);
  const kinds = rules.choices(view).map((choice) => ({ kind: choice.kind, count: choice.count() }));
  const actions: object[] = [];
  for (const action of actionsOf(rules, view)) {
    if (actions.length >= MOST_CHOICES) break;
    actions.push(action);
  }
  return { number: live.number, kinds, actions, complete: kinds.reduce((sum, { count }) => sum + count, 0) <= actions.length };
}

function movingRoutes({ registry, metrics, messageLimit }: Services): readonly Route[] {
  const move = async (table: string, guest: Guest | null, made: Move, id?: string): Promise<object> => {
    const mover = seated(guest);
    if (!messageLimit.allows(mover.id)) throw tooMuch('too-fast');
    try {
      const number = await makeMove(registry, table, mover, made, id);
      metrics.moves.inc({ type: made.type, outcome: 'stored' });
      return { number };
    } catch (error) {
      metrics.moves.inc({ type: made.type, outcome: 'refused' });
      throw error;
    }
  };
  interface Moving<Body> extends Pick<Route<unknown, unknown, Body>, 'path' | 'summary' | 'body'> {
    made(body: Body): Move;
    idOf?(body: Body): string;
  }
  const moving = <Body>({ made, idOf, path, ...definition }: Moving<Body>): Route =>
    route({
      method: 'POST',
      path: `/api/tables/:id/${path}`,
      answer: answers.stored,
      params: tableAddress,
      ...definition,
      run: async ({ params, body, guest }) => move(params.id, await guest(), made(body), idOf?.(body)),
    });
  return [
    moving({
      path: 'actions',
      summary: 'Acts. Send the same id again when no answer came: the action is taken once.',
      body: object({ id: moveId, action: anyObject }),
      made: ({ action }) => ({ type: 'act', action }),
      idOf: ({ id }) => id,
    }),
    moving({
      path: 'undo',
      summary: 'Takes back all but the first `keep` actions; beyond what you may take back alone, it asks the others.',
      body: object({ keep: integer(0, 100_000) }),
      made: ({ keep }) => ({ type: 'undo', keep }),
    }),
    moving({
      path: 'undo/answer',
      summary: 'Agrees or refuses when somebody asks to take something back.',
      body: object({ agree: flag }),
      made: ({ agree }) => ({ type: 'answer-undo', agree }),
    }),
    moving({
      path: 'take-over',
      summary: 'Lets a bot take the seat of somebody whose time is out.',
      body: object({ seat: integer(0, 11) }),
      made: ({ seat }) => ({ type: 'take-over', seat }),
    }),
    moving({ path: 'come-back', summary: 'Takes your seat back from the bot.', made: () => ({ type: 'come-back' }) }),
    moving({
      path: 'stop',
      summary: 'Ends the game early: alone with bots at once, otherwise by asking everybody who is there, or agreeing to such a question.',
      made: () => ({ type: 'stop' }),
    }),
    moving({
      path: 'stop/answer',
      summary: 'Agrees or refuses when somebody asks to end the game early.',
      body: object({ agree: flag }),
      made: ({ agree }) => ({ type: 'answer-stop', agree }),
    }),
  ];
}

const pushSchema = object({
  endpoint: text(1000),
  expirationTime: optional(nullable(integer(0, 1_000_000))),
  keys: object({ p256dh: text(200), auth: text(100) }),
});

function talkingRoutes(services: Services): readonly Route[] {
  const { days, store, tables, notices } = services;
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/chat',
      answer: answers.chat,
      summary: `The last ${CHAT_PAGE} lines of the chat at the table, those before a number, or the first ones since a number.`,
      params: tableAddress,
      query: object({ since: optional(numberText(0, 1_000_000)), before: optional(numberText(0, 1_000_000)) }),
      async run({ params, query: { since, before }, guest }) {
        await days.mustBeShown(await tables.find(params.id), await guest());
        return { lines: await store.chat(params.id, { after: since, before, limit: CHAT_PAGE }) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/chat',
      answer: answers.chatLine,
      summary: 'Says something to everybody at the table.',
      params: tableAddress,
      body: object({ text: text(LARGEST_LINE) }),
      async run({ params, body, guest }) {
        const me = seated(await guest());
        return say(services, await days.openFor(params.id, me), me, body.text);
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/notices',
      answer: answers.noticesSet,
      summary: 'Whether you are told that it is your turn, and how.',
      params: tableAddress,
      async run({ params, guest }): Promise<NoticesOn> {
        const table = await tables.find(params.id);
        const { push, webhook } = table.chairs[ownSeat(table, await guest())];
        return { push: push !== null, webhook: webhook !== null };
      },
    }),
    route({
      method: 'PUT',
      path: '/api/tables/:id/notices',
      answer: answers.nothing,
      summary: 'Where to tell you that it is your turn: Web Push, a Discord-compatible webhook. `null` ends it, what is left out stays.',
      params: tableAddress,
      body: object({ push: optional(nullable(pushSchema)), webhook: optional(nullable(text(500))) }),
      async run({ params, body, guest, language }) {
        const push = body.push && { endpoint: body.push.endpoint, keys: body.push.keys };
        const { webhook } = body;
        const wanted = { ...(push === undefined ? {} : { push }), ...(webhook === undefined ? {} : { webhook }) };
        const refusal = notices.refusal(wanted);
        if (refusal) throw refusal;
        await tables.setNotices(params.id, seated(await guest()), { ...wanted, language });
        return {};
      },
    }),
  ];
}
