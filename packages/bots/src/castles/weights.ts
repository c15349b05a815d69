/** What things are worth to greedy, in points where nothing else is said. */
export interface Weights {
  /** What 1000 are worth at the end, and how much more while there are rounds to come. */
  readonly moneyAtEnd: number;
  readonly moneyToSpend: number;
  /** With so many rounds to come, money is worth most. */
  readonly moneyRounds: number;
  /** So much beyond a full purse halves what more of it is worth. */
  readonly plenty: number;
  readonly fullPurse: number;
  readonly turn: number;
  readonly lastTurn: number;
  readonly corridor: number;
  readonly card: number;
  readonly sleeping: number;
  readonly downstairs: number;
  readonly living: number;
  readonly outdoor: number;
  /** An open entrance, up to so many. */
  readonly entrance: number;
  readonly entrances: number;
  /** How likely a room is completed that lacks one, two, or more entrances. */
  readonly lacksOne: number;
  readonly lacksTwo: number;
  readonly lacksMore: number;
  /** How much of its bonus a room is going to collect at each open entrance. */
  readonly bonusEntrance: number;
  /** How early before the end promises lose their worth. */
  readonly promiseAhead: number;
  readonly promiseAtEnd: number;
  /** How far a lead in a favor counts at the end, and how much less at the start. */
  readonly favorSpread: number;
  readonly favorSpreadAhead: number;
  readonly usualCard: number;
  readonly stairsToCellar: number;
  readonly hallwayWhenShort: number;
  readonly depletion: number;
  readonly layingFrom: number;
  /** What paying the Master Builder costs beside the money. */
  readonly helping: number;
}

/** Found by letting changed weights play against each other over thousands of games. */
export const IN_COMPANY: Weights = {
  moneyAtEnd: 0.16,
  moneyToSpend: 0.36,
  moneyRounds: 3.86,
  plenty: 10_900,
  fullPurse: 12_300,
  turn: 4.85,
  lastTurn: 4.56,
  corridor: 3.29,
  card: 2.18,
  sleeping: 1.44,
  downstairs: 6.04,
  living: 3.75,
  outdoor: 4.04,
  entrance: 0.87,
  entrances: 6,
  lacksOne: 0.84,
  lacksTwo: 0.48,
  lacksMore: 0.1,
  bonusEntrance: 0.4,
  promiseAhead: 3.44,
  promiseAtEnd: 0.09,
  favorSpread: 0.36,
  favorSpreadAhead: 1.73,
  usualCard: 0.99,
  stairsToCellar: 2.7,
  hallwayWhenShort: 2.25,
  depletion: 0.86,
  layingFrom: 18.02,
  helping: 1.3,
};

/** A solo game has other prices, no rivals and fewer turns. */
export const ALONE: Weights = {
  moneyAtEnd: 0.08,
  moneyToSpend: 1.48,
  moneyRounds: 3.49,
  plenty: 7300,
  fullPurse: 5700,
  turn: 5.08,
  lastTurn: 8.51,
  corridor: 1.9,
  card: 2.41,
  sleeping: 3.19,
  downstairs: 7.63,
  living: 5.53,
  outdoor: 6.12,
  entrance: 0.54,
  entrances: 3.64,
  lacksOne: 0.74,
  lacksTwo: 0.29,
  lacksMore: 0.17,
  bonusEntrance: 0.2,
  promiseAhead: 3.56,
  promiseAtEnd: 0.08,
  favorSpread: 0.17,
  favorSpreadAhead: 4.5,
  usualCard: 1.32,
  stairsToCellar: 0.38,
  hallwayWhenShort: 0.54,
  depletion: 0.58,
  layingFrom: 4.29,
  helping: 0.3,
};

export function weightsFor(players: number): Weights {
  return players === 1 ? ALONE : IN_COMPANY;
}
