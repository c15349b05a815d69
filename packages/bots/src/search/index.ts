export { allowanceOf, type Pace } from './allowance.ts';
export { type Answer, type Considered, type FirstSight, type Question, search } from './search.ts';
export { chance } from './winning.ts';
