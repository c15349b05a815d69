/** The numbers of the game that differ between players once the king has decreed something. */
export interface Terms {
  readonly corridorPrice: number;
  readonly passMoney: number;
  readonly activityPoints: number;
  readonly outdoorMoney: number;
  readonly utilityCards: number;
  readonly sleepingRooms: number;
}

export const USUAL_TERMS: Terms = {
  corridorPrice: 3000,
  passMoney: 5000,
  activityPoints: 5,
  outdoorMoney: 10_000,
  utilityCards: 2,
  sleepingRooms: 2,
};

export function termsOf(_table: unknown, _seat: number): Terms {
  return USUAL_TERMS;
}
