export { greedy } from './greedy.ts';
