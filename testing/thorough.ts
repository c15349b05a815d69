/** Whether this run has the time for everything: `npm run test:long` has, `npm test` takes a sample. */
export const THOROUGH: boolean = process.env.LUFTSCHLOSS_THOROUGH === 'yes';

/** All of them in a long run; in `npm test` those that stand for the others. */
export function sampled<T>(all: readonly T[], standsForOthers: (each: T, index: number) => boolean): readonly T[] {
  return THOROUGH ? all : all.filter(standsForOthers);
}
