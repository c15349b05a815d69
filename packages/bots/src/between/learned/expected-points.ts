import { type BetweenState, buildersOf, type Castle, type CastleIndex, hasLudwig, ludwig, planPoints } from '@luftschloss/engine/between';
import { Notes } from '@luftschloss/engine/kernel';
import { type Inputs, Network, type Shape } from '../../network/network.ts';
import { unpack } from '../../network/packing.ts';
import { turnsPlayed } from '../turns.ts';
import { valuationOf } from '../valuation.ts';
import { CASTLE_INPUTS, castleInputsOf, SITUATION_INPUTS, situationInputs } from './castle-inputs.ts';
import { PARAMETERS, SCALE } from './parameters.ts';
import { ROOM_INPUTS } from './room-inputs.ts';

export const SHAPE: Shape = { situation: SITUATION_INPUTS, castle: CASTLE_INPUTS, room: ROOM_INPUTS, pooled: 16, first: 32, second: 16 };

/** The network as `npm run learn -- --between` left it. */
export function betweenNetwork(): Network {
  return new Network(SHAPE, unpack(PARAMETERS, SCALE));
}

/** A castle at the end of a turn, as a network sees it. */
export interface CastleSeen extends Inputs {
  readonly situation: Float32Array;
  /** Its points as they stand: the network says what is still to come. */
  readonly certain: number;
}

/** Valid until the next call. */
export function castleSeen(state: BetweenState, index: CastleIndex): CastleSeen {
  const valuation = valuationOf(state.castles[index]);
  const { plan, attendants, cards } = valuation;
  const certain = planPoints(plan, attendants, cards);
  const withLudwig = hasLudwig(state) && buildersOf(state, index).includes(ludwig(state));
  const situation = situationInputs(turnsPlayed(state), state.builders, hasLudwig(state));
  return { ...castleInputsOf(valuation, certain, withLudwig), situation, certain };
}

/** A castle grows with every turn, so that one note is enough. */
const expected = new Notes<Castle, { readonly turns: number; readonly points: number }>('expected-points');
let network: Network | null = null;

/** How many points a castle is going to have at the end of the game. To be asked between two turns. */
export function expectedPoints(state: BetweenState, index: CastleIndex): number {
  const castle = state.castles[index];
  const turns = turnsPlayed(state);
  const known = expected.get(castle);
  if (known?.turns === turns) return known.points;
  network ??= betweenNetwork();
  const seen = castleSeen(state, index);
  network.see(seen.situation);
  const points = seen.certain + network.evaluate(seen);
  expected.set(castle, { turns, points });
  return points;
}
