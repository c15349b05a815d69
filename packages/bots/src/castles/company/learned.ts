import { Network, type Shape } from '../../network/network.ts';
import { unpack } from '../../network/packing.ts';
import { SHAPE } from '../solo/learned.ts';
import { PARAMETERS, SCALE } from './parameters.ts';
import { COMPANY_SITUATION_INPUTS } from './situation.ts';

/** As wide as the network of solo games, which it begins from. */
export const COMPANY_SHAPE: Shape = { ...SHAPE, situation: COMPANY_SITUATION_INPUTS };

/** The network as `npm run learn -- --company` left it. */
export function companyNetwork(): Network {
  return new Network(COMPANY_SHAPE, unpack(PARAMETERS, SCALE));
}
