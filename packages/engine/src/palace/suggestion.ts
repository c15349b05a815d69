import { COLOURS, type Colour } from './data/vocabulary.ts';
import { setPoints, swanCounts } from './scoring/final-scoring.ts';
import type { Player } from './table/state.ts';
import type { Payment } from './turn/payment.ts';

/** The colour that adds most to a player's sets, and among equals the one he has fewest of: a suggestion, never taken without asking. P-17.3 */
export function suggestedColour(player: Player): Colour {
  const counts = swanCounts(player);
  const worth = (index: number): number => setPoints(counts.map((count, other) => (other === index ? count + 1 : count)));
  const better = (a: number, b: number): boolean => worth(a) > worth(b) || (worth(a) === worth(b) && counts[a] < counts[b]);
  return COLOURS[COLOURS.map((_, index) => index).reduce((best, index) => (better(index, best) ? index : best))];
}

/** All ways to take so many swans out of the five colours, as numbers by colour. */
function takings(counts: readonly number[], amount: number): number[][] {
  const [held, ...rest] = counts;
  if (rest.length === 0) return held >= amount ? [[amount]] : [];
  return Array.from({ length: Math.min(held, amount) + 1 }, (_, taken) =>
    takings(rest, amount - taken).map((others) => [taken, ...others]),
  ).flat();
}

/**
 * The payment that leaves the most points in sets, then the one that leaves the colours most even. Open swans go first: what others cannot see is worth
 * keeping. A suggestion, never paid without asking. P-17.3
 */
export function suggestedPayment(player: Player, amount: number): Payment {
  const counts = swanCounts(player);
  const left = (taken: readonly number[]): number[] => counts.map((count, index) => count - taken[index]);
  const secretsIn = (taken: readonly number[]): number => taken.reduce((sum, n, i) => sum + Math.max(0, n - player.swans[COLOURS[i]]), 0);
  const worth = (taken: readonly number[]): number =>
    setPoints(left(taken)) * 10_000 - secretsIn(taken) * 1_000 - left(taken).reduce((sum, count) => sum + count * count, 0);
  let best: readonly number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const taken of takings(counts, amount)) {
    const value = worth(taken);
    if (value > most) [best, most] = [taken, value];
  }
  const swans: Colour[] = [];
  const secret: Colour[] = [];
  for (const [index, taken] of best.entries()) {
    const colour = COLOURS[index];
    const open = Math.min(taken, player.swans[colour]);
    swans.push(...new Array<Colour>(open).fill(colour));
    secret.push(...new Array<Colour>(taken - open).fill(colour));
  }
  return { swans, secret };
}

/** The swans that add most to a player's sets, one after the other. P-17.3 */
export function suggestedSwans(player: Player, amount: number): Colour[] {
  const taken: Colour[] = [];
  let richer = player;
  for (let i = 0; i < amount; i++) {
    const colour = suggestedColour(richer);
    taken.push(colour);
    richer = { ...richer, swans: { ...richer.swans, [colour]: richer.swans[colour] + 1 } };
  }
  return taken;
}
