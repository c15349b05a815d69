import type { LogLine } from './link.ts';

/** Where a round of the game begins. */
export interface RoundMark {
  readonly round: number; // from 1
  readonly step: number;
}

/** The rounds as far as they are told in the log; none for games that know no rounds, or as long as there is only one. */
export function roundsOf(log: readonly LogLine[], opens: (event: unknown) => boolean): readonly RoundMark[] {
  const later = log.filter(({ event }) => opens(event)).map(({ step }, index) => ({ round: index + 2, step }));
  return later.length === 0 ? [] : [{ round: 1, step: 0 }, ...later];
}

/** The beginning of the round before this step, or of the next one after it. */
export function neighbourRound(marks: readonly RoundMark[], step: number, way: 1 | -1): RoundMark | undefined {
  return way === 1 ? marks.find((mark) => mark.step > step) : marks.findLast((mark) => mark.step < step);
}
