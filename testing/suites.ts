import type { TestSpecification, Vitest } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** The kinds of tests, in the order in which they are begun: the long ones first, so that no worker is left alone with them at the end. */
export const SUITES = ['browser', 'server', 'games', 'unit'] as const;
export type SuiteName = (typeof SUITES)[number];

const BROWSER = 'packages/web/test/browser/**/*.test.ts';
const SERVER = ['packages/server/test/**/*.test.ts', 'packages/*/test/**/served-*.test.ts'];
const GAMES = ['packages/bots/test/**/*.test.ts', 'packages/*/test/**/*-games.test.ts'];

/** Every test file belongs to exactly one suite, and its place or its name says to which. */
export const FILES: { readonly [suite in SuiteName]: { readonly include: string[]; readonly exclude: string[] } } = {
  browser: { include: [BROWSER], exclude: [] },
  server: { include: SERVER, exclude: [] },
  games: { include: GAMES, exclude: [BROWSER, ...SERVER] },
  unit: { include: ['packages/*/test/**/*.test.ts'], exclude: [BROWSER, ...SERVER, ...GAMES] },
};

/** Tests that wait for a database most of their time leave the processors to those that run beside them: they are begun first of all. */
const WAITS = /\/postgres[\w-]*\.test\.ts$/;

export class SuiteSequencer extends BaseSequencer {
  readonly #rank: (specification: TestSpecification) => number;

  constructor(context: Vitest) {
    super(context);
    this.#rank = ({ project, moduleId }) => (WAITS.test(moduleId) ? -1 : SUITES.indexOf(project.name as SuiteName));
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files);
    return known.sort((a, b) => this.#rank(a) - this.#rank(b));
  }
}
