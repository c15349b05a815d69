import { Network } from '../../network/network.ts';
import { unpack } from '../../network/packing.ts';
import { COMPANY_SHAPE } from '../company/learned.ts';
import { COMPANY } from '../company/perspective.ts';
import { Evaluator } from '../solo/evaluator.ts';
import { PARAMETERS, SCALE } from './parameters.ts';

/** The network as `npm run learn -- --expanded` left it: as wide as the one for company, which knows the expansions and from which it began. */
export function expandedNetwork(): Network {
  return new Network(COMPANY_SHAPE, unpack(PARAMETERS, SCALE));
}

let evaluator: Evaluator | null = null;

/** Of games alone with expansions. */
export function expandedEvaluator(): Evaluator {
  evaluator ??= new Evaluator(expandedNetwork(), COMPANY);
  return evaluator;
}
