export { allowanceOf, isLess, type Pace } from './allowance.ts';
export { type Difference, difference, isClear } from './paired-difference.ts';
export { type Prior, type Question, type RankedCandidate, search } from './search.ts';
export { type Asked, type QuestionFor, searched } from './searched.ts';
export { leadOf, winProbability } from './win-probability.ts';
export { worthsByWorld } from './worlds.ts';
