import { type Versioned, versionOf } from '../kernel/index.ts';

export const RULES_VERSION = 2;
export const OLDEST_RULES_VERSION = 1;

/** Where versions of the rules differ. A game keeps the rules that it was begun under, so the rules read these here and nowhere else. */
export interface VersionTerms {
  /** Ruling 42: the order of rewards is asked only among those that give something now. */
  readonly ordersGivingRewards: boolean;
  /** Ruling 43: public facts alone decide whether a payment is automatic. */
  readonly paysByPublicFacts: boolean;
}

const BY_VERSION: { readonly [version: number]: VersionTerms } = {
  1: { ordersGivingRewards: false, paysByPublicFacts: false },
  2: { ordersGivingRewards: true, paysByPublicFacts: true },
};

export function versionTerms(position: Versioned): VersionTerms {
  return BY_VERSION[versionOf(position)];
}
