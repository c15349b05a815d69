import { SHAPE, unpack } from '../solo/learned.ts';
import { Network, type Shape } from '../solo/network.ts';
import { PARAMETERS, SCALE } from './parameters.ts';
import { COMPANY_SITUATION_INPUTS } from './situation.ts';

/** As wide as the network of solo games, which it begins from. */
export const COMPANY_SHAPE: Shape = { ...SHAPE, situation: COMPANY_SITUATION_INPUTS };

/** The network as `npm run learn -- --company` left it. */
export function companyNetwork(): Network {
  return new Network(COMPANY_SHAPE, unpack(PARAMETERS, SCALE));
}
