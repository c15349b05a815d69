import { SLOTS } from '../data/constants.ts';
import type { Ability } from '../data/vocabulary.ts';
import type { Player } from './state.ts';

/** How many slots with this ability are awake: only a turned room tile wakes one. P-12.2 */
export function abilityCount(player: Player, ability: Ability): number {
  return SLOTS.filter((other, slot) => other === ability && player.slots[slot]?.kind === 'room').length;
}

export function hasAbility(player: Player, ability: Ability): boolean {
  return abilityCount(player, ability) > 0;
}

export function emptySlots(player: Player): number[] {
  const empty: number[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) if (!player.slots[slot]) empty.push(slot);
  return empty;
}
