export { greedy as betweenGreedy } from './between/greedy.ts';
