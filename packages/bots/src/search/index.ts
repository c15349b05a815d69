export { allowanceOf, type Pace } from './allowance.ts';
export { type Prior, type RankedCandidate, type SearchProblem, type SearchResult, search } from './search.ts';
export { winProbability } from './win-probability.ts';
