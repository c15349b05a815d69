import { type Depth, WEIGHED } from '@luftschloss/bots/review';
import type { Seat } from '@luftschloss/engine/kernel';
import type { Shelf } from '../table/saved-tables.ts';

/** What a review of a game came to. It stays when the review makes room for later ones. */
export interface KeptAccuracy {
  readonly accuracy: number; // from 0 to 100
  readonly depth: Depth;
}

const PREFIX = 'luftschloss.accuracy.';

function keyOf(id: string, seat: Seat): string {
  return `${PREFIX}${id}.${seat}`;
}

export function keepAccuracy(shelf: Shelf, id: string, seat: Seat, kept: KeptAccuracy): void {
  try {
    shelf.setItem(keyOf(id, seat), JSON.stringify({ ...kept, weighed: WEIGHED }));
  } catch {
    // Without storage nothing is counted.
  }
}

export function keptAccuracy(shelf: Shelf, id: string, seat: Seat): number | null {
  try {
    const { accuracy, weighed } = JSON.parse(shelf.getItem(keyOf(id, seat)) ?? '{}') as { readonly [name: string]: unknown };
    // Accuracies of different formulas cannot be drawn into one chart.
    return weighed === WEIGHED && typeof accuracy === 'number' && accuracy >= 0 && accuracy <= 100 ? accuracy : null;
  } catch {
    return null;
  }
}
