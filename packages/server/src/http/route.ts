import { accept, expected, object, type Schema } from '@luftschloss/engine/kernel';
import type { LanguageId } from '@luftschloss/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdminKey } from '../admin/key.ts';
import { badData, forbidden } from '../problem.ts';
import type { Guest } from '../store/store.ts';
import { problem } from './answers.ts';
import type { GuestBook } from './guest-book.ts';
import { wantedLanguage } from './language.ts';

/** What a route is asked, checked. */
export interface Asked<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly guest: () => Promise<Guest | null>;
  /** Whoever does not have a name yet gets one with a cookie. */
  readonly namedGuest: () => Promise<Guest>;
  /** The address under which the asker knows this server. */
  readonly origin: string;
  /** In which the asker wants to read. */
  readonly language: LanguageId;
  /** The network that the asker comes from, as limits count it. */
  readonly address: string;
}

export interface Route<Params = unknown, Query = unknown, Body = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly summary: string;
  readonly params?: Schema<Params>;
  readonly query?: Schema<Query>;
  readonly body?: Schema<Body>;
  /** What it is answered with when all went well. For documents and tests: nothing is checked here. */
  readonly answer: Schema<unknown>;
  readonly status?: 201;
  readonly perMinute?: number;
  readonly largest?: number;
  /** Only for whoever runs the server. */
  readonly admin?: true;
  run(asked: Asked<Params, Query, Body>): Promise<unknown>;
}

/** Fixes the types of a route by its schemas. */
export function route<Params, Query, Body>(definition: Route<Params, Query, Body>): Route {
  return definition as Route;
}

const NOTHING = object({});

/** Hangs a route into the server. Our own schemas check what comes in; their JSON form makes the OpenAPI page. */
export function addRoute(app: FastifyInstance, guests: GuestBook, definition: Route, limited: boolean, key: AdminKey): void {
  const { method, path, summary, params, query = NOTHING, body, answer, status = 200, perMinute, largest } = definition;
  const schemas: { [part: string]: Schema<unknown> } = { querystring: query };
  if (params) schemas['params'] = params;
  if (body) schemas['body'] = body;
  const parts = Object.fromEntries(Object.entries(schemas).map(([part, schema]) => [part, schema.json]));
  app.route({
    method,
    url: path,
    schema: { summary, ...parts, response: { [status]: answer.json, '4xx': problem.json } },
    // Otherwise the schema would silently leave out what it does not know.
    serializerCompiler: () => JSON.stringify,
    config: { ...(limited && perMinute ? { rateLimit: { max: perMinute, timeWindow: 60_000 } } : {}) },
    ...(largest === undefined ? {} : { bodyLimit: largest }),
    attachValidation: false,
    validatorCompiler:
      ({ httpPart }) =>
      (value: unknown) => {
        const checked = schemas[httpPart as string].check(value, NAMES[httpPart as string]);
        return checked.ok ? { value: checked.value } : { error: badData(checked.problem) };
      },
    ...(definition.admin ? { onRequest: async ({ headers }: FastifyRequest) => openFor(key, headers.authorization) } : {}),
    handler: async (request, reply) => {
      const value = await definition.run(asked(request, reply, guests));
      reply.code(status);
      return value;
    },
  });
}

/** Before anything that was sent is looked at. */
function openFor(key: AdminKey, authorization: string | undefined): void {
  if (!key.opens(authorization)) throw forbidden('not-yours');
}

const NAMES: { readonly [part: string]: string } = { querystring: 'query', params: 'address', body: 'body' };

function asked(request: FastifyRequest, reply: FastifyReply, guests: GuestBook): Asked<unknown, unknown, unknown> {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    guest: () => guests.of(request.headers.cookie),
    namedGuest: () => guests.ofOrNew(request, reply),
    address: guests.limitKeyOf(request),
    language: wantedLanguage(request.headers),
    origin: `${guests.protocolOf(request)}://${request.headers.host ?? request.hostname}`,
  };
}

/** A whole number as it stands in an address. */
export function numberText(min: number, max: number): Schema<number> {
  return {
    check: (value, path) =>
      typeof value === 'string' && /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
        ? accept(Number(value))
        : expected({ code: 'whole-number', params: { min, max } }, value, path ?? 'number'),
    json: { type: 'integer', minimum: min, maximum: max },
  };
}
