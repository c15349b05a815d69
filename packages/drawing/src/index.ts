export * from './castles/index.ts';
export * from './svg.ts';
