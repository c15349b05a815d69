import { type Ability, emptySlots, SLOTS } from '@luftschloss/engine/palace';
import type { Valuation } from './valuation.ts';
import { favorsOf } from './valuation.ts';

type Worth = (valuation: Valuation) => number;

/** What a waking slot is worth. */
const ABILITY_WORTHS: { readonly [A in Ability]: Worth } = {
  discount: ({ turnsLeft }) => Math.min(7, 0.45 * turnsLeft),
  'move-moat': () => 1,
  'ten-points': () => 10,
  'tied-favors': ({ view, seat }) => 1 + 0.9 * favorsOf(view, seat).length,
  'three-swans': ({ swan }) => Math.min(7, 3 * Math.max(...Object.values(swan)) + 0.5),
};

/** What the ability of a slot is worth to somebody who has it, or might have it. */
export function worthOfSlot(valuation: Valuation, slot: number): number {
  return ABILITY_WORTHS[SLOTS[slot]](valuation);
}

export interface RatedSlot {
  readonly slot: number;
  readonly value: number;
}

export function ratedSlots(valuation: Valuation): RatedSlot[] {
  return emptySlots(valuation.view.players[valuation.seat])
    .map((slot) => ({ slot, value: worthOfSlot(valuation, slot) }))
    .sort((a, b) => b.value - a.value);
}
