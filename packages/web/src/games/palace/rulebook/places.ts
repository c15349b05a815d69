import type { RulePlaces } from '../../../rulebook/rulebook.ts';

/** Which clause explains each refusal and each reason for points. */
export const rulePlaces: RulePlaces = {
  refusals: {
    'not-asked': 'actions',
    'slot-without-favor': 'slots',
    'favor-without-slot': 'slots',
    'favor-not-offered': 'reward-food',
    'slot-taken': 'slots',
    'slots-full': 'slots',
    'no-favors-left': 'actions',
    'tile-not-offered': 'actions',
    'cannot-pay': 'prices',
    outside: 'ground',
    occupied: 'ground',
    'not-connected': 'door-to-door',
    'dark-ends': 'stairs',
    'last-entrance': 'last-entrance',
    'wrong-amount': 'paying',
    'too-few-swans': 'paying',
    'no-such-reward': 'complete',
    'moat-not-there': 'moat-arms',
    'moat-must-join': 'no-shutting-in',
    'no-moat-moves-left': 'move-moat',
    'moat-cannot-move': 'move-moat',
    'must-act': 'actions',
    'wrong-number-of-swans': 'powers',
  },
  reason: (code) => REASONS[code] ?? null,
};

const REASONS: { readonly [code: string]: string } = {
  slot: 'powers',
  row: 'types-built',
  column: 'types-built',
  stairs: 'points-of-tiles',
  activity: 'points-of-tiles',
  'utility-swans': 'points-of-tiles',
  'utility-rooms': 'points-of-tiles',
  'utility-favors': 'points-of-tiles',
  'single-swans': 'swan-sets',
  'swan-sets': 'swan-sets',
  'public-favor': 'favors',
  'public-favor-tied': 'favors',
  'own-favor': 'favors',
  'own-favor-tied': 'favors',
};
