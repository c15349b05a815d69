import type { Player } from '@luftschloss/engine/palace';
import type { SlotState } from './table-texts.ts';

/** How a slot is, for whoever hears it. */
export function stateOf(content: Player['slots'][number]): SlotState {
  if (!content) return 'empty';
  if (content.kind === 'room') return 'awake';
  return content.favor === null ? 'covered' : { favor: content.favor };
}
