import type { TableCard } from '@luftschloss/protocol';
import { expectAsDocumented } from './answers.ts';

export interface Reply<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T & { readonly error?: { readonly code: string; readonly message: string } };
}

/** Somebody with a browser: keeps the cookie and asks over HTTP. */
export class Person {
  readonly address: string;
  cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  async ask<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const response = await fetch(this.address + path, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0];
    const text = await response.text();
    const answer = { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } } as Reply<T>;
    expectAsDocumented(method, path, answer.status, answer.body);
    return answer;
  }

  get<T = Record<string, unknown>>(path: string): Promise<Reply<T>> {
    return this.ask<T>('GET', path);
  }

  post<T = Record<string, unknown>>(path: string, body: unknown = {}): Promise<Reply<T>> {
    return this.ask<T>('POST', path, body);
  }

  async mustPost<T = Record<string, unknown>>(path: string, body: unknown = {}): Promise<T> {
    const answer = await this.post<T>(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}

export interface NewTable {
  readonly table: TableCard;
  readonly invite: string;
  readonly code: string;
  readonly seat: number | null;
}

export interface TableOfPeople {
  readonly id: string;
  readonly people: readonly Person[];
}

/** A running game with people on the first seats and bots on the others. `addresses` may name several nodes. */
export async function startedTable(
  addresses: string | readonly string[],
  game: string,
  people: number,
  bots: readonly string[] = [],
  wish: object = {},
): Promise<TableOfPeople> {
  const nodes = typeof addresses === 'string' ? [addresses] : addresses;
  const everybody = Array.from({ length: Math.max(1, people) }, (_, index) => new Person(nodes[index % nodes.length]));
  const [host, ...others] = everybody;
  const seats = [
    ...Array.from({ length: people }, (_, index) => ({ type: index === 0 ? 'me' : 'open' })),
    ...bots.map((bot) => ({ type: 'bot', bot })),
  ];
  const { table, invite } = await host.mustPost<NewTable>('/api/tables', { game, seats, ...wish });
  for (const person of others) await person.mustPost(`/api/tables/${table.id}/join`, { invite });
  await host.mustPost(`/api/tables/${table.id}/start`);
  return { id: table.id, people: everybody };
}
