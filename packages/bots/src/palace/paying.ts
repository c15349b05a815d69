import { COLOURS, type Colour, secretCount, setPoints, swanCounts } from '@luftschloss/engine/palace';
import type { Valuation } from './valuation.ts';

/** The swans that are missed least, one after the other. */
export function leastMissed({ view, seat, swan }: Valuation, amount: number): { colours: Colour[]; cost: number } {
  const counts = swanCounts(view.players[seat]);
  const colours: Colour[] = [];
  let cost = 0;
  for (let i = 0; i < amount; i++) {
    const points = setPoints(counts);
    let best = -1;
    let loss = Number.POSITIVE_INFINITY;
    for (const [index, colour] of COLOURS.entries()) {
      if (counts[index] === 0) continue;
      const less = counts.map((count, other) => (other === index ? count - 1 : count));
      const missed = 0.6 * (points - setPoints(less)) + 0.4 * swan[colour];
      if (missed < loss) {
        loss = missed;
        best = index;
      }
    }
    if (best < 0) return { colours, cost: Number.POSITIVE_INFINITY };
    counts[best]--;
    colours.push(COLOURS[best]);
    cost += loss;
  }
  return { colours, cost };
}

export function costOf(valuation: Valuation, amount: number): number {
  return amount === 0 ? 0 : leastMissed(valuation, amount).cost;
}

/** Open swans first: what others cannot see is worth keeping. */
export function payment(valuation: Valuation, amount: number): { swans: Colour[]; secret: Colour[] } {
  const player = valuation.view.players[valuation.seat];
  const swans: Colour[] = [];
  const secret: Colour[] = [];
  for (const colour of leastMissed(valuation, amount).colours) {
    const open = player.swans[colour] > swans.filter((other) => other === colour).length;
    if (open) swans.push(colour);
    else if (secretCount(player, colour) > secret.filter((other) => other === colour).length) secret.push(colour);
  }
  return { swans, secret };
}
