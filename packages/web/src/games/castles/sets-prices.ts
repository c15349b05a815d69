import type { CastlesView } from '@luftschloss/engine/castles';

/** Whether a seat sets the prices of this round: alone nobody does, and after the end there is nothing left to price. */
export function setsPrices({ masterBuilder, seats, stage }: Pick<CastlesView, 'masterBuilder' | 'seats' | 'stage'>, seat: number): boolean {
  return masterBuilder === seat && seats.length > 1 && stage !== 'over';
}
