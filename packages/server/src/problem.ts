import type { Fact } from '@luftschloss/engine/kernel';
import type { ProblemReport } from '@luftschloss/protocol';
import { problemText } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';

/** Something that the person who asked can understand and put right. Anything else that is thrown is a bug. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: { readonly [name: string]: string | number } | undefined;

  constructor(status: number, code: string, message: string, params?: { readonly [name: string]: string | number }) {
    super(message);
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

/** What somebody sent is not in order; `problem` says what, in a form that the catalogues know. */
export function badData(problem: Fact): Problem {
  return badRequest(problemText(english, problem));
}

export function badRequest(message: string): Problem {
  return new Problem(400, 'bad-request', message);
}

export function forbidden(message: string): Problem {
  return new Problem(403, 'forbidden', message);
}

export function notFound(what: string): Problem {
  return new Problem(404, 'not-found', `There is no such ${what}. Check the address, or ask for a new link.`);
}

/** Possible at another time, but not now. */
export function conflict(code: string, message: string): Problem {
  return new Problem(409, code, message);
}

export function reportOf({ code, message, params }: Problem): ProblemReport {
  return params ? { code, message, params } : { code, message };
}
