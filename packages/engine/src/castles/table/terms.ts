import type { ScoringTerms } from '../scoring/scoring.ts';

/** The numbers and permissions of the game that may differ between players. The rules read them here and nowhere else. */
export interface Terms extends ScoringTerms {
  readonly corridorPrice: number;
  readonly roomDiscount: number;
  readonly passMoney: number;
  readonly activityPoints: number;
  readonly outdoorMoney: number;
  readonly utilityCards: number;
  readonly sleepingRooms: number;
  /** Hallway or stairs, or both of them. */
  readonly corridorPieces: 1 | 2;
  /** How many different rewards a downstairs reward brings. */
  readonly downstairsRewards: 1 | 2;
  /** For each completed room. */
  readonly completionMoney: number;
  readonly firstPlacePoints: number;
  /** Favors held from the beginning that count as favors won. */
  readonly decreeFavors: number;
  readonly winsTies: boolean;
  readonly hidesMoney: boolean;
  /** Sees bonus cards that anybody puts back, and may swap one. */
  readonly seesReturnedCards: boolean;
  /** As Master Builder: one space empty, two rooms on another. */
  readonly doublesSpaces: boolean;
  /** As Master Builder: moves coins between rooms. */
  readonly movesCoins: boolean;
  /** Instead of buying: the coins of one market room and the money for passing. */
  readonly takesCoins: boolean;
  /** Instead of building: this many points, or thousands. */
  readonly insteadOfBuilding: number;
  /** A placement's points as money. */
  readonly moneyForPoints: boolean;
  readonly storesRoom: boolean;
  /** Lays 1000 aside at the end of a turn. */
  readonly saves: boolean;
}

export const USUAL_TERMS: Terms = {
  noPenalties: false,
  wallsConnect: false,
  corridorPrice: 3000,
  roomDiscount: 0,
  passMoney: 5000,
  activityPoints: 5,
  outdoorMoney: 10_000,
  utilityCards: 2,
  sleepingRooms: 2,
  corridorPieces: 1,
  downstairsRewards: 1,
  completionMoney: 0,
  firstPlacePoints: 8,
  decreeFavors: 0,
  winsTies: false,
  hidesMoney: false,
  seesReturnedCards: false,
  doublesSpaces: false,
  movesCoins: false,
  takesCoins: false,
  insteadOfBuilding: 0,
  moneyForPoints: false,
  storesRoom: false,
  saves: false,
};
