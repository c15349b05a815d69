import { setPoints, swanCounts } from './final-scoring.ts';
import type { Player } from './state.ts';
import { COLOURS, type Colour } from './vocabulary.ts';

/** The colour that adds most to a player's sets, and among equals the one he has fewest of: a suggestion, never taken without asking. P-17.3 */
export function suggestedColour(player: Player): Colour {
  const counts = swanCounts(player);
  const worth = (index: number): number => setPoints(counts.map((count, other) => (other === index ? count + 1 : count)));
  const better = (a: number, b: number): boolean => worth(a) > worth(b) || (worth(a) === worth(b) && counts[a] < counts[b]);
  return COLOURS[COLOURS.map((_, index) => index).reduce((best, index) => (better(index, best) ? index : best))];
}
