import { randomBytes } from 'node:crypto';
import type { ProblemReport } from '@luftschloss/protocol';
import type { SeatKey } from './seat-link.ts';

/** The server said no. */
export class ServerRefusal extends Error {
  readonly problem: ProblemReport;

  constructor(problem: ProblemReport) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Nobody answers at this address, or something that is no server of ours. */
export class Unreachable extends Error {}

export interface Sitting {
  readonly table: string;
  readonly seat: number;
  /** The secret link to a seat that was free before. */
  readonly link: string | null;
}

/** A guest of a server: keeps the cookie and asks over HTTP. */
export class Visitor {
  readonly server: string;
  cookie = '';

  constructor(server: string) {
    this.server = server;
  }

  async ask<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
    const headers = { cookie: this.cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
    const response = await fetch(this.server + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }).catch(
      (error) => {
        throw new Unreachable(String(error.cause?.message ?? error.message));
      },
    );
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    const answer = (await response.json().catch(() => null)) as (T & { readonly error?: ProblemReport }) | null;
    if (answer === null) throw new Unreachable(response.statusText || `HTTP/${response.status}`);
    if (!response.ok) throw new ServerRefusal(answer.error ?? { code: 'failed', message: response.statusText });
    return answer;
  }

  /** Sits down, under this name where the seat was free. */
  async sit(key: SeatKey, name: string | null): Promise<Sitting> {
    if (key.kind === 'seat') {
      const { seat } = await this.ask<{ seat: number }>('POST', `/api/tables/${key.table}/sit-again`, { link: key.secret });
      return { table: key.table, seat, link: null };
    }
    if (name !== null) await this.ask('PUT', '/api/me', { name });
    const { table, ...ticket } = await this.#ticket(key);
    const { seat, seatLink } = await this.ask<{ seat: number; seatLink: string }>('POST', `/api/tables/${table}/join`, ticket);
    await this.#addToDeal(table);
    return { table, seat, link: seatLink };
  }

  async #ticket(key: SeatKey): Promise<{ readonly table: string; readonly invite?: string; readonly code?: string }> {
    if (key.kind !== 'code') return { table: key.table, invite: key.secret };
    const { table } = await this.ask<{ table: { id: string } }>('GET', `/api/codes/${key.code}`);
    return { table: table.id, code: key.code };
  }

  /** As pages do, so that the server alone cannot choose the deal. It is a favour to the others, and no reason not to play. */
  async #addToDeal(table: string): Promise<void> {
    const contribution = randomBytes(32).toString('hex');
    await this.ask('PUT', `/api/tables/${table}/contribution`, { contribution }).catch(() => {});
  }
}
