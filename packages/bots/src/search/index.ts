export * from './allowance.ts';
export * from './playout.ts';
export * from './search.ts';
export * from './winning.ts';
