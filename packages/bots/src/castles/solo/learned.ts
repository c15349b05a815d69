import { Network, type Shape } from '../../network/network.ts';
import { unpack } from '../../network/packing.ts';
import { CASTLE_INPUTS, ROOM_INPUTS } from './afterstate-inputs.ts';
import { PARAMETERS, SCALE } from './parameters.ts';
import { SITUATION_INPUTS } from './situation-inputs.ts';

export const SHAPE: Shape = { situation: SITUATION_INPUTS, castle: CASTLE_INPUTS, room: ROOM_INPUTS, pooled: 24, first: 64, second: 24 };

/** The network as `npm run learn` left it. */
export function learnedNetwork(): Network {
  return new Network(SHAPE, unpack(PARAMETERS, SCALE));
}
