import type { Words } from '@luftschloss/words';

/** Money as people write it in their language: 15,000. */
export function money({ 'castles-table': say }: Words, amount: number): string {
  return say.money({ amount });
}
