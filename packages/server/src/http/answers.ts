import { anyObject, flag, integer, list, nullable, object, oneOf, optional, type Schema, text } from '@luftschloss/engine/kernel';
import { DAY_KINDS, daySchema, STATUSES } from '@luftschloss/protocol';
import { CODE_LENGTH } from '../secrets.ts';
import { paceSchema } from '../table/wishes.ts';

/** What requests are answered with, for the documents and for tests that hold every answer against it. */
const seat = integer(0, 11);
const time = integer(0, Number.MAX_SAFE_INTEGER);
const anyText = text(100_000);
const number = integer(0, 10_000_000);
const points = integer();

export const nothing = object({});
export const named = object({ name: nullable(anyText) });
export const pushKey = object({ key: nullable(anyText) });
export const oneTable = object({ table: anyText });
export const seatTaken = object({ seat });
export const ownLink = object({ link: anyText, seatLink: anyText });
export const joined = object({ seat, link: anyText, seatLink: anyText });
export const stored = object({ number });
export const noticesSet = object({ push: flag, webhook: flag });

const code = nullable(text(CODE_LENGTH));
const chair = object({
  name: anyText,
  kind: oneOf('human', 'bot', 'open'),
  bot: optional(anyText),
  awaited: optional(flag),
  host: optional(flag),
});
const dayTable = object({ day: daySchema, kind: oneOf(...DAY_KINDS) });
const cardFields = {
  id: anyText,
  game: anyText,
  rulesVersion: number,
  options: anyObject,
  pace: paceSchema,
  listed: flag,
  status: oneOf(...STATUSES),
  seats: list(chair, 12),
  created: time,
  changed: time,
  stopped: flag,
  imported: flag,
  rematch: nullable(anyText),
  deal: nullable(object({ commitment: anyText, contributions: list(nullable(anyText), 12) })),
  scores: nullable(list(points, 12)),
  winners: nullable(list(integer(0, 20), 20)),
  day: optional(dayTable),
  sameDeal: optional(anyText),
};
export const card = object(cardFields);
export const cardOnly = object({ table: card });
export const listedFields = { ...cardFields, number, toAct: list(seat, 12), lastAt: nullable(time) };
export const tablesOfDeal = object({ tables: list(card, 100) });
export const tablesListed = object({ tables: list(object(listedFields)) });
export const ownTables = object({ tables: list(object({ ...listedFields, seat: nullable(seat), yourTurn: flag })) });
export const oneTableShown = object({ table: card, seat: nullable(seat), host: flag, code });
export const tableOpened = object({ table: card, seat: nullable(seat), code, invite: anyText, inviteLink: anyText });
export const invited = object({ code, invite: anyText, inviteLink: anyText });

const ownTry = { table: anyText, over: flag, points: nullable(points), lead: nullable(points) };
const ranked = { rank: number, name: anyText, points, you: flag };
const kind = oneOf(...DAY_KINDS);
const castleOfDay = object({
  kind,
  game: anyText,
  options: anyObject,
  bots: list(anyText, 12),
  own: nullable(object(ownTry)),
  mayLook: flag,
  ranking: list(object({ ...ranked, lead: points, table: nullable(anyText) }), 1000),
});
export const day = object({ day: daySchema, today: daySchema, ends: time, castles: list(castleOfDay, 10) });
const weekRow = object({ ...ranked, days: number, best: points });
export const week = object({ day: daySchema, castles: list(object({ kind, ranking: list(weekRow, 1000) }), 10) });
export const ownDays = object({ tries: list(object({ day: daySchema, kind, ...ownTry }), 1000) });

const game = object({
  id: anyText,
  name: anyText,
  rulesVersion: number,
  options: anyObject,
  bots: list(anyText),
  actionSchema: anyObject,
});
export const games = object({ games: list(game) });

/** Something to be said: a code with what it is about. Games that ended before scores held facts have a sentence. */
const fact = either(anyObject, anyText);
const scoreLine = object({ category: anyText, points, reason: fact });
const standing = object({
  seat: integer(0, 20),
  rank: number,
  score: points,
  lines: list(scoreLine, 10_000),
  tiebreaks: list(object({ name: anyText, value: points })),
  note: optional(fact),
  name: optional(anyText),
});
/** Where boards are scored rather than players. */
const scoreSheet = object({
  categories: list(anyText, 100),
  boards: list(object({ name: anyText, seats: list(integer(0, 20), 20), score: points, lines: list(scoreLine, 10_000) }), 20),
});
const situation = object({
  toAct: list(seat, 12),
  actions: number,
  undo: number,
  back: nullable(number),
  clocks: nullable(
    object({ left: list(integer(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 12), since: time, running: list(seat, 12) }),
  ),
  late: list(seat, 12),
  standIns: list(nullable(anyText), 12),
  proposal: nullable(object({ seat, keep: number, agreed: list(seat, 12) })),
  ending: nullable(object({ seat, agreed: list(seat, 12) })),
  stopped: flag,
  result: nullable(object({ standings: list(standing, 20), winners: list(integer(0, 20), 20), sheet: optional(scoreSheet) })),
  readOnly: nullable(anyText),
  readOnlyReason: optional(fact),
});
/** The view is the game's own. */
const shown = object({ seat: nullable(seat), game: nullable(anyObject), situation });
const viewNow = object({ number, shown });
const viewThen = object({ after: number, actions: number, toAct: list(seat, 12), game: anyObject });
export const view = either(viewNow, viewThen);

const entry = object({
  type: anyText,
  seat: optional(seat),
  keep: optional(number),
  by: optional(seat),
  agree: optional(flag),
  agreed: optional(list(seat, 12)),
});
export const log = object({ number, steps: list(object({ number, at: time, entry, events: list(anyObject) }), 1_000_000) });
export const choices = object({
  number,
  kinds: list(object({ kind: anyText, count: time })),
  actions: list(anyObject),
  complete: flag,
});

const recordFields = {
  game: anyText,
  rulesVersion: number,
  tags: anyObject,
  options: anyObject,
  seats: list(object({ name: anyText, bot: optional(anyText) }), 12),
};
const wholeRecord = object({
  format: oneOf('luftschloss-record'),
  ...recordFields,
  seed: anyText,
  actions: list(object({ seat, action: anyObject }), 100_000),
  scores: optional(list(points, 20)),
  deal: optional(object({ table: anyText, commitment: anyText, secret: anyText, contributions: list(nullable(anyText), 12) })),
});
const partialRecord = object({
  format: oneOf('luftschloss-partial-record'),
  ...recordFields,
  viewer: nullable(seat),
  steps: list(object({ seat: optional(seat), action: optional(anyObject), events: list(anyObject) }), 100_000),
  view: anyObject,
});
export const record = either(wholeRecord, partialRecord);

export const chatLine = object({ number, at: time, seat, text: anyText });
export const chat = object({ lines: list(chatLine, 100) });

export const problem = object({ error: object({ code: anyText, message: anyText, params: optional(anyObject) }) });

function either<A, B>(a: Schema<A>, b: Schema<B>): Schema<A | B> {
  return {
    check(value, path) {
      const first = a.check(value, path);
      return first.ok ? first : b.check(value, path);
    },
    json: { oneOf: [a.json, b.json] },
  };
}
