import type { Risk } from '../../packages/bots/src/review/index.ts';
import type { Seen } from './calibrate.ts';

/** What one game of a bot came to. */
export interface Measured {
  readonly deal: number;
  readonly bot: string;
  readonly seat: number;
  readonly accuracy: number; // from 0 to 100
  readonly decisions: number; // that were looked at
  readonly scores: readonly number[];
  readonly seconds: number; // of the processor, for the review
  readonly moments: readonly Seen[];
  readonly risks: readonly Risk[]; // so that other formulas can be tried
}

/** How accurate each bot was, and by how much it was ahead of the next one on the same deals. */
export function compared(bots: readonly string[], measured: readonly Measured[]): string[] {
  const gamesOf = (bot: string): Measured[] => measured.filter((each) => each.bot === bot);
  const means = bots.map((bot) => {
    const games = gamesOf(bot);
    const seconds = games.reduce((sum, each) => sum + each.seconds, 0) / games.length;
    return `${bot}: ${meanWithInterval(games.map(({ accuracy }) => accuracy))} in ${games.length} games, ${seconds.toFixed(1)} s of processor for each review`;
  });
  const leads = bots.slice(1).map((worse, index) => {
    const pairs = gamesOf(bots[index]).flatMap(({ deal, accuracy }) => {
      const other = measured.find((each) => each.bot === worse && each.deal === deal);
      return other ? [accuracy - other.accuracy] : [];
    });
    return `${bots[index]} above ${worse}, deal by deal: ${meanWithInterval(pairs)}`;
  });
  return [...means, ...leads];
}

/** Student's factor for an interval of 95 %, nearly. */
function factor(count: number): number {
  return 1.96 + 2.5 / Math.max(1, count - 1);
}

function meanWithInterval(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const variance = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
  return `${mean.toFixed(1)} ± ${(factor(numbers.length) * Math.sqrt(variance / numbers.length)).toFixed(1)}`;
}
