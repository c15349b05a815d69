export { type Allowance, allowanceOf, type Pace } from './allowance.ts';
export type { Playout } from './playout.ts';
export { type Answer, type Considered, type FirstSight, type Question, search } from './search.ts';
export { chance } from './winning.ts';
