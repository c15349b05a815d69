/** What things are worth to greedy, in points where nothing else is said. */
export interface Weights {
  /** What 1000 are worth at the end, and how much more while there are rounds to come. */
  readonly moneyAtEnd: number;
  readonly moneyToSpend: number;
  /** Rounds to come at which money is worth most. */
  readonly moneyRounds: number;
  /** So much beyond a full purse halves what more of it is worth. */
  readonly plenty: number;
  readonly fullPurse: number;
  /** A full purse holds so much more for each round to come. */
  readonly pursePerRound: number;
  readonly turn: number;
  readonly lastTurn: number;
  readonly corridor: number;
  readonly card: number;
  /** How much more a card is worth at the end. */
  readonly cardLate: number;
  readonly sleeping: number;
  readonly downstairs: number;
  readonly living: number;
  /** So much of what a living room would score again counts in addition. */
  readonly livingShare: number;
  readonly outdoor: number;
  /** An open entrance, up to so many. */
  readonly entrance: number;
  readonly entrances: number;
  /** How likely a room is completed that lacks one, two, or more entrances. */
  readonly lacksOne: number;
  readonly lacksTwo: number;
  readonly lacksMore: number;
  /** How likely it is without any space in front of an entrance, compared with one that has plenty. */
  readonly narrow: number;
  /** How much of its bonus a room is going to collect at each open entrance. */
  readonly bonusEntrance: number;
  /** How much of its bonus for each room of a type comes in with every round. */
  readonly eachAhead: number;
  /** How early before the end potential loses their worth. */
  readonly potentialAhead: number;
  readonly potentialAtEnd: number;
  readonly potentialInLastRound: number;
  /** How much earlier still for rooms that lack more than one entrance. */
  readonly potentialSteep: number;
  /** How far a lead in a favor counts at the end, and how much less at the start. */
  readonly favorSpread: number;
  readonly favorSpreadAhead: number;
  readonly usualCard: number;
  readonly stairsToCellar: number;
  readonly hallwayWhenShort: number;
  /** Stacks run out as if so many more rooms were drawn, give or take. */
  readonly depletionShift: number;
  readonly depletionSpread: number;
  readonly layingFrom: number;
  /** What paying the Master Builder costs beside the money. */
  readonly helping: number;
  /** Hallways and stairs are thought of with at most so many open entrances. */
  readonly corridorsUpTo: number;
  /** So many of a tile's places are looked at closely. */
  readonly closeLooks: number;
}

/** Found by letting changed weights play against each other over thousands of games. */
export const IN_COMPANY: Weights = {
  moneyAtEnd: 0.16,
  moneyToSpend: 0.36,
  moneyRounds: 3.86,
  plenty: 10_900,
  fullPurse: 12_300,
  pursePerRound: 0,
  turn: 4.85,
  lastTurn: 4.56,
  corridor: 3.29,
  card: 2.18,
  cardLate: 0,
  sleeping: 1.44,
  downstairs: 6.04,
  living: 3.75,
  livingShare: 0,
  outdoor: 4.04,
  entrance: 0.87,
  entrances: 6,
  lacksOne: 0.84,
  lacksTwo: 0.48,
  lacksMore: 0.1,
  narrow: 0.2,
  bonusEntrance: 0.4,
  eachAhead: 0,
  potentialAhead: 3.44,
  potentialAtEnd: 0.09,
  potentialInLastRound: 0.09,
  potentialSteep: 0,
  favorSpread: 0.36,
  favorSpreadAhead: 1.73,
  usualCard: 0.99,
  stairsToCellar: 2.7,
  hallwayWhenShort: 2.25,
  depletionShift: 0.5,
  depletionSpread: 0.7,
  layingFrom: 18.02,
  helping: 1.3,
  corridorsUpTo: Number.POSITIVE_INFINITY,
  closeLooks: 4,
};

/**
 * A solo game has other prices, no rivals and fewer turns. Fitted to how thousands of options turned out when they were played to the end, then improved by
 * play like the others.
 */
export const ALONE: Weights = {
  moneyAtEnd: 0,
  moneyToSpend: 1.3,
  moneyRounds: 1.28,
  plenty: 17_350,
  fullPurse: 1730,
  pursePerRound: 1340,
  turn: 7.96,
  lastTurn: 6.41,
  corridor: 4.13,
  card: 4.63,
  cardLate: -0.41,
  sleeping: 8.88,
  downstairs: 9.65,
  living: 2.46,
  livingShare: 0.92,
  outdoor: 9.49,
  entrance: 1.72,
  entrances: 4.28,
  lacksOne: 0.79,
  lacksTwo: 0.52,
  lacksMore: 0.29,
  narrow: 0.02,
  bonusEntrance: 0.55,
  eachAhead: 0.3,
  potentialAhead: 1.24,
  potentialAtEnd: 0.24,
  potentialInLastRound: 0,
  potentialSteep: 1.79,
  favorSpread: 0.17,
  favorSpreadAhead: 4.5,
  usualCard: 0.89,
  stairsToCellar: -0.88,
  hallwayWhenShort: -0.37,
  depletionShift: 0.89,
  depletionSpread: 0.29,
  layingFrom: 3.85,
  helping: 0.3,
  corridorsUpTo: 2,
  closeLooks: 8,
};

export function weightsFor(players: number): Weights {
  return players === 1 ? ALONE : IN_COMPANY;
}
