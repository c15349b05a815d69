import type { Fact, Refusal, Rules } from '@luftschloss/engine/kernel';
import type { ProblemReport } from '@luftschloss/protocol';
import { type Language, problemText, refusalText, type Words, wordingOf } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';

type Params = { readonly [name: string]: string | number };
type Say = (language: Language) => string;
export type ProblemCode = keyof Words['problems']['server'] | 'game-over' | 'no-such-game';

/** Something that the person who asked can understand and put right, as a code that the catalogues know. Anything else that is thrown is a bug. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Params | undefined;
  readonly say: Say;

  constructor(status: number, code: string, params: Params | undefined, say: Say) {
    super(say(english));
    this.status = status;
    this.code = code;
    this.params = params;
    this.say = say;
  }
}

function coded(status: number, code: ProblemCode, params?: Params): Problem {
  return new Problem(status, code, params, (language) => refusalText(language, null, params ? { code, params } : { code }));
}

/** What somebody sent is not in order; `problem` says what, in a form that the catalogues know. */
export function badData(problem: Fact): Problem {
  return new Problem(400, 'bad-request', undefined, (language) => problemText(language, problem));
}

/** What somebody sent can never be done. */
export function badRequest(code: ProblemCode, params?: Params): Problem {
  return coded(400, code, params);
}

export function forbidden(code: ProblemCode): Problem {
  return coded(403, code);
}

export function notFound(code: ProblemCode = 'not-found'): Problem {
  return coded(404, code);
}

/** Possible at another time, but not now. */
export function conflict(code: ProblemCode, params?: Params): Problem {
  return coded(409, code, params);
}

/** More than one may. */
export function tooMuch(code: ProblemCode): Problem {
  return coded(429, code);
}

/** The fault is ours. */
export function failure(status: 500 | 503, code: ProblemCode, params?: Params): Problem {
  return coded(status, code, params);
}

/** The game itself does not allow it: code and parameters are its own. */
export function refused(status: 400 | 422, { id }: Pick<Rules, 'id'>, refusal: Refusal): Problem {
  return new Problem(status, refusal.code, refusal.params, (language) => refusalText(language, wordingOf(id, language), refusal));
}

export function reportOf({ code, params, say }: Problem, language: Language): ProblemReport {
  const message = say(language);
  return params ? { code, message, params } : { code, message };
}
