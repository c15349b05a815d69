import type { ProblemReport } from '@luftschloss/protocol';
import type { Words } from '@luftschloss/words';

/** Something that the page finds before a server is asked, as a fact: `problemWords` says it. */
export class PageProblem extends Error {
  readonly say: (words: Words) => string;

  constructor(say: (words: Words) => string) {
    super('page-problem');
    this.say = say;
  }
}

/** A server has answered, but not with what was asked for. `report` is missing where something between us and it has answered. */
export class ServerRefusal extends Error {
  readonly report: ProblemReport | undefined;

  constructor(report: ProblemReport | undefined) {
    super(report?.message ?? 'no-answer');
    this.report = report;
  }
}

/** What went wrong, in the reader's language. Keep the error in state and say it where it is shown. */
export function problemWords(words: Words, error: unknown): string {
  const { page } = words.problems;
  if (error instanceof PageProblem) return error.say(words);
  if (error instanceof ServerRefusal) return error.report ? reportWords(words, error.report) : page['no-answer']();
  // What a browser throws when nothing answers.
  if (error instanceof TypeError) return page.unreachable();
  return page.unforeseen({ problem: error instanceof Error ? error.message : String(error) });
}

/** A server that is newer than this page may know codes that we do not: then its own words are better than none. */
function reportWords({ problems }: Words, { code, message, params = {} }: ProblemReport): string {
  const server = problems.server as { readonly [code: string]: (params: object) => string };
  return Object.hasOwn(server, code) && code !== 'bad-request' ? server[code](params) : message;
}
