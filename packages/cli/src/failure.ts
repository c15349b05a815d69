import { type Checked, type Fact, factsOf, type Rejected } from '@luftschloss/engine/kernel';
import { type Language, problemText, type Words } from '@luftschloss/words';
import type { Catalogue } from './catalogue.ts';

export type CliWords = Words['cli'];
type Failures = CliWords['failures'];

/** What a message takes, as data: another message inside it is a fact. */
type Given<P> = { readonly [K in keyof P]: P[K] extends string | number | readonly string[] ? P[K] : Fact };
type About<C extends keyof Failures> = Parameters<Failures[C]> extends [infer P] ? [params: Given<P>] : [];

/** Something that the person at the keyboard can put right: one sentence, shown without a stack trace. It is data, which threads can send to each other. */
export class Failure extends Error {
  readonly problem: Fact;

  constructor(problem: Fact) {
    super(factsOf(problem));
    this.problem = problem;
  }
}

export function fail<C extends keyof Failures>(code: C, ...[params]: About<C>): never {
  throw new Failure(params ? { code, params: params as Fact['params'] & object } : { code });
}

export function failWith({ problem }: Rejected): never {
  throw new Failure(problem);
}

const STANDARD_INPUT = '-';

/** The value, or a failure with what the check has found; `file` is the one that was being checked. */
export function orFail<T>(checked: Checked<T>, file?: string): T {
  if (checked.ok) return checked.value;
  const { problem } = checked;
  if (file === undefined) return failWith(checked);
  throw new Failure(file === STANDARD_INPUT ? { code: 'at-input', params: { problem } } : { code: 'at', params: { place: file, problem } });
}

/** One line that is safe to show in a terminal, whatever came from outside into it. No-break spaces stay: French needs them. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ').trim();
}

const LONGEST_SENTENCE = 400;

export function failureLine({ problem }: Failure, language: Language, { wordings }: Catalogue): string {
  const { cli } = language.words;
  const wording = (game: string) => (Object.hasOwn(wordings, game) ? wordings[game](language) : null);
  const line = oneLine(problemText(language, problem, { wording, messages: language.said.cli.failures }));
  const short = line.length > LONGEST_SENTENCE ? `${line.slice(0, LONGEST_SENTENCE)}...` : line;
  return `${cli.program.failed({ problem: short })}${/[.?!]$/.test(short) ? '' : '.'}\n`;
}
