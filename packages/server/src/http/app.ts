import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import swagger from '@fastify/swagger';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { TroubleBook } from '../admin/trouble.ts';
import { forbidden, notFound, Problem, type ProblemCode, reportOf } from '../problem.ts';
import type { Services } from '../services.ts';
import { problemOf, StoreTrouble } from '../store/trouble.ts';
import { limitKeyOf } from './forwarded.ts';
import type { GuestBook } from './guest-book.ts';
import { languageOf } from './language.ts';
import { isOwnOrigin } from './origin.ts';
import { apiPage, homePage, STYLE } from './pages.ts';
import { addRoute, type Route } from './route.ts';
import { adminRoutes } from './routes-admin.ts';
import { dayRoutes } from './routes-day.ts';
import { generalRoutes } from './routes-general.ts';
import { playRoutes } from './routes-play.ts';
import { tableRoutes } from './routes-tables.ts';

const LARGEST_BODY = 65_536;
/** Milliseconds after which a connection is closed if its request comes in drop by drop or its answer is not read. */
const HEAD_WITHIN = 10_000;
const LOOK_FOR_THE_SLOW = 1000;
const MOST_SILENCE = 60_000;
/** Seconds. */
const RETRY_AFTER = 2;
const HALF_A_YEAR = 15_768_000;
/** The web client: inside the package where that is installed, beside it in the sources. */
const WEB_CLIENTS = ['../../web', '../../../web/dist'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
export const WEB_CLIENT = WEB_CLIENTS.find(existsSync) ?? WEB_CLIENTS[WEB_CLIENTS.length - 1];

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export function newApp({ logLevel, requestTimeout }: Services['settings'], trouble: TroubleBook): FastifyInstance {
  const patience = requestTimeout * 1000;
  return fastify({
    requestTimeout: patience,
    connectionTimeout: MOST_SILENCE,
    http: {
      requestTimeout: patience,
      headersTimeout: Math.min(patience, HEAD_WITHIN),
      connectionsCheckingInterval: Math.min(patience, LOOK_FOR_THE_SLOW),
    },
    bodyLimit: LARGEST_BODY,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 100 },
    logger: {
      level: logLevel === 'silent' ? 'warn' : logLevel,
      redact: ['req.headers', 'res.headers', '*.cookie', '*.token', '*.link', '*.invite', '*.seed', '*.secret'],
      serializers: SERIALIZERS,
      stream: trouble,
    },
  });
}

/** Addresses may hold secrets that somebody pasted wrongly, so logs name the route only. */
const SERIALIZERS = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url ?? 'none' }),
};

export async function furnish(app: FastifyInstance, services: Services, guests: GuestBook, webFolder: string): Promise<void> {
  const { settings } = services;
  const web = existsSync(webFolder) ? webFolder : null;
  await app.register(cookie);
  await app.register(swagger, { openapi: { info: { title: 'Luftschloss', version: '1' } } });
  const limited = settings.requestsPerMinute > 0;
  if (limited) {
    const keyGenerator = ({ raw }: FastifyRequest): string => limitKeyOf(raw, settings.trustProxy);
    await app.register(rateLimit, { max: settings.requestsPerMinute, timeWindow: 60_000, keyGenerator });
  }
  addHooks(app, settings.publicUrl);
  allowEmptyBodies(app);
  addErrors(app, web !== null);
  for (const each of allRoutes(services)) addRoute(app, guests, each, limited, services.admin.key);
  addOperation(app, services);
  await addPages(app, web);
}

export function allRoutes(services: Services): readonly Route[] {
  return [...generalRoutes(services), ...tableRoutes(services), ...playRoutes(services), ...dayRoutes(services), ...adminRoutes(services)];
}

function addHooks(app: FastifyInstance, publicUrl: string | null): void {
  const headers = publicUrl?.startsWith('https:') ? { ...HEADERS, 'strict-transport-security': `max-age=${HALF_A_YEAR}` } : HEADERS;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isOwnOrigin(request.headers.origin, request.headers.host, publicUrl)) {
      throw forbidden('origin');
    }
  });
}

/** Programs announce JSON with every request, also with those that have nothing to say (`POST /api/tables/{id}/start`). */
function allowEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else parse(request, body as string, done);
  });
}

function addErrors(app: FastifyInstance, hasClient: boolean): void {
  app.setErrorHandler(async (error: FastifyError | Problem | Error, request, reply) => {
    const problem = foreseen(error) ?? problemOf(error);
    if (problem.code === 'failed') request.log.error({ err: error, req: request }, 'a request failed');
    if (problem.status === 503) reply.header('retry-after', RETRY_AFTER);
    return reply.code(problem.status).send({ error: reportOf(problem, await languageOf(request.headers)) });
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (hasClient && isClientPage(request)) return reply.sendFile('index.html', { immutable: false, maxAge: 0 });
    return reply.code(404).send({ error: reportOf(notFound(), await languageOf(request.headers)) });
  });
}

const CODES: { readonly [status: number]: ProblemCode } = { 413: 'too-large', 415: 'not-json', 429: 'too-fast' };

/** What the framework refuses before anything of ours is asked. */
function foreseen(error: FastifyError | Error): Problem | null {
  if (error instanceof Problem || error instanceof StoreTrouble) return null;
  const status = error instanceof SyntaxError ? 400 : ((error as FastifyError).statusCode ?? 500);
  if (status >= 500) return null;
  const code = CODES[status] ?? 'bad-request';
  return new Problem(status, code, undefined, ({ words }) =>
    words.problems.server[code as keyof typeof words.problems.server]({} as never),
  );
}

function addOperation(app: FastifyInstance, { store, metrics }: Services): void {
  app.get('/health', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await store.check();
      return { ok: true };
    } catch (error) {
      const { message } = problemOf(error);
      return reply.code(503).header('retry-after', RETRY_AFTER).send({ ok: false, message });
    }
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

async function addPages(app: FastifyInstance, web: string | null): Promise<void> {
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api', { schema: { hide: true } }, async (_request, reply) => reply.type('text/html').send(apiPage(app.swagger())));
  app.get('/plain.css', { schema: { hide: true } }, async (_request, reply) => reply.type('text/css').send(STYLE));
  // The web client asks for this file to learn whether there is a server behind it; its static build says no.
  app.get('/house.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ online: true }),
  );
  if (web === null) {
    app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.type('text/html').send(homePage()));
    return;
  }
  await app.register(files, {
    root: web,
    index: ['index.html'],
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: freshPages,
  });
}

/** The client has addresses of its own, such as /table/ID, which all begin with its one page. */
function isClientPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api') && (headers.accept ?? '').includes('text/html');
}

/** Only files with a hash in their name never change. */
function freshPages(reply: FastifyReply, path: string): void {
  if (!path.includes('/assets/')) reply.header('cache-control', 'no-cache');
}
