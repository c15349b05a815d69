import type { TileType } from '@luftschloss/engine/palace';
import { TYPE_ICONS } from '../common/type-icons.ts';
import { line, shape } from './pen.ts';

/** A sign of eighteen units, with the middle at 0,0. */
function sign(icon: keyof typeof TYPE_ICONS): (ink: string) => string {
  return (ink) => shape(TYPE_ICONS[icon], ink, { 'fill-rule': 'evenodd', transform: 'translate(-9 -9) scale(0.75)' });
}

/** Signs of the room types in ink: those of every game, and stairs. */
export const ICONS: { readonly [T in TileType]: (ink: string) => string } = {
  living: sign('living'),
  sleeping: sign('sleeping'),
  food: sign('food'),
  utility: sign('utility'),
  activity: sign('activity'),
  downstairs: sign('downstairs'),
  hallway: sign('corridor'),
  stairs: (ink) => line('M-7 6.6 H-2.4 V2.2 H2.2 V-2.2 H6.8 V-6.6', ink, 2.4),
};
