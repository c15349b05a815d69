import type { Fact, FactValue } from './rules.ts';

/** What came from outside: either proven to be a `T`, or what is wrong with it, as a code that the catalogues put into words. */
export type Checked<T> = { readonly ok: true; readonly value: T } | Rejected;
export type Rejected = { readonly ok: false; readonly problem: Fact };

export function accept<T>(value: T): Checked<T> {
  return { ok: true, value };
}

/** `place` is where in the data it is, such as `castle.tiles[3].r`. */
export function reject(code: string, params?: Fact['params'], place?: string): Rejected {
  return rejectAt(place, params ? { code, params } : { code });
}

export function rejectAt(place: string | undefined, problem: Fact): Rejected {
  return { ok: false, problem: place ? { code: 'at', params: { place, problem } } : problem };
}

/** For callers that have already checked, such as tests and our own data: a failure here is a bug. */
export function expectOk<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(factsOf(checked.problem));
  return checked.value;
}

/** A problem for programs and logs, without the words of any language: where it is, its code and what it is about. */
export function factsOf({ code, params = {} }: Fact): string {
  const { place, problem } = params;
  if (code === 'at' && isFact(problem)) return `${place}: ${factsOf(problem)}`;
  const about = Object.entries(params).map(([name, value]) => (isFact(value) ? factsOf(value) : `${name} ${value}`));
  return about.length === 0 ? code : `${code} (${about.join(', ')})`;
}

function isFact(value: FactValue): value is Fact {
  return typeof value === 'object' && 'code' in value;
}

export function parseJson(text: string): Checked<unknown> {
  try {
    return accept(JSON.parse(text) as unknown);
  } catch (error) {
    return reject('not-json', { detail: error instanceof Error ? error.message : String(error) });
  }
}
