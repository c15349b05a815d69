import { type Versioned, versionOf } from '../kernel/index.ts';

export const RULES_VERSION = 2;
export const OLDEST_RULES_VERSION = 1;

/** Where versions of the rules differ. A game keeps the rules that it was begun under, so the rules read these here and nowhere else. */
export interface VersionTerms {
  /** C-5.2: an extra turn begins as soon as it is chosen, not after all other rewards. */
  readonly extraTurnAtOnce: boolean;
  /** C-3.10 in place of an end after six rounds without a purchase; a full market needs no drawing. */
  readonly nobodyBuilds: boolean;
  /** Section 13: the two favors of a decree are favors, not tower favors. */
  readonly decreeFavorsAreFavors: boolean;
  /** Section 13: the swan on a stored room is taken with the purchase. */
  readonly storedSwansAtOnce: boolean;
  /** C-8.1: bonus cards that have no meaning alone are replaced. */
  readonly soloCardsOnly: boolean;
}

const BY_VERSION: { readonly [version: number]: VersionTerms } = {
  1: {
    extraTurnAtOnce: false,
    nobodyBuilds: false,
    decreeFavorsAreFavors: false,
    storedSwansAtOnce: false,
    soloCardsOnly: false,
  },
  2: {
    extraTurnAtOnce: true,
    nobodyBuilds: true,
    decreeFavorsAreFavors: true,
    storedSwansAtOnce: true,
    soloCardsOnly: true,
  },
};

export function versionTerms(table: Versioned): VersionTerms {
  return BY_VERSION[versionOf(table)];
}
